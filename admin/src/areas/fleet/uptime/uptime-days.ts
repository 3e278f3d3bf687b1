import type { LocationUptime, UptimeScreen } from '@roundboard/contract'
import { addDays, type Day } from '@roundboard/domain'

/** A day, or several days under the date of the last. */
export interface UptimeDay {
  readonly day: Day
  readonly openMs: number
  readonly countedMs: number
  readonly wholeMs: number
  readonly someMs: number
  readonly troubledMs: number
}

/** A screen's state on each day. */
export interface WallUptime extends Omit<UptimeScreen, 'days'> {
  readonly countedOn: readonly number[]
  readonly offlineOn: readonly number[]
}

/** A location's uptime by day. */
export interface Uptime extends Omit<LocationUptime, 'days' | 'screens'> {
  readonly days: readonly UptimeDay[]
  readonly screens: readonly WallUptime[]
}

const at = (column: readonly number[], place: number) => column[place] ?? 0

function wallOf({ days: own, ...screen }: UptimeScreen, days: LocationUptime['days']): WallUptime {
  const countedOn = [...days.countedMs]
  const offlineOn = [...days.wholeMs]
  own.places.forEach((place, index) => {
    countedOn[place] = at(own.countedMs, index)
    offlineOn[place] = at(own.awayMs, index)
  })
  return { ...screen, countedOn, offlineOn }
}

/** Converts the response. A screen without data had its location's state. */
export const byDays = ({ days, screens, ...uptime }: LocationUptime): Uptime => ({
  ...uptime,
  days: days.openMs.map((openMs, place) => ({
    day: addDays(uptime.from, place),
    openMs,
    countedMs: at(days.countedMs, place),
    wholeMs: at(days.wholeMs, place),
    someMs: at(days.someMs, place),
    troubledMs: at(days.troubledMs, place),
  })),
  screens: screens.map((screen) => wallOf(screen, days)),
})

/** Groups of this size. The last one is full; the first may not be. */
export function grouped<Value>(values: readonly Value[], size: number): Value[][] {
  const first = values.length % size
  const groups = first === 0 ? [] : [values.slice(0, first)]
  for (let from = first; from < values.length; from += size)
    groups.push(values.slice(from, from + size))
  return groups
}

/** The group that contains an index. */
export const groupOf = (place: number, count: number, size: number): number =>
  Math.floor((place + ((size - (count % size)) % size)) / size)

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Sums up several days. */
function together(days: readonly UptimeDay[]): UptimeDay {
  const sum = (key: Exclude<keyof UptimeDay, 'day'>) => sumOf(days.map((day) => day[key]))
  return {
    day: days.at(-1)?.day ?? '',
    openMs: sum('openMs'),
    countedMs: sum('countedMs'),
    wholeMs: sum('wholeMs'),
    someMs: sum('someMs'),
    troubledMs: sum('troubledMs'),
  }
}

/** Groups days, for bars that would otherwise be too narrow. */
export function inGroups(uptime: Uptime, size: number): Uptime {
  if (size === 1) return uptime
  const sums = (of: readonly number[]) => grouped(of, size).map(sumOf)
  return {
    ...uptime,
    days: grouped(uptime.days, size).map(together),
    screens: uptime.screens.map((screen) => ({
      ...screen,
      countedOn: sums(screen.countedOn),
      offlineOn: sums(screen.offlineOn),
    })),
  }
}
