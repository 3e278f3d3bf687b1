import type { Day } from '@roundboard/domain'
import { startOfWeek } from './cursor.ts'

const monday = 1

/** The reader's own tag in a language of the console, for it may name a country: `en` → `en-GB`. */
const tagOf = (language: string) =>
  navigator.languages.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language

/** The weekday that weeks begin with, as the reader counts them: 0 for Sunday to 6 for Saturday. */
export function firstWeekday(language: string): number {
  const locale: Partial<Pick<Intl.Locale, 'getWeekInfo'>> = new Intl.Locale(tagOf(language))
  return (locale.getWeekInfo?.().firstDay ?? monday) % 7
}

/** The first day of the week that a day is in, as the reader counts weeks. */
export const startOfReadersWeek = (day: Day, language: string): Day =>
  startOfWeek(day, firstWeekday(language))
