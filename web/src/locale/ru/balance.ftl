# Насколько честна игра.

balance = Баланс
balance-line = кто побеждает и как часто
balance-title = Насколько честна таверна?
balance-lead = { $games } партий, четыре равных бота, персонажи и места — по жребию. Всё, что отличается, — заслуга колоды или того, как эти боты ею играют.
balance-read = Как читать: точка — то, что получилось. Полоса вокруг неё накрывает истину 95 раз из 100. Черта — сколько выигрывал бы каждый, будь все равны, а тень вокруг неё — по { $band } пункта в обе стороны. Полоса, которая тени не задевает, толстая и красная, а точка на ней — ромб: этот персонаж вне баланса.
balance-who = Кто побеждает
balance-who-about = Какую часть своих партий выигрывает каждый персонаж.
balance-who-caption = Доля побед, игроков за столом: { $n }
balance-field = Какие персонажи
balance-all = все персонажи
balance-given = наборы 1 и 2 между собой
balance-seats = Игроков за столом
balance-players = { $n }
balance-character = Персонаж
balance-share = Доля
balance-change = Пункты
balance-interval = 95-процентный интервал
balance-games = Партий
balance-far = (вне баланса)
balance-from-to = от { $low } до { $high }
balance-order = Порядок хода
balance-order-about = Выгодно ли ходить первым? Если нет, все точки лежат на черте.
balance-order-caption = Доля побед по месту в порядке хода
balance-place = Место
balance-place-n = { $n ->
    [1] начинает
    [2] второй
    [3] третий
    [4] четвёртый
   *[other] { $n }-й
}
balance-causes = Почему проигрывают
balance-causes-about = Кто-то отключается, кто-то остаётся без золота: видно, чего колоде не хватает.
balance-causes-caption = Проигранные партии по тому, чем они кончились
balance-cause-passed-out = отключился
balance-cause-ran-out-of-gold = кончилось золото
balance-cause-other = игра закончилась
balance-length = Долго ли играть
balance-length-about = Ход — это ход одного игрока. { $median ->
    [one] За { $median } ход кончается половина партий
    [few] За { $median } хода кончается половина партий
   *[other] За { $median } ходов кончается половина партий
}, { $ninety ->
    [one] за { $ninety } ход
    [few] за { $ninety } хода
   *[other] за { $ninety } ходов
} — девять из десяти.
balance-length-caption = Партии вчетвером по числу ходов; середина выделена ярким
balance-turns-heading = Ходы
balance-turns = от { $from } до { $to }
balance-turns-n = { $n }
balance-turns-more = { $from } и больше
balance-cards = Карты
balance-cards-about = Помогает ли карта в начальной руке? Справа от черты владелец выигрывает с ней чаще, чем без неё, слева — реже. Одна карта из двадцати покажется такой просто случайно.
balance-cards-caption = { $name }: на сколько пунктов меняется доля побед, если карта в начальной руке
balance-card = Карта
balance-deck = Персонаж
balance-fate = Что стало с каждой картой
balance-seen = в руке
balance-played = сыграна
balance-discarded = сброшена
balance-kept = осталась
