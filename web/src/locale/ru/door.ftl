# Дверь, открытые столы и путь к месту.

door-hello = Заходи. Твои друзья ещё стоят на ногах.
door-start = Начало
door-also = И ещё
door-who = Кто ты сегодня?
play-now = Играть
play-now-line = четыре места, три бота, прямо сейчас
play-now-as = четыре места, три бота, твой персонаж: { $name }
play-friends = Играть с друзьями
play-friends-line = ссылка и QR-код, без регистрации
door-bots = Боты
door-bots-level = Как играют боты
rules = Правила
rules-line = за две минуты
watch = Смотреть
watch-line = кто сейчас играет
watch-open = { $n ->
    [0] открытых столов нет
    [one] открыт { $n } стол
    [few] открыты { $n } стола
   *[other] открыто { $n } столов
}

own-tables = Твои столы
own-table-back = Вернуться за стол:

friends-title = Накрыть стол
friends-lead = Ты получишь ссылку для друзей. Регистрация не нужна: имя — и за стол.
friends-game = Игра
friends-seats = Мест
friends-pace = Время на раздумья
friends-answers = Ответы на карты
answers-even = тайно
answers-even-line = Паузы зависят от темпа стола, а не от карт на руках. По часам не понять, есть ли у кого-то ответ.
answers-quick = быстро
answers-quick-line = Игра идёт дальше, как только ответили те, кто может. Это примерно вдвое быстрее, но часы выдают, что у кого-то был ответ.
friends-drinks = Выпивка
friends-bar = с Барной колодой
friends-who = Кого пускать
friends-private = только друзей
friends-private-line = Стол найдут лишь те, у кого есть ссылка или код.
friends-listed = всех
friends-listed-line = Стол виден в списке открытых: любой может сесть или посмотреть.
friends-lay = Накрыть стол
friends-have-code = У меня есть код
pace-calm = без ограничений
pace-calm-line = Никто никого не торопит. Кому надо дольше думать над ответом на карту, просит погодить. Хорошо для своих.
pace-usual = обычное
pace-usual-line = Минута на выбор и три в запасе; до 7 секунд на ответ картой и ещё 20, если попросить погодить.
pace-brisk = короткое
pace-brisk-line = Полминуты на выбор и минута в запасе; до 4 секунд на ответ картой и ещё 10, если попросить погодить.
drinks-rdi1 = первый набор
drinks-rdi1-rdi2 = наборы 1 и 2
drinks-rdi1-rdi2-rdi3 = наборы с 1 по 3
drinks-rdi6 = набор злодеев
drinks-rdi9 = набор Подгорода
friends-events = События
events-none = без событий
events-none-line = Случается только то, что делают люди.
events-dungeon = в подземелье
events-dungeon-line = Каждые несколько ходов случается то, что бывает только под городом, и случается со всеми.
events-sea = в море
events-sea-line = Вечеринка на корабле, и каждые несколько ходов вмешивается море.
events-both = и там и там
events-both-line = Подземелье с гаванью: обе колоды, у каждой свои часы.
friends-taverns = Таверны
taverns-none = одна
taverns-none-line = Вся вечеринка — в «Красном драконе».
taverns-all = обход таверн
taverns-all-line = Если выпивка требует прицепа, можно перебраться в другую таверну: там наливают своё, и там для всех готово событие.

join-title = Сесть за стол
join-table = Стол накрыт, хозяин: { $host }
join-table-empty = Тебя ждёт накрытый стол
join-free = { $n ->
    [0] свободных мест нет
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[other] свободно { $n } мест
}
join-sit = Сесть
join-note = Ни регистрации, ни пароля. Место запомнит это устройство.
join-full = Все места заняты.
join-begun = Игра уже началась.
join-code = Код стола
join-code-note = Шесть букв и цифр. Их видит рядом с местами тот, кто накрыл стол.
join-find = Найти

lobby-title = Открытые столы
lobby-join = Сесть
lobby-none = Сейчас открытых столов нет.
lobby-lay = Накрыть свой
lobby-watch = Смотреть
lobby-playing = идёт игра
lobby-full = все места заняты, карты ещё не розданы

friends-mode = Режим
door-mode = Как играть
door-side = На чьей ты стороне
door-side-me = Ты — { $role }

role-boss = босс
role-challenger = зачинщик
role-leader = господин
role-lackey = прихвостень
