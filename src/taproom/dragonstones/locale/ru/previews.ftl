# Что значит сжатый кулак.

preview-change = { $who }: { $what } { $before } → { $after }
preview-empty-fist = Ничего не стоит и ничего не приносит.
preview-cost = Цена: { $what }, кто бы ни победил.
preview-win = Если никто не поставит { $n } или больше, { $character } достанется тебе: { $power }
preview-cursed = Проклятие: персонаж { $character } не достанется никому.
preview-fairy = Волшебные монеты вернутся в следующий ход.
# Когда сила продолжается выбором.
preview-then = Затем: { $question }
