import { type Day, isDay } from '@roundboard/domain'
import { typedDay as typedAnywhere } from '../../../shared/format/typed-day.ts'
import type { Locale } from '../../../shared/i18n/locale.tsx'

/** A day as people type it, `Nov 25` or `tomorrow`, or as `25` of the month that is near. */
export function typedDay(text: string, reader: Locale, near: Day): Day | undefined {
  const typed = text.trim()
  if (!/^\d{1,2}$/.test(typed)) return typedAnywhere(typed, reader, near)
  const there = `${near.slice(0, 8)}${typed.padStart(2, '0')}`
  return isDay(there) ? there : undefined
}
