# Что лежит на столе.

table-turn = Ход { $n }. Ещё не вышли: { $what }.
table-turn-last = Ход { $n }. Вышли все персонажи.
table-character = На аукционе: { $character }. { $face }
table-bank = Банк: { $what }.
table-no-stones = камней нет
table-seat = { $who }: { $points }; { $stones }; за ширмой: { $coins }; потрачено: { $spent }{ $kept }.
table-kept = ; держит карту «{ $what }»
table-range = { $low }–{ $high }
hand-coins = За твоей ширмой: { $what }.
card-standard = Стандартный персонаж
card-special = { $n ->
    [one] Особый персонаж, { $n } карта
    [few] Особый персонаж, { $n } карты
    [many] Особый персонаж, { $n } карт
   *[other] Особый персонаж, { $n } карты
}
mat-seat = { $who } ★{ $points } ▲{ $red } ⬢{ $blue } ◆{ $yellow }  волш. { $fairy } (−{ $spent }) зол. { $gold } сер. { $silver } чёрн. { $black } ам. { $amulets }
