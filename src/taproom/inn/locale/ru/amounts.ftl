# Числа с тем, что они считают, в винительном падеже: «потерять 1 стойкость», «сбросить 2 карты». $n — число.

and = и
quoted = «{ $card }»
fortitude = { $n } { $n ->
    [one] стойкость
    [few] стойкости
    [many] стойкости
   *[other] стойкости
}
alcohol = { $n } { $n ->
    [one] опьянение
    [few] опьянения
    [many] опьянения
   *[other] опьянения
}
gold = { $n } { $n ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}
cards = { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
nothing = ничего
bid = { $thing ->
    [gold] { gold }
    [fortitude] { fortitude }
   *[cards] { cards }
}
