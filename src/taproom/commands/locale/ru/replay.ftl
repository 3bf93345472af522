# Что говорит `taproom replay` после журнала.

replay-done = повторено выборов: { $done } из { $choices }
replay-winners = победили: { $names }
replay-not-over = игра не окончена
replay-version = { $rules ->
    [0] прежняя версия правил, ещё без номера
   *[other] версия правил { $rules }
  }
replay-carried = в начале: { $begun }; продолжена после выбора { $after }: { $rules }
replay-from-there = что было раньше, по этим правилам не повторить: журнал начинается оттуда
replay-other = записана: { $rules }; у этой программы версия { $now }, и выборы повторены по ней: где версии расходятся, тогда было иначе
