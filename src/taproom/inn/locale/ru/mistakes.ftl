# Что не так с настройками стола. Каждая фраза заканчивает предложение об этом.

mistake-no-drinks = столу нужна хотя бы одна колода выпивки, например rdi1
mistake-twice = { $character } сидит за столом дважды, а одного персонажа дважды не берут (D1.1)
mistake-many-characters = персонажей больше, чем мест ({ $n } и { $seats }): { $list }
mistake-few-characters = персонажей не хватает на все места ({ $seats })
mistake-seats = в таверне от { $fewest } до { $most } мест, а не { $seats }
mistake-deck = нет { $kind ->
    [drink] колоды выпивки
   *[other] колоды персонажа
} { $key }; { $nearest ->
    [none] есть { $list }
   *[other] может быть, { $nearest }?
}
mistake-option = настройка { $name } — это { $name ->
    [drinks] список вроде rdi1,rdi2
    [bar_deck] yes или no
    [first] номер места
   *[pack] папка с файлами колод или несколько через запятую
}, а не { $given }
mistake-no-option = настройки { $name } нет; { $nearest ->
    [none] у таверны есть { $list }
   *[other] может быть, { $nearest }?
}
