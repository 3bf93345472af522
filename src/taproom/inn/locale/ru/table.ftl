# Стол и рука, строками.

table-turn = Ход { $n }: { $seat }.
table-seat = { $seat }: стойкость { $fortitude }, опьянение { $alcohol }, золото { $gold }, в руке { $hand }, в стопке «Выпей меня!» { $pile }{ $state ->
    [out] ; вне игры
   *[in] { "" }
}
table-turn-team = Ход { $n }: { $targets }.
table-in-sight = {"    "}Сыграно в этой фазе: { $list }
table-team = Команда { CASE($targets, "gen") }: стойкость { $fortitude }, опьянение { $alcohol }, золото { $gold }, жетонов зелья { $n }.
table-still = {"    "}Ещё предстоит: { $what ->
    [both] действие и выпивка
    [act] действие
   *[drink] выпивка
}.
table-mark = {"    "}{ $component }: { $step }.
table-supply = {"    "}{ $component }: в запасе { $n }.
table-tokens = {"    "}Жетоны: { $tokens } ({ $seat }).
table-open = {"    "}Лежит открыто: { $list }.
table-kept = {"    "}Оставлено на столе: { $list }.
table-in-play = {"    "}{ $name }: { $list }.
in-play = { $card } (жалованье { $n })
grown = { $card } ({ $n })
table-zone = {"    "}{ $name }: { $n }.
table-known = {"    "}{"    "}Среди них: { $list }.
table-known-hand = {"    "}Из этой руки тебе известно: { $list }.
component = отметка
table-drinks = Карт в колоде выпивки: { $n }.
table-party = { $where ->
    [home] Все в «Красном драконе».
   *[tavern] Все здесь: { $card }.
}
table-tavern = { $card }: карт в колоде — { $n }, в сбросе — { $left }.
table-events = { $deck }: { $n ->
    [one] { $n } жетон времени
    [few] { $n } жетона времени
    [many] { $n } жетонов времени
   *[other] { $n } жетона времени
}, { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
    [many] осталось { $left } карт
   *[other] осталось { $left } карты
}.
table-round = Раунд азартных игр: в банке { gold }; { $control ->
    [nobody] игру не ведёт никто
   *[somebody] игру ведёт { $seat }
}; в раунде: { $targets }.
hand-card-yes = + { $card } ({ $types }): можно сыграть сейчас.
hand-card-no = - { $card } ({ $types }): { $why }
hand-plotted = Задумано:
hand-face = {"    "}{ $text }
hand-empty = Рука пуста.
hand-mate = { $n ->
    [0] { $seat }: на руках ничего нет.
   *[other] { $seat } держит { $list }.
}

## Типы карт
type-action = действие
type-sometimes = иногда
type-anytime = всегда
type-gambling = азарт
type-cheating = шулерство
type-drink = выпивка
type-drink-event = попойка
type-event = событие

## Карты и колоды в справочнике
card-key = Ключ: { $key }
card-decks = Колоды: { $decks }
card-source = Текст, из которого она сделана:
card-requires = Чтобы взять на руку: { $list }
card-wage = Жалованье: { gold }
card-values = Для урожая стоит, ход за ходом: { $list }.
card-price = Цена: { gold }
deck-track = { $name }: { $steps }; в начале { $start }.
deck-below = {"      "}Если шкала уже на нижнем делении: { $text }
deck-fires = {"      "}Когда фишка доходит до конца шкалы, прежде чем вернуться: { $text }
deck-boss-fires = {"      "}То же у босса: { $text }
deck-side = { $name }: карты колоды { $deck }.
deck-title = { $title } ({ $set }), карт: { $n }

## Числа, которые сравнивает предсказание
measure-fortitude = стойкость
measure-alcohol = опьянение
measure-gold = золото
measure-hand = карты в руке
measure-pile = стопка «Выпей меня!»
mat-figures = С{ $fortitude } О{ $alcohol } золото { $gold } рука { $hand } стопка { $pile }
mat-out = вне игры
why-next = Такая карта играется между вопросами: сразу до этого или сразу после ({ $rule }).
note-offered = { $card }: { $text }
note-tavern = Когда выпьешь, событие таверны: { $text }
lasting-until = { $moment ->
    [start] до начала следующего хода { CASE($seat, "gen") }
   *[end] до конца хода { CASE($seat, "gen") }
}
lasting-hand-shown = Рука открыта { lasting-until }
lasting-skips = Пропускает фазу { lasting-until }
lasting-silent = Не может играть карты { lasting-until }
lasting-antes = В этом раунде может ставить стойкость
lasting-ignores = Игнорирует карты ({ $types }) { lasting-until }
table-queue = {"    "}{ $component }: в колоде { $n }.
table-waits = {"    "}В очереди: { $card } ({ $list }).
table-bought = {"    "}{ $component }: осталось { $n }, в руке { $hand }.
# What a preview says beside the numbers.
contrast-begins = Начнётся раунд азартных игр.
contrast-ends = Раунд закончится.
contrast-ends-for-nobody = Раунд закончится, и банк достанется таверне.
contrast-goes-on = Раунд продолжится (если спасуешь, закончится).
contrast-control = Игру { VERB($seat, "ведёт", "ведёшь") } { $seat }
contrast-control-instead = { $control ->
    [nobody] (если спасуешь: никто).
   *[somebody] (если спасуешь: { $seat }).
}
contrast-leaves = { $seat } { VERB($seat, "выходит", "выходишь") } из раунда.
contrast-stays = { $seat } { VERB($seat, "остаётся", "остаёшься") } в раунде.
contrast-track = { $name } ({ $seat }): { $before } → { $after }.
contrast-tokens = { $seat } { VERB($seat, "получает", "получаешь") } { $tokens }.
contrast-orders = { $seat } { VERB($seat, "заказывает", "заказываешь") } ещё { $n ->
    [one] { $n } выпивку
    [few] { $n } выпивки
    [many] { $n } выпивок
   *[other] { $n } выпивки
}.
contrast-kept = { $seat } { VERB($seat, "оставляет", "оставляешь") } себе карту { $card }.
contrast-question = Потом: { $question }
contrast-other-chooses = Потом { VERB($seat, "выбирает", "выбираешь") } { $seat }.
