# Что не так с тем, что предстоит сыграть. Каждая фраза стоит после имени программы.

mistake-seats-range = --seats — число или промежуток, например 2-8, а не { $given }
mistake-seats-order = --seats { $given }: первое число больше второго; напиши { $right }
mistake-games = --games — не меньше 1, а не { $games }
mistake-jobs = --jobs — не меньше 1, или 0 — все ядра, а не { $jobs }
mistake-few-characters = персонажей ({ $characters }) не хватает на все места ({ $seats }): назови ещё или убери места
mistake-pairing = нет такого порядка рассадки, { $given }: есть { $list }
mistake-no-bots = турниру нужен хотя бы один бот, например regular
mistake-many-bots = ботов ({ $bots }) больше, чем мест ({ $seats })
