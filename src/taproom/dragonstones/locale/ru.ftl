# «Горсть драконьих камней» по-русски.

## Предметы (в винительном падеже: что взять, что заплатить)

coins = { $kind ->
    [fairy] { $n ->
        [one] { $n } волшебную монету
        [few] { $n } волшебные монеты
        [many] { $n } волшебных монет
       *[other] { $n } волшебной монеты
    }
   *[gold] { $n ->
        [one] { $n } золотую монету
        [few] { $n } золотые монеты
        [many] { $n } золотых монет
       *[other] { $n } золотой монеты
    }
    [silver] { $n ->
        [one] { $n } серебряную монету
        [few] { $n } серебряные монеты
        [many] { $n } серебряных монет
       *[other] { $n } серебряной монеты
    }
    [black] { $n ->
        [one] { $n } чёрную монету
        [few] { $n } чёрные монеты
        [many] { $n } чёрных монет
       *[other] { $n } чёрной монеты
    }
    [amulets] { $n ->
        [one] { $n } амулет
        [few] { $n } амулета
        [many] { $n } амулетов
       *[other] { $n } амулета
    }
}
all-coins = { $kind ->
    [fairy] волшебные монеты
   *[gold] золотые монеты
    [silver] серебряные монеты
    [black] чёрные монеты
    [amulets] амулеты
}
stones = { $colour ->
    [red] { $n ->
        [one] { $n } красный камень
        [few] { $n } красных камня
        [many] { $n } красных камней
       *[other] { $n } красного камня
    }
    [blue] { $n ->
        [one] { $n } синий камень
        [few] { $n } синих камня
        [many] { $n } синих камней
       *[other] { $n } синего камня
    }
    [yellow] { $n ->
        [one] { $n } жёлтый камень
        [few] { $n } жёлтых камня
        [many] { $n } жёлтых камней
       *[other] { $n } жёлтого камня
    }
    [named] { $n ->
        [one] { $n } камень названного цвета
        [few] { $n } камня названного цвета
        [many] { $n } камней названного цвета
       *[other] { $n } камня названного цвета
    }
   *[any] { $n ->
        [one] { $n } камень
        [few] { $n } камня
        [many] { $n } камней
       *[other] { $n } камня
    }
}
all-stones = { $colour ->
    [red] красные камни
    [blue] синие камни
    [yellow] жёлтые камни
    [named] камни названного цвета
   *[any] камни
}
colour = { $colour ->
   *[red] красный
    [blue] синий
    [yellow] жёлтый
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
nothing = ничего
nobody-named = игрок { $n }
and = { $first } и { $second }
or = { $first } или { $second }

## Лица карт

face-or = или
face-gain = получите { $points }
face-take = возьмите { $what }
face-take-all = возьмите все { $what }
face-take-from = { $giver ->
   *[another] заберите { $what } у другого игрока
    [second] заберите { $what } у игрока со второй по величине ставкой
    [each-other] заберите { $what } у каждого из остальных
}
face-take-all-from = { $giver ->
   *[another] заберите все { $what } у другого игрока, не спрашивая, сколько их
    [second] заберите все { $what } у игрока со второй по величине ставкой
    [each-other] заберите все { $what } у каждого из остальных
}
face-failing = если нет — { $what }
face-pay = заплатите { $price } и { $rewards }
face-may-pay = если хотите, заплатите { $price } и { $rewards }
face-price-one-colour = { $what } одного цвета
face-price-each-colour = { $what } каждого цвета
face-price-all-stones = все свои камни
face-price-bid = все поставленные монеты, в том числе волшебные,
face-name = назовите цвет
face-name-in-bag = назовите цвет, который есть в мешке
face-lose = { $loser ->
   *[each] все игроки, и вы тоже, теряют все { $what }
    [each-other] все остальные теряют все { $what }
}
face-fill-all = сложите все камни банка в мешок
face-fill = положите в мешок { $what } каждого цвета
face-draw = вытяните из мешка { $what } и оставьте себе
face-dare = тяните камень за камнем: остановитесь и оставьте их себе или вытяните названный цвет и верните всё
face-buy = купите сколько угодно камней, каждый за { $prices }
face-use-played = используйте персонажа, уже выставленного в этот ход, хотя бы пропущенного или проклятого
face-use-stack = выберите персонажа из ещё не вышедших в этот ход и используйте его
face-use-random = вытяните персонажа из ещё не вышедших в этот ход и используйте его
face-keep = оставьте карту себе; выиграв другой аукцион, сыграйте её и используйте того персонажа дважды
face-never-twice = нельзя использовать дважды

## Что происходит

started = { $who } вытягивает { $what }.
turn-began = Ход { $n }: к остальным присоединяются { $what }.
reshuffled = Особые персонажи перетасованы заново.
turned-up = На аукцион выставляется { $character }.
not-played = «{ $character }» — последняя карта хода и не играется.
revealed = { $who } ставит { $what }.
revealed-nothing = { $who } показывает пустой кулак.
revealed-doubled = { $who } ставит { $what } — это считается за { $n }.
cursed = { $who } кладёт чёрную монету: { $character } под проклятием, не выигрывает никто.
passed-over = Ставок нет: «{ $character }» в этот ход не играется.
tied = Ничья, ставка { $n }: { $what } ставят снова, серебром.
silver-revealed = { $who } ставит { $what }.
silver-revealed-nothing = { $who } показывает пустой кулак.
silver-revealed-doubled = { $who } ставит { $what } — это считается за { $n }.
nobody-won = Снова ничья: { $character } не достаётся никому.
won = { $who } выигрывает аукцион со ставкой { $n }: { $character }.
used = { $who } использует карту «{ $character }».
announced = { $who } объявляет карту «{ $character }»: «{ $other }» сработает дважды.
doubled = { $who } играет карту «{ $character }»: «{ $other }» срабатывает ещё раз.
kept = { $who } оставляет себе карту «{ $character }».
scored = { $who } получает { $what }, всего { $n }.
took-coins = { $who } берёт { $what }.
took-stones = { $who } берёт { $what }.
paid-stones = { $who } платит { $what }.
paid-coins = { $who } платит { $what }.
robbed-stone = { $who } забирает { $what } у игрока { $other }.
robbed-coins = { $who } забирает { $what } у игрока { $other }.
robbed-spent = { $who } забирает { $what } из потраченных у игрока { $other }.
robbed-of-all = { $who } забирает { $what } у игрока { $other }.
robbed-of-all-unseen = { $who } забирает все { $what } у игрока { $other }.
robbed-nothing = { $who } ничего не находит у игрока { $other }.
bought = { $who } покупает { $what } за { $price }.
named = { $who } называет цвет: { $colour }.
lost-stones = { $who } теряет { $what }.
lost-coins = { $who } теряет { $what }.
filled-bag = В мешок кладут { $what }.
drew = { $who } вытягивает { $what }.
drew-named = { $who } вытягивает { $what }: это названный цвет, всё вытянутое возвращается.
kept-drawn = { $who } останавливается и оставляет себе { $what }.
kept-nothing = { $who } останавливается ни с чем.
declined = { $who } отказывается.
fairy-returned = { $who } возвращает себе { $what }.
black-returned = { $who } сдаёт { $what }.
turn-ended = Ход { $n } окончен.
game-won = { $who } побеждает!

## Вопросы

decision-bidding = { $character }: сколько ставите?
decision-silver-bidding = { $character }: ничья. Сколько серебра ставите?
decision-whether-twice = { $character }: использовать дважды?
decision-which-mode = { $character }: что выбираете?
decision-whether-to-pay = { $character }: платите?
decision-stones-to-pay = { $character }: какими камнями платите?
decision-which-stone = { $character }: какой камень берёте?
decision-whom = { $character }: у кого?
decision-which-colour = { $character }: какой цвет называете?
decision-which-character = { $character }: кого используете?
decision-purchase = { $character }: что покупаете?
decision-daring = { $character }: ещё камень?

## Варианты

option-bid = поставить { $what }
option-bid-nothing = не ставить ничего
option-bid-silver = поставить { $what }
option-once = использовать один раз
option-twice = сыграть карту «{ $character }» и использовать дважды
option-use-mode = { $what }
option-decline = отказаться
option-pay = заплатить
option-pay-stones = заплатить { $what }
option-take-stone = взять { $what }
option-rob = { $other }
option-name = { $colour }
option-use = использовать карту «{ $character }»
option-buy = купить { $what } за { $price }
option-stop = остановиться
option-draw = тянуть

## Почему нельзя

refusal-not_tied = Вы не среди тех, кто поделил первую ставку.
refusal-no_black_coin_in_silver_bidding = К ставке серебром чёрную монету добавить нельзя.
refusal-silver_only = Ничью решают только серебром.
refusal-gold_only = Первая ставка делается только золотом.
refusal-last_of_turn = Последнему персонажу хода нужен ещё один: аукциона не будет.
refusal-no_bidding = Сейчас аукциона нет.
refusal-too_few_coins = У вас за ширмой нет столько монет.
refusal-coins_already_spent = Часть ваших волшебных монет потрачена до конца хода.
refusal-no_black_coin = У вас нет чёрной монеты.
refusal-no_amulet = У вас нет амулета.
refusal-one_amulet_only = В ставке может быть только один амулет.
refusal-cannot_pay = У вас нет для этого камней.
refusal-not_the_winner = Использовать персонажа дважды может только победитель аукциона.
refusal-nothing_kept = У вас нет карты, чтобы использовать персонажа дважды.
refusal-kept_for_later_auctions = Эта карта пригодится только в следующих аукционах.
refusal-never_twice = Этого персонажа нельзя использовать дважды.
refusal-twice_already = Он и так используется дважды.
refusal-not_itself = Персонаж, повторяющий других, не повторяет сам себя.
refusal-not_up_yet = Этот персонаж в этот ход ещё не выставлялся.
refusal-held_by_another = Эта карта у другого игрока.
refusal-not_in_stack = Этого персонажа нет среди ещё не вышедших.
refusal-not_yourself = Себя ограбить нельзя.
refusal-not_second = Вторая по величине ставка не у этого игрока.
refusal-has_no_stone = У этого игрока нет камней, а у другого есть.
refusal-none_in_bank = В банке их больше нет.
refusal-not_sold_for_that = За такие монеты камни не продаются.
refusal-another_colour = Это другой цвет.
refusal-none_of_that_colour = У этого игрока нет камней такого цвета.
refusal-not_in_bag = Камней такого цвета в мешке нет.
refusal-not_asked = Сейчас об этом не спрашивают.
