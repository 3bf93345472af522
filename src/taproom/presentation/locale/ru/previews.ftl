# Что последует за ответом. $seat — имя, $what — название числа, $before и $after — числа.
# О том, кого спрашивают, говорят сообщения на -you, об общем с командой — на -team.

change = { $seat }: { $what } { $before } → { $after }
change-you = У тебя { $what } { $before } → { $after }
change-team = У твоей команды { $what } { $before } → { $after }
kept = { $seat } сохраняет: { $what }
kept-you = Ты сохраняешь: { $what }
kept-team = Твоя команда сохраняет: { $what }
stays = { $seat }: { $what } — по-прежнему { $before }
stays-you = У тебя { $what } — по-прежнему { $before }
stays-team = У твоей команды { $what } — по-прежнему { $before }
# $told — одно из сообщений выше.
compared = { $told } (если пас: { $before } → { $after })
range = от { $least } до { $most }
idle = Бесполезно: пас даст то же самое.
nothing = Ничего не изменится.
hidden = Зависит от того, что скрыто.
game-over = Игра закончится.
