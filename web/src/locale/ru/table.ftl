# Вокруг стола, во что бы за ним ни играли.

table-loading = Стол накрывают…

gathering-title = Перед игрой
gathering-fill = { $n ->
    [one] Посадить на { $n } место бота
    [few] Посадить на { $n } места ботов
   *[other] Посадить на { $n } мест ботов
}
gathering-change = Изменить условия
gathering-deal = Раздать карты
gathering-wait = Когда все сядут, карты раздаст { $name }.
gathering-leave = Встать из-за стола
gathering-free = { $n ->
    [one] Ещё { $n } место свободно: его займёт друг или бот.
    [few] Ещё { $n } места свободны: их займут друзья или боты.
   *[other] Ещё { $n } мест свободно: их займут друзья или боты.
}
seat-empty = Свободное место
seat-number = место { $n }
seat-you = ты
seat-host = хозяин
seat-away = нет на связи
seat-bot-level = Уровень бота на месте { $n }
seat-add-bot = Посадить бота
seat-send-away = Убрать из-за стола: { $name }
level-random = беспечный
level-regular = завсегдатай
level-easy = вдумчивый
level-medium = крепкий
level-hard = сильный
facts-time = { $seconds } с на выбор
facts-no-time = время не ограничено

invite-title = Позвать друзей
invite-qr = QR-код со ссылкой на этот стол
invite-code = Код
invite-copy = Скопировать ссылку
invite-watch = Ссылка для зрителей

over-you = Победа!
over-won = { $winners ->
    [one] Победа: { $names }
   *[other] Победители: { $names }
}
over-nobody = Не победил никто
over-conceded = Все остальные сдались.
over-given-up = Сдались все, кто играл.
over-again = Ещё раз, тем же составом
over-replay = Посмотреть снова
over-verify = Честно ли тасовали?


plain-table = Стол
plain-waiting = Остальные думают.
plain-done = Готово
plain-log = Что было
your-turn = Пора ходить!

## Части любого стола
table-absent = Кто-то отошёл
table-absent-one = { $name } не на связи.
table-concede = Сдаться
table-concede-no = Нет, играю дальше
table-concede-sure = Остальные доиграют сами. Обратно не вернуться.
table-concede-yes = Да, сдаюсь
table-filters = Что показывать
table-lend = Пусть пока сыграет бот
table-lend-mine = Пусть за меня играет бот
table-lent-mine = На этом месте играет бот.
table-log = Что было
table-log-new = { $n ->
    [0] Что было
    [one] Что было, { $n } новая строка
    [few] Что было, { $n } новые строки
   *[other] Что было, { $n } новых строк
}
table-more-answers = { $n ->
    [one] ещё { $n } ответ
    [few] ещё { $n } ответа
   *[other] ещё { $n } ответов
}
table-log-below = { $n ->
    [one] Ниже { $n } новая строка
    [few] Ниже { $n } новые строки
   *[other] Ниже { $n } новых строк
}
table-menu = За столом
table-odds = Кто победит?
table-odds-text = Отсюда доиграно партий: { $n }. Учтено только то, что видно с этого места.
table-odds-wait = Доигрываем мысленно…
table-phrases = Готовые фразы
table-speaker = { $name } ({ $character })
table-say = Сказать…
table-reasons = Почему боты так сделали?
table-reasons-none = Им ещё не приходилось выбирать.
table-reclaim = Забрать своё место у бота
table-show-again = Ещё раз
table-takeback = { $n ->
    [1] { $name } просит вернуть последний выбор.
    [one] { $name } просит вернуть { $n } последний выбор.
    [few] { $name } просит вернуть { $n } последних выбора.
   *[other] { $name } просит вернуть { $n } последних выборов.
}
table-takeback-mine = Просьба вернуть ход передана. Ещё не ответили: { $names }.
table-takeback-no = Нет
table-takeback-withdraw = Не надо
table-takeback-yes = Пусть вернёт
table-text-hand = Моя рука
table-text-question = Вопрос
table-text-table = Стол
table-text-view = Стол словами
table-undo = Вернуть ход
table-phrase-hello = Всем привет!
table-phrase-cheers = Будем здоровы!
table-phrase-thanks = Спасибо!
table-phrase-sorry = Прошу прощения!
table-phrase-well-played = Отличный ход!
table-phrase-your-turn = Твой ход!
table-phrase-moment = Минутку, пожалуйста.
table-phrase-good-game = Хорошая игра!

## Показ событий
tempo = Показ
tempo-pause = Пауза
tempo-go-on = Дальше
tempo-next = Следующее (N)
tempo-skip = Сразу к концу

## Подсказки первой игры
table-guide = Подсказка
table-hint-read = Понятно
table-hint-skip = Без подсказок
table-hint-of = { $n } из { $of }

## До раздачи
gathering-talk = Разговор за столом

gathering-shuffle = Перемешать команды
gathering-team = Команда { $n }
gathering-team-yours = Твоя команда
gathering-boss = Босс, один против всех
gathering-challengers = Зачинщики, вместе
seat-crown = Сделать боссом: { $name }
seat-crown-short = Сделать боссом
seat-swap = Поменять местами: { $name }
seat-swap-short = Поменять местами
seat-swap-with = Поменять местами с игроком { $name }
seat-swap-hint = Выбери, с кем поменяется { $name }.
seat-sit-here = Сесть сюда
over-your-team = Твоя команда победила!
