import type { WorkoutColumn } from '@roundboard/contract'
import type { ScheduleMessages } from '../../../shared/messages/schedule.ts'

/** What a column is called in the console. */
export function columnName(
  words: ScheduleMessages['import'],
  { key, language, isOriginal }: WorkoutColumn,
) {
  const name = words.columns[key]
  const full = language === null ? name : words.columnIn({ name, language })
  return isOriginal ? words.originalOf({ name: full }) : full
}
