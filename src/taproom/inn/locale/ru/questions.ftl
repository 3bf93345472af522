# Вопросы игроку и предложенные ответы.

## Вопросы
question-response-card = { $seat } { VERB($seat, "играет", "играешь") } { $card }. Ответишь?
question-response-token = { $card } ({ $seat }) берётся за { CASE($other, "acc") }. Ответишь?
question-response-fire = { $card } ({ $seat }) вырывается наружу: { $targets }. Ответишь?
question-response-card-on = { $seat } { VERB($seat, "играет", "играешь") } { $card } на { CASE($targets, "acc") }. Ответишь?
question-response-activation = { $seat } { VERB($seat, "применяет", "применяешь") } { $card }. Ответишь?
question-response-activation-on = { $seat } { VERB($seat, "применяет", "применяешь") } { $card } на { CASE($targets, "acc") }. Ответишь?
question-response-drink = Сейчас будет выпито: { $list }. Ответишь?
question-response-no-drink = Это уже никто не выпьет. Ответишь?
drink-of = { $list } — { VERB($seat, "пьёт", "пьёшь") } { $seat } ({ alcohol })
question-response-event = { $seat } { VERB($seat, "открывает", "открываешь") } { $card }. Ответишь?
question-response-table-event = Вот-вот случится { $card }. Ответишь?
question-response-payment = { $seat } сейчас { VERB($seat, "заплатит", "заплатишь") } { $to ->
    [inn] таверне { gold }
    [pot] в банк { gold }
   *[seat] { CASE($other, "dat") } { gold }
}. Ответишь?
question-response-ante = { $seat } { VERB($seat, "делает", "делаешь") } ставку: { gold }. Ответишь?
question-response-wage = Удар пришёлся сюда: { $list }. { $seat } { VERB($seat, "может", "можешь") } оставить всё за { gold }. Ответишь?
question-response-new-deck = Колода выпивки кончилась: { $seat } { VERB($seat, "платит", "платишь") } таверне { gold }. Ответишь?
question-response-lost = { $seat } { VERB($seat, "теряет", "теряешь") } стойкость: { $card }, { OF($other, "карта %", "твоя карта") }. Ответишь?
question-response-won = { $seat } { VERB($seat, "выигрывает", "выигрываешь") } раунд: в банке { gold }. Ответишь?
question-response-edge = { OF($seat, "Ход %", "Твой ход") }, { $phase ->
    [before] перед сбросом и добором
    [discard] после добора, перед действием
    [action] после действия, перед заказом
    [order] после заказа, перед выпивкой
   *[end] конец хода
}. Сыграешь карту?
question-response-move = Сейчас в раунде { VERB($seat, "ходит", "ходишь") } { $seat } (в банке { gold }). Сыграешь карту?
question-response-last-chance = { $seat } вот-вот { VERB($seat, "выйдет", "выйдешь") } из игры. Сыграешь карту?
question-discard = Какие карты сбросишь перед добором?
question-action = Твоё действие: какую карту сыграешь?
question-wage = Удар пришёлся по твоей карте в игре: заплатишь жалованье или отпустишь?
question-order = Кому закажешь выпивку?
question-move = Твой ход в раунде, в банке { gold }; { $control ->
    [nobody] игру не ведёт никто
   *[somebody] игру { VERB($seat, "ведёт", "ведёшь") } { $seat }
}.
question-share = С кем-нибудь разделишь { $card }?
question-may = Согласишься на то, что предлагает { $card }?
question-discard-to = Сбрось { cards }.
question-put-on-deck = Положи { cards } на верх своей колоды.
question-take-back = Возьми { cards } из своего сброса на руку.
question-next-effect = Выпивка велит сделать и то и другое. Что сначала?
question-which-drink = Обе выпивки одинаково крепки. Какую выпьешь?
question-targets = Кого выберешь для { $card }?
question-fire = { $name } вырывается наружу: кого выберешь?
question-plot = Какую карту задумаешь?
question-number = Какое число на { $card } вырастет?
question-alternative = Что выбираешь?
question-standing = Какая карта начнёт действовать?
question-keep = Какую карту оставишь?
question-buy = { $seat } предлагает тебе { $card } за { gold }. Купишь?
question-champion = { $card }: кто чемпион твоей команды?
question-next-drinker = Кто из команды пьёт следующим?
question-purchase = Покупаешь карту до добора? ({ $name }: { $n })
question-opening-card = Твоя первая рука: из какой колоды первая карта?
question-chosen-discard = Какую карту сбрасывает { $seat }?
question-lent = Как сыграешь { $card }?
question-spend = Сколько ты тратишь на карту { $card }?
question-harvest = Что сбрасываешь для { $card }?
question-room = Места больше нет: что сбрасываешь?
question-grow = Что подрастает?
question-replant = Что сажаешь?
question-gather = Собрано: что происходит дальше?
question-crawl = { $card } требует прицепа. Переберёшься сначала в другую таверну? Тогда прицеп нальют там.
question-part = Раздели эти карты на две стопки: какие лягут во вторую?
question-pile = Какую стопку ты берёшь?
question-free-card = Из какой колоды ты берёшь карту?
question-command = Какая это карта?
question-response-champions = Сейчас назовут чемпионов: { $card }. Ответишь?
question-bid = { $card }: перебьёшь ставку или спасуешь? { $highest ->
    [none] Пока никто не торговался.
   *[some] { $seat } { VERB($seat, "даёт", "даёшь") } { bid }.
}
question-secret-bid = { $card }: какова твоя ставка в торгах? До конца торгов её никто не увидит.
question-join = { $card }: поможешь?
question-wares = { $card }: что купишь за { gold }?
question-ante = Твоя ставка — { gold }: сколько стойкости отдашь вместо золота?
question-send-away = Какие карты из очереди сбросишь? (не больше { $n })
question-discard-any = Какие карты сбросишь?
moment-secret-bids = { $card }: ставки тайные, пока их не сделают все.
question-another = Твою карту отменили. Сыграешь другую того же типа?

## Ответы
option-pass-response = Ничего не играть
option-pass-action = Обойтись без действия
option-pass-move = Пас
option-pass-share = Ни с кем не делиться
option-pass-may = Нет
option-play = Сыграть { $card }
option-activate = Применить { $card }
option-activate-on = Применить { $card } на { CASE($targets, "acc") }
option-pay-wage = Заплатить { gold } и оставить { $card }
option-dismiss = Сбросить { $card }
option-play-on = Сыграть { $card } на { CASE($targets, "acc") }
option-to = { $option } в ответ на { $what }
option-with = { $option }: { $text }
option-order = Для { CASE($seat, "gen") }
option-share = С { CASE($seat, "ins") }
option-accept = Да
option-effect-draw = Сначала взять карты
option-effect-discard = Сначала сбросить карты
option-effect-further = Сначала «{ $card }»
option-take-drink = Выпить { $list }
option-pass-buy = Не покупать
option-pass-another = Не играть другой карты
option-pass-bid = Пас
option-pass-join = Не помогать
option-accept-join = Помочь
option-pass-purchase = Больше ничего не покупать
option-pass-plot = Ничего не задумывать
option-bid = Ставка: { bid }
option-ante-fortitude = { $n ->
    [0] Всё золотом
   *[other] Отдать { fortitude }
}
option-targets = { $targets }
option-plot = Задумать { $card }
option-scheme = { $option } из задуманных карт
option-number = { $text }
option-alternative = { $text }
option-stand = { $card }
option-keep = Оставить { $card }
option-sell = Предложить { CASE($seat, "dat") } { $card } за { gold }
option-buy = Купить { $card }
option-for = { $option }, за { CASE($seat, "acc") }
option-champion = { $seat }
option-drink-now = { $seat }
option-potion = Жетон зелья: { $what ->
    [fortitude] +6 стойкости
    [alcohol] −6 опьянения
   *[gold] 3 золота от таверны
}
option-pass-wares = Больше ничего не покупать
option-take-in = Взять { $card } на руку: { $list }
option-purchase = { $component } ({ $name }: { $n })
option-purchase-free = { $component }
option-take-card = { $card }
option-spend = { $n }
option-harvest = { $list }: всего { $n }
option-weed = Сбросить { $card } ({ $n })
option-grow = { $card }: с { $n } до { $next }
option-replant = Посадить { $card }
option-gather = { $card }
option-gather-on = { $card } на { $targets }
option-take-pile = { $list }
option-pass-crawl = Остаться: прицеп — из твоей стопки
option-crawl = Перебраться в другую таверну: { $card }
option-crawl-home = Вернуться в «Красного дракона»
option-pick = { $list }

## На что отвечают
about-card = { $card } ({ $seat })
about-drink = выпивку: { $list } ({ $seat })
about-drink-numbered = выпивку { $number }: { $list } ({ $seat })
about-payment = оплату ({ $seat })
about-loss = потерю ({ $seat })
about-win = победу ({ $seat })
