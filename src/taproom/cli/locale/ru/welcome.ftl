# Что говорит `taproom`, запущенный без команды.

welcome = Taproom: «Таверна „Красный дракон“» и «Горсть драконьих камней», по правилам.
welcome-play = taproom play             в этом терминале, против ботов; --lines — строками
welcome-serve = taproom serve            с друзьями, в браузерах; адрес будет показан
welcome-join = taproom join АДРЕС       за столом друга, из этого терминала
welcome-rules = taproom rules R7         правила: по номеру или по слову
welcome-card = taproom card НАЗВАНИЕ    что на карте написано и что она делает
welcome-pack = taproom pack new ПАПКА   собственный персонаж
welcome-arena = taproom arena            турниры ботов; balance — честны ли колоды
welcome-help = taproom КОМАНДА --help   всё о команде
welcome-language = --lang ru                по-русски; без неё команды говорят по-английски
offer = Сыграем? Enter — таверна, d — драконьи камни, b — в браузере, q — нет. { "" }
