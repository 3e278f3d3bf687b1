import { isDay, type Day } from '@roundboard/domain'
import { daysBetween } from './cursor.ts'

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', '')

/** Which month a word begins, in a language: `nov`, `novi` and `noviembre` are all the eleventh. */
function monthOf(word: string, language: string): number | undefined {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) =>
    fold(format.format(Date.UTC(2026, month))),
  )
  const found = months.flatMap((name, index) => (name.startsWith(fold(word)) ? [index + 1] : []))
  return found.length === 1 && word.length >= 3 ? found[0] : undefined
}

const padded = (number: number) => String(number).padStart(2, '0')

/** Of the same day in three years the one that is nearest. */
function nearest(month: number, date: number, near: Day): Day | undefined {
  const year = Number(near.slice(0, 4))
  return [year - 1, year, year + 1]
    .map((each) => `${String(each)}-${padded(month)}-${padded(date)}`)
    .filter(isDay)
    .sort((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)))[0]
}

/** A day as people type it: `2026-11-25`, `Nov 25`, `25 nov 2027`, or `25` of the month that is near. */
export function typedDay(text: string, language: string, near: Day): Day | undefined {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const words = fold(typed)
    .split(/[\s,/]+/)
    .filter((word) => word !== '' && word !== 'de')
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const names = words.filter((word) => !/^\d+$/.test(word))
  const [date, year] = numbers
  const [name] = names
  if (date === undefined || names.length > 1 || numbers.length > 2) return undefined
  if (name === undefined) {
    if (year !== undefined) return undefined
    const there = `${near.slice(0, 8)}${padded(date)}`
    return isDay(there) ? there : undefined
  }
  const month = monthOf(name, language)
  if (month === undefined) return undefined
  if (year === undefined) return nearest(month, date, near)
  const there = `${String(year)}-${padded(month)}-${padded(date)}`
  return isDay(there) ? there : undefined
}
