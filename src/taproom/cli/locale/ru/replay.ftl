# Что выводит `taproom replay` под журналом.

replay-done = повторено выборов: { $done } из { $choices }
replay-winners = победили: { $names }
replay-not-over = игра не окончена
replay-version = { $rules ->
    [0] правила без номера версии
   *[other] версия правил { $rules }
  }
replay-carried = начало игры: { $begun }; после выбора { $after }: { $rules }
replay-from-there = журнал начинается оттуда: сыгранное раньше по этим правилам не повторить
replay-other = игра записана: { $rules }; повторена по версии { $now }: там, где правила изменились, всё было иначе
