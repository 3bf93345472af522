# Why a bot chose what it chose. Worths are in stones.

why-bid = Worth about { $worth } stones to me and up to { $keenest } to a rival; this bid wins in about { $odds } % of cases, and I vary my bids.
why-power = The best of what was offered: about { $worth } stones' worth.
