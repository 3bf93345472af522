# Что клиент читает в каталоге, кроме самих карт.

game-title = Таверна «Красный дракон»
type-side = дополнительная колода

## Ход
phase-before = Начало хода
phase-discard = Сброс и добор
phase-action = Действие
phase-order = Заказ выпивки
phase-drink = Выпивка
phase-end = Конец хода

## В чём силён персонаж
stat-hits = Удары
stat-dodges = Увороты
stat-gold = Золото и уловки
stat-drink = Умение пить

## Значки на рисунках карт
icon-player = игрок
icon-everybody = все
icon-lands-on = достаётся
icon-fortitude = стойкость
icon-alcohol = опьянение
icon-drink = выпивка
icon-gold = золото
icon-cards = карты
icon-pile = стопка «Выпей меня!»
icon-pot = банк раунда
icon-control = ведение игры в раунде
icon-negate = отменить
icon-ignore = игнорировать
icon-redirect = передать
icon-split = разделить
icon-shield = потерять меньше стойкости
icon-chaser = прицеп
icon-leave = выйти из раунда
icon-cheating = шулерство
icon-turns-into = превращается
icon-again = ещё раз
icon-inn = таверна
icon-lock = нельзя помешать
icon-end = конец хода
icon-away = отсутствует
icon-action = карты действия
icon-track = шкала
icon-token = жетон
icon-number = число на карте
icon-event = событие
icon-side = что-то своё

## Режимы игры
mode-free-for-all = Каждый за себя
mode-free-for-all-text = Все играют поодиночке: побеждает последний, у кого есть золото и ясная голова.
mode-two-headed-dragon = Двуглавый дракон
mode-two-headed-dragon-text = Команды по двое: у соседей общий планшет и общий кошелёк, они видят карты друг друга и побеждают или проигрывают вместе.
mode-boss-battle = Битва с боссом
mode-boss-battle-text = Один злодей с картами босса против двух, трёх или четырёх зачинщиков с общим планшетом: у него много карт, много заказов и ни одного друга.
mode-two-headed-boss-battle = Двуглавый босс
mode-two-headed-boss-battle-text = Команды из двух злодеев, и у каждого карты босса.
mode-leaders-and-lackeys = Господа и прихвостни
mode-leaders-and-lackeys-text = Команды по двое: злодей с картами босса ведёт, а прихвостнем может быть кто угодно.
mode-boss-versus-boss = Босс против босса
mode-boss-versus-boss-text = Злодеи с картами босса, каждый сам за себя.
