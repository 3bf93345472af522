# What a client reads in the catalogue besides the cards themselves.

game-title = The Red Dragon Inn
type-side = Side deck

## The turn
phase-before = Start of the turn
phase-discard = Discard and draw
phase-action = Action
phase-order = Order a Drink
phase-drink = Drink
phase-end = End of the turn

## What characters are good at
stat-hits = Hits
stat-dodges = Dodges
stat-gold = Gold and tricks
stat-drink = Holds drink

## The icons of card pictures
icon-player = a player
icon-everybody = everybody
icon-lands-on = lands on
icon-fortitude = Fortitude
icon-alcohol = Alcohol Content
icon-drink = a Drink
icon-gold = Gold
icon-cards = cards
icon-pile = the Drink Me! Pile
icon-pot = the pot of a Round
icon-control = control of a Round
icon-negate = Negate
icon-ignore = Ignore
icon-redirect = pass on
icon-split = split
icon-shield = lose less Fortitude
icon-chaser = a Chaser
icon-leave = leave the Round
icon-cheating = Cheating
icon-turns-into = turns into
icon-again = once more
icon-inn = the Inn
icon-lock = cannot be undone
icon-end = end of the turn
icon-away = away
icon-action = Action Cards
icon-track = a track
icon-token = a token
icon-number = a number on a card
icon-event = an Event
icon-side = something of its own

## Ways to play
mode-free-for-all = Free-for-all
mode-free-for-all-text = Everybody plays alone: the last one with Gold and a clear head wins.
mode-two-headed-dragon = Two-Headed Dragon
mode-two-headed-dragon-text = Teams of two: neighbours share one mat and one purse, see each other's hands, and win or lose together.
mode-boss-battle = Boss Battle
mode-boss-battle-text = One villain with Boss Cards against two to four Challengers, who share one mat: many cards, many Drinks, no friends.
mode-two-headed-boss-battle = Two-Headed Boss Battle
mode-two-headed-boss-battle-text = Teams of two villains, all with their Boss Cards.
mode-leaders-and-lackeys = Leaders and Lackeys
mode-leaders-and-lackeys-text = Teams of two: a villain with Boss Cards leads, anybody else follows.
mode-boss-versus-boss = Boss versus Boss
mode-boss-versus-boss-text = Villains with their Boss Cards, everybody for themselves.
