# Why a bot chose what it chose. Numbers are per cent.

why-best = It moves my chance of winning from { $before } % to { $after } %.
why-a-little = It is the best I can do; my chance of winning stays at about { $after } %.
why-wait = Nothing I could do now is worth its card; my chance of winning is about { $after } %.
why-round = That makes my chance at the pot about { $odds } %.
why-tidy = What goes is worth less to me than what stays, and than a fresh card.
why-draw-first = Drawing first, I know better what to discard.

# What ended somebody's game, for statistics.

cause-passed-out = passed out
cause-ran-out-of-gold = ran out of Gold
