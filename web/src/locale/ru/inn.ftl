# Стол таверны.

inn-track = { $name ->
    [""] Опьянение { $alcohol }, Стойкость { $fortitude }, между ними { $left }
   *[other] { $name }: Опьянение { $alcohol }, Стойкость { $fortitude }, между ними { $left }
}
inn-left = запас { $n }
inn-gold = Золото
inn-cards = Карт в руке
inn-pile = Стопка «Выпей меня!»
inn-acting = ходит
inn-threatened = под ударом
inn-lost-out = вне игры
inn-lost-passed-out = под столом
inn-lost-out-of-gold = без Золота
