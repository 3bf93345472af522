# What is wrong with what is to be played. Each sentence follows the name of the program.

mistake-seats-range = --seats is a number or a range such as 2-8, not { $given }
mistake-seats-order = --seats { $given }: the first number is larger than the second; write { $right }
mistake-games = --games must be at least 1, not { $games }
mistake-jobs = --jobs must be at least 1, or 0 for all cores, not { $jobs }
mistake-few-characters = { $characters } characters are too few for { $seats } seats: name more or seat fewer
mistake-pairing = there is no pairing { $given }: { $list }
mistake-no-bots = a tournament needs at least one bot, such as regular
mistake-many-bots = { $bots } bots do not fit on { $seats } seats
