import { addDays, type Day, isDay } from './calendar-days.ts'
import type { Gap } from './coverage.ts'
import { endsBeforeStart } from './workout-rules.ts'

/** The facts about a workout that a bulk edit needs; both of its days are included. */
export type PlannedWorkout = {
  readonly id: string
  readonly name: string
  readonly subHeader: string
  readonly round: number
  readonly firstDay: Day
  readonly lastDay: Day
  readonly isDraft: boolean
  readonly hasSteps: boolean
  /** One of its clips isn't in the library, so it can't be published. */
  readonly hasMissingClip?: boolean
}

type OverlapMode = 'keep' | 'replace' | 'on-top'
type PublishMode = 'as-is' | 'drafts' | 'published'

type Shift = {
  readonly ids: readonly string[]
  readonly days: number
  readonly rounds: number
  readonly taken: OverlapMode
}

/** Where a template goes; `of` is its ID. */
export type PlannedPlace = {
  readonly of: string
  readonly round: number
  readonly startDate: Day
  readonly endDate: Day
}

/** A bulk edit. `place` puts templates on days. */
export type PlannedChange =
  | (Shift & {
      readonly action: 'copy'
      readonly as: PublishMode
      readonly repeat?: { readonly every: number; readonly until: Day } | undefined
    })
  | (Shift & { readonly action: 'move' })
  | { readonly action: 'delete'; readonly ids: readonly string[] }
  | { readonly action: 'publish'; readonly ids: readonly string[] }
  | { readonly action: 'unpublish'; readonly ids: readonly string[] }
  | {
      readonly action: 'edit'
      readonly ids: readonly string[]
      readonly name?: string | undefined
      readonly subHeader?: string | undefined
      readonly startDate?: Day | undefined
      readonly endDate?: Day | undefined
    }
  | {
      readonly action: 'place'
      readonly places: readonly PlannedPlace[]
      readonly taken: OverlapMode
      readonly as: Exclude<PublishMode, 'as-is'>
    }

export type SkippedWorkout = {
  readonly workout: PlannedWorkout
  readonly reason: 'taken' | 'no-such-round' | 'no-days' | 'no-steps' | 'missing-clip' | 'unchanged'
}

/** Days of one round, both included. */
export type RoundSpan = { readonly round: number; readonly from: Day; readonly to: Day }

/** What a bulk edit would do. */
export type BulkPlan = {
  /** New workouts, in the order of their sources. */
  readonly made: readonly { readonly of: string; readonly workout: PlannedWorkout }[]
  readonly changed: readonly { readonly before: PlannedWorkout; readonly after: PlannedWorkout }[]
  readonly removed: readonly PlannedWorkout[]
  readonly leftOut: readonly SkippedWorkout[]
}

type Copying = Extract<PlannedChange, { action: 'copy' }>

const rounds = { first: 1, last: 9 } as const

const overlap = (a: PlannedWorkout, b: PlannedWorkout): boolean =>
  a.round === b.round && a.firstDay <= b.lastDay && b.firstDay <= a.lastDay

const shifted = (workout: PlannedWorkout, days: number, by: number): PlannedWorkout => ({
  ...workout,
  round: workout.round + by,
  firstDay: addDays(workout.firstDay, days),
  lastDay: addDays(workout.lastDay, days),
})

/** Why a workout can't be put on its days or round; undefined if it can. */
function skipReason({
  round,
  firstDay,
  lastDay,
}: PlannedWorkout): SkippedWorkout['reason'] | undefined {
  if (round < rounds.first || round > rounds.last) return 'no-such-round'
  if (!isDay(firstDay) || !isDay(lastDay) || endsBeforeStart(firstDay, lastDay)) return 'no-days'
  return undefined
}

/** Whether a copy is to be published, unless one of its clips is missing. Screens can't show a workout without steps. */
export const becomesPublished = (
  change: { readonly action: string; readonly as?: PublishMode },
  { isDraft, hasSteps }: PlannedWorkout,
): boolean => hasSteps && (change.as === 'published' || (change.as === 'as-is' && !isDraft))

const isDraftIn = (change: Extract<PlannedChange, { as: PublishMode }>, source: PlannedWorkout) =>
  !becomesPublished(change, source) || source.hasMissingClip === true

const dayMs = 86_400_000

/** How many times the block can be repeated before its first workout would end after the last day. */
function countTimes(change: Copying, sources: readonly PlannedWorkout[]): number {
  const firstEnd = sources.map(({ lastDay }) => lastDay).sort()[0]
  if (change.repeat === undefined || firstEnd === undefined) return sources.length > 0 ? 1 : 0
  const { every, until } = change.repeat
  const room = (Date.parse(until) - Date.parse(firstEnd)) / dayMs - change.days
  return Math.max(0, Math.floor(room / every) + 1)
}

/** By how many days each repetition is shifted. */
const timesOf = (change: Copying, sources: readonly PlannedWorkout[]): number[] =>
  Array.from(
    { length: countTimes(change, sources) },
    (_, index) => change.days + index * (change.repeat?.every ?? 0),
  )

/** How many copies a bulk edit would create at most. Check this before planning it. */
export function countCopies(change: PlannedChange, sources: readonly PlannedWorkout[]): number {
  if (change.action === 'place') return change.places.length
  return change.action === 'copy' ? countTimes(change, sources) * sources.length : 0
}

/** The schedule while a bulk edit is applied. */
function createBoard(workouts: readonly PlannedWorkout[]) {
  const byId = new Map(workouts.map((workout) => [workout.id, workout]))
  const byRound = new Map<number, Set<string>>()
  const idsIn = (round: number) => byRound.getOrInsertComputed(round, () => new Set())
  for (const { id, round } of workouts) idsIn(round).add(id)

  function remove(id: string): void {
    const before = byId.get(id)
    if (before === undefined) return
    idsIn(before.round).delete(id)
    byId.delete(id)
  }

  function put(workout: PlannedWorkout): void {
    remove(workout.id)
    byId.set(workout.id, workout)
    idsIn(workout.round).add(workout.id)
  }

  function under(placed: PlannedWorkout, exempt: ReadonlySet<string>): PlannedWorkout[] {
    return [...idsIn(placed.round)].flatMap((id) => {
      const other = byId.get(id)
      return other !== undefined && !exempt.has(id) && overlap(other, placed) ? [other] : []
    })
  }

  return {
    byId,
    remove,
    put,

    isTaken: (placed: PlannedWorkout, exempt: ReadonlySet<string>): boolean =>
      under(placed, exempt).some((other) => placed.isDraft || !other.isDraft),

    /** Removes or shortens other workouts, so that the placed ones are on air on all of their days. */
    clear(all: readonly PlannedWorkout[], exempt: ReadonlySet<string>): void {
      // A workout that is shortened starts later, perhaps on another placed one.
      for (let isDone = false; !isDone;) {
        isDone = true
        for (const placed of all)
          for (const other of under(placed, exempt)) {
            if (other.firstDay < placed.firstDay) continue
            isDone = false
            if (other.lastDay <= placed.lastDay) remove(other.id)
            else put({ ...other, firstDay: addDays(placed.lastDay, 1) })
          }
      }
    },
  }
}

type Board = ReturnType<typeof createBoard>

/** Moved workouts don't block each other; one that can't move blocks all others. */
function move(board: Board, change: Shift, selected: readonly PlannedWorkout[]): SkippedWorkout[] {
  const { days, rounds: by, taken } = change
  const leftOut: SkippedWorkout[] = []
  const moving = new Set(selected.map(({ id }) => id))
  const stay = (workout: PlannedWorkout, reason: SkippedWorkout['reason']) => {
    leftOut.push({ workout, reason })
    moving.delete(workout.id)
  }
  for (const workout of selected) {
    const reason = skipReason(shifted(workout, days, by))
    if (days === 0 && by === 0) stay(workout, 'unchanged')
    else if (reason !== undefined) stay(workout, reason)
  }
  // In the direction of the move, so that a workout that can't move is found before those behind
  // it.
  const inOrder = selected.toSorted((a, b) =>
    days === 0 ? by * (b.round - a.round) : a.firstDay < b.firstDay ? days : -days,
  )
  if (taken === 'keep')
    for (let stayed = -1; stayed !== leftOut.length;) {
      stayed = leftOut.length
      for (const workout of inOrder)
        if (moving.has(workout.id) && board.isTaken(shifted(workout, days, by), moving))
          stay(workout, 'taken')
    }
  const placed = selected
    .filter(({ id }) => moving.has(id))
    .map((workout) => shifted(workout, days, by))
  for (const workout of placed) board.put(workout)
  if (taken === 'replace') board.clear(placed, new Set(selected.map(({ id }) => id)))
  return leftOut
}

type Copies = { readonly source: PlannedWorkout; readonly workout: PlannedWorkout }[]

/** Copies that are made together don't block each other. */
function place(
  board: Board,
  copies: Copies,
  taken: OverlapMode,
  of: Map<string, string>,
): SkippedWorkout[] {
  const leftOut: SkippedWorkout[] = []
  const placed: PlannedWorkout[] = []
  const made = new Set<string>()
  for (const { source, workout } of copies) {
    const reason =
      skipReason(workout) ??
      (taken === 'keep' && board.isTaken(workout, made) ? 'taken' : undefined)
    if (reason !== undefined) {
      leftOut.push({ workout: reason === 'no-days' ? source : workout, reason })
      continue
    }
    const id = `new ${String(of.size)}`
    placed.push({ ...workout, id })
    board.put({ ...workout, id })
    made.add(id)
    of.set(id, source.id)
  }
  if (taken === 'replace') board.clear(placed, made)
  return leftOut
}

function edited(
  workout: PlannedWorkout,
  change: Extract<PlannedChange, { action: 'edit' }>,
): PlannedWorkout {
  const { name, subHeader, startDate, endDate } = change
  return {
    ...workout,
    name: name ?? workout.name,
    subHeader: subHeader ?? workout.subHeader,
    firstDay: startDate ?? workout.firstDay,
    lastDay: endDate ?? workout.lastDay,
  }
}

const isSame = (a: PlannedWorkout, b: PlannedWorkout): boolean =>
  a === b || (Object.keys(a) as (keyof PlannedWorkout)[]).every((key) => a[key] === b[key])

/** The workout after an edit that doesn't move it, or why it is skipped. */
function changedInPlace(
  workout: PlannedWorkout,
  change: Extract<PlannedChange, { action: 'publish' | 'unpublish' | 'edit' }>,
): PlannedWorkout | SkippedWorkout['reason'] {
  const after =
    change.action === 'edit'
      ? edited(workout, change)
      : { ...workout, isDraft: change.action === 'unpublish' }
  if (isSame(workout, after)) return 'unchanged'
  if (change.action === 'publish' && !workout.hasSteps) return 'no-steps'
  if (change.action === 'publish' && workout.hasMissingClip === true) return 'missing-clip'
  return skipReason(after) ?? after
}

/**
 * What a bulk edit does to the selected workouts, in their order, and to the others. `others` must
 * be all workouts on the days that it touches (`touchedDays`); `templates` are what `place` puts
 * there.
 */
export function planBulkEdit(
  change: PlannedChange,
  selected: readonly PlannedWorkout[],
  others: readonly PlannedWorkout[],
  templates: readonly PlannedWorkout[] = [],
): BulkPlan {
  const chosen = new Set(selected.map(({ id }) => id))
  const before = [...selected, ...others.filter(({ id }) => !chosen.has(id))]
  const board = createBoard(before)
  const of = new Map<string, string>()
  const leftOut: SkippedWorkout[] = []
  switch (change.action) {
    case 'copy':
      for (const days of timesOf(change, selected)) {
        const until = change.repeat?.until
        const copies = selected
          .map((workout) => ({
            source: workout,
            workout: {
              ...shifted(workout, days, change.rounds),
              isDraft: isDraftIn(change, workout),
            },
          }))
          .filter(({ workout }) => until === undefined || workout.lastDay <= until)
        leftOut.push(...place(board, copies, change.taken, of))
      }
      break
    case 'place': {
      const byId = new Map(templates.map((template) => [template.id, template]))
      const copies = change.places.flatMap(({ of: id, round, startDate, endDate }) => {
        const source = byId.get(id)
        if (source === undefined) return []
        const isDraft = isDraftIn(change, source)
        const days = { firstDay: startDate, lastDay: endDate }
        return { source, workout: { ...source, round, ...days, isDraft } }
      })
      leftOut.push(...place(board, copies, change.taken, of))
      break
    }
    case 'move':
      leftOut.push(...move(board, change, selected))
      break
    case 'delete':
      for (const { id } of selected) board.remove(id)
      break
    case 'publish':
    case 'unpublish':
    case 'edit':
      for (const workout of selected) {
        const after = changedInPlace(workout, change)
        if (typeof after === 'string') leftOut.push({ workout, reason: after })
        else board.put(after)
      }
  }
  const changed = before.flatMap((workout) => {
    const after = board.byId.get(workout.id)
    return after === undefined || isSame(workout, after) ? [] : [{ before: workout, after }]
  })
  return {
    made: [...of].flatMap(([id, source]) => {
      const workout = board.byId.get(id)
      return workout === undefined ? [] : [{ of: source, workout }]
    }),
    changed,
    removed: before.filter(({ id }) => !board.byId.has(id)),
    leftOut,
  }
}

const spanOf = ({ round, firstDay, lastDay }: PlannedWorkout): RoundSpan => ({
  round,
  from: firstDay,
  to: lastDay,
})

/** All days from the first to the last, in each of the rounds. */
function blockOf(workouts: readonly PlannedWorkout[]): RoundSpan[] {
  const fitting = workouts.filter((workout) => skipReason(workout) === undefined)
  const from = fitting.map(({ firstDay }) => firstDay).sort()[0]
  const to = fitting
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1)
  if (from === undefined || to === undefined) return []
  return [...new Set(fitting.map(({ round }) => round))].map((round) => ({ round, from, to }))
}

/** The days that a bulk edit touches, before and after it. */
export function touchedDays(
  change: PlannedChange,
  selected: readonly PlannedWorkout[],
): readonly RoundSpan[] {
  switch (change.action) {
    case 'copy': {
      const { rounds: by } = change
      const until = change.repeat?.until
      return timesOf(change, selected).flatMap((days) =>
        blockOf(
          selected
            .map((workout) => shifted(workout, days, by))
            .filter(({ lastDay }) => until === undefined || lastDay <= until),
        ),
      )
    }
    case 'move':
      return [
        ...selected.map(spanOf),
        ...blockOf(selected.map((workout) => shifted(workout, change.days, change.rounds))),
      ]
    case 'edit':
      return [
        ...selected.map(spanOf),
        ...selected
          .map((workout) => edited(workout, change))
          .filter((workout) => skipReason(workout) === undefined)
          .map(spanOf),
      ]
    case 'place':
      return change.places
        .filter(({ startDate, endDate }) => startDate <= endDate)
        .map(({ round, startDate, endDate }) => ({ round, from: startDate, to: endDate }))
    case 'delete':
    case 'publish':
    case 'unpublish':
      return selected.map(spanOf)
  }
}

/** The gaps on these days from `from` on, by round and day; at most `most`. */
export function findGaps(
  spans: readonly RoundSpan[],
  workouts: readonly PlannedWorkout[],
  from: Day,
  most: number,
): Gap[] {
  const gaps: Gap[] = []
  const byRound = Map.groupBy(spans, ({ round }) => round)
  for (const round of [...byRound.keys()].sort((a, b) => a - b)) {
    const inRound = workouts.filter((workout) => workout.round === round)
    const inOrder = (byRound.get(round) ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))
    let next = from
    for (const span of inOrder) {
      if (span.from > next) next = span.from
      while (next <= span.to && gaps.length < most) {
        const day = next
        const there = inRound.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
        const shown = there.filter(({ isDraft, hasSteps }) => !isDraft && hasSteps)
        if (shown.length === 0)
          gaps.push({ round, day, hasDraft: there.some(({ isDraft }) => isDraft) })
        const shownUntil = shown
          .map(({ lastDay }) => lastDay)
          .sort()
          .at(-1)
        next = addDays(shownUntil ?? day, 1)
      }
    }
  }
  return gaps
}
