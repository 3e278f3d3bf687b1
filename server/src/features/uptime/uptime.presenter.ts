import type { UptimeOutage, UptimeScreen } from '@roundboard/contract'
import type { Outage, ScreenSum } from '@roundboard/domain'
import { stampOf } from '../../platform/clock.ts'
import type { WatchedScreenRow } from '../../platform/database/schema.ts'

export const totalOf = <K extends string>(sums: readonly Readonly<Record<K, number>>[], key: K) =>
  sums.reduce((sum, each) => sum + each[key], 0)

export const presentScreen = (
  row: WatchedScreenRow,
  sums: readonly ScreenSum[],
  times: number,
): UptimeScreen => ({
  screenId: row.screenId,
  name: row.name,
  round: row.round,
  isGone: row.hangingId === null,
  countedMs: totalOf(sums, 'countedMs'),
  awayMs: totalOf(sums, 'awayMs'),
  troubledMs: totalOf(sums, 'troubledMs'),
  times,
  days: {
    countedMs: sums.map(({ countedMs }) => countedMs),
    awayMs: sums.map(({ awayMs }) => awayMs),
    troubledMs: sums.map(({ troubledMs }) => troubledMs),
  },
})

export const presentOutage = (
  { from, to, screens, ...outage }: Outage,
  idOf: (history: string) => string,
): UptimeOutage => ({
  ...outage,
  from: stampOf(from),
  to: to === null ? null : stampOf(to),
  screens: screens.map(idOf),
})
