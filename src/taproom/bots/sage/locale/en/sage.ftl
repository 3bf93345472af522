# What Sage says about its thinking.

why = I looked { $nodes ->
    [one] once
   *[other] { $nodes } times
} ahead: this wins about { $chance } % of the games, the next best { $next } %.
why-only = I saw nothing else worth trying.
line = { $chance } %: { $deed }
line-hidden = { $chance } %: something else, which it keeps to itself
line-goes-on = { $line }, for instance followed by: { $next }
deed-of = { $name }: { $deed }
