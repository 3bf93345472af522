# Что печатают `taproom arena`, `balance` и `simulate`. Доли подставляются текстом.

arena-games = { $games ->
    [one] { $games } партия, в среднем ходов: { $turns }, решений: { $decisions }
    [few] { $games } партии, в среднем ходов: { $turns }, решений: { $decisions }
    [many] { $games } партий, в среднем ходов: { $turns }, решений: { $decisions }
   *[other] { $games } партии, в среднем ходов: { $turns }, решений: { $decisions }
}
arena-bots = Боты: доля побед в своих партиях и её 95-процентный интервал; сколько выиграли бы равные; рейтинг
arena-characters = Персонажи:
arena-share = { $share } (от { $low } до { $high }) из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}, у равных { $fair }
arena-rating = рейтинг { $mean } ± { $deviation }
balance-written = Записано: { $path }

simulated = Партий: { $games }
simulated-decisions = Решений за партию: в среднем { $mean }, самое большее { $most }
simulated-turns = Ходов за партию: в среднем { $mean }
simulated-losses = Поражений, причина — { $cause }: { $count } ({ $share })
simulated-winners = Победители: доля побед в своих партиях и сколько выиграли бы равные
simulated-winner = { $share } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}, у равных { $fair }
simulated-order = Победы по порядку хода, от первого к последнему:
simulated-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}: { $shares }
simulated-error = ОШИБКА при зерне { $seed }: { $problem }
