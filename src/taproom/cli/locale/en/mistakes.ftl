# What is wrong with a command. Each sentence follows the name of the program.

mistake-address = { $address } is not the address of a table, such as http://localhost:8642/join/CODE
mistake-no-words = no rule speaks of { $query }; `taproom rules` lists the chapters
mistake-no-rule = there is no rule { $number }{ $nearest ->
    [none] { "" }
   *[other] ; the nearest is { $nearest }
}
mistake-record-size = { $path }: { $bytes } bytes are too many for a record; at most { $most }
mistake-record-text = { $path }: not UTF-8 text (byte { $byte }); a record is a JSON file
mistake-record-end = --to { $to }: the record has { $choices } choices
