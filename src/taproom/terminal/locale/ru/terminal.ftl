# Что говорит полноэкранный клиент для терминала.

waiting = Остальные думают.
gathering = Стол накрывают. Его код — { $code }. Занято мест: { $taken } из { $seats }.
gathering-host = Стол накрывают. Его код — { $code }. Занято мест: { $taken } из { $seats }. Нажмите b, чтобы посадить бота, s — чтобы начать.
lost = Связь потеряна; пробую снова.
found = Связь есть.
closed = Дом закрылся: { $reason }
you-won = Вы победили.
you-lost = Игра окончена. Победитель: { $names }.
picked = Выбрано: { $count }. Когда всё верно — Enter на последней строке.
pick-done = Готово: { $count } (можно от { $fewest } до { $most })
said = { $name }: { $text }
preview = { $text }
no-preview = Пока ничего не изменится.
odds = Шансы на победу после { $games ->
    [one] { $games } воображаемой партии
    [few] { $games } воображаемых партий
    [many] { $games } воображаемых партий
   *[other] { $games } воображаемой партии
}: { $list }
odds-of = { $name } { $chance } %
say-something = Сказать за столом:
title-hand = Ваша рука
title-table = Стол
title-bots = Почему боты так сделали
title-log = Что произошло
close = Esc — закрыть.
key-hand = Рука
key-table = Стол
key-log = Журнал
key-why = Почему
key-odds = Шансы
key-undo = Назад
key-pass = Пас
key-say = Сказать
key-language = English
key-concede = Сдаться
key-quit = Выйти
key-bot = Бот
key-start = Начать
really-concede = Нажмите x ещё раз, чтобы сдаться.
key-help = Клавиши
keys-answers = 1–9, Enter или щелчок — ответить; стрелки — посмотреть ответ и к чему он приведёт.
