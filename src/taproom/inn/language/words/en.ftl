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
lock-negated = Negated
lock-ignored = Ignored
lock-reduced = reduced
lock-redirected = redirected
lock-hit-back = hit back

## What a mode answers
card = { $types ->
    [none] a card
   *[some] { $names } card
}
card-that-affects = { $card } that affects { $attributes }
card-that-changes = { $card } that changes a Drink's effects

## Before the effects
as-type = as { $type } card
guard-two-players = with only two players left
to-ante = when you must ante
to-gold-loss = when you are about to lose [gold|Gold]
to-new-deck = when the Drink Deck runs out
to-lost-fortitude = when you lose [fortitude|Fortitude] to another player's card
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
to-won-round = { $whose ->
    [yours] when you win a Round of Gambling
    [anothers] when another player wins a Round of Gambling
   *[anyones] when a player wins a Round of Gambling
}
to-won-round-in-round = { to-won-round } that you are still in
in-round = during a Round of Gambling
in-order-phase = in your Order a Drink Phase
in-others-drink-phase = during another player's Drink Phase

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
draw = { $who ->
    [you] draw { cards }
   *[they] draws { cards }
}
discard = { $who ->
    [you] discard { cards }
   *[they] discards { cards }
}
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
order-drinks = order { $n } more { $n ->
    [one] Drink
   *[other] Drinks
}
chaser = [chaser|Chaser]
shareable = you may split it with another player (round up)

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
cannot-be = this card cannot be { $locks }

## The Round of Gambling, the table
start-round = start a Round of Gambling (each player, including you, antes [gold|1 Gold]); you are in control
take-control = take control of the Round of Gambling
only-cheating-next = only a Cheating card may take control next
end-round = the Round ends now; all anted [gold|Gold] goes to the Inn
win-round = you win the Round
take-pot-all = take the pot
take-pot-instead = you take the pot instead
go-on-with-round = the Round goes on and the pot stays
contest = Drinking Contest: each player reveals a Drink (with Chasers) from the Drink Deck and all drink at once; each other player pays { gold } to the one with the strongest Drink; tied players repeat

## Around other effects
may = you may { $inner }
if-still-in = if you are still in the game, { $inner }
for-trait = { $traits }: { $inner } instead
