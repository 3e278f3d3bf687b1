import { addDays, type Day } from '@roundboard/domain'
import { startOfWeek } from './cursor.ts'

const monday = 1

/** The user's locale in a language of the console, with the country if known: `en` → `en-GB`. */
const tagOf = (language: string) =>
  navigator.languages.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language

/** The first weekday in the user's locale, from 0 for Sunday to 6 for Saturday. */
export function firstWeekday(language: string): number {
  const locale: Partial<Pick<Intl.Locale, 'getWeekInfo'>> = new Intl.Locale(tagOf(language))
  return (locale.getWeekInfo?.().firstDay ?? monday) % 7
}

/** The first day of the next (1) or previous (-1) month. */
export const firstOfMonth = (day: Day, by: 1 | -1): Day =>
  `${addDays(`${day.slice(0, 8)}15`, by * 30).slice(0, 8)}01`

/** The first day of a day's week in the user's locale. */
export const startOfReadersWeek = (day: Day, language: string): Day =>
  startOfWeek(day, firstWeekday(language))
