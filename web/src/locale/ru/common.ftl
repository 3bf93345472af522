# Слова, нужные на каждом экране.

skip = Сразу к столу
close = Закрыть
tools = Инструменты
language = Язык
on = Вкл.
off = Выкл.
games = Игры
characters = Персонажи
guest = Гость
copied = Скопировано.
to-the-door = К двери

game-inn = Таверна «Красный дракон»
game-inn-line = кто устоит, пьёт бесплатно
game-inn-about = Пить, играть в азартные игры и ссориться, пока остальные не свалятся под стол или не останутся без золота.
game-dragonstones = Горсть драконьих камней
game-dragonstones-line = а что в кулаке?
game-dragonstones-about = Торговаться монетами в сжатом кулаке за чародеев, драконов и воров, собирать драконьи камни и первым превратить их в три очка.

away-title = Никто не открывает
away-again = Попробовать ещё раз
house-unreachable = Заведение не отвечает. Стоит попробовать ещё раз через минуту.
connection-lost = Связь с заведением пропала, пробуем снова…
connection-twice = Это место открыто ещё в одной вкладке. Играть можно из обеих: считается первый ответ.

gone-title = Войти не получится
gone-client = Эта страница устарела. Её надо загрузить заново.
gone-token = Это место теперь занято кем-то другим. Нужна новая ссылка.
gone-origin = Стол открыт по другому адресу.
gone-table = Такого стола больше нет.
gone-aside = Продолжить за этим столом здесь нельзя: его запись повреждена или за ним играли по другим правилам.

nowhere-title = За этой дверью ничего нет
nowhere-text = Этот адрес никуда не ведёт. Возможно, пропала буква.

settings = Настройки
settings-name = Имя за столом
settings-size = Размер текста
settings-speed = Скорость
settings-at-once = сразу
settings-motion = Движение
settings-motion-system = как в системе
settings-motion-full = полное
settings-motion-reduced = поменьше
settings-sound = Звук
settings-volume = Громкость
settings-note = Хранится только на этом устройстве.

character-by-lot = По жребию
character-by-lot-text = пусть решат кости
character-taken = уже у игрока { $name }
character-no-boss = боссом быть не может
stat-of = { $value } из { $of }
your-name = Имя за столом
candle = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}
seconds = { $seconds } с
