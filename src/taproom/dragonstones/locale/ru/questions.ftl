# Вопросы.

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

# Варианты.

option-bid = поставить { $what }
option-bid-nothing = не ставить ничего
option-bid-silver = поставить { $what }
option-once = использовать один раз
option-twice = сыграть карту «{ $character }» и использовать дважды
option-use-mode = { $what }
option-decline = отказаться
option-pay = заплатить
option-pay-stones = заплатить { $what }
option-pay-nothing = ничего не платить
option-take-stone = взять { $what }
option-rob = { $other }
option-name = { $colour }
option-use = использовать карту «{ $character }»
option-buy = купить { $what } за { $price }
option-stop = остановиться
option-draw = тянуть
