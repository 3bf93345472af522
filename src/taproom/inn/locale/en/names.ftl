# What everybody calls the characters: the short name, without the title. English needs no cases.

name-amundyr = Amundyr
name-daareka = Daareka
name-dale = Dale
name-deirdre = Deirdre
name-dimli = Dimli
name-erin = Erin
name-eve = Eve
name-fiona = Fiona
name-fleck = Fleck
name-gerki = Gerki
name-gog = Gog
name-jett = Jett
name-kaylin = Kaylin
name-otto = Otto
name-petra = Petra
name-phrenk = Phrenk
name-pooky = Pooky
name-serena = Serena
name-terci = Terci
name-torglesnarf = Torglesnarf
name-vlazlo = Vlazlo
name-wizgille = Wizgille
name-wulfric = Wulfric
name-ygella = Ygella
name-zot = Zot

# Two seats with the same name are told apart by their number at the table.
name-numbered = { $name } ({ $n })
