import { pick, type UptimeOutage, type UptimeScreen } from '@roundboard/contract'
import type { Outage } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { WatchedScreenRow } from '../../../platform/database/schema.ts'
import type { DaySums } from './day-sums.ts'

/** Current screens, and deleted ones that were counted on some day. */
export const presentScreens = (
  watched: readonly WatchedScreenRow[],
  sums: DaySums,
): UptimeScreen[] =>
  watched.flatMap(({ number, screenId, hangingId, name, round }) => {
    const screen = sums.screens.get(number)
    const isGone = hangingId === null
    if (screen === undefined || (isGone && screen.countedMs === 0)) return []
    const of = pick(screen, ['countedMs', 'awayMs', 'troubledMs', 'times', 'days'])
    return [{ screenId, name, round, isGone, ...of }]
  })

export const presentOutage = (
  { from, to, screens, ...outage }: Outage,
  idOf: (history: string) => string,
): UptimeOutage => ({
  ...pick(outage, ['awayMs', 'reach', 'backWithinSeconds', 'cause']),
  from: stampOf(from),
  to: to === null ? null : stampOf(to),
  screens: screens.map(idOf),
})
