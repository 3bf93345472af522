# История законченной игры.

story = История игры
story-facts = { $game } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, { $minutes } мин
story-won = Победа! { $name }, играет { $person }.
story-won-plain = Победа! { $name }.
story-you = Победа твоя: { $name }.
story-you-plain = Победа твоя.
story-shared = Победу делят { $names }.
story-nobody = Не победил никто.
story-why = { $praise }; важнее всего был ход { $turn }: { $deed }.
story-why-last = { $praise }, а до последнего держался игрок { $name }: ход { $turn }, { $how }.
story-why-only = { $praise }, и этого хватило к ходу { $turn }.
story-why-conceded = Все остальные сдались до конца игры.
story-why-nobody = Игра закончилась раньше, чем кто-то победил.
story-honour-fortitude = никто не потерял меньше стойкости
story-honour-gold = ни у кого не осталось больше золота
story-honour-bought = никто не заказал больше выпивки
story-honour-sober = никто не был трезвее
story-honour-robbed = никто не грабил других чаще
story-honour-spared = никого не грабили реже
story-honour-none = всё решилось в самом конце

story-share = Поделиться
story-replay = Посмотреть запись
story-again = Назад к столу
story-over = История этой игры
story-picture = Картинка о том, как шла игра
story-with-names = С именами людей
story-save = Сохранить картинку
story-copy = Скопировать ссылку

story-how = Как всё было
story-key-hit = сильный удар
story-key-out = выход из игры
story-key-gold = золото, внизу
story-key-healed = лечение
story-key-points = очки
story-key-red = красные камни
story-key-blue = синие камни
story-key-yellow = жёлтые камни
story-gap = просвет — это жизнь
story-won-tag = победа
story-out-turn = до хода { $turn }
story-turn = Ход { $turn }
story-turn-first = ход 1
story-meets = { $one } встречает { $other }
story-fortitude = Стойкость { $n }
story-alcohol = Опьянение { $n }
story-gold = Золото { $n }
story-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
story-stones = { $n ->
    [0] камней нет
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
story-river = { $name }, ходов: { $turns }. В конце стойкость { $fortitude }, опьянение { $alcohol }, золото { $gold }{ $out ->
    [0] .
   *[other] ; ход { $out }: { $how }.
}
story-climb = { $name }, ходов: { $turns }. { story-points-and-stones }.
story-points-and-stones = Очки: { $points }, камни: { $stones }

story-turning = Переломные моменты
story-turning-unit = шанс победить, %
story-turning-wait = Доигрываем, чтобы понять, что всё решило…
story-turning-none = Ни один момент сам по себе ничего не решил.
story-turning-failed = Здесь не узнать, что всё решило.
story-before = до
story-after = после
story-chance = { $name } { $chance } %
story-measure = Из каждой такой позиции доиграно партий, не меньше: { $n }. Учтено только то, что видели все.
story-watch = Посмотреть
story-watch-turn = Смотреть ход { $turn }
story-best = Лучший ход
story-best-who = { $name }, ход { $turn }
story-best-worth = Это стоило +{ $n } %.

story-dealings-inn = Кто кому заказывал выпивку
story-dealings-read-inn = Строка за строкой: { $name } → { $other }, заказов: { $n }.
story-dealings-sum-inn = досталось
story-dealings-dragonstones = Кто кого грабил
story-dealings-read-dragonstones = Строка за строкой: { $name } → { $other }, раз: { $n }.
story-dealings-sum-dragonstones = потери

person-mine = { $name }, ты
seat-bot = бот
