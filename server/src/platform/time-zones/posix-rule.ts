import { lastYear } from './zone-source.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const name = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]+>)'
const time = String.raw`([+-]?\d{1,3}(?::\d\d){0,2})`
const date = String.raw`(J?\d+|M\d+\.\d\.\d)(?:/${time})?`
const pattern = new RegExp(`^${name}${time}(?:${name}${time}?,${date},${date})?$`)

function msOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  const ms = hours * hourMs + minutes * minuteMs + seconds * 1000
  return text.startsWith('-') ? -ms : ms
}

/** Midnight, in UTC, of a rule's day: `M3.2.0` (second Sunday of March), `J60` or `59`. */
function dayOf(rule: string, year: number): number {
  if (!rule.startsWith('M')) {
    const count = Number(rule.replace('J', ''))
    const isLeap = Date.UTC(year, 2, 0) - Date.UTC(year, 0, 59) > 0
    // `J60` is March 1 in every year, `59` is the 60th day of any year.
    const index = rule.startsWith('J') ? count - (isLeap && count > 59 ? 0 : 1) : count
    return Date.UTC(year, 0, 1 + index)
  }
  const [month = 0, week = 0, weekday = 0] = rule.slice(1).split('.').map(Number)
  const first = Date.UTC(year, month - 1, 1)
  const days = (weekday - new Date(first).getUTCDay() + 7) % 7
  const day = first + (days + (week - 1) * 7) * dayMs
  return day < Date.UTC(year, month, 1) ? day : day - 7 * dayMs
}

/** The changes by a rule such as `EST5EDT,M3.2.0,M11.1.0` after an instant, up to and including 2100. */
export function changesByRule(rule: string, after: number): { at: number; offsetMs: number }[] {
  const found = pattern.exec(rule)
  if (found === null) throw new Error(`'${rule}' isn't a time zone rule`)
  const [, standard = '0', summer, start, startTime = '2', end = '', endTime = '2'] = found
  const standardMs = 0 - msOf(standard)
  if (start === undefined) return [{ at: after, offsetMs: standardMs }]
  const summerMs = summer === undefined ? standardMs + hourMs : 0 - msOf(summer)
  const firstYear = Math.max(1970, new Date(Math.max(after, 0)).getUTCFullYear())
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
  return years
    .flatMap((year) => [
      { at: dayOf(start, year) + msOf(startTime) - standardMs, offsetMs: summerMs },
      { at: dayOf(end, year) + msOf(endTime) - summerMs, offsetMs: standardMs },
    ])
    .filter(({ at }) => at > after)
    .sort((a, b) => a.at - b.at)
}
