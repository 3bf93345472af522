# Вопросы игроку и предложенные ответы.

## Вопросы
question-response-card = { $seat } играет { $card }. Ответишь?
question-response-card-on = { $seat } играет { $card } на { CASE($targets, "acc") }. Ответишь?
question-response-drink = Сейчас будет выпито: { $list }. Ответишь?
question-response-no-drink = Это уже никто не выпьет. Ответишь?
drink-of = { $list } — пьёт { $seat } ({ alcohol })
question-response-event = { $seat } открывает { $card }. Ответишь?
question-response-payment = { $seat } сейчас заплатит { $to ->
    [inn] таверне { gold }
    [pot] в банк { gold }
   *[seat] { CASE($other, "dat") } { gold }
}. Ответишь?
question-response-ante = { $seat } делает ставку: { gold }. Ответишь?
question-response-new-deck = Колода выпивки кончилась: { $seat } платит таверне { gold }. Ответишь?
question-response-lost = { $seat } теряет стойкость: { $card }, карта { CASE($other, "gen") }. Ответишь?
question-response-won = { $seat } выигрывает раунд: в банке { gold }. Ответишь?
question-response-edge = Ход { CASE($seat, "gen") }, { $phase ->
    [before] перед сбросом и добором
    [discard] после добора, перед действием
    [action] после действия, перед заказом
    [order] после заказа, перед выпивкой
   *[end] конец хода
}. Сыграешь карту?
question-response-move = Сейчас в раунде ходит { $seat } (в банке { gold }). Сыграешь карту?
question-response-last-chance = { $seat } вот-вот выйдет из игры. Сыграешь карту?
question-discard = Какие карты сбросишь перед добором?
question-action = Твоё действие: какую карту сыграешь?
question-order = Кому закажешь выпивку?
question-move = Твой ход в раунде, в банке { gold }; { $control ->
    [nobody] игру не ведёт никто
   *[somebody] игру ведёт { $seat }
}.
question-share = С кем-нибудь разделишь { $card }?
question-may = Хочешь того, что предлагает { $card }?
question-discard-to = Сбрось { cards }.
question-put-on-deck = Положи { cards } на верх своей колоды.
question-take-back = Возьми { cards } из своего сброса на руку.
question-next-effect = Выпивка велит сделать и то и другое. Что сначала?
question-which-drink = Обе выпивки одинаково крепки. Какую выпьешь?
question-targets = Кого выберешь для { $card }?
question-number = Какое число на { $card } вырастет?
question-alternative = Что выбираешь?
question-standing = Какая карта начнёт действовать?
question-keep = Какую карту оставишь?
question-buy = { $seat } предлагает тебе { $card } за { gold }. Купишь?
question-another = Твою карту отменили. Сыграешь другую того же типа?

## Ответы
option-pass-response = Ничего не играть
option-pass-action = Обойтись без действия
option-pass-move = Пас
option-pass-share = Выпить самостоятельно
option-pass-may = Нет
option-play = Сыграть { $card }
option-play-on = Сыграть { $card } на { CASE($targets, "acc") }
option-to = { $option } в ответ на { $what }
option-with = { $option }: { $text }
option-order = Для { CASE($seat, "gen") }
option-share = С { CASE($seat, "ins") }
option-accept = Да
option-effect-draw = Сначала взять карты
option-effect-discard = Сначала сбросить карты
option-take-drink = Выпить { $list }
option-pass-buy = Не покупать
option-pass-another = Не играть другой карты
option-targets = { $targets }
option-number = { $text }
option-alternative = { $text }
option-stand = { $card }
option-keep = Оставить { $card }
option-sell = Предложить { CASE($seat, "dat") } { $card } за { gold }
option-buy = Купить { $card }
option-pick = { $list }

## На что отвечают
about-card = { $card } ({ $seat })
about-drink = выпивку: { $list } ({ $seat })
about-drink-numbered = выпивку { $number }: { $list } ({ $seat })
about-payment = оплату ({ $seat })
about-loss = потерю ({ $seat })
about-win = победу ({ $seat })
