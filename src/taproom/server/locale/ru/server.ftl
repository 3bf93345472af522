# Что говорит людям сам сервер.

refused-malformed = Сообщение непонятно: { $problem }
refused-hello-first = Сначала поздоровайтесь.
refused-token = Эта ссылка здесь недействительна.
refused-too-fast = Слишком много сообщений. Помедленнее, пожалуйста.
refused-busy = Это ещё считается. Давайте по порядку.
refused-store = Книга столов сейчас недоступна для записи. Ничего не потеряно; попробуйте ещё раз чуть позже.
refused-spectator = Зрители смотрят, но не играют.
former-guest = Бывший гость
remark-removed = (удалено)
cause-conceded = партия сдана
refused-not-playing = Игра сейчас не идёт.
refused-already-started = Игра уже началась.
refused-not-over = Игра ещё не закончена.
refused-not-host = Это может сделать только { $name }.
refused-no-seat = За этим столом нет места { $seat }.
refused-seat-taken = Это место занято.
refused-seat-empty = Там никто не сидит.
refused-no-free-seat = Все места заняты.
refused-seats-empty = { $n ->
    [one] Ещё { $n } место свободно: его должен занять друг или бот.
    [few] Ещё { $n } места свободны: их должны занять друзья или боты.
    [many] Ещё { $n } мест свободно: их должны занять друзья или боты.
   *[other] Ещё { $n } места свободны: их должны занять друзья или боты.
}
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-late = Поздно: этот вопрос уже снят.
refused-answered = Вы уже ответили на это.
refused-not-offered = Такого ответа не предлагали.
refused-no-window = Сейчас некого просить подождать.
refused-holding = Вы уже попросили подождать.
refused-not-holding = Вы не просили подождать.
refused-no-more-holds = Просить подождать можно только дважды за ход.
refused-empty-remark = Сказать нечего.
refused-not-away = Игрок этого места здесь или отошёл только что.
refused-not-person = Там сидит не человек.
refused-conceded = Вы сдались.
refused-not-solo = Это доступно, только когда за столом один человек и боты.
refused-not-lent = Вы и так играете сами.
refused-nothing-to-undo = Возвращать нечего.
refused-takeback-open = { $name } уже просит вернуть ход: сначала ответьте на эту просьбу.
refused-takeback-wait = { $n ->
    [one] Вам недавно отказали. Подождите ещё { $n } секунду.
    [few] Вам недавно отказали. Подождите ещё { $n } секунды.
    [many] Вам недавно отказали. Подождите ещё { $n } секунд.
   *[other] Вам недавно отказали. Подождите ещё { $n } секунды.
}
refused-no-takeback = Никто не просит вернуть ход.
refused-not-concerned = Вашего согласия на это не требуется.
refused-silenced = За этим столом зрителям говорить нельзя.
refused-expired = Срок действия этой ссылки истёк.
refused-no-table = Такого стола нет.
refused-options = Так стол накрыть нельзя: { $problem }
refused-origin = Запросы с других сайтов не принимаются.
refused-too-large = Это слишком велико.
refused-no-record = Запись покажут, когда игра закончится.
refused-not-found = Здесь ничего нет.
refused-method = Здесь так нельзя.
refused-cannot-go-on = За этим столом играли по другим правилам, продолжить здесь нельзя.
refused-cannot-show = { $rules ->
    [0] Эту игру играли по прежним правилам, когда версий ещё не считали.
   *[other] Эту игру играли по правилам версии { $rules }.
} Здесь играют по версии { $now } и показать игру ещё раз не могут; запись по-прежнему можно скачать.
refused-full = Больше столов в заведении не помещается.

notice-store-away = Книга столов сейчас недоступна для записи. Ничего не потеряно: часы стоят, стол ждёт.
notice-store-back = Книга снова открыта. Игра продолжается.
notice-other-rules = С тех пор в заведении сменились правила. Отсюда игра идёт уже по ним.
refused-too-many-bots = { $n ->
    [one] Кроме вас, места хватит { $n } боту.
    [few] Кроме вас, места хватит { $n } ботам.
    [many] Кроме вас, места хватит { $n } ботам.
   *[other] Кроме вас, места хватит { $n } ботам.
}
refused-pauses = Самая длинная пауза не может быть короче самой короткой ({ $n } мс).
refused-account-name = { $n ->
    [one] В имени должна быть хотя бы { $n } буква.
    [few] В имени должно быть хотя бы { $n } буквы.
    [many] В имени должно быть хотя бы { $n } букв.
   *[other] В имени должно быть хотя бы { $n } буквы.
}
refused-name-taken = Это имя уже занято. Выберите другое или войдите.
refused-credentials = Неверное имя или пароль.
refused-signed-out = Сначала войдите.
refused-header = Учётные записи отвечают только самой странице: нет заголовка X-Taproom.
refused-not-yours = За этим столом у вашей учётной записи нет места.
refused-no-pack = Такого набора здесь нет; пришлите его снова.
refused-pack = В наборе есть ошибки:
    { $problem }

ask-always = Вам здесь нечего сыграть. Никто другой об этом не знает.
ask-always-pass = пас
bot-name = Бот { $n }
spectator = Гость

phrase-hello = Всем привет!
phrase-cheers = Ваше здоровье!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-well-played = Отличный ход!
phrase-your-turn = Ваш ход!
phrase-moment = Минутку, пожалуйста.
phrase-good-game = Хорошая игра!
