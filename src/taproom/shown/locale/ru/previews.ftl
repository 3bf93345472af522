# Что последует за ответом. $seat — имя, $what — название числа, $before и $after — числа, $manner — на «ты» или на «вы».
# О том, кого спрашивают, говорят сообщения на -you.

change = { $seat }: { $what } { $before } → { $after }
change-you = { $manner ->
    [familiar] У тебя
   *[polite] У вас
} { $what } { $before } → { $after }
kept = { $seat }: { $what } — по-прежнему { $before }
kept-you = { $manner ->
    [familiar] Ты сохраняешь
   *[polite] Вы сохраняете
}: { $what }
stays = { $seat }: { $what } — по-прежнему { $before }
stays-you = { $manner ->
    [familiar] У тебя
   *[polite] У вас
} { $what } — по-прежнему { $before }
# $told — одно из сообщений выше.
compared = { $told } (если пас: { $before } → { $after })
range = от { $least } до { $most }
idle = Без толку: всё будет так же, как если пасовать.
nothing = Ничего не изменится.
hidden = Зависит от того, что скрыто.
game-over = Игра закончится.
