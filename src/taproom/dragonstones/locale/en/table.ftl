# What lies on the table.

table-turn = Turn { $n }. Still to come: { $what }.
table-turn-last = Turn { $n }. All the characters have come up.
table-character = On the block: { $character }. { $face }
table-bank = Bank: { $what }.
table-no-stones = no stones
table-seat = { $who }: { $points }; { $stones }; behind the screen { $coins }; spent { $spent }{ $kept }.
table-kept = ; keeps { $what }
table-range = { $low } to { $high }
hand-coins = Behind your screen: { $what }.
card-standard = Standard Character
card-special = { $n ->
    [one] Special Character, { $n } card
   *[other] Special Character, { $n } cards
}
mat-seat = { $who } ★{ $points } ▲{ $red } ⬢{ $blue } ◆{ $yellow }  fairy { $fairy } (−{ $spent }) gold { $gold } silver { $silver } black { $black } amulets { $amulets }
