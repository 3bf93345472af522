# What everybody calls characters without a deck: the short name. A deck's file says what its own character is called.

name-otto = Otto
name-wulfric = Wulfric

# Two seats with the same name are told apart by their number at the table.
name-numbered = { $name } ({ $n })

# The reader of the sentence.
you = { $case ->
   *[nom] you
}
