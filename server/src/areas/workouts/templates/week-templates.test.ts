import { type BulkChange, calls, type WeekTemplate } from '@roundboard/contract'
import { addDays, weekdayOf } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { engines, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { aMediaItem, aRoutine, aUser, aWeekTemplate, aWorkout } from '../../../testing/factories.ts'

type As = { bearer: string }
type Placing = Omit<Extract<BulkChange, { action: 'place-weeks' }>, 'action' | 'weekTemplateIds'>

const on = (startDate: string, endDate = startDate) => ({ startDate, endDate })

const place = (
  server: TestServer,
  as: As,
  templates: readonly Pick<WeekTemplate, 'id'>[],
  { dryRun, ...given }: Placing & { dryRun?: boolean },
) =>
  server.call(calls.changeWorkouts, as, {
    body: { action: 'place-weeks', weekTemplateIds: templates.map(({ id }) => id), ...given },
    ...(dryRun && { query: { dryRun: 'true' } }),
  })

const undo = (server: TestServer, as: As, id: string | null) =>
  server.call(calls.undoWorkouts, as, { params: { id } })

/** Everything scheduled from a day on, sorted. */
async function scheduled({ database }: TestServer, from: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('workouts')
    .selectAll()
    .where('startDate', '>=', from)
    .orderBy('startDate')
    .orderBy('round')
    .orderBy('id')
    .execute()
  return rows.map(
    ({ name, round, startDate, endDate, isDraft }) =>
      `${name} ${String(round)} ${startDate.slice(0, 10)}..${endDate.slice(5, 10)}${isDraft === 1 ? ' draft' : ''}`,
  )
}

async function aStaff(engine: (typeof engines)[number] = engines[0]) {
  const server = await startTestServer({ engine })
  const { as } = await aUser(server, 'admin')
  return { server, as }
}

/** The week of Monday, November 2: a workout on Monday, one from Wednesday to Friday. */
async function aSmallWeek(server: TestServer, given: Record<string, unknown> = {}) {
  const workouts = [
    await aWorkout(server, { ...on('2026-11-02'), name: 'Hooks', round: 3 }),
    await aWorkout(server, { ...on('2026-11-04', '2026-11-06'), name: 'Jabs', round: 5 }),
  ]
  return aWeekTemplate(server, workouts, given)
}

describe.each(engines)('week templates on %s', (engine) => {
  test('keep every field of their workouts, and can be renamed and deleted', async () => {
    const { server, as } = await aStaff(engine)
    const translation = { language: 'es', text: 'Ganchos', original: 'Hooks' } as const
    const workout = await aWorkout(server, {
      ...on('2026-11-03'),
      ...{ name: 'Hooks', subHeader: 'Fast', nameTranslations: [translation] },
      intervals: { kind: 'equal-steps' },
      routines: [
        aRoutine(1, { cue: 'Hips low', textTranslations: [translation] }),
        aRoutine(2, { lrVideoLink: '/media/exercises/hook.mp4' }),
      ],
    })
    const template = await aWeekTemplate(server, [workout], { startDate: '2026-11-02' })
    await server.call(calls.deleteWorkout, as, { params: { id: workout.id } })
    const placed = await place(server, as, [template], { startDate: '2026-12-07' })
    const [made] = placed.data.made
    const copy = (await server.call(calls.getWorkout, as, { params: { id: made?.id } })).data
    const kept = ['name', 'subHeader', 'nameTranslations', 'intervals', 'round'] as const
    for (const field of kept) expect(copy[field]).toEqual(workout[field])
    const steps = ({ routines }: typeof workout) =>
      routines.map(({ text, cue, lrVideoLink, textTranslations }) => ({
        ...{ text, cue, lrVideoLink, textTranslations },
      }))
    expect(steps(copy)).toEqual(steps(workout))
    expect(copy.startDate.slice(0, 10)).toBe('2026-12-08')

    const params = { id: template.id }
    const renamed = await server.call(calls.updateWeekTemplate, as, {
      ...{ params, body: { name: 'Strength A', expectedUpdatedAt: template.updatedAt } },
    })
    expect(renamed.data).toMatchObject({ name: 'Strength A', weeks: 1, workouts: 1 })
    const { data, count } = await server.call(calls.listWeekTemplates, as, {
      query: { name: 'strength' },
    })
    expect([count, data[0]?.lastDay]).toEqual([1, '2026-12-08'])
    expect((await server.call(calls.listTemplates, as)).data).toEqual([])
    await server.call(calls.deleteWeekTemplate, as, { params })
    expect((await server.call(calls.listWeekTemplates, as)).count).toBe(0)
    expect((await server.call(calls.getWorkout, as, { params: { id: copy.id } })).status).toBe(200)
    expect(await server.database.db.selectFrom('templateRoutines').selectAll().execute()).toEqual(
      [],
    )
    expect((await place(server, as, [template], { startDate: '2026-12-07' })).status).toBe(404)
    // Deleting the template leaves the placement as it was, so it can be undone.
    expect((await undo(server, as, placed.data.batch)).data.removed.length).toBe(1)
    const root = await aUser(server, 'super-admin')
    const logged = await server.call(calls.listLogs, root.as, { query: { model: 'WeekTemplate' } })
    expect(logged.data.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
  })

  test('are placed in rotation and repeated, as one change with one undo', async () => {
    const { server, as } = await aStaff(engine)
    const a = await aSmallWeek(server, { name: 'A' })
    const b = await aWeekTemplate(
      server,
      [await aWorkout(server, { ...on('2026-11-08'), name: 'Sunday', round: 9 })],
      { startDate: '2026-11-02' },
    )
    const change = { startDate: '2026-12-07', repeat: { every: 4, times: 2 } }
    const dry = await place(server, as, [a, b, a], { ...change, dryRun: true })
    expect([dry.data.batch, dry.data.made.length]).toEqual([null, 10])
    const { data } = await place(server, as, [a, b, a], { ...change, as: 'published' })
    expect(await scheduled(server, '2026-12')).toEqual([
      'Hooks 3 2026-12-07..12-07',
      'Jabs 5 2026-12-09..12-11',
      'Sunday 9 2026-12-20..12-20',
      'Hooks 3 2026-12-21..12-21',
      'Jabs 5 2026-12-23..12-25',
      'Hooks 3 2027-01-04..01-04',
      'Jabs 5 2027-01-06..01-08',
      'Sunday 9 2027-01-17..01-17',
      'Hooks 3 2027-01-18..01-18',
      'Jabs 5 2027-01-20..01-22',
    ])
    const root = await aUser(server, 'super-admin')
    const [entry] = (await server.call(calls.listLogs, root.as, { query: { model: 'Workout' } }))
      .data
    expect(entry).toMatchObject({
      action: 'create',
      data: { bulk: 'place-weeks', weekTemplates: ['A', b.name, 'A'] },
    })
    expect((await undo(server, as, data.batch)).data.removed.length).toBe(10)
    expect(await scheduled(server, '2026-12')).toEqual([])
    const listed = (await server.call(calls.listWeekTemplates, as)).data
    expect(listed.map(({ lastDay }) => lastDay)).toEqual([null, null])
  })

  test('skip or replace days with a workout, and keep later edits when undone', async () => {
    const { server, as } = await aStaff(engine)
    const template = await aSmallWeek(server)
    await aWorkout(server, { ...on('2026-12-10'), name: 'There', round: 5 })
    const kept = (await place(server, as, [template], { startDate: '2026-12-07' })).data
    expect(kept.leftOut.map(({ item, reason }) => [item.name, reason])).toEqual([['Jabs', 'taken']])
    expect(await scheduled(server, '2026-12')).toEqual([
      'Hooks 3 2026-12-07..12-07 draft',
      'There 5 2026-12-10..12-10',
    ])
    const [made] = kept.made
    await server.call(calls.updateWorkout, as, {
      ...{ params: { id: made?.id }, body: { subHeader: 'Edited' } },
    })
    const undone = (await undo(server, as, kept.batch)).data
    expect(undone.leftOut.map(({ reason }) => reason)).toEqual(['changed'])
    const replaced = await place(server, as, [template], {
      ...{ startDate: '2026-12-07', taken: 'replace' },
    })
    expect(replaced.data.removed.map(({ name }) => name).sort()).toEqual(['Hooks', 'There'])
    // What is replaced doesn’t count as already scheduled.
    expect(replaced.data.recent).toEqual([])
  })

  test('list workouts that a round already has within 28 days, and skip them on request', async () => {
    const { server, as } = await aStaff(engine)
    const template = await aSmallWeek(server)
    const elsewhere = { ...on('2026-12-30'), name: 'Hooks', round: 4 }
    await aWorkout(server, elsewhere)
    const before = await aWorkout(server, { ...on('2026-12-21'), name: 'HOOKS', round: 3 })
    const recentOf = async (startDate: string, given: Partial<Placing> = {}) => {
      const { data } = await place(server, as, [template], { startDate, dryRun: true, ...given })
      return data.recent?.map(({ item, other }) => [item.name, other.id])
    }
    expect(await recentOf('2027-01-18')).toEqual([['Hooks', before.id]])
    expect(await recentOf('2027-01-19')).toEqual([])
    expect(await recentOf('2026-12-05')).toEqual([['Hooks', before.id]])
    const skipping = { startDate: '2027-01-18', recent: 'skip' } as const
    const { data } = await place(server, as, [template], skipping)
    expect(data.made.map(({ name }) => name)).toEqual(['Jabs'])
    expect(data.leftOut.map(({ item, reason }) => [item.name, reason])).toEqual([
      ['Hooks', 'recent'],
    ])
    expect(data.recent?.map(({ other }) => other.startDate.slice(0, 10))).toEqual(['2026-12-21'])
  })

  test('skip what is recent because another skipped workout replaces nothing', async () => {
    const { server, as } = await aStaff(engine)
    const sources = [
      await aWorkout(server, { ...on('2026-11-02'), name: 'Jabs', round: 3 }),
      await aWorkout(server, { ...on('2026-11-04'), name: 'Hooks', round: 3 }),
    ]
    const template = await aWeekTemplate(server, sources)
    await aWorkout(server, { ...on('2026-11-30'), name: 'Jabs', round: 3 })
    await aWorkout(server, { ...on('2026-12-07'), name: 'Hooks', round: 3 })
    const { data } = await place(server, as, [template], {
      ...{ startDate: '2026-12-07', taken: 'replace', recent: 'skip' },
    })
    expect([data.made, data.removed]).toEqual([[], []])
    expect(data.leftOut.map(({ item, reason }) => [item.name, reason])).toEqual([
      ['Jabs', 'recent'],
      ['Hooks', 'recent'],
    ])
    expect(data.recent?.map(({ other }) => other.startDate.slice(0, 10))).toEqual([
      '2026-11-30',
      '2026-12-07',
    ])
  })

  test('create nothing twice if the response was lost', async () => {
    const { server, as } = await aStaff(engine)
    const template = await aSmallWeek(server)
    const body = {
      ...{ action: 'place-weeks', weekTemplateIds: [template.id], startDate: '2026-12-07' },
    } as const
    const headers = { 'idempotency-key': 'place-once-0123456789' }
    const first = await server.call(calls.changeWorkouts, as, { body, headers })
    const again = await server.call(calls.changeWorkouts, as, { body, headers })
    expect(again.text).toBe(first.text)
    expect((await scheduled(server, '2026-12')).length).toBe(2)
  })

  test('can have eight full weeks, and refuse too many repeats', async () => {
    const { server, as } = await aStaff(engine)
    const first = await aWorkout(server, { ...on('2026-11-02'), name: 'Full', round: 1 })
    await server.call(calls.changeWorkouts, as, {
      body: {
        ...{ action: 'copy', ids: [first.id], days: 1, as: 'as-is' },
        repeat: { every: 1, until: '2026-12-27' },
      },
    })
    for (let rounds = 1; rounds < 9; rounds += 1) {
      const ids = await server.database.db
        .selectFrom('workouts')
        .select('id')
        .where('round', '=', 1)
        .execute()
      await server.call(calls.changeWorkouts, as, {
        body: { action: 'copy', ids: ids.map(({ id }) => id), days: 0, rounds, as: 'as-is' },
      })
    }
    const all = await server.database.db.selectFrom('workouts').select('id').execute()
    expect(all.length).toBe(8 * 9 * 7)
    const saved = await server.call(calls.createWeekTemplate, as, {
      body: {
        ...{ name: 'All', startDate: '2026-11-02', weeks: 8 },
        workouts: all.map(({ id }) => id),
      },
    })
    expect(saved.data.workouts).toBe(504)
    const tooMany = await place(server, as, [saved.data], {
      ...{ startDate: '2027-01-04', repeat: { every: 8, times: 10 } },
    })
    expect(tooMany.error?.issues).toMatchObject([{ path: 'repeat', code: 'too-many' }])
    const endless = await place(server, as, [saved.data], {
      ...{ startDate: '2027-01-04', repeat: { every: 8, until: '9999-12-31' } },
    })
    expect(endless.error?.issues).toMatchObject([{ path: 'repeat', code: 'too-many' }])
    const { data } = await place(server, as, [saved.data], {
      ...{ startDate: '2027-01-04', repeat: { every: 8, times: 2 } },
    })
    expect([data.made.length, data.gaps.length]).toEqual([1_008, 1_000])
    expect((await undo(server, as, data.batch)).data.removed.length).toBe(1_008)
  })
})

test.each([
  ['the end of daylight saving time', '2026-10-26', '2026-10-26', '2026-11-01'],
  ['the end of the year', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['a leap day', '2028-02-28', '2028-02-28', '2028-03-05'],
  ['a start on a Sunday', '2026-12-06', '2026-12-06', '2026-12-12'],
  ['a start on a Thursday', '2026-12-10', '2026-12-10', '2026-12-16'],
])('workouts of week templates keep their weekdays over %s', async (_, startDate, from, to) => {
  const { server, as } = await aStaff()
  const days = Array.from({ length: 7 }, (_day, index) => addDays('2026-09-07', index))
  const workouts = []
  for (const day of days) workouts.push(await aWorkout(server, { ...on(day), name: `Day ${day}` }))
  const template = await aWeekTemplate(server, workouts)
  const { made } = (await place(server, as, [template], { startDate })).data
  const placed = made.map((item) => item.startDate.slice(0, 10)).sort()
  expect(placed).toEqual(Array.from({ length: 7 }, (_day, index) => addDays(from, index)))
  expect(placed.at(-1)).toBe(to)
  for (const { name, startDate: at } of made)
    expect(weekdayOf(at.slice(0, 10))).toBe(weekdayOf(name.slice(4)))
})

test('workouts that extend beyond a week template are cut off', async () => {
  const { server, as } = await aStaff()
  const workouts = [
    await aWorkout(server, { ...on('2026-10-28', '2026-11-03'), round: 1, name: 'Before' }),
    await aWorkout(server, { ...on('2026-11-07', '2026-11-20'), round: 2, name: 'After' }),
    await aWorkout(server, { ...on('2026-11-09'), round: 3, name: 'Outside' }),
  ]
  const template = await aWeekTemplate(server, workouts, { startDate: '2026-11-02' })
  expect(template.workouts).toBe(2)
  await place(server, as, [template], { startDate: '2026-12-07' })
  expect(await scheduled(server, '2026-12')).toEqual([
    'Before 1 2026-12-07..12-08 draft',
    'After 2 2026-12-12..12-13 draft',
  ])
})

test('week templates keep which of overlapping workouts is on top', async () => {
  const { server, as } = await aStaff()
  const workouts = [
    await aWorkout(server, { ...on('2026-11-02'), name: 'Under' }),
    await aWorkout(server, { ...on('2026-11-02'), name: 'On top' }),
  ]
  const template = await aWeekTemplate(server, workouts.toReversed())
  await place(server, as, [template], { startDate: '2026-12-07' })
  const names = (await scheduled(server, '2026-12')).map((line) => line.split(' 1 ')[0])
  expect(names).toEqual(['Under', 'On top'])
})

test('a week template refuses an overlapping repeat, a deleted workout and an empty selection', async () => {
  const { server, as } = await aStaff()
  const template = await aSmallWeek(server, { weeks: 2 })
  const short = await place(server, as, [template, template], {
    ...{ startDate: '2026-12-07', repeat: { every: 3, times: 2 } },
  })
  expect(short.error?.issues).toMatchObject([
    { path: 'repeat.every', code: 'number-too-small', params: { min: 4 } },
  ])
  const gone = await aWorkout(server)
  await server.call(calls.deleteWorkout, as, { params: { id: gone.id } })
  const save = (workouts: string[]) =>
    server.call(calls.createWeekTemplate, as, {
      body: { name: 'Week', startDate: '2026-11-02', weeks: 1, workouts },
    })
  expect((await save([gone.id])).status).toBe(404)
  expect((await save([])).status).toBe(400)
  const elsewhere = await aWorkout(server, on('2027-03-01'))
  expect((await save([elsewhere.id])).status).toBe(404)
})

test('a week template’s clips count as used, and a missing clip keeps its workout a draft', async () => {
  const { server, as } = await aStaff()
  const clip = await aMediaItem(server)
  const workout = await aWorkout(server, {
    ...{ ...on('2026-11-02'), name: "<b>Hooks</b> '; drop table--", subHeader: '' },
    routines: [1, 2].map((step) => aRoutine(step, { videoLink: clip.link })),
  })
  const template = await aWeekTemplate(server, [workout], { name: '=1+1 <script>' })
  await server.call(calls.deleteWorkout, as, { params: { id: workout.id } })
  const params = { id: clip.id }
  const uses = (await server.call(calls.getMediaUses, as, { params })).data
  expect(uses).toMatchObject([{ what: 'week-template', id: template.id, name: template.name }])
  expect((await server.call(calls.deleteMedia, as, { params })).error?.code).toBe('in-use')
  await server.database.db.deleteFrom('media').where('id', '=', clip.id).execute()
  const { data } = await place(server, as, [template], {
    ...{ startDate: '2026-12-07', as: 'published', dryRun: true },
  })
  expect(data.made.map(({ isDraft }) => isDraft)).toEqual([true])
  expect(data.checks.map(({ item, missingClips }) => [item.name, missingClips])).toEqual([
    [workout.name, [1, 2]],
  ])
})

test('a workout template used in a week template isn’t listed there after it is deleted', async () => {
  const { server, as } = await aStaff()
  const workout = await aWorkout(server, on('2026-11-02'))
  const single = await server.call(calls.createTemplate, as, { body: { workout: workout.id } })
  const template = await aWeekTemplate(server, [workout])
  const templateIdOf = async (startDate: string) => {
    const { made } = (await place(server, as, [template], { startDate })).data
    const params = { id: made[0]?.id }
    return (await server.call(calls.getWorkout, as, { params })).data.templateId
  }
  expect(await templateIdOf('2026-12-07')).toBe(single.data.id)
  await server.call(calls.deleteTemplate, as, { params: { id: single.data.id } })
  expect(await templateIdOf('2026-12-14')).toBe(null)
})
