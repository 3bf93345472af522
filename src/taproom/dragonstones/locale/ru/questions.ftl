# Вопросы.

decision-bidding = { $character }: сколько ставишь?
decision-silver-bidding = { $character }: ничья. Сколько серебра ставишь?
decision-whether-twice = { $character }: используешь дважды?
decision-which-mode = { $character }: что выбираешь?
decision-whether-to-pay = { $character }: платишь?
decision-stones-to-pay = { $character }: какими камнями платишь?
decision-which-stone = { $character }: какой камень берёшь?
decision-whom = { $character }: у кого?
decision-which-colour = { $character }: какой цвет называешь?
decision-which-character = { $character }: кого используешь?
decision-purchase = { $character }: что покупаешь?
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
