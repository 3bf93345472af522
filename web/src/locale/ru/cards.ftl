# Карты, которые можно перебирать, и правила, которые можно читать.

cards = Все карты
cards-line = каждая колода, с поиском
cards-decks = Колоды
cards-all-decks = Все колоды
cards-kind-character = Персонажи
cards-kind-drink = Колоды выпивки
cards-kind-side = Дополнительные колоды
cards-kind-boss = Карты боссов
cards-kind-event = Колоды событий
cards-kind-tavern = Таверны
cards-kind-tavern_drinks = Выпивка таверн
cards-kind-characters = Персонажи аукционов
cards-search = Название или слова
cards-type = Тип
cards-any-type = любой тип
cards-set = Набор
cards-set-n = Набор { $n }
cards-set-allies = Союзники: { $name }
cards-any-set = любой набор
cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
cards-size = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
cards-none = Таких карт нет.
cards-everywhere = Искать во всех колодах
cards-more = { $n ->
    [one] Показать ещё { $n } карту
    [few] Показать ещё { $n } карты
   *[other] Показать ещё { $n } карт
}
cards-large = Карта крупно
cards-deck = Колода
cards-count = В колоде
cards-copies = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
cards-requires = Чтобы взять на руку
cards-wage = Жалованье
cards-price = Цена
cards-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[other] { $n } золота
}
cards-origin = Откуда
cards-given = действие как задано
cards-designed = придумано в Taproom
cards-picture = Картинка
cards-copy = Скопировать ссылку на карту

rules-lead = Своими словами. Когда стол что-то не разрешает, он называет один из этих номеров.
rules-search = Слово или номер: R5.3
rules-contents = Главы
rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rules-none = Такого правила нет.
rules-link = Ссылка на { $rule }
