# Стол игры «Горсть драконьих камней».

## У дверей
ds-glimpse = Как идёт игра
ds-glimpse-fill = Набери монет в кулак
ds-glimpse-fill-text = столько, сколько тебе не жаль за персонажа. Никто не видит сколько.
ds-glimpse-open = Все раскрывают разом
ds-glimpse-open-text = Побеждает тот, у кого больше. Ставка потрачена при любом исходе.
ds-glimpse-score = Пусти в дело того, кто достался
ds-glimpse-score-text = Копи камни, меняй их на очки, грабь друзей. Три очка — победа.
ds-glimpse-who = Кое-кто из тех, за кого торгуются
ds-glimpse-all = все персонажи

ds-title-asked = Твоя ставка!
ds-where = ход { $turn } · аукцион { $place } из { $of }
ds-you = Ты

## Все игроки
ds-points = очки: { $n } из { $of }
ds-behind = За ширмой
ds-behind-short = за ширмой
ds-behind-about = Что можно знать из показанного: самое меньшее и самое большее.
ds-spent = потрачено
ds-spent-mine = { $n ->
    [one] { $n } потрачена, вернётся в следующий ход
    [few] { $n } потрачены, вернутся в следующий ход
   *[other] { $n } потрачено, вернутся в следующий ход
}
ds-keeps = хранит: { $card }
ds-bank = Банк

## Аукцион
ds-lineup = Аукционы этого хода
ds-face-down = закрыта
ds-block = На аукционе
ds-on-the-block = На аукционе
ds-to-come = Ещё впереди, порядок неизвестен
ds-last-one = Последний аукцион этого хода
ds-bids = Кулаки
ds-silver-bids = Серебро
ds-last-auction = До этого: { $card }
ds-empty = пусто
ds-hint = Каждый тайно набирает монеты в кулак, все раскрывают разом. Ставка потрачена при любом исходе.
ds-fists-close = Все кулаки сжаты…
ds-fists-open = Все раскрывают кулаки!
ds-you-win = Твоя взяла: { $n }
ds-bag = Мешок
ds-in-bag = В мешке
ds-drawn = Вытянуто
ds-named = Назван цвет:

## Моё
ds-my-screen = За моей ширмой
ds-my-move = Твой выбор
ds-short-fairy = волшебные
ds-short-gold = золотые
ds-short-silver = серебряные
ds-short-black = чёрные
ds-short-amulets = амулеты
ds-about-fairy = вернутся после хода
ds-about-gold = уходят насовсем
ds-about-silver = решают ничьи
ds-about-black = проклятие: не выиграет никто
ds-about-amulets = удваивают ставку
ds-explain-black = Чёрная монета в кулаке проклинает персонажа: его не получит никто, а ставки пропадут.
ds-explain-amulets = Амулет в кулаке удваивает ставку.
ds-fist-empty = кулак пуст
ds-in-fist = { $n ->
    [one] в нём { $n } монета
    [few] в нём { $n } монеты
   *[other] в нём { $n } монет
}
ds-less = Убавить: { $kind }
ds-more = Прибавить: { $kind }
ds-close-fist = Сжать кулак
ds-sit-out = Больше ничего в этот ход
ds-sits-out = До конца хода ты ничего не ставишь.
ds-ask-again = Снова спрашивать
ds-again = Ещё раз, помедленнее
ds-open-again = Разжать снова
ds-skip = Дальше
ds-ends-game = Это победа в игре.
ds-wait-closed = Твой кулак сжат. Остальные ещё считают.
ds-wait-fists = Все набирают монеты в кулак.
ds-wait-silver = Те, у кого поровну, спорят серебром.
ds-uses = { $name } решает, как применить персонажа: { $card }.
ds-over = { $you ->
    [true] Победа за тобой!
   *[other] { $name }: победа в игре!
}
ds-result = У кого сколько

## Первая игра
ds-hint-goal = Три очка — и победа.
ds-hint-goal-text = Очки покупают за драконьи камни у чародеев и им подобных. Драконы приносят камни, прочие — монеты или неприятности.
ds-hint-fist = Набери монеты в кулак.
ds-hint-fist-text = Щёлкай по монетам или жми плюс и минус, потом сожми кулак. Все раскроют разом; ставка потрачена при любом исходе.
ds-hint-screen = На что годны монеты.
ds-hint-screen-text = Все они видны только тебе. Волшебные вернутся в следующий ход, золотые уходят насовсем, серебряные решают ничьи.
ds-hint-rivals = Считай чужие монеты.
ds-hint-rivals-text = Под именем — что у игрока ещё может быть. Кто много потратил, тот тебе сейчас не помеха.
ds-hint-rivals-tap = Коснись имени — видно, что у игрока ещё может быть. Кто много потратил, тот тебе сейчас не помеха.
ds-hint-power = Персонаж твой.
ds-hint-power-text = Выбери, как его применить: на каждой кнопке сказано, что изменится.

## Слова рядом со столом
ds-side = Журнал и банк
ds-filter-all = Всё
ds-filter-bids = Ставки
ds-filter-powers = Умения
ds-filter-chat = Чат
ds-key-digits = 0–9
ds-key-digits-text = столько монет, если выбрано число
ds-key-arrows = ↑ ↓
ds-key-arrows-text = монетой больше, монетой меньше
ds-key-enter = Enter
ds-key-enter-text = сжать кулак
ds-key-escape = Esc
ds-key-escape-text = к концу показа
ds-key-n = N (Т)
ds-key-n-text = к следующему событию
ds-key-r = R (К)
ds-key-r-text = прошлый аукцион ещё раз, помедленнее
ds-key-t = T (Е)
ds-key-t-text = весь стол словами
