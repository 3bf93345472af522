# What is wrong with a table's options. Each ends a sentence that says so.

mistake-seats = Fist of Dragonstones has { $fewest } to { $most } seats, not { $seats } (R90.1.1)
mistake-no-option = there is no option { $name }; the game has { $list }
