# Как зовут персонажей, у которых нет колоды: короткое имя по падежам и род, с которым согласуются глаголы. Имена без
# падежей не склоняются. Как зовут персонажа колоды, сказано в её файле.

name-dale = { $case ->
   *[nom] Дейл
    [gen] Дейла
    [dat] Дейлу
    [acc] Дейла
    [ins] Дейлом
    [pre] Дейле
}
    .gender = m
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
name-terci = Терси
    .gender = m
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

# Тёзки за одним столом различаются номером места.
name-numbered = { $name } ({ $n })

# Кто читает это сам.
you = { $case ->
   *[nom] ты
    [gen] тебя
    [dat] тебе
    [acc] тебя
    [ins] тобой
    [pre] тебе
}
