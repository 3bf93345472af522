# Что не так с настройками стола. Каждая фраза заканчивает предложение об этом.

mistake-no-drinks = столу нужна хотя бы одна колода выпивки, например rdi1
mistake-events-twice = колода событий { $name } названа дважды; хватит и одного раза
mistake-tavern-twice = таверна { $name } названа дважды; хватит и одного раза ({ $rule })
mistake-dry-tavern = у таверны { $name } нет своей выпивки: ей нужна колода вида "tavern_drinks" ({ $rule })
mistake-tavern-drinks = выпивку таверны { $name } наливают только там, в колоду выпивки и в барную колоду она не идёт ({ $rule }); назови { $name } среди taverns
mistake-twice = { $character } сидит за столом дважды, а одного персонажа дважды не берут (D1.1)
mistake-many-characters = персонажей больше, чем мест ({ $n } и { $seats }): { $list }
mistake-few-characters = персонажей не хватает на все места ({ $seats })
mistake-seats = в таверне от { $fewest } до { $most } мест, а не { $seats }
mistake-teams-seats = в этом режиме от { $fewest } до { $most } мест в командах по { $size }, а не { $seats } ({ $rule })
mistake-teams-odd = мест за столом { $seats }: на команды по { $size } их не поделить ({ $rule })
mistake-teams-size = игроков в каждой команде должно быть { $size } ({ $rule })
mistake-teams-apart = товарищи по команде сидят рядом ({ $rule })
mistake-teams-no-teams = в этом режиме каждый сам за себя: убери команды или выбери режим с командами ({ $rule })
mistake-teams-challengers = против босса выходят от двух до четырёх зачинщиков: мест от 3 до 5, а не { $seats } ({ $rule })
mistake-teams-boss-alone = босс один против всех остальных, а они — одна команда ({ $rule })
mistake-teams-boss-teams = в этом режиме играют две или три команды по двое: мест 4 или 6, а не { $seats } ({ $rule })
mistake-teams-boss-all = в этом режиме каждый — босс ({ $rule })
mistake-teams-boss-each = в каждой команде ровно один босс ({ $rule })
mistake-teams-boss-none = в этом режиме боссов нет, и карт босса ни у кого нет ({ $rule })
mistake-no-boss = { $character } не может быть боссом: им бывает только злодей с картами босса ({ $rule }); есть { $list }
mistake-boss-first = первым ходит босс ({ $rule })
mistake-few-bosses = на { $seats } мест не хватает персонажей, которые могут быть боссом
mistake-deck = нет { $kind ->
    [drink] колоды выпивки
    [event] колоды событий
    [tavern] таверны
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
    [taverns] none, all или список вроде star_mole
    [mode] одно из { $list }
    [boss] номер места босса или несколько через запятую
    [teams] команда каждого места по порядку (мест { $seats }), например A,A,B,B
   *[pack] папка с файлами колод или несколько через запятую
}, а не { $given }
mistake-no-option = настройки { $name } нет; { $nearest ->
    [none] у таверны есть { $list }
   *[other] может быть, { $nearest }?
}
mistake-no-card = нет карты { $query }; { $nearest ->
    [none] карты колоды перечислит `taproom deck`
   *[other] может быть, { $nearest }?
}
mistake-no-deck = нет колоды { $query }; { $nearest ->
    [none] есть { $list }
   *[other] может быть, { $nearest }?
}
