# Что не так с командой. Каждая фраза стоит после имени программы.

mistake-address = { $address } — не адрес стола, например http://localhost:8642/join/CODE
mistake-no-words = ни одно правило не говорит о { $query }; главы перечислит `taproom rules`
mistake-no-rule = нет правила { $number }{ $nearest ->
    [none] { "" }
   *[other] ; ближе всех { $nearest }
}
mistake-record-size = { $path }: { $bytes } байт для записи слишком много; не больше { $most }
mistake-record-text = { $path }: не текст UTF-8 (байт { $byte }); запись — это файл JSON
mistake-record-end = --to { $to }: выборов в записи { $choices }
