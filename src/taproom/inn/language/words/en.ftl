# The words of card faces in English. "[icon|words]" marks words that a client may draw with an icon.
# $n is the amount; $who says whether "you" or somebody else ("they") does it; $flowing whether the words stand inside
# a longer sentence.

or = or
and = and
then = then
or-line = OR
no-effect = no effect

## Amounts
fortitude = [fortitude|{ $n } Fortitude]
alcohol = [alcohol|{ $n } Alcohol Content]
gold = [gold|{ $n } Gold]
signed-fortitude = [fortitude|{ $signed } Fortitude]
signed-alcohol = [alcohol|{ $signed } Alcohol Content]
cards = { $n } { $n ->
    [one] card
   *[other] cards
}
drinks = { $n } { $n ->
    [one] Drink
   *[other] Drinks
}

## Types, attributes, traits, locks
type-action = Action
type-sometimes = Sometimes
type-anytime = Anytime
type-gambling = Gambling
type-cheating = Cheating
type-drink = Drink
type-drink-event = Drink Event
type-event = Event
first-type-action = an Action
first-type-sometimes = a Sometimes
first-type-anytime = an Anytime
first-type-gambling = a Gambling
first-type-cheating = a Cheating
attribute-fortitude = [fortitude|Fortitude]
attribute-alcohol = [alcohol|Alcohol Content]
attribute-gold = [gold|Gold]
attribute-hand = hand
attribute-place-in-the-round = place in the Round
first-attribute-fortitude = your [fortitude|Fortitude]
first-attribute-alcohol = your [alcohol|Alcohol Content]
first-attribute-gold = your [gold|Gold]
first-attribute-hand = your hand
first-attribute-place-in-the-round = your place in the Round
trait-human = human
trait-halfling = halfling
trait-dwarf = dwarf
trait-half-ogre = half-ogre
trait-ogre = ogre
trait-orc = orc
trait-troll = troll
trait-gnome = gnome
trait-pixie = pixie
trait-fairy = fairy
trait-elf = elf
trait-rabbit = rabbit
trait-goblin = goblin
trait-vampire = vampire
trait-undead = undead
trait-mummy = mummy
trait-villain = villain
trait-hero = hero
trait-paladin = paladin
trait-familiar = familiar
trait-druid = druid
lock-negated = Negated
lock-ignored = Ignored
lock-reduced = reduced
lock-redirected = redirected
neither-nor = { $first } or { $second }
lock-hit-back = hit back
lock-answered-by-teammates = answered by teammates

## What a mode answers
card = { $types ->
    [none] a card
   *[some] { $names } card
}
card-that-affects = { $card } that affects { $attributes }
card-that-changes = { $card } that changes a Drink's effects
card-that-costs-fortitude = { $card } that makes a player lose [fortitude|Fortitude]
card-that-picks = { $card } that picks a player
card-that-picks-you = { $card } that picks you
that-calls-for-champions = { $card } that would call for Champions

## Before the effects
as-type = as { $type } card
guard-two-players-left = with only two players left
guard-no-teams = in a game without teams
guard-if-has = { $who ->
    [you] only if you have { $test }
   *[they] only if that player has { $test }
}
guard-if-in-play = only if you have a { $name } in play
guard-if-phase = only in your Action Phase
guard-if-track = only with { $span }
to-ante = when you must ante
to-gold-loss = when you are about to lose [gold|Gold]
to-new-deck = when the Drink Deck runs out
to-lost-fortitude = when you lose [fortitude|Fortitude] to another player's card
to-token-loss = when a player loses [fortitude|Fortitude] to a { $name }
to-champions = when teams choose Champions
to-card = { $whose ->
    [yours] when you play { $card }
    [anothers] when another player plays { $card }
   *[anyones] when a player plays { $card }
}
to-card-in-round = { to-card } and you are still in the Round of Gambling
to-drink = { $whose ->
    [yours] when a Drink would affect you
    [anothers] when another player reveals a Drink
   *[anyones] when a player reveals a Drink
}
to-event = when an Event is revealed
to-drink-event = when a Drink Event is revealed
to-others-event = when another player reveals a Drink Event
to-won-round = { $whose ->
    [yours] when you win a Round of Gambling
    [anothers] when another player wins a Round of Gambling
   *[anyones] when a player wins a Round of Gambling
}
to-won-round-in-round = { to-won-round } that you are still in
in-round = during a Round of Gambling
in-action-phase = once in each of your Action Phases
in-order-phase = in your Order a Drink Phase
in-others-drink-phase = during another player's Drink Phase
on-reveal = when this card is revealed
on-turn-start = at the start of your turn
on-turn-end = at the end of your turn
on-gathered = when you gather this
on-others-turn-end = at the end of another player's turn
on-taking-force = when this card comes into force
on-taking-force-in-turn = when this card comes into force in your own turn
on-leaving-force = when this card goes out of force
on-leaving-force-in-turn = when this card goes out of force in your own turn
on-hurt = when a card from another player's hand makes you lose [fortitude|Fortitude]
on-strong-drink = when a single Drink makes you gain { alcohol } or more
on-lost-round = when a Round of Gambling you took part in ends and you did not win it
before-your-card = before a card you play resolves

## Subjects
another = pick another player: { $verbs }
anybody = pick a player: { $verbs }
third = pick another player who is not the source: { $verbs }
another-in-round = pick another player in the Round: { $verbs }
each-other = { $flowing ->
    [yes] each other player { $verbs }
   *[no] each other player: { $verbs }
}
each = { $flowing ->
    [yes] each player, including you, { $verbs }
   *[no] each player, including you: { $verbs }
}
each-in-round = { $flowing ->
    [yes] each player in the Round, including you, { $verbs }
   *[no] each player in the Round, including you: { $verbs }
}
each-other-in-round = { $flowing ->
    [yes] each other player in the Round { $verbs }
   *[no] each other player in the Round: { $verbs }
}
that = that player { $verbs }
mates = that player's teammates { $verbs }
further = pick yet another player: { $verbs }
further-if-any = pick yet another player, if there is one: { $verbs }
further-in-round = pick yet another player in the Round: { $verbs }
further-anybody = pick one more player: { $verbs }
winner = the winner { $verbs }
each-on-event = { $flowing ->
    [yes] each player { $verbs }
   *[no] each player: { $verbs }
}

each-with = each player with { $such }: { $verbs }
each-other-with = each other player with { $such }: { $verbs }
each-with-token = each player with a { $such }: { $verbs }
each-other-with-token = each other player with a { $such }: { $verbs }
each-ordered-for = each player you order a Drink for in this Phase: { $verbs }
each-other-ordered-for = { each-ordered-for }
each-of-trait = each { $such }: { $verbs }
each-other-of-trait = each other { $such }: { $verbs }
each-with-highest-bid = each player with the highest bid: { $verbs }
each-other-with-highest-bid = each other player with the highest bid: { $verbs }
each-who-joins-in = each of those who join in: { $verbs }
each-other-who-joins-in = each of the others who join in: { $verbs }
each-who-discarded-none = each player who discarded none: { $verbs }
each-other-who-discarded-none = each other player who discarded none: { $verbs }

## How much somebody has
things = { $thing ->
    [fortitude] [fortitude|Fortitude]
    [alcohol] [alcohol|Alcohol Content]
    [gold] [gold|Gold]
    [cards] cards in hand
   *[drinks] Drinks on the Drink Me! Pile
}
fewer = { $thing ->
    [cards] fewer
    [drinks] fewer
   *[other] less
}
fewest = { $thing ->
    [cards] the fewest
    [drinks] the fewest
   *[other] the least
}
test = { $how ->
    [at-least] { $n } or more { things }
    [at-most] { $n } or { fewer } { things }
    [none] no { things }
    [more] more { things } than { $other ->
        [you] you
       *[that] that player
    }
    [less] { fewer } { things } than { $other ->
        [you] you
       *[that] that player
    }
    [most] the most { things }
   *[least] { fewest } { things }
}

## Counted amounts
for-each = {" "}for each { $things }
more-for-each = {" "}and { $n } more for each { $things }
at-most = {" "}(at most { $n })
at-least = {" "}(at least { $n })
other-players = other player
cards-in-play = { $one } you have in play
team-of = player on their team
spent = { $one } spent
held-tokens = { $one } { $who ->
    [you] other players have
   *[they] they have
}
discarded = card discarded
lost = [fortitude|Fortitude] lost
bidden = { $thing ->
    [gold] [gold|Gold] bid
    [fortitude] [fortitude|Fortitude] bid
   *[cards] card bid
}
held = { $thing ->
    [fortitude] [fortitude|Fortitude]
    [alcohol] [alcohol|Alcohol Content]
    [gold] [gold|Gold]
    [cards] card in hand
   *[drinks] Drink on the Drink Me! Pile
} { $who ->
    [you] you have
   *[they] they have
}

## Costs
spend = spend { $n } { $name }
scheme = Scheme, from your Plotted Cards
spend-more = spend any amount of { $name }, at least { $n }
harvest = Harvest { $n }
return-first = that player returns { $name }
pay-first = pay { gold } to the Inn
kind-named = { $name }
discard-more = discard any number of { $types } cards
discard-first = discard { $n } other { $types } { $n ->
    [one] card
   *[other] cards
}

## Verbs
gain-fortitude = { $who ->
    [you] gain { fortitude }
   *[they] gains { fortitude }
}
lose-fortitude = { $who ->
    [you] lose { fortitude }
   *[they] loses { fortitude }
}
gain-alcohol = { $who ->
    [you] gain { alcohol }
   *[they] gains { alcohol }
}
lose-alcohol = { $who ->
    [you] lose { alcohol }
   *[they] loses { alcohol }
}
pay-inn = { $who ->
    [you] pay { gold } to the Inn
   *[they] pays { gold } to the Inn
}
pay-you = pays you { gold }
pay-that = { $who ->
    [you] pay that player { gold }
   *[they] pays that player { gold }
}
take-inn = { $who ->
    [you] take { gold } from the Inn
   *[they] takes { gold } from the Inn
}
take-pot = { $who ->
    [you] take { gold } from the pot
   *[they] takes { gold } from the pot
}
get-tokens = { $who ->
    [you] get { $tokens }
   *[they] gets { $tokens }
}
return-tokens = { $who ->
    [you] return { $tokens }
   *[they] returns { $tokens }
}
draw = { $who ->
    [you] draw { cards }
   *[they] draws { cards }
}
discard = { $who ->
    [you] discard { cards }
   *[they] discards { cards }
}
discard-hand = { $who ->
    [you] discard your hand
   *[they] discards their hand
}
discard-of-types = { $who ->
    [you] discard { $n } { $types } { $n ->
        [one] card
       *[other] cards
    }
   *[they] discards { $n } { $types } { $n ->
        [one] card
       *[other] cards
    }
}
discard-or-show = { discard-of-types } or { $who ->
    [you] show a hand without one
   *[they] shows a hand without one
}
discard-at-random = { discard } at random
discard-chosen = { discard-of-types } of your choice
play-as-own = play it as your own card
retarget = all it would do happens to another player of your choice instead, but not to the one who played it
retarget-another = all it would do to you happens to another player instead, but not to the one who played it
become-champion = stands for your team as its Champion
plot = Plot { $n ->
    [one] a card from your hand
   *[other] { $n } cards from your hand
}
plot-up-to = you may Plot up to { $n } { $n ->
    [one] card
   *[other] cards
} from your hand
take-bought = take the top card of a deck you buy from, for nothing
part-deck = parts the top { cards } of your Character Deck, face up, into two piles; take one into your hand and discard the other
discard-any = { $who ->
    [you] discard any cards you like
   *[they] may discard any cards
}
draw-up = { $who ->
    [you] draw up to your hand size
   *[they] draws up to their hand size
}
show-hand = shows you their hand
reveal-until = reveal cards of your Character Deck until { $n } { $types } { $n ->
    [one] card has
   *[other] cards have
} turned up
reveal-top = reveal the top { $n ->
    [one] card
   *[other] { $n } cards
} of your Character Deck
put-revealed-0 = put it into your hand
put-revealed-1 = discard it
put-revealed-2 = put them into your hand
put-revealed-3 = discard the rest
put-on-deck = { $who ->
    [you] put { cards } from your hand on top of your Character Deck
   *[they] puts { cards } from their hand on top of their Character Deck
}
take-back = { $who ->
    [you] put { $n } { $types } { $n ->
        [one] card
       *[other] cards
    } from your discard pile into your hand
   *[they] puts { $n } { $types } { $n ->
        [one] card
       *[other] cards
    } from their discard pile into their hand
}
put-drink = { $who ->
    [you] put the top card of the Drink Deck face down on your own Drink Me! Pile
   *[they] puts the top card of the Drink Deck face down on their own Drink Me! Pile
}
pass-drink-left = { $who ->
    [you] put the top card of your Drink Me! Pile face down on that of the player on your left
   *[they] puts the top card of their Drink Me! Pile face down on that of the player on their left
}
discard-drink = { $who ->
    [you] discard the top card of your Drink Me! Pile
   *[they] discards the top card of their Drink Me! Pile
}
pass-drink = put the top card of your Drink Me! Pile on top of that player's
let-play-more = may play { $n } more Action { $n ->
    [one] card
   *[other] cards
} this turn
pass = you pass
ignore-types = { $who ->
    [you] Ignore { $types } cards
   *[they] Ignores { $types } cards
}
play-openly = { $who ->
    [you] play with your hand face up
   *[they] plays with their hand face up
}
play-nothing = may not play cards
until-end-of-turn = until the end of your turn
until-next-turn = until the start of your next turn
until-end-of-their-next-turn = until the end of their next turn
for-this-round = in this Round of Gambling
ante-with-fortitude = may give [fortitude|1 Fortitude] in place of each [gold|Gold] of an ante (the Inn antes that Gold)
bid-in-turn = bids { $thing ->
    [gold] [gold|Gold]
    [fortitude] [fortitude|Fortitude]
   *[cards] cards from hand
} openly, in turn order and ever higher; who passes may bid again, until all others pass after a bid
bid-in-secret = bids { $thing ->
    [gold] [gold|Gold]
    [fortitude] [fortitude|Fortitude]
   *[cards] cards from hand
} in secret (all bids are revealed together)
collect = collects { gold } from each other player
join-in = may join in
ante = { $who ->
    [you] ante { gold }
   *[they] antes { gold }
}
leave-round = { $who ->
    [you] leave the Round of Gambling
   *[they] is forced to leave the Round
}
leave-round-instead = leave the Round of Gambling instead
drink-from-pile = { $who ->
    [you] drink the top card of your Drink Me! Pile
   *[they] drinks the top card of their Drink Me! Pile
}
drink-if-there-is-one = { $who ->
    [you] drink the top card of your Drink Me! Pile now, if there is one
   *[they] drinks the top card of their Drink Me! Pile now, if there is one
}
drink-from-pile-too = { $who ->
    [you] also drink the top card of your Drink Me! Pile
   *[they] also drinks the top card of their Drink Me! Pile
}
drink-from-deck = { $several ->
    [no] { $who ->
        [you] reveal a Drink (with Chasers) from the Drink Deck and drink it
       *[they] reveals a Drink (with Chasers) from the Drink Deck and drinks it
    }
   *[yes] { $who ->
        [you] reveal { drinks } (each with Chasers) from the Drink Deck and drink them
       *[they] reveals { drinks } (each with Chasers) from the Drink Deck and drinks them
    }
}
drink-copies = drinks a copy of one Drink revealed (with Chasers) from the Drink Deck
drink-stronger = reveal 2 Drinks (each with Chasers) from the Drink Deck and drink the stronger one; if they are equally strong, choose
drink-weaker = drinks a copy of the other one
order-drinks = order { $n } more { $n ->
    [one] Drink
   *[other] Drinks
}
chaser = [chaser|Chaser]
shareable = you may split it with another player (round up)
order-to-left = { $who ->
    [you] put the top card of the Drink Deck face down on the Drink Me! Pile of the player on your left
   *[they] puts the top card of the Drink Deck face down on the Drink Me! Pile of the player on their left
}
counts-as-source = counts as the source of the loss
play-another = may at once play another card of the same type
reveal-next = { $who ->
    [you] discard it and reveal the next card instead
   *[they] reveals the next card of the same pile instead
}

## Responses
negate-card = Negate { $card }
negate-it = Negate it
ignore-card = Ignore { $card }
ignore-drink = Ignore a Drink
ignore-event = Ignore an Event
ignore-drink-event = Ignore a Drink Event
ignore-it = Ignore it
reduce-loss = reduce your [fortitude|Fortitude] loss by { $n }
redirect-loss = redirect your [fortitude|Fortitude] loss to another player
redirect-to-third = redirect your [fortitude|Fortitude] loss to another player, but not to its source
split-loss = split your [fortitude|Fortitude] loss from another player's card with that player (round up); your half can be neither reduced nor Ignored
strengthen-drink = add { alcohol } to { $which ->
    [it] it
   *[any] a Drink
}
weaken-drink = reduce { $which ->
    [it] its
   *[any] a Drink's
} [alcohol|Alcohol Content] by { $n } (not below 0)
drink-becomes = { $which ->
    [it] its effects become
   *[any] a Drink's effects become
} "{ signed-alcohol }"
alcohol-to-fortitude = gain the [alcohol|Alcohol Content] of a Drink you would drink as [fortitude|Fortitude] instead
give-drink = give a Drink you would drink to another player
split-drink = split a Drink you would drink with another player (round up)
inn-pays = pay from the Inn instead
do-not-pay = you do not pay
guarded = only a card that Negates any Sometimes card can affect this one
cannot-be = { $what ->
    [happening] this cannot be { $locks }
   *[card] this card cannot be { $locks }
}
answered-as = it can be reduced or Ignored like { $type } card
softened = whatever would Ignore this loss reduces it by { $n } instead
raise-loss = one of those who lose it loses { $n } more [fortitude|Fortitude]
set-alcohol = a Drink you would drink has only { alcohol }, if it had more
change-number = { $more ->
    [yes] increase one number of it by { $n }
   *[no] reduce one number of it by { $n }
}
change-number-joined = { $more ->
    [yes] increase one number of the card this one joins by { $n }
   *[no] reduce one number of the card this one joins by { $n }
}

## The Round of Gambling, the table
start-round = { $event ->
    [yes] the player whose turn is ending starts a Round of Gambling (each player antes [gold|1 Gold]) and is in control
   *[no] start a Round of Gambling (each player, including you, antes [gold|1 Gold]); you are in control
}
toss-coin = one coin is tossed for all of them
take-control = take control of the Round of Gambling
only-cheating-next = only a Cheating card may take control next
end-round-for-you = the Round ends now; you take all anted [gold|Gold]
end-round = the Round ends now; all anted [gold|Gold] goes to the Inn
win-round = you win the Round
take-pot-all = take the pot
take-pot-instead = you take the pot instead
go-on-with-round = the Round goes on and the pot stays
contest = Drinking Contest: each player reveals a Drink (with Chasers) from the Drink Deck and all drink at once; each other player pays { gold } to the one with the strongest Drink; tied players repeat

end-turn = your turn ends now
be-away = until the start of your next turn you may not play cards and you Ignore all effects
repeat-phase = { $who ->
    [you] repeat the phase that has just ended
   *[they] repeats the phase that has just ended
}
skip-phase = { $who ->
    [you] skip the next phase
   *[they] skips the next phase
}
more-actions = you may play { $n } more Action { $n ->
    [one] card
   *[other] cards
} this turn

## Components: $name is what people call one, $step one of its steps or cards
span = { $name } { $span }
step = { $title }
banded = { $said } ({ $span })
move-track = { $name } { $signed }
move-steps = { $name } moves { $n } { $n ->
    [one] step
   *[other] steps
} towards { $step }
set-component = change { $name } to { $step }
set-own = change to { $step }
set-to-any = change { $name } to any card you like
next-standing = change { $name } to the next card of its deck
send-away = you may discard up to { $things } that wait
open-cards = reveal { cards } ({ $name }); keep one of them or the one already open and discard the rest
plant = plant { $tokens }
replant = plant { $tokens } of your choice out of the discard pile
grow = grow { $tokens }
grow-each = grow each { $one }
gather = gather each { $one } on its last number
cannot-be-gathered = this is never gathered
join-more = reveal { $n } more { $n ->
    [one] card of this deck and add its effects too
   *[other] cards of this deck and add their effects too
}
call-off = the card this one joins has no effect itself; return it to your hand

## What holds while a card is in force
lose-less = when a card makes you lose [fortitude|Fortitude], lose { $n } less in all
lose-less-to-others = when another player's card makes you lose [fortitude|Fortitude], lose { $n } less in all
lose-less-to-anything = when any effect makes you lose [fortitude|Fortitude], lose { $n } less
others-lose-more = when a card you play makes other players lose [fortitude|Fortitude], each of them loses { $n } more
loss-bites-back = when a player's card makes you lose [fortitude|Fortitude], lose { $n } more, and that player loses { fortitude }
alcohol-from-drinks = { $more ->
    [yes] when you drink a Drink (with Chasers), gain { $n } more [alcohol|Alcohol Content] from it
   *[no] when you drink a Drink (with Chasers), gain { $n } less [alcohol|Alcohol Content] from it
}
alcohol-from-anything = { $more ->
    [yes] when any effect makes you gain [alcohol|Alcohol Content], gain { $n } more
   *[no] when any effect makes you gain [alcohol|Alcohol Content], gain { $n } less
}
hand-cards-are-locked = cards you play from your hand cannot be { $locks }
gambling-counts-as-cheating = Gambling cards you play during a Round of Gambling count as Cheating cards too
ante-more = when you must ante, ante { $n } more
more-gold = when you gain [gold|Gold], take { $n } more from the Inn (once for an effect)
more-gold-from-players = when a card you play brings you another player's [gold|Gold], take { $n } more from the Inn (once for a card)
inn-pays-first = whenever you pay [gold|Gold], but not for an ante, the Inn pays the first { $n ->
    [one] one
   *[other] { $n }
}
inn-pays-starting-ante = when you start a Round of Gambling, your ante comes from the Inn

## Around other effects
may = you may { $inner }
may-others = if you like, { $inner }
rider = the other half also has the effect: { $inner }
if-still-in = if you are still in the game, { $inner }
for-trait = { $traits }: { $inner } instead
if-not-paid = if you did not pay it with your own [gold|Gold], { $inner }
if-in-play = if you have a { $name } in play: { $inner }
unless-ignored = unless that player Ignores the Drink: { $inner }
put-into-play = this card stays in play before you
search-for-one = reveal cards of your deck until a { $name } turns up: it comes into play; discard the rest
rehire = put a { $name } from your discard pile into play
use-again = each { $name } you have in play may be activated once more this phase
shield-with = discard a { $name } you have in play to Ignore it anyway
if-has = { $who ->
    [you] if you have { $test }: { $inner }
   *[they] if that player has { $test }: { $inner }
}
if-phase = if it is your Action Phase: { $inner }
if-lost = if [fortitude|Fortitude] was lost: { $inner }
if-ignored = if this card is Ignored: { $inner }
if-discarded = if at least { cards } per player were discarded in all: { $inner }
if-it-is = if it is { $card }: { $inner }
if-heads = if it shows heads: { $inner }
buy = may up to { $times } times pay { gold } to the Inn; each time { $choice }
if-negated = if this card is Negated: { $inner } instead
otherwise = if not: { $inner }
if-track = { $span }: { $inner }
either = either { $ways }
either-or = {" "}or{" "}

## For authors: what each phrase does, as the page about the card language tells it
about-inn-pays = in your place: after `when you must ante:`, `when you would lose gold:` or `when the drink deck runs out:`
about-do-not-pay = nothing is paid at all
about-change-drink = any Drink that is being drunk; `-1` weakens it
about-change-drink-1 = all its numbers are replaced
about-change-drink-2 = you gain the one in place of the other
about-give-drink = with all its Chasers
about-split-drink = half each, rounded up
about-negate = what the occasion is about does nothing to anybody
about-negate-1 = the card does nothing to anybody
about-ignore = what the occasion is about
about-ignore-1 = the card does nothing to you
about-ignore-2 = a Drink you would drink, with its Chasers
about-ignore-3 = an Event that has not begun
about-ignore-4 = a Drink Event that has not begun
about-ignore-5 = an Event for all players, without teams
about-reduce-loss = you lose so much less
about-redirect-loss = somebody you pick loses it
about-redirect-to-third = the same, but not the one who caused it
about-split-loss = half for you, half for the one who caused it, rounded up
about-change-number = a number of the card that is answered, which you pick
about-guarded = nothing else may answer it
about-softened = cards and standing effects that would Ignore it do that instead
about-raise-loss = after `that costs a player fortitude`: you pick who
about-change-drink-3 = if it has more; its other numbers stay
about-cannot-be = also `reduced`, `redirected`, `hit back`, `answered by teammates`, in any list
about-change-fortitude = gains Fortitude; with `-1`, loses it
about-change-alcohol = the same of Alcohol
about-pay-you = from their own purse
about-pay-inn = the same, to the Inn
about-pay-that = to the player the occasion is about
about-take = the Inn always has some
about-take-1 = as much as is there
about-ante = into the pot
about-draw = from their own deck
about-discard = from the hand, of the owner's choice
about-discard-hand = every card of it, with no effect of theirs
about-counts-as-source = of the losses that follow
about-play-another = said of that player, after `negate it`
about-reveal-next = said of that player, after `negate it` on a Drink or a Drink Event
about-reveal-next-1 = after `when this is revealed:`
about-leave-round = what was anted stays in the pot
about-drink-from-pile = at once; with an empty pile, sobers up by 1
about-drink-if-there-is-one = at once; nothing if the pile is empty
about-drink-from-deck = from the Drink Deck
about-drink-from-deck-1 = one after the other
about-drink-copies = one Drink is revealed for all
about-drink-stronger = you choose if they are equal
about-drink-weaker = after the one above, said of each other player
about-order-drinks = in your Order phase
about-end-turn = the rest of it is skipped
about-be-away = you play nothing, and ignore everything
about-repeat-phase = the one that is just finished, in your own turn
about-skip-phase = of this turn, or of your next
about-more-actions = after this one
about-start-round = on an Action Card: everybody antes 1, you are in control
about-take-control = on a Gambling or Cheating Card, or in answer to something in a Round
about-only-cheating-next = until a Cheating Card has done so
about-end-round-1 = nobody wins, but you take it
about-end-round = nobody wins
about-win-round = at once
about-take-pot = in place of its winner
about-go-on-with-round = after somebody won: nothing is paid out
about-contest = a Drinking Contest, on a Drink Event
about-chaser = the next card of the pile is part of this Drink
about-shareable = its drinker may split it with another player
about-move-track = moves the marker of a track
about-set-track = sets it; of a side deck, `lantern becomes smoky`, or `any` card you like
about-set-standing-1 = a card in force: another of its deck takes its place
about-next-standing = in place of the one that is
about-send-away = of a side deck whose cards wait to be taken into the hand
about-open-cards = of a side deck that is for sale: one of them, or the one that lies open, stays
about-plant = of a side deck whose cards grow: the top one, on its first number
about-replant = of your choice
about-grow = of your choice: it moves on to its next number
about-grow-each = all of them
about-gather = each is discarded and does what it says
about-cannot-be-gathered = in place of what gathering does
about-lose-less = you
about-lose-less-2 = you
about-lose-less-1 = you
about-lose-more = each of them
about-lose-more-1 = both
about-alcohol-gained = you
about-alcohol-gained-1 = you
about-alcohol-gained-2 = you
about-alcohol-gained-3 = you
about-ante-otherwise = you
about-more-gold = you, once for an effect
about-more-gold-1 = you, once for a card
about-ante-otherwise-1 = you
about-gambling-counts-as-cheating = the Round
about-cannot-be-1 = those who would answer
about-change-number-1 = a number you pick
about-join-more = further cards, each with all it does
about-call-off = the rest of what joined it still works
about-discard-of-types = of some types, of the owner's choice
about-discard-or-show = who has none shows the hand to all
about-discard-at-random = chance decides which
about-discard-chosen = of your choice; you must have seen the hand
about-play-as-own = after a discard of your choice: a play of yours, and the card stays its owner's
about-retarget = after `that picks a player` or `that picks you`: you pick whom it is on instead
about-retarget-1 = the same, but not you
about-discard-any = as many as they like, none included
about-draw-up = as at the beginning of a turn
about-show-hand = you know those cards from then on
about-put-on-deck = of the owner's choice, unseen
about-become-champion = after `when champions are named:`
about-plot = from hand, face down among your Plotted Cards
about-plot-up-to = as many as you like, up to this amount
about-take-bought = of your choice; everybody sees from which
about-part-deck = the rest is discarded
about-take-back = of the owner's choice, for all to see
about-put-drink = from the Drink Deck, face down
about-put-drink-1 = the same, onto their own pile
about-put-drink-2 = all at once
about-put-drink-3 = nothing of it is drunk
about-pass-drink = the player the occasion is about, or whom you picked
about-let-play-more = in that player's own turn
about-pass = on a Gambling or Cheating Card: it is your move, and you pass with it
about-to-payment = before you put Gold into the pot
about-to-payment-1 = before you pay, ante or are robbed
about-to-payment-2 = before everybody pays for a new one
about-to-lost-fortitude = right after the loss; that player played the card
about-to-token-loss = right after the loss; that player lost it
about-to-champions = in a team game, before any is named
about-to-card = a card is played; `a player` is anybody, `a card` any card
about-to-card-in-round = the same, and you are still in the Round
about-to-card-1 = a card of your own
about-to-card-1-in-round = the same, and you are still in the Round
about-to-drink = with all its Chasers, before it is drunk
about-to-drink-1 = the Drink you are about to drink
about-to-event = any Event at all
about-to-event-1 = any Drink Event
about-to-event-2 = a Drink Event of somebody else's
about-to-won-round = before the pot is paid out; `a player` is anybody
about-to-won-round-in-round = the same, and you are still in the Round
about-to-won-round-1 = before you take the pot
about-during-round = any time while a Round of Gambling is going on
about-in-phase = while you order
about-in-phase-1 = before that player drinks
about-always = it holds as long as the card is in force
about-on-turn = before anything else in it
about-on-turn-1 = after everything you do in it
about-on-gathered = on a card that grows
about-on-own-card = as soon as it is turned up
about-on-own-card-1 = no matter whose turn it is
about-on-own-card-2 = and not in others' turns
about-on-own-card-3 = no matter whose turn it is
about-on-own-card-4 = and not in others' turns
about-on-fate = after the loss
about-on-fate-1 = one Drink, with its Chasers
about-on-fate-2 = even if you left it before
about-on-fate-3 = before anybody may answer it
about-two-players-left = this way is there only then
about-no-teams = this way is there only then
about-only = a condition, asked before the card is played
about-if-track = where a track stands: `3`, `3 to 5`, `3 or more`, `3 or less`, `sweet or sour`
about-in-action-phase = on a card that stays in play: its player may do it then, before or after the Action Card
about-put-into-play = it can be hit like a player and costs its `wage` to keep; behind it stands what holds (`always:`) or is activated (`once in your action phase:`)
about-search-for-one = shuffling the discards into a new deck once if need be; the rest are discarded
about-rehire = of your choice
about-use-again = in the running Action phase
about-shield-with = after `if this is negated: you may:`, on a card that Ignores one
about-if-in-play = or several
about-cards-in-play = as many as lie there now
about-inn-pays-first = you, once for a payment, be it divided; several such cards do not add up
about-if-has = a comparison: see below
about-if-has-1 = the same of the player the occasion is about, or whom the card picked before
about-if-phase = and not when the card is played at another time
about-if-still-in = unless you have dropped out meanwhile
about-if-not-paid = after a payment of yours: the Inn paid, or nobody
about-if-lost = anybody, to this card
about-if-ignored = somebody has Ignored this card
about-if-negated = a fallback: it happens in place of all the rest
about-spend = the marker of a track goes down by so much
about-scheme = the card is played from among your Plotted Cards, not from hand
about-spend-more = as much as you like, from this amount on
about-harvest = discard cards that grow and come to so much or more together
about-pay-first = all of it, or the card cannot be played
about-discard-more = as many as their player likes, none included
about-discarded = to this card, in playing it or since
about-reveal-until = shuffling the discards into a new deck if need be; `them` are those cards
about-reveal-top = `it`, or `them`
about-put-revealed = what was just revealed
about-put-revealed-1 = what was just revealed
about-put-revealed-2 = those that were sought
about-put-revealed-3 = what is not said to go elsewhere goes there anyhow
about-if-it-is = the card that was just revealed
about-discard-first = besides the card itself
about-with = a comparison: see below
about-other-players = who are still in
about-team-of = of the player the effect is on; without teams, your opponents
about-spent = by `spend 1 or more`
about-held = `fortitude`, `alcohol`, `gold`, `card in hand`, `drink waiting`
about-held-1 = of each player the effect is on
about-lost = to this card, by all together
about-ignore-types = and all they do
about-play-openly = all others know those cards, and those that come
about-play-nothing = with how long behind it
about-until-end-of-turn = of the player of the card
about-until-next-turn = of the player of the card
about-until-end-of-their-next-turn = of each it holds for; the turn that is going on does not count
about-get-tokens = out of the supply of the card's player, as far as it goes
about-return-tokens = to the player they came from
about-return-first = before anybody may answer, after `at the end of another player's turn:`
about-with-token = or several
about-held-tokens = of each player the effect is on
about-held-tokens-1 = all of them together
about-ordered-for = each once in your Order phase, before or after this card
about-on-others-turn = that player is who had the turn
about-ante-with-fortitude = for any part of an ante; the Inn pays that Gold
about-for-this-round = the Round that is on, or is about to begin
about-bid-in-turn = ever higher, until all others pass; `the winner:` is who bid the most
about-bid-in-turn-1 = the same with Fortitude
about-bid-in-turn-2 = the same with cards in hand
about-bid-in-secret = all bids are revealed together
about-bid-in-secret-1 = the same with Fortitude
about-bid-in-secret-2 = the same with cards in hand
about-bidden = by the player the effect is on
about-bidden-1 = by the player the effect is on
about-bidden-2 = by the player the effect is on
about-collect = from all others whom the Event is for
about-join-in = each says so in turn; see `who joins in`
about-toss-coin = one for all; see `if heads:`
about-if-heads = of the coin that was tossed before; `if not:` is tails
about-if-discarded = by all together
about-with-highest-bid = all who tie for it
about-who-joins-in = after `may join in`
about-who-discarded-none = before, to this card
