# Журнал: по строке на каждый факт. $seat и $other — люди, $card — название в кавычках, $list — названия, $n — число.

event-turn = Ход { $n }: { $seat }.
event-turn-team = Ход { $n }: { $targets }.
event-discarded = { $seat } { PAST($seat, "сбросил", "сбросила") } { cards }: { $list }.
event-drew = { $seat } { PAST($seat, "взял", "взяла") } { cards }.
event-drew-seen = { $seat } { PAST($seat, "взял", "взяла") } { cards }: { $list }.
event-reshuffled = { $seat } { PAST($seat, "перемешал", "перемешала") } сброс в новую колоду.
event-played = { $seat } { PAST($seat, "сыграл", "сыграла") } { $card }.
event-played-on = { $seat } { PAST($seat, "сыграл", "сыграла") } { $card } на { CASE($targets, "acc") }.
event-negated = { $seat } { PAST($seat, "отменил", "отменила") } { $card }, { OF($other, "карту %", "твою карту") }.
event-negated-own = { $seat } { PAST($seat, "отменил", "отменила") } свою карту: { $card }.
event-negated-event = { $seat } { PAST($seat, "отменил", "отменила") } { $card }.
event-negated-drink = { $seat } { PAST($seat, "отменил", "отменила") } { OF($other, "выпивку %", "твою выпивку") }.
event-negated-drink-own = { $seat } { PAST($seat, "отменил", "отменила") } свою выпивку.
event-ignored = { $seat } { VERB($seat, "игнорирует", "игнорируешь") } { $card }.
event-ignored-drink = { $seat } { VERB($seat, "игнорирует", "игнорируешь") } выпивку.
event-fortitude = { $seat } { $way ->
    [lost] { PAST($seat, "потерял", "потеряла") }
   *[gained] { PAST($seat, "получил", "получила") }
} { fortitude }.
event-alcohol = { $seat } { $way ->
    [lost] { PAST($seat, "протрезвел", "протрезвела") }
   *[gained] { PAST($seat, "опьянел", "опьянела") }
} на { $n }.
event-gold = { $seat } { PAST($seat, "заплатил", "заплатила") } { CASE($other, "dat") } { gold }.
event-gold-to-inn = { $seat } { PAST($seat, "заплатил", "заплатила") } таверне { gold }.
event-gold-to-pot = { $seat } { PAST($seat, "положил", "положила") } в банк { gold }.
event-gold-from-inn = { $other } { PAST($other, "взял", "взяла") } у таверны { gold }.
event-gold-from-pot = { $other } { PAST($other, "взял", "взяла") } из банка { gold }.
event-ordered = { $seat } { PAST($seat, "заказал", "заказала") } выпивку для { CASE($other, "gen") }.
event-revealed = { $seat } { PAST($seat, "открыл", "открыла") } { $card }.
event-revealed-chaser = { $seat } { PAST($seat, "открыл", "открыла") } прицепом { $card }.
event-sobered-up = У { CASE($seat, "gen") } пустая стопка «Выпей меня!»: время трезветь.
event-drink-changed = { $other } { $way ->
    [lost] { PAST($other, "ослабил", "ослабила") } { $card } на { $n }: это { VERB($seat, "пьёт", "пьёшь") } { $seat }.
   *[gained] { PAST($other, "усилил", "усилила") } { $card } на { $n }: это { VERB($seat, "пьёт", "пьёшь") } { $seat }.
}
event-drink-became = { $other } { PAST($other, "превратил", "превратила") } { $card } в «{ $way ->
    [lost] -{ alcohol }
   *[gained] +{ alcohol }
}»: это { VERB($seat, "пьёт", "пьёшь") } { $seat }.
event-drink-given = { $seat } { PAST($seat, "передал", "передала") } { $card }: теперь это { VERB($other, "пьёт", "пьёшь") } { $other }.
event-drink-split = { $seat } { VERB($seat, "делит", "делишь") } { $card } с { CASE($other, "ins") }.
event-drank = { $seat } { PAST($seat, "выпил", "выпила") } { $list }.
event-round-started = { $seat } { PAST($seat, "начал", "начала") } раунд азартных игр.
event-control = { $seat } { PAST($seat, "перехватил", "перехватила") } игру.
event-passed = { $seat } { VERB($seat, "пасует", "пасуешь") }.
event-left-round = { $seat } { PAST($seat, "вышел", "вышла") } из раунда.
event-round-won = { $seat } { PAST($seat, "выиграл", "выиграла") } раунд: в банке { gold }.
event-round-won-empty = { $seat } { PAST($seat, "выиграл", "выиграла") } раунд, но банк пуст.
event-pot-taken = { $seat } { PAST($seat, "забрал", "забрала") } банк: { gold }.
event-pot-taken-empty = { $seat } { PAST($seat, "остался", "осталась") } ни с чем: банк пуст.
event-pot-to-inn = Раунд окончен: банк, { gold }, уходит таверне.
event-pot-to-inn-empty = Раунд окончен: банк пуст.
event-round-goes-on = Раунд продолжается: так { PAST($seat, "решил", "решила") } { $seat }.
event-new-drink-deck = Готова новая колода выпивки. Карт в ней: { $n }.
event-last-chance = { $seat } вот-вот { VERB($seat, "выйдет", "выйдешь") } из игры: последний шанс сыграть карту.
event-passed-out = { $seat } { PAST($seat, "отключился", "отключилась") }.
event-out-of-gold = { $seat } { PAST($seat, "остался", "осталась") } без золота и теперь за дверью.
event-game-over = Игра окончена. { $many ->
    [yes] Победу делят { $winners }.
   *[no] { $winners } { VERB($winners, "побеждает", "побеждаешь") }!
}
event-loss-redirected = { $seat } { PAST($seat, "перенаправил", "перенаправила") } потерю от { $card } на { CASE($other, "acc") }.
event-loss-reduced = { $seat } { PAST($seat, "уменьшил", "уменьшила") } потерю от { $card } на { $n }.
event-loss-split = { $seat } { VERB($seat, "делит", "делишь") } потерю от { $card } с { CASE($other, "ins") }.
event-inn-paid = Таверна заплатила { CASE($other, "dat") } { gold } за { CASE($seat, "acc") }.
event-inn-paid-to-inn = Таверна прощает { CASE($seat, "dat") } { gold }.
event-inn-paid-to-pot = Таверна положила в банк { gold } за { CASE($seat, "acc") }.
event-not-paid = { $seat } не { VERB($seat, "платит", "платишь") } { gold }.
event-contest-won = { $seat } { VERB($seat, "побеждает", "побеждаешь") } в состязании «Кто больше выпьет!».
event-contest-tied = В состязании «Кто больше выпьет!» ничья: снова пьют { $winners }.
event-contest-no-winner = В состязании «Кто больше выпьет!» не победил никто.
event-declined = { $seat } { VERB($seat, "отказывается", "отказываешься") } от предложения { $card }.
event-accepted = { $seat } { VERB($seat, "принимает", "принимаешь") } предложение { $card }.
event-chaser-fizzled = { $card } — не выпивка: прицепа нет.
event-set-aside = { $card } — не выпивка, карта отложена.
event-no-card = Для { CASE($seat, "gen") } не осталось выпивки.
event-drink-to-fortitude = { $other } { PAST($other, "превратил", "превратила") } опьянение от { $card } в стойкость: это { VERB($seat, "пьёт", "пьёшь") } { $seat }.
event-event-started = { $card }: началось.
event-time-passed = { $deck }: { $n ->
    [0] последний жетон времени снят.
    [one] остался { $n } жетон времени.
    [few] осталось { $n } жетона времени.
    [many] осталось { $n } жетонов времени.
   *[other] осталось { $n } жетона времени.
}
event-events-reshuffled = { $deck }: сброс перемешан в новую колоду.
event-event-turned-up = Открыто событие: { $card }.
event-bid = { $seat } { VERB($seat, "даёт", "даёшь") } { bid } за { $card }.
event-no-bid = { $seat } { VERB($seat, "пасует", "пасуешь") }.
event-bidding-won = Самая высокая ставка: { $seat }.
event-nobody-bid = Никто не торговался.
event-coin = Монетка: { $n ->
    [0] выпала решка
   *[other] выпал орёл
}.
event-joined-in = { $seat } { VERB($seat, "помогает", "помогаешь") }: { $card }.
event-stayed-out = { $seat } { VERB($seat, "не помогает", "не помогаешь") }: { $card }.
event-anted-fortitude = { $seat } { VERB($seat, "отдаёт", "отдаёшь") } { fortitude } вместо золота: таверна кладёт в банк { gold }.

## Компоненты
event-track = { $seat }: { $component } теперь { $step }.
event-tokens = { $seat } { $way ->
    [lost] { VERB($seat, "возвращает", "возвращаешь") } { CASE($other, "dat") } { $tokens }.
   *[gained] { VERB($seat, "получает", "получаешь") } от { CASE($other, "gen") } { $tokens }.
}
event-bitten = Ход окончен: { $component } ({ $other }) кусает { CASE($seat, "acc") }.
event-plotted = { $seat } { PAST($seat, "задумал", "задумала") } карту.
event-plotted-seen = { $seat } { PAST($seat, "задумал", "задумала") } { $list }.
event-plots-wasted = { $seat } { PAST($seat, "сбросил", "сбросила") } задуманные карты: { $list }.
event-fired = { $component } ({ $seat }) вырывается наружу.
event-fired-on = { $component } ({ $seat }) вырывается наружу: { $targets }.
event-in-force = { $seat }: теперь действует { $card }.
event-joined = { $seat } { PAST($seat, "открыл", "открыла") } { $card } — добавку к { $list }.
event-targeted = { $seat } { PAST($seat, "выбрал", "выбрала") } для { $card }: { $targets }.
event-called-off = { $card } не действует и возвращается в { OF($seat, "руку %", "твою руку") }.
event-opened = { $seat } { PAST($seat, "открыл", "открыла") } { $card }.
event-waits = В очереди { OF($seat, "у %", "у тебя") }: { $card }.
event-taken-in = { $seat } { PAST($seat, "взял", "взяла") } { $card } на руку.
event-kept = { $seat } { PAST($seat, "оставил", "оставила") } { $card }.
event-side-discarded = { $card } уходит в свой сброс.
event-side-reshuffled = Сброс { OF($seat, "дополнительной колоды %", "твоей дополнительной колоды") } перемешан в новую колоду.
event-planted = { $seat } { PAST($seat, "посадил", "посадила") } { $card }.
event-grew = { $seat } { VERB($seat, "растит", "растишь") }: { $list }.
event-harvested = { $seat } { PAST($seat, "снял", "сняла") } урожай { $n } для { $card }: { $list }.
event-gathered = { $seat } { PAST($seat, "собрал", "собрала") } { $card }.
event-number-changed = { $seat } { PAST($seat, "увеличил", "увеличила") } число на { $card } на { $n }.
event-chose = { $seat } { PAST($seat, "сделал", "сделала") } выбор.
event-offered = { $seat } { PAST($seat, "предложил", "предложила") } { CASE($other, "dat") } { $card } за { gold }.
event-sold = { $seat } { PAST($seat, "продал", "продала") } { CASE($other, "dat") } { $card } за { gold }.
event-not-sold = { $seat } не { PAST($seat, "купил", "купила") } { $card }.
event-turn-ended = { OF($seat, "Ход %", "Твой ход") } окончен досрочно.
event-away = { $seat } { VERB($seat, "отсутствует", "отсутствуешь") } до следующего хода: { VERB($seat, "не играет карт и игнорирует", "не играешь карт и игнорируешь") } всё.
event-away-for-turn = { $seat } { VERB($seat, "отсутствует", "отсутствуешь") } до конца хода: { VERB($seat, "не играет карт и игнорирует", "не играешь карт и игнорируешь") } всё.
event-back = { $seat } снова за столом.
event-more-actions = { $seat } { VERB($seat, "может", "можешь") } сыграть ещё { $n ->
    [one] { $n } карту действия
    [few] { $n } карты действия
    [many] { $n } карт действия
   *[other] { $n } карты действия
}.
event-replaced = { $seat } { PAST($seat, "открыл", "открыла") } вместо этого следующую карту.
event-hand-shown = { $seat } { PAST($seat, "показал", "показала") } кому-то руку.
event-hand-shown-seen = { $seat } { PAST($seat, "показал", "показала") } руку: { $list }.
event-hand-shown-empty = { $seat } { PAST($seat, "не показал ничего", "не показала ничего") }: рука пуста.
event-put-on-deck = { $seat } { PAST($seat, "положил", "положила") } { cards } на верх колоды.
event-crawled = { $seat } { VERB($seat, "ведёт", "ведёшь") } всех в другую таверну: { $card }.
event-crawled-home = { $seat } { VERB($seat, "ведёт", "ведёшь") } всех обратно в «Красного дракона».
event-drink-kept = { $seat } { VERB($seat, "оставляет", "оставляешь") } себе карту { $card }.
event-tavern-reshuffled = { $card }: сброшенная выпивка перемешана в новую колоду.
event-taken-back = { $seat } { PAST($seat, "взял", "взяла") } { cards } из сброса: { $list }.
event-set-down = { $card } уходит из { OF($seat, "стопки %", "твоей стопки") } в сброс.
event-lasting = { $seat } на время { VERB($seat, "игнорирует", "игнорируешь") } часть карт.
event-lasting-hand-shown = { $seat } на время { VERB($seat, "играет", "играешь") } в открытую.
event-lasted = { $seat } больше не { VERB($seat, "игнорирует", "игнорируешь") } эти карты.
event-lasted-hand-shown = { $seat } больше не { VERB($seat, "играет", "играешь") } в открытую.
event-lasting-skips = { $seat } { VERB($seat, "пропустит", "пропустишь") } фазу.
event-lasted-skips = { $seat } уже не { VERB($seat, "пропускает", "пропускаешь") } фазу.
event-lasting-antes = { $seat } { VERB($seat, "может", "можешь") } в этом раунде ставить стойкость.
event-lasted-antes = { $seat } больше не { VERB($seat, "может", "можешь") } ставить стойкость.
event-champion = { $seat } — чемпион команды: { $card }.
event-turned-up = { $seat } { VERB($seat, "открывает", "открываешь") } { cards } из колоды: { $list }.
event-parted = { $seat } { VERB($seat, "делит", "делишь") } их; вторая стопка: { $list }.
event-parted-empty = { $seat } { VERB($seat, "складывает", "складываешь") } их в одну стопку.
event-pile-taken = { $seat } { VERB($seat, "берёт", "берёшь") } стопку: { $list }.
event-pile-taken-empty = { $seat } { VERB($seat, "берёт", "берёшь") } пустую стопку.
event-lasting-silent = { $seat } пока не { VERB($seat, "может", "можешь") } играть карты.
event-lasted-silent = { $seat } снова { VERB($seat, "может", "можешь") } играть карты.
event-champion-taken = { $seat } — чемпион чужой команды ({ $other }): { $card }.
event-potion = { $seat } { PAST($seat, "обменял", "обменяла") } жетон зелья на { $what ->
    [fortitude] стойкость
    [alcohol] ясную голову
   *[gold] золото
}.
event-phase-again = { $seat } { VERB($seat, "повторяет", "повторяешь") } фазу.
event-phase-skipped = { $seat } { PAST($seat, "пропустил", "пропустила") } фазу.
event-tipped = { $seat } { PAST($seat, "положил", "положила") } выпивку в { OF($other, "стопку %", "твою стопку") }.
event-tipped-own = { $seat } { PAST($seat, "положил", "положила") } выпивку в свою стопку.
event-purchased = { $seat } { VERB($seat, "берёт", "берёшь") } карту: { $component }.
event-purchased-seen = { $seat } { VERB($seat, "берёт", "берёшь") } карту: { $component }, { $list }.
event-loss-raised = { $other } { VERB($other, "увеличивает", "увеличиваешь") } потерю от { $card } на { $n }: { VERB($seat, "теряет", "теряешь") } { $seat }.
event-came-into-play = { $card } вступает в игру: хозяин — { $seat }.
event-left-play = { $card } { OF($seat, "(%)", "(твоя карта)") } покидает игру.
event-activated = { $seat } { VERB($seat, "применяет", "применяешь") } { $card }.
event-activated-on = { $seat } { VERB($seat, "применяет", "применяешь") } { $card } на { CASE($targets, "acc") }.
event-struck = Удар пришёлся по { $card } ({ $seat }).
event-wage-paid = { $seat } { VERB($seat, "оставляет", "оставляешь") } { $card } за { gold }.
event-wages-lowered = { $seat } { VERB($seat, "платит", "платишь") } за каждую карту, по которой ударили, на { gold } меньше.
event-found = { $seat } { PAST($seat, "взял", "взяла") } { cards } на руку: { $list }.
event-searched = { $seat } { PAST($seat, "открыл", "открыла") }: { $list }.
event-drink-set = { $other } { VERB($other, "оставляет", "оставляешь") } в { $card } только { $n } опьянения: это { VERB($seat, "пьёт", "пьёшь") } { $seat }.
