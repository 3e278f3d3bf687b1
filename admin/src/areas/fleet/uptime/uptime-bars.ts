import type { Uptime, UptimeDay, WallUptime } from './uptime-days.ts'

/** A day as a bar: closed, unknown, or its offline shares of the opening hours. */
export type Bar =
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known'
      readonly whole: number
      readonly some: number
      readonly unknown: number
    }

/** Smaller differences may result from the check interval. */
const differenceMs = 60_000

function barOf(openMs: number, counted: number, whole: number, some: number): Bar {
  if (openMs === 0) return { kind: 'closed' }
  if (counted === 0) return { kind: 'unknown' }
  const share = (ms: number) => Math.min(1, Math.max(0, ms / openMs))
  return {
    kind: 'known',
    whole: share(whole),
    some: share(some),
    unknown: share(openMs - counted),
  }
}

/** The bars of a location. */
export const barsOfLocation = (days: readonly UptimeDay[]): Bar[] =>
  days.map(({ openMs, countedMs, wholeMs, someMs }) => barOf(openMs, countedMs, wholeMs, someMs))

/** The bars of a screen: offline with its location, and by itself. */
export const barsOfScreen = (days: readonly UptimeDay[], screen: WallUptime): Bar[] =>
  days.map(({ openMs, wholeMs }, index) => {
    const offlineMs = screen.offlineOn[index] ?? 0
    const withLocationMs = Math.min(offlineMs, wholeMs)
    return barOf(openMs, screen.countedOn[index] ?? 0, withLocationMs, offlineMs - withLocationMs)
  })

/** Screens that were offline by themselves, the longest first, and the others by round. */
export function splitByDifference({ days, screens }: Uptime): {
  readonly differ: readonly WallUptime[]
  readonly alike: readonly WallUptime[]
} {
  const alone = (screen: WallUptime) =>
    days.reduce(
      (sum, { wholeMs }, index) => sum + Math.max(0, (screen.offlineOn[index] ?? 0) - wholeMs),
      0,
    )
  const differ = screens
    .filter((screen) => alone(screen) > differenceMs)
    .toSorted((one, other) => alone(other) - alone(one))
  return { differ, alike: screens.filter((screen) => !differ.includes(screen)) }
}

/** The online share; null if unknown. */
export const onlineShare = (of: { readonly countedMs: number; readonly awayMs: number }) =>
  of.countedMs === 0 ? null : 1 - of.awayMs / of.countedMs

/** Whether a day had an outage. */
export const hasOutage = ({ wholeMs, someMs }: UptimeDay): boolean => wholeMs + someMs > 0

/** The closest day with an outage in a direction, or the same day. */
export function nextOutage(days: readonly UptimeDay[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < days.length; index += step) {
    const day = days[index]
    if (day !== undefined && hasOutage(day)) return index
  }
  return from
}

/** The day to show of a span: the last with an outage, or else the last. */
export function dayToShow(days: readonly UptimeDay[], from: number, to: number): number {
  for (let index = to; index >= from; index -= 1) {
    const day = days[index]
    if (day !== undefined && hasOutage(day)) return index
  }
  return to
}

const pixels = 2
/** Makes even the shortest outage visible. */
const leastShare = 0.08

/** A bar's background, with the offline parts on top. */
export function paintOf(bar: Bar): string | undefined {
  if (bar.kind !== 'known') return undefined
  const seen = (share: number) => (share > 0 ? 100 * Math.max(share, leastShare) : 0)
  const whole = seen(bar.whole)
  const some = Math.min(seen(bar.some), 100 - whole)
  const up = Math.max(0, 100 - whole - some - 100 * bar.unknown)
  const percent = (value: number) => `${value.toFixed(1)}%`
  const layer = (tone: string, from: number, to: number, gap: number, width: string) => {
    const start = `calc(${percent(from)} + ${String(gap)}px)`
    const stops = `transparent ${start}, ${tone} ${start} ${percent(to)}, transparent ${percent(to)}`
    return `linear-gradient(to bottom, ${stops}) left top / ${width} 100% no-repeat`
  }
  const layers = [
    whole > 0 && layer('var(--bar-whole)', 0, whole, 0, '100%'),
    some > 0 && layer('var(--bar-some)', whole, whole + some, whole > 0 ? pixels : 0, '62%'),
    up > 0 &&
      layer(
        'var(--bar-up)',
        whole + some,
        whole + some + up,
        whole + some > 0 ? pixels : 0,
        '100%',
      ),
  ]
  return layers.filter((one) => one !== false).join(', ')
}
