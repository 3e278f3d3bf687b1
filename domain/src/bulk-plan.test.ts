import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BulkPlan,
  countCopies,
  findGaps,
  planBulkEdit,
  type PlannedChange,
  type PlannedWorkout,
  touchedDays,
} from './bulk-plan.ts'
import { addDays, endOfDayStamp, startOfDayStamp } from './calendar-days.ts'
import { onAir } from './on-air.ts'
import { runs } from './testing/property-runs.ts'

const monday = '2026-11-23'

const aWorkout = (id: string, day: number, given: Partial<PlannedWorkout> = {}) => ({
  ...{ id, name: id, subHeader: '', round: 1, isDraft: false, hasSteps: true },
  firstDay: addDays(monday, day),
  lastDay: addDays(monday, day),
  ...given,
})

const copy = (ids: readonly string[], days: number, more: object = {}): PlannedChange => ({
  ...{ action: 'copy', ids, days, rounds: 0, taken: 'keep', as: 'as-is' },
  ...more,
})
const moved = (ids: readonly string[], days: number, more: object = {}): PlannedChange => ({
  ...{ action: 'move', ids, days, rounds: 0, taken: 'keep' },
  ...more,
})

/** The schedule after a plan; copies get new IDs. */
function after(before: readonly PlannedWorkout[], { made, changed, removed }: BulkPlan) {
  const changes = new Map(changed.map((change) => [change.before.id, change.after]))
  const gone = new Set(removed.map(({ id }) => id))
  return [
    ...before.filter(({ id }) => !gone.has(id)).map((one) => changes.get(one.id) ?? one),
    ...made.map(({ workout }) => ({ ...workout, id: `${workout.id} ${before.length}` })),
  ]
}

const where = ({ name, round, firstDay, lastDay, isDraft }: PlannedWorkout) =>
  `${name} ${round} ${firstDay.slice(5)}..${lastDay.slice(5)}${isDraft ? ' draft' : ''}`
const placesOf = (workouts: readonly PlannedWorkout[]) => workouts.map(where).sort()

/** Plans and applies a change to a schedule. */
function done(all: readonly PlannedWorkout[], change: PlannedChange) {
  const ids = 'ids' in change ? change.ids : []
  const selected = ids.flatMap((id) => all.filter((workout) => workout.id === id))
  const plan = planBulkEdit(change, selected, all)
  return { plan, after: after(all, plan), leftOut: plan.leftOut.map(({ reason }) => reason) }
}

describe('a copy or move onto other workouts', () => {
  const a = aWorkout('a', 0, { lastDay: addDays(monday, 2) })
  const there = {
    inside: aWorkout('inside', 8),
    beyond: aWorkout('beyond', 9, { lastDay: addDays(monday, 12) }),
    around: aWorkout('around', 6, { lastDay: addDays(monday, 20) }),
    draft: aWorkout('draft', 8, { isDraft: true }),
    elsewhere: aWorkout('elsewhere', 8, { round: 2 }),
  }

  test.each([
    ['inside', 'published', ['taken']],
    ['beyond', 'published', ['taken']],
    ['around', 'published', ['taken']],
    ['draft', 'published', []],
    ['draft', 'drafts', ['taken']],
    ['elsewhere', 'published', []],
  ] as const)('keep: with one %s, copies as %s leave out %j', (name, as, leftOut) => {
    const { after, ...outcome } = done([a, there[name]], copy(['a'], 7, { as }))
    expect(outcome.leftOut).toEqual(leftOut)
    expect(placesOf(after)).toEqual(
      placesOf([a, there[name], ...outcome.plan.made.map(({ workout }) => workout)]),
    )
  })

  test.each([
    ['inside', []],
    ['beyond', ['beyond 1 12-03..12-05']],
    ['around', ['around 1 11-29..12-13']],
    ['draft', []],
    ['elsewhere', ['elsewhere 2 12-01..12-01']],
  ] as const)('replace: of one %s, %j remains', (name, left) => {
    for (const change of [copy(['a'], 7), moved(['a'], 7)]) {
      const { after } = done([a, there[name]], { ...change, taken: 'replace' } as PlannedChange)
      const others = placesOf(after).filter((text) => !text.startsWith('a '))
      expect(others).toEqual(left)
      expect(placesOf(after)).toContain('a 1 11-30..12-02')
    }
  })

  test('keeps the existing workout under the copy with on-top', () => {
    const all = [a, there.inside, there.beyond]
    const { after } = done(all, copy(['a'], 7, { taken: 'on-top' }))
    expect(placesOf(after)).toEqual(placesOf([...all, aWorkout('a', 7, { lastDay: '2026-12-02' })]))
  })

  test('lets selected workouts move together, unless one of them is blocked', () => {
    const row = [0, 1, 2, 3].map((day) => aWorkout(String(day), day))
    const ids = ['0', '1', '2', '3']
    expect(done(row, moved(ids, 1)).leftOut).toEqual([])
    const blocked = [...row, aWorkout('block', 4)]
    expect(done(blocked, moved(ids, 1)).leftOut).toEqual(['taken', 'taken', 'taken', 'taken'])
    expect(done(blocked, moved(ids, -1)).leftOut).toEqual([])
  })
})

test.each([
  [copy(['a'], 0, { rounds: -1 }), 'no-such-round'],
  [copy(['a'], 0, { rounds: 8, taken: 'on-top' }), undefined],
  [moved(['a'], 0, { rounds: 9 }), 'no-such-round'],
  [moved(['a'], 0), 'unchanged'],
  [moved(['a'], 3_000_000), 'no-days'],
  [copy(['a'], 3_000_000), 'no-days'],
  [{ action: 'publish', ids: ['a'] }, 'unchanged'],
  [{ action: 'publish', ids: ['bare'] }, 'no-steps'],
  [{ action: 'unpublish', ids: ['bare'] }, 'unchanged'],
  [{ action: 'edit', ids: ['a'], name: 'a' }, 'unchanged'],
  [{ action: 'edit', ids: ['a'], startDate: '2026-11-24' }, 'no-days'],
  [{ action: 'edit', ids: ['a'], endDate: '2026-11-24' }, undefined],
] as const)('%j skips: %s', (change, reason) => {
  const all = [aWorkout('a', 0), aWorkout('bare', 1, { hasSteps: false, isDraft: true })]
  const { leftOut, after, plan } = done(all, change)
  expect(leftOut).toEqual(reason === undefined ? [] : [reason])
  if (reason !== undefined) expect(after).toEqual(all)
  // Skipped workouts are reported with their valid days.
  for (const { workout } of plan.leftOut) expect(workout.firstDay).toMatch(/^2026-11/)
})

test.each([
  ['as-is', [false, true, true]],
  ['drafts', [true, true, true]],
  ['published', [false, false, true]],
] as const)('copies %s, and always as a draft if a workout has no steps', (as, drafts) => {
  const all = [
    aWorkout('a', 0),
    aWorkout('draft', 1, { isDraft: true }),
    aWorkout('bare', 2, { hasSteps: false }),
  ]
  const { plan } = done(all, copy(['a', 'draft', 'bare'], 7, { as }))
  expect(plan.made.map(({ workout }) => workout.isDraft)).toEqual(drafts)
})

test('places a template like a copy', () => {
  const change: PlannedChange = {
    ...{ action: 'place', taken: 'keep', as: 'published' },
    places: [
      { of: 'template', round: 1, startDate: monday, endDate: monday },
      { of: 'template', round: 2, startDate: monday, endDate: '2026-11-25' },
      { of: 'gone', round: 3, startDate: monday, endDate: monday },
    ],
  }
  const template = aWorkout('template', 0)
  const plan = planBulkEdit(change, [], [aWorkout('a', 0)], [template])
  expect(plan.made.map(({ workout }) => where(workout))).toEqual(['template 2 11-23..11-25'])
  expect(plan.leftOut.map(({ reason }) => reason)).toEqual(['taken'])
})

test('repeats a copied block until its workouts would end after the last day', () => {
  const week = [aWorkout('mon', 0), aWorkout('wed', 2, { lastDay: '2026-11-26' })]
  const repeat = { every: 7, until: '2026-12-09' }
  const { plan } = done(week, copy(['mon', 'wed'], 7, { repeat }))
  expect(plan.made.map(({ workout }) => where(workout))).toEqual([
    'mon 1 11-30..11-30',
    'wed 1 12-02..12-03',
    'mon 1 12-07..12-07',
  ])
  const forever = copy(['mon', 'wed'], 7, { repeat: { every: 1, until: '9999-12-31' } })
  expect(countCopies(forever, week)).toBeGreaterThan(5_000_000)
})

const day = fc.integer({ min: -10, max: 24 })
const workouts = fc
  .array(
    fc.record({
      ...{ day, round: fc.integer({ min: 1, max: 3 }), length: fc.integer({ min: 0, max: 8 }) },
      ...{ isDraft: fc.boolean(), hasSteps: fc.boolean() },
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ day, length, ...given }, index) =>
      aWorkout(String(index), day, { ...given, lastDay: addDays(monday, day + length) }),
    ),
  )
const taken = fc.constantFrom('keep' as const, 'replace' as const, 'on-top' as const)
const as = fc.constantFrom('as-is' as const, 'drafts' as const, 'published' as const)
const shift = {
  days: fc.integer({ min: -9, max: 9 }),
  rounds: fc.integer({ min: -2, max: 2 }),
  taken,
}
const some = fc.array(fc.nat(11).map(String), { minLength: 1 }).map((ids) => [...new Set(ids)])
const repeat = fc.option(
  fc.record({
    every: fc.integer({ min: 1, max: 9 }),
    until: day.map((count) => addDays(monday, count)),
  }),
  { nil: undefined },
)
const change: fc.Arbitrary<PlannedChange> = fc.oneof(
  fc.record({ action: fc.constant('copy' as const), ids: some, ...shift, as, repeat }),
  fc.record({ action: fc.constant('move' as const), ids: some, ...shift }),
  fc.record({
    action: fc.constantFrom('delete' as const, 'publish' as const, 'unpublish' as const),
    ids: some,
  }),
  fc.record({
    action: fc.constant('edit' as const),
    ids: some,
    startDate: fc.option(
      day.map((count) => addDays(monday, count)),
      { nil: undefined },
    ),
    subHeader: fc.constant('Hook'),
  }),
)

const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => {
  fc.assert(property, { numRuns: runs(500) })
}

describe('properties of bulk edits', () => {
  const isOfWeek = ({ firstDay, lastDay }: PlannedWorkout) =>
    monday <= firstDay && lastDay < addDays(monday, 7)

  test('copying a week twice equals copying it to two weeks', () => {
    holds(
      fc.property(workouts, taken, as, (all, taken, as) => {
        const ids = all.filter(isOfWeek).map(({ id }) => id)
        const repeat = { every: 7, until: addDays(monday, 20) }
        const atOnce = done(all, copy(ids, 7, { taken, as, repeat }))
        const once = done(all, copy(ids, 7, { taken, as }))
        const twice = done(once.after, copy(ids, 14, { taken, as }))
        expect(placesOf(atOnce.after)).toEqual(placesOf(twice.after))
        expect(atOnce.leftOut).toEqual([...once.leftOut, ...twice.leftOut])
      }),
    )
  })

  test('copying a copy of a week equals copying it two weeks ahead', () => {
    holds(
      fc.property(workouts, (all) => {
        const week = all.filter(isOfWeek)
        const copiesOf = (some: readonly PlannedWorkout[], days: number) => {
          const ids = some.map(({ id }) => id)
          return done(some, copy(ids, days)).plan.made.map(({ workout }) => workout)
        }
        expect(placesOf(copiesOf(copiesOf(week, 7), 7))).toEqual(placesOf(copiesOf(week, 14)))
      }),
    )
  })

  test('moving there and back restores the schedule', () => {
    holds(
      fc.property(workouts, some, shift.days, (all, ids, days) => {
        const there = done(all, moved(ids, days, { taken: 'on-top' }))
        const back = done(there.after, moved(ids, -days, { taken: 'on-top' }))
        expect(placesOf(back.after)).toEqual(placesOf(all))
      }),
    )
  })

  test('no workout is lost unless it is deleted or replaced', () => {
    holds(
      fc.property(workouts, change, (all, change) => {
        const { plan, after } = done(all, change)
        const ids = 'ids' in change ? change.ids : []
        const named = all.filter(({ id }) => ids.includes(id)).length
        const there = new Set(after.map(({ id }) => id))
        expect(placesOf(plan.removed)).toEqual(placesOf(all.filter(({ id }) => !there.has(id))))
        for (const { id } of plan.removed)
          if (change.action === 'delete') expect(ids).toContain(id)
          else expect('taken' in change && change.taken).toBe('replace')
        const { made, changed, removed, leftOut } = plan
        if (change.action === 'move') {
          for (const id of ids) expect(removed.map((one) => one.id)).not.toContain(id)
          expect(made).toEqual([])
        } else if (change.action === 'copy' && change.repeat === undefined)
          expect(made.length + leftOut.length).toBe(named)
        else if (change.action !== 'copy')
          expect(changed.length + removed.length + leftOut.length).toBe(named)
      }),
    )
  })

  test('in keep mode, only selected workouts change', () => {
    holds(
      fc.property(workouts, change, (all, change) => {
        fc.pre('taken' in change && change.taken !== 'replace')
        const { plan } = done(all, change)
        expect(plan.removed).toEqual([])
        const ids = 'ids' in change && change.action === 'move' ? change.ids : []
        for (const { before } of plan.changed) expect(ids).toContain(before.id)
      }),
    )
  })

  test('a workout that replaces others is on air on all of its days', () => {
    holds(
      fc.property(workouts, some, shift.days, shift.rounds, (all, ids, days, rounds) => {
        const change = copy(ids, days, { rounds, taken: 'replace', as: 'published' })
        const { plan, after } = done(all, change)
        const made = new Set(plan.made.map(({ workout }) => `${workout.id} ${all.length}`))
        const candidates = after.map((workout) => ({
          ...workout,
          startDate: startOfDayStamp(workout.firstDay),
          endDate: endOfDayStamp(workout.lastDay),
          createdAt: made.has(workout.id) ? '2026-11-22' : '2026-11-21',
          routines: { length: 1 },
        }))
        for (const { workout } of plan.made)
          for (let on = workout.firstDay; on <= workout.lastDay; on = addDays(on, 1)) {
            const inRound = candidates.filter(({ round }) => round === workout.round)
            expect(made).toContain(onAir(inRound, on)?.id)
          }
      }),
    )
  })

  test('a change affects only the days that touchedDays returns', () => {
    holds(
      fc.property(workouts, change, (all, change) => {
        const { plan } = done(all, change)
        const ids = 'ids' in change ? change.ids : []
        const spans = touchedDays(
          change,
          all.filter(({ id }) => ids.includes(id)),
        )
        const touched = [
          ...plan.made.map(({ workout }) => workout),
          ...plan.changed.map(({ after }) => after),
          ...plan.removed,
        ]
        for (const { round, firstDay, lastDay } of touched)
          expect(
            spans.some(
              (span) =>
                span.round === round && span.from <= lastDay && firstDay <= addDays(span.to, 1),
            ),
          ).toBe(true)
        // The plan is the same if only workouts of touched days are given.
        const selected = ids.flatMap((id) => all.filter((workout) => workout.id === id))
        const near = all.filter(({ round, firstDay, lastDay }) =>
          spans.some((span) => span.round === round && firstDay <= span.to && span.from <= lastDay),
        )
        expect(planBulkEdit(change, selected, near)).toEqual(planBulkEdit(change, selected, all))
      }),
    )
  })

  test('a gap is a day without a published workout that has steps', () => {
    holds(
      fc.property(workouts, day, fc.nat(20), (all, from, length) => {
        const span = { from: addDays(monday, from), to: addDays(monday, from + length) }
        const spans = [1, 2, 4].map((round) => ({ round, ...span }))
        const days = Array.from({ length: length + 1 }, (_, index) => addDays(span.from, index))
        const naive = spans.flatMap(({ round }) =>
          days
            .filter((day) => day >= monday)
            .flatMap((day) => {
              const there = all.filter(
                (one) => one.round === round && one.firstDay <= day && day <= one.lastDay,
              )
              const isShown = there.some(({ isDraft, hasSteps }) => !isDraft && hasSteps)
              return isShown ? [] : [{ round, day, hasDraft: there.some(({ isDraft }) => isDraft) }]
            }),
        )
        expect(findGaps([...spans, ...spans], all, monday, 1_000)).toEqual(naive)
        expect(findGaps(spans, all, monday, 3)).toEqual(naive.slice(0, 3))
      }),
    )
  })
})
