# Слова на картах по-русски. «[значок|слова]» — место, где клиент может нарисовать значок.
# $n — число; $who — делаешь ли это ты (you) или кто-то другой (they); $flowing — внутри ли слова длинной фразы.

or = или
and = и
then = затем
or-line = ИЛИ
no-effect = без эффекта

## Числа (винительный падеж)
fortitude = [fortitude|{ $n } { $n ->
    [one] стойкость
   *[other] стойкости
}]
alcohol = [alcohol|{ $n } { $n ->
    [one] опьянение
   *[other] опьянения
}]
gold = [gold|{ $n } { $n ->
    [one] золото
   *[other] золота
}]
signed-fortitude = [fortitude|{ $signed } { $n ->
    [one] стойкость
   *[other] стойкости
}]
signed-alcohol = [alcohol|{ $signed } { $n ->
    [one] опьянение
   *[other] опьянения
}]
cards = { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
}
drinks = { $n } { $n ->
    [one] выпивку
    [few] выпивки
   *[other] выпивок
}

## Типы, показатели, приметы, запреты
type-action = «действие»
type-sometimes = «иногда»
type-anytime = «всегда»
type-gambling = «азарт»
type-cheating = «шулерство»
type-drink = «выпивка»
type-drink-event = «попойка»
type-event = «событие»
first-type-action = «действие»
first-type-sometimes = «иногда»
first-type-anytime = «всегда»
first-type-gambling = «азарт»
first-type-cheating = «шулерство»
attribute-fortitude = твою [fortitude|стойкость]
attribute-alcohol = твоё [alcohol|опьянение]
attribute-gold = твоё [gold|золото]
attribute-hand = твою руку
attribute-place-in-the-round = твоё место в раунде
first-attribute-fortitude = твою [fortitude|стойкость]
first-attribute-alcohol = твоё [alcohol|опьянение]
first-attribute-gold = твоё [gold|золото]
first-attribute-hand = твою руку
first-attribute-place-in-the-round = твоё место в раунде
trait-human = человек
trait-halfling = полурослик
trait-dwarf = дварф
trait-half-ogre = полуогр
trait-ogre = огр
trait-orc = орк
trait-troll = тролль
trait-gnome = гном
trait-pixie = пикси
trait-fairy = фея
trait-elf = эльф
trait-rabbit = кролик
trait-goblin = гоблин
trait-vampire = вампир
trait-undead = нежить
trait-mummy = мумия
trait-villain = злодей
trait-hero = герой
trait-paladin = паладин
trait-familiar = фамильяр
trait-druid = друид
lock-negated = отменить
lock-ignored = игнорировать
lock-reduced = уменьшить
lock-redirected = перенаправить
neither-nor = ни { $first }, ни { $second }
lock-hit-back = встретить ответным ударом
lock-answered-by-teammates = отразить руками товарищей по команде

## На что отвечает карта
card = { $types ->
    [none] карту
   *[some] карту { $names }
}
card-that-affects = { $card }, которая влияет на { $attributes }
card-that-changes = { $card }, которая меняет эффекты выпивки
card-that-costs-fortitude = { $card }, от которой игрок теряет [fortitude|стойкость]
card-that-picks = { $card }, которая выбирает игрока
card-that-picks-you = { $card }, которая выбирает тебя
that-calls-for-champions = { $card }, если в командной игре тут назвали бы чемпионов

## Перед эффектами
as-type = как карта { $type }
guard-two-players-left = если осталось только два игрока
guard-no-teams = если команд нет
guard-if-has = { $who ->
    [you] только если у тебя { $test }
   *[they] только если у этого игрока { $test }
}
guard-if-in-play = только если у тебя в игре есть { $name }
guard-if-phase = только в твою фазу действия
guard-if-track = только если { $span }
to-ante = когда ты делаешь ставку
to-gold-loss = когда ты теряешь [gold|золото]
to-new-deck = когда кончается колода выпивки
to-lost-fortitude = когда ты теряешь [fortitude|стойкость] от карты другого игрока
to-token-loss = когда игрок теряет [fortitude|стойкость] от жетона «{ $name }»
to-champions = когда команды называют чемпионов
to-card = { $whose ->
    [yours] когда ты играешь { $card }
    [anothers] когда другой игрок играет { $card }
   *[anyones] когда игрок играет { $card }
}
to-card-in-round = { to-card }, а ты ещё в раунде азартных игр
to-drink = { $whose ->
    [yours] когда на тебя подействует выпивка
    [anothers] когда другой игрок открывает выпивку
   *[anyones] когда игрок открывает выпивку
}
to-event = когда открыто событие
to-drink-event = когда открыта попойка
to-others-event = когда другой игрок открывает попойку
to-won-round = { $whose ->
    [yours] когда ты выигрываешь раунд азартных игр
    [anothers] когда другой игрок выигрывает раунд азартных игр
   *[anyones] когда игрок выигрывает раунд азартных игр
}
to-won-round-in-round = { to-won-round }, а ты ещё в нём
in-round = во время раунда азартных игр
in-action-phase = раз в каждую твою фазу действия
in-order-phase = в твоей фазе заказа
in-others-drink-phase = в фазе выпивки другого игрока
on-reveal = когда эта карта открыта
on-turn-start = в начале твоего хода
on-turn-end = в конце твоего хода
on-gathered = при сборе
on-others-turn-end = в конце хода другого игрока
on-taking-force = когда эта карта вступает в силу
on-taking-force-in-turn = когда эта карта вступает в силу в твой ход
on-leaving-force = когда эта карта теряет силу
on-leaving-force-in-turn = когда эта карта теряет силу в твой ход
on-hurt = когда ты теряешь [fortitude|стойкость] от карты с руки другого игрока
on-strong-drink = когда от одной выпивки ты [alcohol|пьянеешь на { $n }] или больше
on-lost-round = когда кончается раунд азартных игр с твоим участием, а выигрываешь не ты
before-your-card = прежде чем подействует карта, которую ты играешь

## Кто
another = выбери другого игрока: { $verbs }
anybody = выбери игрока: { $verbs }
third = выбери другого игрока, но не источник: { $verbs }
another-in-round = выбери другого игрока в раунде: { $verbs }
each-other = { $flowing ->
    [yes] каждый другой игрок { $verbs }
   *[no] каждый другой игрок: { $verbs }
}
each = { $flowing ->
    [yes] каждый игрок, включая тебя, { $verbs }
   *[no] каждый игрок, включая тебя: { $verbs }
}
each-in-round = { $flowing ->
    [yes] каждый игрок в раунде, включая тебя, { $verbs }
   *[no] каждый игрок в раунде, включая тебя: { $verbs }
}
each-other-in-round = { $flowing ->
    [yes] каждый другой игрок в раунде { $verbs }
   *[no] каждый другой игрок в раунде: { $verbs }
}
that = этот игрок { $verbs }
mates = каждый его товарищ по команде { $verbs }
further = выбери ещё одного другого игрока: { $verbs }
further-if-any = выбери ещё одного другого игрока, если он есть: { $verbs }
further-in-round = выбери ещё одного другого игрока в раунде: { $verbs }
further-anybody = выбери ещё одного игрока: { $verbs }
winner = победитель { $verbs }
each-on-event = { $flowing ->
    [yes] каждый игрок { $verbs }
   *[no] каждый игрок: { $verbs }
}

each-with = каждый игрок, у которого { $such }: { $verbs }
each-other-with = каждый другой игрок, у которого { $such }: { $verbs }
each-with-token = каждый игрок, у которого есть { $such }: { $verbs }
each-other-with-token = каждый другой игрок, у которого есть { $such }: { $verbs }
each-ordered-for = каждый игрок, которому ты заказываешь выпивку в этой фазе: { $verbs }
each-other-ordered-for = { each-ordered-for }
each-of-trait = каждый { $such }: { $verbs }
each-other-of-trait = каждый другой { $such }: { $verbs }
each-with-highest-bid = каждый, чья ставка в торгах выше всех: { $verbs }
each-other-with-highest-bid = каждый другой игрок, чья ставка в торгах выше всех: { $verbs }
each-who-joins-in = каждый, кто помогает: { $verbs }
each-other-who-joins-in = каждый другой игрок, кто помогает: { $verbs }
each-who-discarded-none = каждый, кто ничего не сбросил: { $verbs }
each-other-who-discarded-none = каждый другой игрок, кто ничего не сбросил: { $verbs }

## Сколько у кого чего
things = { $thing ->
    [fortitude] [fortitude|стойкости]
    [alcohol] [alcohol|опьянения]
    [gold] [gold|золота]
    [cards] карт на руке
   *[drinks] выпивки в стопке «Выпей меня!»
}
things-counted = { $thing ->
    [cards] { $n ->
        [one] карты
       *[other] карт
    } на руке
   *[other] { things }
}
test = { $how ->
    [at-least] не меньше { $n } { things-counted }
    [at-most] не больше { $n } { things-counted }
    [none] нет { things }
    [more] больше { things }, чем { $other ->
        [you] у тебя
       *[that] у этого игрока
    }
    [less] меньше { things }, чем { $other ->
        [you] у тебя
       *[that] у этого игрока
    }
    [most] больше всех { things }
   *[least] меньше всех { things }
}

## Сколько получается
for-each = {" "}за { $things }
more-for-each = {" "}и ещё { $n } за { $things }
at-most = {" "}(не больше { $n })
at-least = {" "}(не меньше { $n })
other-players = каждого другого игрока
cards-in-play = каждого твоего { $one } в игре
team-of = каждого игрока его команды
spent = каждую потраченную единицу
held-tokens = каждый жетон «{ $one }» { $who ->
    [you] у других игроков
   *[they] у него
}
discarded = каждую сброшенную карту
lost = каждую потерянную [fortitude|стойкость]
bidden = { $thing ->
    [gold] каждое [gold|золото] своей ставки
    [fortitude] каждую [fortitude|стойкость] своей ставки
   *[cards] каждую карту своей ставки
}
held = { $thing ->
    [fortitude] каждую [fortitude|стойкость]
    [alcohol] каждое [alcohol|опьянение]
    [gold] каждое [gold|золото]
    [cards] каждую карту на руке
   *[drinks] каждую выпивку в стопке «Выпей меня!»
} у { $who ->
    [you] тебя
   *[they] него
}

## Цена
spend = потрать { $n } ({ $name })
scheme = замысел, из задуманных карт
spend-more = потрать сколько хочешь, но не меньше { $n } ({ $name })
harvest = урожай { $n }
return-first = этот игрок возвращает { $name }
pay-first = заплати таверне { gold }
kind-named = «{ $name }»
discard-more = сбрось сколько хочешь карт { $types }
discard-first = сбрось ещё { cards } { $types }

## Что делает
gain-fortitude = { $who ->
    [you] получи { fortitude }
   *[they] получает { fortitude }
}
lose-fortitude = { $who ->
    [you] потеряй { fortitude }
   *[they] теряет { fortitude }
}
gain-alcohol = { $who ->
    [you] ты [alcohol|пьянеешь на { $n }]
   *[they] [alcohol|пьянеет на { $n }]
}
lose-alcohol = { $who ->
    [you] ты [alcohol|трезвеешь на { $n }]
   *[they] [alcohol|трезвеет на { $n }]
}
pay-inn = { $who ->
    [you] заплати таверне { gold }
   *[they] платит таверне { gold }
}
pay-you = платит тебе { gold }
pay-that = { $who ->
    [you] заплати этому игроку { gold }
   *[they] платит этому игроку { gold }
}
take-inn = { $who ->
    [you] возьми у таверны { gold }
   *[they] берёт у таверны { gold }
}
take-pot = { $who ->
    [you] возьми из банка { gold }
   *[they] берёт из банка { gold }
}
get-tokens = { $who ->
    [you] получи { $tokens }
   *[they] получает { $tokens }
}
return-tokens = { $who ->
    [you] верни { $tokens }
   *[they] возвращает { $tokens }
}
draw = { $who ->
    [you] возьми { cards }
   *[they] берёт { cards }
}
discard = { $who ->
    [you] сбрось { cards }
   *[they] сбрасывает { cards }
}
discard-hand = { $who ->
    [you] сбрось всю руку
   *[they] сбрасывает всю руку
}
discard-of-types = { $who ->
    [you] сбрось { cards } { $types }
   *[they] сбрасывает { cards } { $types }
}
discard-or-show = { discard-of-types } или { $who ->
    [you] покажи, что таких на руке нет
   *[they] показывает, что таких на руке нет
}
discard-at-random = { discard } наугад
discard-chosen = { discard-of-types } по твоему выбору
play-as-own = сыграй её как свою
retarget = всё, что она сделала бы, достаётся другому игроку по твоему выбору, но не тому, кто её сыграл
retarget-another = всё, что она сделала бы с тобой, достаётся другому игроку, но не тому, кто её сыграл
become-champion = становится чемпионом твоей команды
plot = задумай { cards } с руки
plot-up-to = можешь задумать до { $n } карт с руки
take-bought = возьми даром верхнюю карту колоды, из которой покупаешь
part-deck = делит { cards } с верха твоей колоды в открытую на две стопки; возьми одну на руку, другую сбрось
discard-any = { $who ->
    [you] сбрось сколько хочешь карт
   *[they] сбрасывает сколько угодно карт
}
draw-up = { $who ->
    [you] добери карты до полной руки
   *[they] добирает карты до полной руки
}
show-hand = показывает тебе руку
reveal-until = открывай карты своей колоды, пока не откроешь { cards } { $types }
reveal-top = открой { $n ->
    [one] верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
} своей колоды
put-revealed-0 = возьми её на руку
put-revealed-1 = сбрось её
put-revealed-2 = возьми их на руку
put-revealed-3 = сбрось остальные
put-on-deck = { $who ->
    [you] положи { cards } с руки на верх своей колоды
   *[they] кладёт { cards } с руки на верх своей колоды
}
take-back = { $who ->
    [you] возьми { cards } { $types } из своего сброса на руку
   *[they] берёт { cards } { $types } из своего сброса на руку
}
put-drink = { $who ->
    [you] положи верхнюю карту колоды выпивки лицом вниз на свою стопку «Выпей меня!»
   *[they] кладёт верхнюю карту колоды выпивки лицом вниз на свою стопку «Выпей меня!»
}
pass-drink-left = { $who ->
    [you] переложи верхнюю карту своей стопки «Выпей меня!» на стопку игрока слева
   *[they] перекладывает верхнюю карту своей стопки «Выпей меня!» на стопку игрока слева
}
discard-drink = { $who ->
    [you] сбрось верхнюю карту своей стопки «Выпей меня!»
   *[they] сбрасывает верхнюю карту своей стопки «Выпей меня!»
}
pass-drink = переложи верхнюю карту своей стопки «Выпей меня!» на стопку этого игрока
let-play-more = может сыграть в этот ход ещё { cards } «действие»
pass = ты пасуешь
ignore-types = { $who ->
    [you] игнорируй карты { $types }
   *[they] игнорирует карты { $types }
}
play-openly = { $who ->
    [you] играй с открытой рукой
   *[they] играет с открытой рукой
}
play-nothing = не может играть карты
until-end-of-turn = до конца твоего хода
until-next-turn = до начала твоего следующего хода
until-end-of-their-next-turn = до конца своего следующего хода
for-this-round = в этом раунде азартных игр
ante-with-fortitude = может вместо каждого [gold|золота] своей ставки отдавать [fortitude|1 стойкость] (это золото ставит таверна)
bid-in-turn = открыто торгуется { $thing ->
    [gold] [gold|золотом]
    [fortitude] [fortitude|стойкостью]
   *[cards] картами с руки
} по порядку хода, каждый раз выше; спасовавший может торговаться снова, пока после чьей-то ставки не спасуют все остальные
bid-in-secret = тайно торгуется { $thing ->
    [gold] [gold|золотом]
    [fortitude] [fortitude|стойкостью]
   *[cards] картами с руки
} (все ставки открываются разом)
collect = получает { gold } с каждого другого игрока
join-in = решает, помогать ли
ante = { $who ->
    [you] сделай ставку в { gold }
   *[they] делает ставку в { gold }
}
leave-round = { $who ->
    [you] выйди из раунда азартных игр
   *[they] принудительно выходит из раунда
}
leave-round-instead = вместо этого выйди из раунда азартных игр
drink-from-pile = { $who ->
    [you] выпей верхнюю карту своей стопки «Выпей меня!»
   *[they] выпивает верхнюю карту своей стопки «Выпей меня!»
}
drink-if-there-is-one = { $who ->
    [you] выпей верхнюю карту своей стопки «Выпей меня!», если она там есть
   *[they] выпивает верхнюю карту своей стопки «Выпей меня!», если она там есть
}
drink-from-pile-too = { $who ->
    [you] выпей ещё и верхнюю карту своей стопки «Выпей меня!»
   *[they] выпивает ещё и верхнюю карту своей стопки «Выпей меня!»
}
drink-from-deck = { $several ->
    [no] { $who ->
        [you] открой выпивку (с прицепами) из колоды выпивки и выпей её
       *[they] открывает выпивку (с прицепами) из колоды выпивки и выпивает её
    }
   *[yes] { $who ->
        [you] открой { drinks } (каждую с прицепами) из колоды выпивки и выпей их
       *[they] открывает { drinks } (каждую с прицепами) из колоды выпивки и выпивает их
    }
}
drink-copies = выпивает копию одной выпивки, открытой (с прицепами) из колоды выпивки
drink-stronger = открой 2 выпивки (каждую с прицепами) из колоды выпивки и выпей ту, что крепче; если они равны, выбери любую
drink-weaker = выпивает копию другой
order-drinks = закажи ещё { drinks }
chaser = [chaser|прицеп]
shareable = можешь разделить её с другим игроком (с округлением вверх)
order-to-left = { $who ->
    [you] положи верхнюю карту колоды выпивки лицом вниз на стопку «Выпей меня!» игрока слева
   *[they] кладёт верхнюю карту колоды выпивки лицом вниз на стопку «Выпей меня!» игрока слева
}
counts-as-source = считается источником потери
play-another = может тут же сыграть другую карту того же типа
reveal-next = { $who ->
    [you] сбрось её и открой вместо неё следующую
   *[they] вместо неё открывает следующую карту той же стопки
}

## Ответы
negate-card = отмени { $card }
negate-it = { $gender ->
    [neuter] отмени его
   *[feminine] отмени её
}
ignore-card = игнорируй { $card }
ignore-drink = игнорируй выпивку
ignore-event = игнорируй событие
ignore-drink-event = игнорируй попойку
ignore-it = { $gender ->
    [neuter] игнорируй его
   *[feminine] игнорируй её
}
reduce-loss = уменьши потерю своей [fortitude|стойкости] на { $n }
redirect-loss = перенаправь потерю своей [fortitude|стойкости] на другого игрока
redirect-to-third = перенаправь потерю своей [fortitude|стойкости] на другого игрока, но не на её источник
split-loss = раздели потерю своей [fortitude|стойкости] от карты другого игрока с этим игроком (с округлением вверх); свою половину нельзя ни уменьшить, ни игнорировать
strengthen-drink = { $which ->
    [it] добавь ей
   *[any] добавь выпивке
} { alcohol }
weaken-drink = уменьши [alcohol|опьянение] от { $which ->
    [it] неё
   *[any] выпивки
} на { $n } (не ниже 0)
drink-becomes = { $which ->
    [it] её эффекты меняются
   *[any] эффекты выпивки меняются
} на «{ signed-alcohol }»
alcohol-to-fortitude = получи [fortitude|стойкость] вместо [alcohol|опьянения] от выпивки, которую пьёшь
give-drink = передай выпивку, которую пьёшь, другому игроку
split-drink = раздели выпивку, которую пьёшь, с другим игроком (с округлением вверх)
inn-pays = вместо тебя платит таверна
do-not-pay = ты не платишь
guarded = на эту карту действует только карта, отменяющая любую карту «иногда»
cannot-be = { $what ->
    [happening] это нельзя { $locks }
   *[card] эту карту нельзя { $locks }
}
answered-as = это можно уменьшить или игнорировать, как карту { $type }
softened = всё, что позволило бы игнорировать эту потерю, лишь уменьшает её на { $n }
raise-loss = один из теряющих теряет ещё { fortitude }
set-alcohol = от выпивки, которую пьёшь, ты пьянеешь только на [alcohol|{ $n }], если в ней было больше
change-number = { $more ->
    [yes] увеличь одно её число на { $n }
   *[no] уменьши одно её число на { $n }
}
change-number-joined = { $more ->
    [yes] увеличь на { $n } одно число карты, к которой присоединена эта
   *[no] уменьши на { $n } одно число карты, к которой присоединена эта
}

## Раунд азартных игр, стол
start-round = { $event ->
    [yes] игрок, чей ход кончается, начинает раунд азартных игр (каждый игрок делает ставку в [gold|1 золото]) и ведёт игру
   *[no] начни раунд азартных игр (каждый игрок, включая тебя, делает ставку в [gold|1 золото]); ты ведёшь игру
}
toss-coin = на всех бросают одну монетку
take-control = перехвати игру в раунде азартных игр
only-cheating-next = следующей игру может перехватить только карта «шулерство»
end-round-for-you = раунд тут же кончается; всё поставленное [gold|золото] забираешь ты
end-round = раунд тут же кончается; всё поставленное [gold|золото] достаётся таверне
win-round = ты выигрываешь раунд
take-pot-all = забери банк
take-pot-instead = вместо этого банк забираешь ты
go-on-with-round = раунд продолжается, банк остаётся
contest = состязание «Кто больше выпьет!»: каждый игрок открывает выпивку (с прицепами) из колоды выпивки, и все пьют разом; каждый другой игрок платит { gold } тому, у кого выпивка крепче всех; при ничьей её участники повторяют

end-turn = твой ход тут же кончается
be-away = до начала своего следующего хода ты не играешь карт и игнорируешь все эффекты
repeat-phase = { $who ->
    [you] повтори фазу, которая только что кончилась
   *[they] повторяет фазу, которая только что кончилась
}
skip-phase = { $who ->
    [you] пропусти следующую фазу
   *[they] пропускает следующую фазу
}
more-actions = в этот ход можешь сыграть ещё { cards } «действие»

## Части колоды: $name — как называется часть, $step — её деление или карта
span = { $name } { $span }
step = «{ $title }»
banded = { $said } ({ $span })
move-track = { $name } { $signed }
move-steps = { $name } сдвигается на { $n } { $n ->
    [one] шаг
    [few] шага
   *[other] шагов
} к «{ $step }»
set-component = { $name } меняется на «{ $step }»
set-own = смени эту карту на «{ $step }»
set-to-any = { $name } меняется на любую карту по твоему выбору
next-standing = { $name } меняется на следующую карту своей колоды
send-away = можешь сбросить до { $things } из очереди
open-cards = открой { cards } ({ $name }); оставь одну из них или ту, что уже открыта, а остальные сбрось
plant = посади { $tokens }
replant = посади { $tokens } из сброса по своему выбору
grow = вырасти { $tokens }
grow-each = пусть подрастёт всё посаженное
gather = собери всё, что доросло до последнего числа
cannot-be-gathered = собрать это нельзя
join-more = открой ещё { cards } этой колоды: их эффекты тоже добавляются
call-off = сама карта, к которой присоединена эта, не действует; верни её на руку

## Что действует, пока карта в силе
lose-less = когда ты теряешь [fortitude|стойкость] от карты, потеряй всего на { $n } меньше
lose-less-to-others = когда ты теряешь [fortitude|стойкость] от карты другого игрока, потеряй всего на { $n } меньше
lose-less-to-anything = когда ты теряешь [fortitude|стойкость] от любого эффекта, потеряй на { $n } меньше
others-lose-more = когда другие игроки теряют [fortitude|стойкость] от твоей карты, каждый из них теряет на { $n } больше
loss-bites-back = когда ты теряешь [fortitude|стойкость] от карты игрока, потеряй на { $n } больше, а этот игрок теряет { fortitude }
alcohol-from-drinks = { $more ->
    [yes] от выпивки (с прицепами) ты [alcohol|пьянеешь] на { $n } сильнее
   *[no] от выпивки (с прицепами) ты [alcohol|пьянеешь] на { $n } слабее
}
alcohol-from-anything = { $more ->
    [yes] от любого эффекта ты [alcohol|пьянеешь] на { $n } сильнее
   *[no] от любого эффекта ты [alcohol|пьянеешь] на { $n } слабее
}
hand-cards-are-locked = карты, которые ты играешь с руки, нельзя { $locks }
gambling-counts-as-cheating = карты «азарт», которые ты играешь в раунде азартных игр, считаются и картами «шулерство»
ante-more = когда ты делаешь ставку, она на { $n } больше
more-gold = когда ты получаешь [gold|золото], возьми у таверны на { $n } больше (один раз за эффект)
more-gold-from-players = когда твоя карта приносит тебе [gold|золото] другого игрока, возьми ещё { $n } у таверны (один раз за карту)
inn-pays-first = каждый раз, когда ты платишь [gold|золото], но не ставку, { $n ->
    [one] первое из него
   *[other] первые { $n }
} платит таверна
inn-pays-starting-ante = когда ты начинаешь раунд азартных игр, твою ставку делает таверна

## Вокруг других эффектов
may = можешь: { $inner }
may-others = если хочешь: { $inner }
rider = у другой половины есть ещё эффект: { $inner }
if-still-in = { $inner }, если ты ещё в игре
for-trait = { $traits }: вместо этого { $inner }
if-not-paid = если за это заплачено не твоим [gold|золотом] или вовсе не заплачено, { $inner }
if-in-play = если у тебя в игре есть { $name }: { $inner }
unless-ignored = если этот игрок не игнорирует выпивку: { $inner }
put-into-play = эта карта остаётся в игре перед тобой
search-for-one = открывай карты своей колоды, пока не откроется { $name }: введи эту карту в игру, остальные сбрось
rehire = верни { $name } из своего сброса в игру
use-again = все твои карты «{ $name }» в игре можно применить в этой фазе ещё по разу
shield-with = сбрось из игры карту «{ $name }» и всё равно игнорируй её
if-has = { $who ->
    [you] если у тебя { $test }: { $inner }
   *[they] если у этого игрока { $test }: { $inner }
}
if-phase = если идёт твоя фаза действия: { $inner }
if-lost = если [fortitude|стойкость] потеряна: { $inner }
if-ignored = если эту карту игнорируют: { $inner }
if-discarded = если всего сброшено хотя бы по { $n } { $n ->
    [one] карте
   *[other] карты
} на игрока: { $inner }
if-it-is = если откроешь { $card }: { $inner }
if-heads = если выпал орёл: { $inner }
buy = может до { $times } раз заплатить таверне { gold }; каждый раз { $choice }
if-negated = если эту карту отменили: вместо этого { $inner }
otherwise = если нет: { $inner }
if-track = { $span }: { $inner }
either = либо { $ways }
either-or = , либо{" "}

## Для авторов: что делает каждая фраза, как об этом рассказывает страница о языке карт
about-inn-pays = вместо тебя: после `when you must ante:`, `when you would lose gold:` или `when the drink deck runs out:`
about-do-not-pay = не платит никто
about-change-drink = любая выпивка, которую пьют; с `-1` она слабее
about-change-drink-1 = все её числа заменены
about-change-drink-2 = одно вместо другого
about-give-drink = со всеми прицепами
about-split-drink = по половине, с округлением вверх
about-negate = то, о чём повод, не действует ни на кого
about-negate-1 = карта не действует ни на кого
about-ignore = то, о чём повод
about-ignore-1 = карта не действует на тебя
about-ignore-2 = выпивку с прицепами, которую предстоит выпить тебе
about-ignore-3 = событие, которое ещё не началось
about-ignore-4 = попойку, которая ещё не началась
about-ignore-5 = событие для всех, если команд нет
about-reduce-loss = ты теряешь на столько меньше
about-redirect-loss = вместо тебя теряет тот, кого ты выберешь
about-redirect-to-third = то же, но не тот, от кого потеря
about-split-loss = половина тебе, половина тому, от кого потеря, с округлением вверх
about-change-number = число карты, на которую отвечают; какое, выбираешь ты
about-guarded = ничем другим на неё не ответить
about-softened = вместо того чтобы игнорировать: и карты, и то, что в силе
about-raise-loss = после `that costs a player fortitude`; кто, выбираешь ты
about-change-drink-3 = если в ней больше; остальные числа прежние
about-cannot-be = также `reduced`, `redirected`, `hit back`, `answered by teammates`, любым списком
about-change-fortitude = получает стойкость; с `-1` теряет
about-change-alcohol = пьянеет; с `-1` трезвеет
about-pay-you = платит тебе
about-pay-inn = платит таверне
about-pay-that = платит тому, о ком повод
about-take = берёт у таверны
about-take-1 = берёт из банка
about-ante = ставит в банк
about-draw = берёт из своей колоды
about-discard = сбрасывает с руки по своему выбору
about-discard-hand = всю целиком, и карты при этом не действуют
about-counts-as-source = потери, которые следуют, считаются от него
about-play-another = о том игроке, после `negate it`
about-reveal-next = о том игроке, после `negate it` на выпивку или попойку
about-reveal-next-1 = после `when this is revealed:`
about-leave-round = выходит из раунда
about-drink-from-pile = пьёт сразу; если стопка пуста, трезвеет на 1
about-drink-if-there-is-one = пьёт сразу; если стопка пуста, ничего
about-drink-from-deck = из колоды выпивки
about-drink-from-deck-1 = одну за другой
about-drink-copies = одну выпивку открывают на всех
about-drink-stronger = открываешь две, пьёшь ту, что крепче
about-drink-weaker = после предыдущего, о каждом другом игроке
about-order-drinks = в своей фазе заказа
about-end-turn = остаток хода пропадает
about-be-away = ты ничего не играешь и всё игнорируешь
about-repeat-phase = ту, что только что кончилась, в свой ход
about-skip-phase = этого хода или своего следующего
about-more-actions = после этой
about-start-round = на карте «действие»: все ставят по 1, игру ведёшь ты
about-take-control = на картах «азарт» и «шулерство» или в ответ на что-то в раунде
about-only-cheating-next = пока этого не сделает карта «шулерство»
about-end-round-1 = не выиграл никто, но забираешь его ты
about-end-round = не выиграл никто
about-win-round = сразу
about-take-pot = вместо того, кто его выиграл
about-go-on-with-round = после чьей-то победы: банк остаётся
about-contest = состязание «Кто больше выпьет!», на попойке
about-chaser = прицеп: следующая карта стопки — часть этой выпивки
about-shareable = кто её пьёт, может разделить её с другим игроком
about-move-track = двигает фишку шкалы
about-set-track = ставит её; о дополнительной колоде `lantern becomes smoky`, а с `any` — любая карта по твоему выбору
about-set-standing-1 = карта в силе: её место занимает другая той же колоды
about-next-standing = вместо той, что в силе
about-send-away = о колоде, карты которой ждут, пока их возьмут на руку
about-open-cards = о колоде, из которой продают: остаётся одна из них или та, что уже открыта
about-plant = о колоде, карты которой растут: верхнюю, на её первое число
about-replant = по твоему выбору
about-grow = по твоему выбору: карта переходит к следующему числу
about-grow-each = все
about-gather = каждая сбрасывается и делает, что на ней сказано
about-cannot-be-gathered = вместо того, что делает сбор
about-lose-less = тебя
about-lose-less-2 = тебя
about-lose-less-1 = тебя
about-lose-more = каждого из них
about-lose-more-1 = обоих
about-alcohol-gained = тебя
about-alcohol-gained-1 = тебя
about-alcohol-gained-2 = тебя
about-alcohol-gained-3 = тебя
about-ante-otherwise = тебя
about-more-gold = тебя, раз за эффект
about-more-gold-1 = тебя, раз за карту
about-ante-otherwise-1 = тебя
about-gambling-counts-as-cheating = раунда
about-cannot-be-1 = тех, кто хотел бы ответить
about-change-number-1 = число, которое выбираешь ты
about-join-more = ещё карты, каждая со всем, что она делает
about-call-off = та карта возвращается в руку
about-discard-of-types = таких типов, по выбору владельца
about-discard-or-show = у кого таких нет, показывает руку всем
about-discard-at-random = какие, решает случай
about-discard-chosen = по твоему выбору; руку надо сперва увидеть
about-play-as-own = после сброса по твоему выбору: ходишь ты, а карта остаётся чужой
about-retarget = после `that picks a player` или `that picks you`: на кого она вместо этого, выбираешь ты
about-retarget-1 = то же, но не на тебя
about-discard-any = сколько угодно, хоть ни одной
about-draw-up = как в начале хода
about-show-hand = с этих пор ты знаешь эти карты
about-put-on-deck = по выбору владельца, втайне
about-become-champion = после `when champions are named:`
about-plot = с руки, рубашкой вверх к своим задуманным картам
about-plot-up-to = сколько хочешь, но не больше
about-take-bought = из какой, решаешь ты; это видят все
about-part-deck = остальное сбрасывается
about-take-back = по выбору владельца, у всех на виду
about-put-drink = из колоды выпивки, лицом вниз
about-put-drink-1 = то же, на свою стопку
about-put-drink-2 = все разом
about-put-drink-3 = её никто не пьёт
about-pass-drink = игроку, о котором повод, или выбранному тобой
about-let-play-more = в собственный ход этого игрока
about-pass = на карте азарта или шулерства: это твой ход, и ты пасуешь
about-to-payment = прежде чем сделать ставку
about-to-payment-1 = прежде чем заплатить, поставить или отдать золото
about-to-payment-2 = прежде чем все заплатят за новую колоду выпивки
about-to-lost-fortitude = сразу после потери; «that player» сыграл карту
about-to-token-loss = сразу после потери; «that player» её понёс
about-to-champions = в командной игре, пока никто не назван
about-to-card = играют карту; `a player` — кто угодно, `a card` — любая карта
about-to-card-in-round = то же, и ты ещё в раунде
about-to-card-1 = своя карта
about-to-card-1-in-round = то же, и ты ещё в раунде
about-to-drink = со всеми прицепами, прежде чем её выпьют
about-to-drink-1 = выпивка, которую предстоит выпить тебе
about-to-event = любое событие
about-to-event-1 = любая попойка
about-to-event-2 = чужая попойка
about-to-won-round = прежде чем заберут банк; `a player` — кто угодно
about-to-won-round-in-round = то же, и ты ещё в раунде
about-to-won-round-1 = прежде чем банк заберёшь ты
about-during-round = когда угодно, пока идёт раунд азартных игр
about-in-phase = пока ты заказываешь
about-in-phase-1 = прежде чем тот игрок выпьет
about-always = действует, пока карта в силе
about-on-turn = прежде всего остального в нём
about-on-turn-1 = в конце твоего хода
about-on-gathered = на карте, которая растёт
about-on-own-card = когда карту открыли
about-on-own-card-1 = когда карта вступает в силу
about-on-own-card-2 = когда она вступает в силу в твой ход
about-on-own-card-3 = когда карта теряет силу
about-on-own-card-4 = когда она теряет силу в твой ход
about-on-fate = когда ты теряешь стойкость от карты с чужой руки
about-on-fate-1 = когда одна выпивка прибавила столько или больше
about-on-fate-2 = даже если из раунда пришлось выйти раньше
about-on-fate-3 = прежде чем на твою карту смогут ответить
about-two-players-left = применение есть, только если осталось двое
about-no-teams = применение есть, только если команд нет
about-only = условие, о котором судят до розыгрыша
about-if-track = где стоит фишка: `3`, `3 to 5`, `3 or more`, `3 or less`, `sweet or sour`
about-in-action-phase = на карте, которая остаётся в игре: её игрок может сделать это до карты действия или после неё
about-put-into-play = её можно бить, как игрока, а оставить стоит `wage`; за этим стоит то, что действует (`always:`) или применяется (`once in your action phase:`)
about-search-for-one = если надо, один раз замешав сброс в новую колоду; остальные карты сбрасываются
about-rehire = по твоему выбору
about-use-again = в идущей фазе действий
about-shield-with = после `if this is negated: you may:`, на карте, которая игнорирует другую
about-if-in-play = одна или несколько
about-cards-in-play = сколько их лежит сейчас
about-inn-pays-first = за тебя, раз за платёж, даже если он разделён; несколько таких карт не складываются
about-if-has = сравнение, о нём ниже
about-if-has-1 = то же об игроке, о котором повод, или о выбранном картой раньше
about-if-phase = а не если карта сыграна в другое время
about-if-still-in = если ты тем временем не выбыл
about-if-not-paid = после твоего платежа: заплатила таверна или никто
about-if-lost = кем угодно, от этой карты
about-if-ignored = кто-то игнорировал эту карту
about-if-negated = запасной вариант: случается вместо всего остального
about-spend = фишка дорожки спускается на столько делений
about-scheme = карту играют из задуманных, а не с руки
about-spend-more = сколько хочешь, но не меньше
about-harvest = сбрось из того, что растёт, на столько или больше
about-pay-first = всё сполна, иначе карту не сыграть
about-discard-more = сколько угодно, хоть ни одной
about-discarded = на эту карту, в уплату или потом
about-reveal-until = если надо, замешав сброс в новую колоду; `them` — это те самые карты
about-reveal-top = `it` или `them`
about-put-revealed = только что открытую карту
about-put-revealed-1 = только что открытую карту
about-put-revealed-2 = те, что искали
about-put-revealed-3 = о чём не сказано, куда его деть, попадает туда и так
about-if-it-is = о только что открытой карте
about-discard-first = кроме самой карты
about-with = сравнение, о нём ниже
about-other-players = которые ещё в игре
about-team-of = того, на кого эффект; без команд — твоих соперников
about-spent = через `spend 1 or more`
about-held = `fortitude`, `alcohol`, `gold`, `card in hand`, `drink waiting`
about-held-1 = у каждого, на кого действует эффект
about-lost = от этой карты, всеми вместе
about-ignore-types = и всё, что они делают
about-play-openly = все знают и эти карты, и новые
about-play-nothing = сколько это длится, стоит следом
about-until-end-of-turn = того, кто сыграл карту
about-until-next-turn = того, кто сыграл карту
about-until-end-of-their-next-turn = каждого, кого это касается; идущий ход не в счёт
about-get-tokens = из запаса того, кто сыграл карту, пока он не кончился
about-return-tokens = тому, от кого они
about-return-first = прежде чем смогут ответить, после `at the end of another player's turn:`
about-with-token = один или несколько
about-held-tokens = у каждого, на кого действует эффект
about-held-tokens-1 = у всех вместе
about-ordered-for = каждый один раз за твою фазу заказа, до этой карты или после
about-on-others-turn = «that player» — тот, чей ход кончился
about-ante-with-fortitude = за любую часть ставки; это золото платит таверна
about-for-this-round = раунд, который идёт или вот-вот начнётся
about-bid-in-turn = всё выше, пока не спасуют все остальные; `the winner:` — тот, чья ставка выше всех
about-bid-in-turn-1 = то же стойкостью
about-bid-in-turn-2 = то же картами с руки
about-bid-in-secret = все ставки открываются разом
about-bid-in-secret-1 = то же стойкостью
about-bid-in-secret-2 = то же картами с руки
about-bidden = тем, на кого действует эффект
about-bidden-1 = тем, на кого действует эффект
about-bidden-2 = тем, на кого действует эффект
about-collect = со всех остальных, кого касается событие
about-join-in = каждый решает по порядку; см. `who joins in`
about-toss-coin = одну на всех; см. `if heads:`
about-if-heads = о монетке, брошенной раньше; `if not:` — решка
about-if-discarded = всеми вместе
about-with-highest-bid = все, у кого она одинакова
about-who-joins-in = после `may join in`
about-who-discarded-none = раньше, из-за этой карты
