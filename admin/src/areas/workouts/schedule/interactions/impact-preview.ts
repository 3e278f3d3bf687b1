import { recentDays, type BulkItem, type BulkOutcome } from '@roundboard/contract'
import { workoutDays, type Day } from '@roundboard/domain'
import type { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import type { Place } from '../commands.ts'
import { keyOf, lastRound, startOfWeek } from '../cursor.ts'
import { block, weekOf } from '../selection.ts'
import type { Plan } from './plan.ts'

/** The effects of a plan, as the four lists of the dialog. */
export type Lists = {
  readonly done: readonly BulkItem[]
  readonly replaced: readonly { readonly item: BulkItem; readonly by: BulkItem | undefined }[]
  readonly leftOut: BulkOutcome['leftOut']
  readonly gaps: BulkOutcome['gaps']
  /** Other workouts of its round within 28 days. */
  readonly recent: NonNullable<BulkOutcome['recent']>
}

export const skipReason = (
  { reason: texts }: ReturnType<typeof useScheduleMessages>['interactions'],
  reason: BulkOutcome['leftOut'][number]['reason'],
): string => (reason === 'recent' ? texts.recent({ days: recentDays }) : texts[reason])

export const withDraft = (gaps: BulkOutcome['gaps']): number =>
  gaps.filter(({ hasDraft }) => hasDraft).length

const cellsOf = (item: BulkItem) => {
  const { firstDay, lastDay } = workoutDays(item)
  return block(firstDay, lastDay, [item.round])
}

const touches = (a: BulkItem, b: BulkItem) =>
  a.round === b.round && a.startDate <= b.endDate && b.startDate <= a.endDate

export function listsOf(
  action: Plan['action'],
  ids: readonly string[],
  outcome: BulkOutcome,
): Lists {
  const { made, changed, removed, leftOut, gaps, recent = [] } = outcome
  const idSet = new Set(ids)
  const isSelected = ({ before }: (typeof changed)[number]) => idSet.has(before.id ?? '')
  const done =
    action === 'delete'
      ? removed
      : action === 'copy' || action === 'weeks'
        ? made
        : changed.filter(isSelected).map(({ after }) => after)
  const displaced = [
    ...(action === 'delete' ? [] : removed),
    ...changed.filter((each) => !isSelected(each)).map(({ before }) => before),
  ]
  const replaced = displaced.map((item) => ({ item, by: done.find((each) => touches(each, item)) }))
  return { done, replaced, leftOut, gaps, recent }
}

export type Mark = 'done' | 'replaced' | 'left-out' | 'gap'

/** A week of the miniature: nine rows of seven marks. */
export type MapWeek = {
  readonly first: Day
  readonly days: readonly Day[]
  readonly rows: readonly {
    readonly round: number
    readonly marks: readonly (Mark | undefined)[]
  }[]
}

/** The weeks that a change affects; a gap has the highest priority in a cell. */
export function mapOf(lists: Lists, firstWeekday: number): MapWeek[] {
  const marks = new Map<string, Mark>()
  const put = (places: readonly Place[], mark: Mark) => {
    for (const place of places) marks.set(keyOf(place), mark)
  }
  put(
    lists.leftOut.flatMap(({ item }) => cellsOf(item)),
    'left-out',
  )
  put(lists.done.flatMap(cellsOf), 'done')
  for (const { item, by } of lists.replaced) {
    const theirs = new Set(by ? cellsOf(by).map(keyOf) : [])
    put(
      cellsOf(item).filter((place) => !by || theirs.has(keyOf(place))),
      'replaced',
    )
  }
  put(
    lists.gaps.filter(({ hasDraft }) => !hasDraft),
    'gap',
  )
  const touched = [...marks.keys()].map((key) => key.slice(0, 10))
  const weeks = new Set(touched.map((day) => startOfWeek(day, firstWeekday)))
  return [...weeks].sort().map((first) => {
    const days = [...new Set(weekOf(first, firstWeekday).map(({ day }) => day))]
    const rows = Array.from({ length: lastRound }, (_, index) => ({
      round: index + 1,
      marks: days.map((day) => marks.get(keyOf({ round: index + 1, day }))),
    }))
    return { first, days, rows }
  })
}

/** The workouts on the same days, as one list entry. */
export type DayGroup<T> = {
  readonly first: Day
  readonly last: Day
  readonly items: readonly T[]
}

export function byDays<T>(items: readonly T[], itemOf: (each: T) => BulkItem): DayGroup<T>[] {
  const groups = new Map<string, { first: Day; last: Day; items: T[] }>()
  for (const each of items) {
    const { firstDay: first, lastDay: last } = workoutDays(itemOf(each))
    const key = `${first} ${last}`
    const group = groups.get(key) ?? { first, last, items: [] }
    group.items.push(each)
    groups.set(key, group)
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}
