# Что не так с настройками стола. Каждая фраза заканчивает предложение об этом.

mistake-no-drinks = столу нужна хотя бы одна колода выпивки, например rdi1
mistake-events-twice = колода событий { $name } названа дважды; хватит и одного раза
mistake-twice = { $character } сидит за столом дважды, а одного персонажа дважды не берут (D1.1)
mistake-many-characters = персонажей больше, чем мест ({ $n } и { $seats }): { $list }
mistake-few-characters = персонажей не хватает на все места ({ $seats })
mistake-seats = в таверне от { $fewest } до { $most } мест, а не { $seats }
mistake-teams-seats = в этом режиме от { $fewest } до { $most } мест в командах по { $size }, а не { $seats } ({ $rule })
mistake-teams-odd = мест за столом { $seats }: на команды по { $size } их не поделить ({ $rule })
mistake-teams-size = игроков в каждой команде должно быть { $size } ({ $rule })
mistake-teams-apart = товарищи по команде сидят рядом ({ $rule })
mistake-teams-no-teams = в этом режиме каждый сам за себя: убери команды или выбери режим с командами
mistake-deck = нет { $kind ->
    [drink] колоды выпивки
    [event] колоды событий
   *[other] колоды персонажа
} { $key }; { $nearest ->
    [none] есть { $list }
   *[other] может быть, { $nearest }?
}
mistake-option = настройка { $name } — это { $name ->
    [drinks] список вроде rdi1,rdi2
    [bar_deck] yes или no
    [first] номер места
    [events] none, both или список вроде sea,dungeon
    [mode] одно из { $list }
    [teams] команда каждого места по порядку (мест { $seats }), например A,A,B,B
   *[pack] папка с файлами колод или несколько через запятую
}, а не { $given }
mistake-no-option = настройки { $name } нет; { $nearest ->
    [none] у таверны есть { $list }
   *[other] может быть, { $nearest }?
}
