# Что клиент читает в каталоге, кроме самих персонажей.

game-title = Горсть драконьих камней
deck-standard = Стандартные персонажи
deck-standard-about = Их разыгрывают каждый ход.
deck-special = Особые персонажи
deck-special-about = Каждый ход к торгам добавляются двое из них.
type-standard = Стандартный персонаж
type-special = Особый персонаж

## Значки на рисунках персонажей
icon-fairy = волшебные монеты
icon-gold = золотые монеты
icon-silver = серебряные монеты
icon-black = чёрная монета
icon-amulets = амулет
icon-red = красный камень
icon-blue = синий камень
icon-yellow = жёлтый камень
icon-any-stone = камни
icon-named-stone = названный цвет
icon-points = очки
icon-player = другой игрок
icon-second = вторая по величине ставка
icon-everybody = все
icon-lands-on = достаётся
icon-becomes = обменивается на
icon-bid = монеты ставки
icon-bag = мешок
icon-character = другой персонаж
icon-keep = остаётся у игрока
icon-or = или
icon-one-colour = камни одного цвета
icon-all-stones = все камни
