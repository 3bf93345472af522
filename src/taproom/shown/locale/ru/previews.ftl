# Что последует за ответом. $seat — имя, $what — название числа, $before и $after — числа.

change = { $seat }: { $what } { $before } → { $after }
range = от { $least } до { $most }
nothing = Ничего не изменится.
hidden = Зависит от того, что скрыто.
game-over = Игра закончится.
