# Как зовут персонажей: короткое имя по падежам и род, с которым согласуются глаголы. Имена без падежей не склоняются.

name-amundyr = Амундир
    .gender = f
name-daareka = { $case ->
   *[nom] Даарека
    [gen] Даареки
    [dat] Даареке
    [acc] Даареку
    [ins] Даарекой
    [pre] Даареке
}
    .gender = f
name-dale = { $case ->
   *[nom] Дейл
    [gen] Дейла
    [dat] Дейлу
    [acc] Дейла
    [ins] Дейлом
    [pre] Дейле
}
    .gender = m
name-deirdre = Дейдре
    .gender = f
name-dimli = Димли
    .gender = m
name-erin = Эрин
    .gender = f
name-eve = Ив
    .gender = f
name-fiona = { $case ->
   *[nom] Фиона
    [gen] Фионы
    [dat] Фионе
    [acc] Фиону
    [ins] Фионой
    [pre] Фионе
}
    .gender = f
name-fleck = { $case ->
   *[nom] Флек
    [gen] Флека
    [dat] Флеку
    [acc] Флека
    [ins] Флеком
    [pre] Флеке
}
    .gender = m
name-gerki = Герки
    .gender = m
name-gog = { $case ->
   *[nom] Гог
    [gen] Гога
    [dat] Гогу
    [acc] Гога
    [ins] Гогом
    [pre] Гоге
}
    .gender = m
name-jett = { $case ->
   *[nom] Джетт
    [gen] Джетта
    [dat] Джетту
    [acc] Джетта
    [ins] Джеттом
    [pre] Джетте
}
    .gender = m
name-kaylin = Кейлин
    .gender = f
name-otto = Отто
    .gender = m
name-petra = { $case ->
   *[nom] Петра
    [gen] Петры
    [dat] Петре
    [acc] Петру
    [ins] Петрой
    [pre] Петре
}
    .gender = f
name-phrenk = { $case ->
   *[nom] Френк
    [gen] Френка
    [dat] Френку
    [acc] Френка
    [ins] Френком
    [pre] Френке
}
    .gender = m
name-pooky = Пуки
    .gender = m
name-serena = { $case ->
   *[nom] Серена
    [gen] Серены
    [dat] Серене
    [acc] Серену
    [ins] Сереной
    [pre] Серене
}
    .gender = f
name-terci = Терси
    .gender = m
name-torglesnarf = { $case ->
   *[nom] Торглснарф
    [gen] Торглснарфа
    [dat] Торглснарфу
    [acc] Торглснарфа
    [ins] Торглснарфом
    [pre] Торглснарфе
}
    .gender = m
name-vlazlo = Влазло
    .gender = m
name-wizgille = Визгилль
    .gender = f
name-wulfric = { $case ->
   *[nom] Вулфрик
    [gen] Вулфрика
    [dat] Вулфрику
    [acc] Вулфрика
    [ins] Вулфриком
    [pre] Вулфрике
}
    .gender = m
name-ygella = { $case ->
   *[nom] Игелла
    [gen] Игеллы
    [dat] Игелле
    [acc] Игеллу
    [ins] Игеллой
    [pre] Игелле
}
    .gender = f
name-zot = { $case ->
   *[nom] Зот
    [gen] Зота
    [dat] Зоту
    [acc] Зота
    [ins] Зотом
    [pre] Зоте
}
    .gender = m

# Тёзки за одним столом различаются номером места.
name-numbered = { $name } ({ $n })
