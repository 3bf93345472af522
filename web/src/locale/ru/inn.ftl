# Стол таверны.

## Планшеты
inn-track = { $name }: опьянение { $alcohol }, стойкость { $fortitude }, между ними { $left }
inn-left = запас { $n }
inn-you = Ты, { $name }
inn-me = ты
inn-gold = Золото
inn-alcohol = Опьянение
inn-fortitude = Стойкость
inn-cards = Карт в руке
inn-pile = Стопка «Выпей меня!»
inn-components = На планшете
inn-of = { $value } из { $of }
inn-side-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
inn-held = { $n } в руке
inn-in-hand = в руке
inn-bought = по { $n } ({ $name }),
inn-lies-open = лежит открыто
inn-kept = оставлено:
inn-acting = ходит
inn-threatened = под ударом
inn-away = вне стола
inn-controls = ведёт игру
inn-in-round = в раунде
inn-lost-out = вне игры
inn-lost-passed-out = под столом
inn-lost-out-of-gold = без золота
inn-conceded = сдача
inn-lent = играет бот
inn-pick-me = выбрать
inn-aim-at = Выбрать: { $name }
inn-queue = В очереди
inn-queue-card = { $name } — в очереди; нужно: { $wanted }
inn-take-in = Взять на руку: { $name } ({ $wanted })
inn-take-in-waits = { $name } — возьмёшь, как только будет можно; нажми, чтобы оставить
inn-take-in-short = Взять
inn-in-play = В игре
inn-wage = Жалованье
inn-activate = Применить: { $name }
inn-in-play-card = { $name }, { $n } — жалованье{ $used ->
    [true] , уже в деле
   *[other] {""}
}
inn-growing-card = { $name }: стоит { $n }{ $state ->
    [ripe] , соберут в конце хода
    [last] , больше не вырастет
   *[growing] , потом { $list }
}
inn-open-mat = Посмотреть планшет: { $name }
inn-deck-left = { $n ->
    [one] В колоде { $n } карта,
    [few] В колоде { $n } карты,
   *[other] В колоде { $n } карт,
}
inn-discards = { $n ->
    [0] сброс пуст.
   *[other] в сбросе { $n }.
}
inn-top-discard = Последняя в сбросе:
inn-mute = Не слышать это место
inn-unmute = Снова слышать это место

## Середина
inn-middle = Середина стола
inn-drinks = { $n ->
    [one] { $n } выпивка
    [few] { $n } выпивки
   *[other] { $n } выпивок
}
inn-last-drink = последняя
inn-till = касса таверны
inn-events = Колоды событий
inn-event = Событие
inn-taverns = Таверны
inn-tavern = { $name }: карт в колоде — { $n }, в сбросе — { $discards }.
inn-tavern-top = последняя: { $name }
inn-party-here = Вся компания здесь.
inn-party-home = Вся компания в «Красном драконе».
inn-time = { $name }: { $n ->
    [1] остался { $n } жетон времени; событие в конце этого хода
    [one] остался { $n } жетон времени
    [few] осталось { $n } жетона времени
    [many] осталось { $n } жетонов времени
   *[other] осталось { $n } жетона времени
}
inn-heads = орёл
inn-tails = решка
inn-the-inn = таверна
inn-the-pot = банк
inn-pot = банк
inn-no-round = игры нет
inn-nobody-controls = игру никто не ведёт
inn-only-cheating = теперь только шулерством
inn-contest = Состязание
inn-chasers = { $n ->
    [one] + { $n } прицеп
    [few] + { $n } прицепа
   *[other] + { $n } прицепов
}
inn-answers = отвечает
inn-deed-answers = Отвечает
inn-deed-negates = Отменяет
inn-deed-ignores = Игнорирует
inn-deed-redirects = Отводит
inn-deed-splits = Делит
inn-deed-reduces = Ослабляет
inn-deed-changes = Меняет
inn-deed-strikes-back = Бьёт в ответ
inn-answers-of = { $you ->
    [true] твой ответ
   *[other] отвечает { $name }
}
inn-loses = теряет
inn-pays = платит
inn-to = на кого
inn-state-negated = отменено
inn-state-ignored = мимо
inn-state-replaced = заменено
inn-state-called-off = не состоялось
inn-state-drunk = выпито

## Строка ответа
inn-bar = Твой ответ
inn-bar-over = Игра окончена.
inn-bar-out = Ты вне игры. Посмотрим, кто следующий.
inn-bar-turn = { $you ->
    [true] Твой ход.
   *[other] Ходит { $name }.
}
inn-waiting = Подождём и посмотрим.
inn-title-asked = Тебе выбирать!
inn-pass = Пас
inn-back = Назад
inn-hold = Погоди
inn-hold-off = Дальше
inn-hold-text = Попросить у всех ещё времени
inn-holds = { $you ->
    [true] Ты просишь минутку.
   *[other] Просит минутку: { $name }.
}
inn-many-drinks = { $n ->
    [one] Сейчас выпьют сразу { $n } выпивку. Ответишь?
    [few] Сейчас выпьют сразу { $n } выпивки. Ответишь?
   *[other] Сейчас выпьют сразу { $n } выпивок. Ответишь?
}
inn-if-nobody = Если никто не ответит:
inn-if-not = Если нет:
inn-everybody = все
inn-if-pass = если пас: { $before } → { $after }
inn-forecast-you = ты
inn-idle = Без толку.
inn-ends-game = конец игры
inn-answers-list = Ответы
inn-about = { $you ->
    [true] Ответ на твою карту «{ $card }»
   *[other] Ответ на карту «{ $card }» ({ $name })
}
inn-on = цель: { $name }
inn-offer = Предложить «{ $card }»
inn-nobody = Никого
inn-pick-who = Выбери кого
inn-pick-how = Выбери как
inn-pick-target = Выбери кого: здесь или планшет на столе.
inn-pick = { $fewest ->
    [0] { $most ->
        [1] Выбери одну карту или ни одной.
       *[other] Выбери карты, не больше { $most }, или ни одной.
    }
   *[other] Выбери от { $fewest } до { $most } карт.
}
inn-pick-exactly = { $n ->
    [one] Выбери { $n } карту.
    [few] Выбери { $n } карты.
   *[other] Выбери { $n } карт.
}
inn-pick-done = { $n ->
    [0] Оставить все
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[other] Сбросить { $n } карт
}
inn-doubt-idle = Это ничего не изменит, а карта уйдёт. Если так и надо, нажми ещё раз.
inn-doubt = Это повредит только тебе. Если так и надо, нажми ещё раз.
inn-sure = Да! { $what }

## Пас
inn-pass-until = Автопас
inn-until-ask = никогда: спрашивать каждый раз
inn-until-turn = до конца этого хода
inn-until-touched = пока не коснётся меня
inn-until-always = пока не передумаю (на вопросы — самый скромный ответ)
inn-until-own = Не спрашивать о моих собственных картах
inn-until-unread = Спрашивать, даже если ответить нечем, чтобы никто не угадал мою руку
inn-until-anytime = Спрашивать и о картах «всегда»
inn-stop-for = Но всегда спрашивать о
inn-stop-card = картах
inn-stop-drink = выпивке
inn-stop-event = событиях
inn-stop-payment = платежах
inn-stop-loss = потере стойкости
inn-stop-round = выигранных раундах
inn-stop-loser = выбывании
inn-brake = Больше не пасовать, спрашивать снова
inn-widen = Спрашивать меня обо всём
inn-orders-turn = Ты пасуешь до конца этого хода.
inn-orders-touched = Ты пасуешь, пока дело не коснётся тебя.
inn-orders-always = Ты пасуешь, пока не передумаешь.

## Рука
inn-hand = { $n ->
    [one] Твоя рука, { $n } карта
    [few] Твоя рука, { $n } карты
   *[other] Твоя рука, { $n } карт
}
inn-hand-empty = В руке нет карт.
inn-playable = Можно сыграть.
inn-picked = Выбрана.
inn-not-now = Не сейчас
inn-unasked = Можно сыграть, не дожидаясь вопроса
inn-rule = Правило { $rule }
inn-arm = Сыграть, как только будет можно
inn-disarm = Не играть без спроса
inn-armed = наготове
inn-plotted = Задумано
inn-reading = Карта, на которую ты смотришь
inn-reading-nothing = Наведи на карту, чтобы прочесть её здесь.

## Слова рядом со столом
inn-side = Журнал и карта
inn-filter-all = Всё
inn-filter-cards = Карты
inn-filter-drinks = Выпивка
inn-filter-gold = Золото
inn-filter-chat = Чат
inn-turn = Ход { $n } · { $name }
inn-turn-of = { $you ->
    [true] Твой ход
   *[other] Ходит { $name }
}

## Что делают редко
inn-key-p = P (З)
inn-key-p-text = пас или подтвердить выбор
inn-key-digits = 1–9
inn-key-digits-text = ответ из списка
inn-key-arrows = ← →
inn-key-arrows-text = по руке; Enter поднимает карту и играет её
inn-key-space = Пробел
inn-key-space-text = карта крупно
inn-key-escape = Esc
inn-key-escape-text = шаг назад
inn-key-h = H (Р)
inn-key-h-text = к руке
inn-key-n = N (Т)
inn-key-n-text = к следующему событию
inn-key-t = T (Е)
inn-key-t-text = весь стол словами

## Первый ход
inn-hint-track = Одна шкала, две фишки.
inn-hint-track-text = Кружка — твоё опьянение, сердце — твоя стойкость. Встретятся — и ты вне игры; останешься без золота — тоже. Побеждает последний оставшийся.
inn-hint-discard = Сбрось лишнее.
inn-hint-discard-text = Выбери любые карты из руки и нажми большую кнопку. Потом доберёшь до семи.
inn-hint-action = Твоё действие.
inn-hint-action-text = Карты с огоньком можно сыграть сейчас. Нажми на карту, потом на того, кому она достанется. Можно и не играть.
inn-hint-order = Закажи кому-нибудь выпивку.
inn-hint-order-text = Она ляжет на верх чужой стопки, и в конце своего хода хозяин стопки её выпьет.
inn-hint-response = Можно ответить.
inn-hint-response-text = Здесь сказано, что происходит и чем это кончится. Карты с огоньком — твои ответы; пас ничего не стоит.

## Команды
inn-team = Команда { $n }
inn-my-team = Твоя команда
inn-my-boss = Ты — босс
inn-boss = Босс
inn-challengers = Зачинщики
inn-is-boss = Босс
inn-in-sight = { $name }: сыграно в этой фазе
inn-in-sight-card = Карта { $n }:
inn-in-sight-open = ещё одна
inn-team-asked = Спрашивают твою команду
inn-first-counts = Считается первый ответ, твой или товарища ({ $name }).
inn-potions = { $n ->
    [0] жетонов зелья не осталось
    [one] { $n } жетон зелья
    [few] { $n } жетона зелья
   *[other] { $n } жетонов зелья
}
inn-trade = Выпить зелье
inn-potion-fortitude = Жетон зелья: 6 стойкости
inn-potion-alcohol = Жетон зелья: опьянение меньше на 6
inn-potion-gold = Жетон зелья: 3 золота
inn-potion-waits = Сработает, как только будет можно; нажми, чтобы оставить
inn-potion-last = Это последний: нажми ещё раз
inn-champion = Чемпион
inn-champions = Чемпионы
inn-champion-open = ещё не назван
inn-still-act = ещё действует
inn-still-drink = ещё пьёт
inn-still-both = ещё действует и пьёт
inn-mate-hand = { $name }: карты открыты тебе
inn-why = { $winner ->
    [you] Ты держишься дольше всех
    [team] Твоя команда держится дольше всех
    [many] { $name } держатся дольше всех
   *[one] { $name } держится дольше всех
}: { $loser ->
    [you] { $how ->
        [out-of-gold] ты остаёшься без золота
       *[passed-out] ты отключаешься
    }
   *[one] { $how ->
        [out-of-gold] { $other } остаётся без золота
       *[passed-out] { $other } отключается
    }
}{ $after ->
    [card] {" "}после карты «{ $card }».
   *[nothing] .
}
