# What a closed fist means.

preview-change = { $who }: { $what } { $before } → { $after }
preview-empty-fist = It costs nothing and wins nothing.
preview-cost = Spends { $what }, win or lose.
preview-win = If nobody bids as much as { $n }, { $character } is yours: { $power }
preview-cursed = { $character } is cursed: nobody wins it.
preview-fairy = Fairy gold comes back next turn.
# Where a power goes on with a choice.
preview-then = Then: { $question }
