# Что Мудрец говорит о своих размышлениях.

why = Смотрю вперёд { $nodes ->
    [one] { $nodes } раз
    [few] { $nodes } раза
    [many] { $nodes } раз
   *[other] { $nodes } раза
}: так выигрывается около { $chance } % партий, следующий по силе ход — { $next } %.
why-only = Ничего другого, что стоило бы пробовать, я не вижу.
line = { $chance } %: { $deed }
line-hidden = { $chance } %: другой ход, о котором бот молчит
line-goes-on = { $line }, а дальше, например: { $next }
deed-of = { $name }: { $deed }
