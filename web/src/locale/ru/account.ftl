# Учётная запись — для тех, кому она нужна.

account = Учётная запись
account-line = твои игры и победы
account-lead = Чтобы играть, учётная запись не нужна. С ней сохраняются твои игры: видно, чем они кончились, и можно пересмотреть их с любого устройства. Без электронной почты: только имя и пароль.
account-name = Имя
account-password = Пароль
account-password-note = Не короче восьми знаков.
account-password-new-note = Не короче восьми знаков. Прислать его снова нельзя: храни его надёжно.
account-sign-in = Войти
account-sign-up = Зарегистрироваться
account-sign-out = Выйти
account-sign-out-everywhere = Выйти на всех устройствах ({ $n })
account-since = С нами с { $date }
account-keys = Твоя учётная запись
account-change-password = Сменить пароль
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-changed = Пароль сменён; на других устройствах выполнен выход.
account-delete = Удалить учётную запись
account-delete-text = Учётная запись, история и статистика будут удалены, а имя и всё сказанное исчезнут из всех игр. Вернуть это нельзя.
account-delete-yes = Удалить всё
account-delete-no = Оставить
account-deleted = Учётной записи больше нет, и ничего от неё не осталось.
account-statistics = Счёт
account-games = { $n ->
    [one] игра
    [few] игры
   *[other] игр
}
account-wins = { $n ->
    [one] победа
    [few] победы
   *[other] побед
}
account-column-games = игры
account-column-wins = победы
account-by-game = По играм
account-by-character = По персонажам
account-by-seats = По числу игроков
account-causes = Чем кончались проигрыши
account-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
account-history = Игры
account-nothing-yet = Игр пока нет.
account-running = Ещё идёт
account-won = Победа
account-lost = Поражение
account-place = Место { $place } из { $seats }
account-rules = { $rules ->
    [0] Сыграна, когда у правил ещё не было версий
   *[other] Сыграна по правилам версии { $rules }
} (сейчас { $now }); повтор кончится там, где они расходятся
account-length = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
account-take-up = Вернуться за стол
