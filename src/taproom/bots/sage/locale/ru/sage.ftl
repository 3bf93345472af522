# Что Мудрец говорит о своих размышлениях.

why = Заглядываю вперёд { $nodes ->
    [one] { $nodes } раз
    [few] { $nodes } раза
    [many] { $nodes } раз
   *[other] { $nodes } раза
}: этот ход выигрывает около { $chance } % партий, следующий по силе — { $next } %.
why-only = Ничего другого, что стоило бы пробовать, я не вижу.
line = { $chance } %: { $deed }
line-hidden = { $chance } %: другой ход, о котором бот молчит
line-goes-on = { $line }, а дальше, например: { $next }
deed-of = { $name }: { $deed }
