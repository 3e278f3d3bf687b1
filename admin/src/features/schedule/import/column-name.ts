import type { WorkoutColumn } from '@roundboard/contract'
import type { ImportWords } from './import.en.ts'

/** What a column is called in the console. */
export function columnName(words: ImportWords, { key, language, isOriginal }: WorkoutColumn) {
  const name = words.columns[key]
  const full = language === null ? name : words.columnIn(name, language)
  return isOriginal ? words.originalOf(full) : full
}
