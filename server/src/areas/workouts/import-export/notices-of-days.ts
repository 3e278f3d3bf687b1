import type { ImportNotice } from '@roundboard/contract'
import { workoutDays } from '@roundboard/domain'
import type { WorkoutRow } from '../../../platform/database/schema.ts'
import { plainColumn } from './columns.ts'
import type { ReadRow } from './read-rows.ts'

/** Notes rows on days that already have a published workout, and duplicate rows. */
export function noticesOfDays(
  rows: readonly ReadRow[],
  scheduled: readonly WorkoutRow[],
): ImportNotice[] {
  const shown = scheduled
    .filter(({ isDraft, routineCount }) => isDraft === 0 && routineCount > 0)
    .map((row) => ({ ...workoutDays(row), name: row.name, round: row.round }))
  const byRound = Map.groupBy(shown, ({ round }) => round)
  const first = new Map<string, number>()
  return rows.flatMap(({ row, round, name, startDate, endDate, steps }): ImportNotice[] => {
    if (round === null || startDate === null || endDate === null) return []
    const place = { row, header: '', column: plainColumn('startDate') }
    const same = JSON.stringify([round, name, startDate, endDate])
    const before = first.get(same)
    first.set(same, before ?? row)
    const other = byRound
      .get(round)
      ?.find(({ firstDay, lastDay }) => firstDay <= endDate && startDate <= lastDay)
    const notices: ImportNotice[] = []
    if (before !== undefined) notices.push({ ...place, code: 'row-twice', params: { row: before } })
    if (other !== undefined) {
      const day = other.firstDay > startDate ? other.firstDay : startDate
      const doesWin = steps > 0 && startDate >= other.firstDay
      const code = doesWin ? 'wins-over' : 'lies-under'
      notices.push({ ...place, code, params: { name: other.name, round, day } })
    }
    return notices
  })
}
