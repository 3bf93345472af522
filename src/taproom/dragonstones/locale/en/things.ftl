# Things.

coins = { $kind ->
    [fairy] { $n } fairy gold
   *[gold] { $n } gold
    [silver] { $n } silver
    [black] { $n ->
        [one] { $n } black coin
       *[other] { $n } black coins
    }
    [amulets] { $n ->
        [one] { $n } amulet
       *[other] { $n } amulets
    }
}
# The same where there are so many, rather than where somebody takes them.
coins-named = { $kind ->
    [fairy] { $n } fairy gold
   *[gold] { $n } gold
    [silver] { $n } silver
    [black] { $n ->
        [one] { $n } black coin
       *[other] { $n } black coins
    }
    [amulets] { $n ->
        [one] { $n } amulet
       *[other] { $n } amulets
    }
}
all-coins = { $kind ->
    [fairy] fairy gold
   *[gold] gold
    [silver] silver
    [black] black coins
    [amulets] amulets
}
stones = { $colour ->
    [red] { $n ->
        [one] { $n } red stone
       *[other] { $n } red stones
    }
    [blue] { $n ->
        [one] { $n } blue stone
       *[other] { $n } blue stones
    }
    [yellow] { $n ->
        [one] { $n } yellow stone
       *[other] { $n } yellow stones
    }
    [named] { $n ->
        [one] { $n } stone of the named colour
       *[other] { $n } stones of the named colour
    }
   *[any] { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
}
all-stones = { $colour ->
    [red] red stones
    [blue] blue stones
    [yellow] yellow stones
    [named] stones of the named colour
   *[any] stones
}
colour = { $colour ->
   *[red] red
    [blue] blue
    [yellow] yellow
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nothing = nothing
you = you
nobody-named = Player { $n }
conjunction = and
and = { $first } { conjunction } { $second }
or = { $first } or { $second }

## Numbers that a preview compares
measure-points = points
measure-red = red stones
measure-blue = blue stones
measure-yellow = yellow stones
measure-fairy = fairy gold
measure-gold = gold
measure-silver = silver
measure-black = black coins
measure-amulets = amulets
