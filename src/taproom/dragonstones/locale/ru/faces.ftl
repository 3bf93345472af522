# Лица карт.

face-or = или
face-gain = получи { $points }
face-take = возьми { $what }
face-take-all = возьми все { $what }
face-take-from = { $giver ->
   *[another] забери { $what } у другого игрока
    [second] забери { $what } у игрока со второй по величине ставкой
    [each-other] забери { $what } у каждого из остальных
}
face-take-all-from = { $giver ->
   *[another] забери все { $what } у другого игрока, не спрашивая, сколько их
    [second] забери все { $what } у игрока со второй по величине ставкой
    [each-other] забери все { $what } у каждого из остальных
}
face-failing = если нет — { $what }
face-pay = заплати { $price } и { $rewards }
face-may-pay = если хочешь, заплати { $price } и { $rewards }
face-price-one-colour = { $what } одного цвета
face-price-each-colour = { $what } каждого цвета
face-price-all-stones = все свои камни
face-price-bid = все поставленные монеты, в том числе волшебные,
face-name = назови цвет
face-name-in-bag = назови цвет, который есть в мешке
face-lose = { $loser ->
   *[each] все игроки, и ты тоже, теряют все { $what }
    [each-other] все остальные теряют все { $what }
}
face-fill-all = сложи все камни банка в мешок
face-fill = положи в мешок { $what } каждого цвета
face-draw = вытяни из мешка { $what } и оставь себе
face-dare = тяни камень за камнем: остановись и оставь их себе или вытяни названный цвет и верни всё
face-buy = купи сколько угодно камней, каждый за { $prices }
face-use-played = используй персонажа, уже выставленного в этот ход, даже пропущенного или проклятого
face-use-stack = выбери персонажа из ещё не вышедших в этот ход и используй его
face-use-random = вытяни персонажа из ещё не вышедших в этот ход и используй его
face-keep = оставь карту себе; выиграв другой аукцион, сыграй её и используй того персонажа дважды
face-never-twice = нельзя использовать дважды
