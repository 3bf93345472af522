# What a closed fist means.

preview-change = { $who }: { $what } { $before } → { $after }
preview-empty-fist = It costs nothing and wins nothing.
preview-cost = Spends { $what }, whoever wins.
preview-win = If nobody bids as much as { $n }, { $character } is yours: { $power }
preview-cursed = { $character } is cursed: nobody wins it.
preview-fairy = Fairy gold comes back next turn.
