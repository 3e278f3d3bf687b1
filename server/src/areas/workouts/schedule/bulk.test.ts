import { type BulkChange, type BulkOutcome, calls, type LogModel } from '@roundboard/contract'
import { issuesIn } from '@roundboard/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../platform/changes.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import {
  alive,
  aLocation,
  aMediaItem,
  aPairedScreen,
  aRoutine,
  aTemplate,
  aUser,
  aWeekTemplate,
  aWorkout,
  testPassword,
} from '../../../testing/factories.ts'
import { unknownId } from '../../../testing/refusals.ts'
import { newId } from '../../../platform/new-id.ts'
import { runs } from '@roundboard/domain/testing'

const hourMs = 60 * 60_000

type As = { bearer: string }

const bulk = (server: TestServer, as: As, body: BulkChange, dryRun = false) =>
  server.call(calls.changeWorkouts, as, { body, ...(dryRun && { query: { dryRun: 'true' } }) })

const undo = (server: TestServer, as: As, id: string | null) =>
  server.call(calls.undoWorkouts, as, { params: { id } })

/** All scheduled workouts as name, round, days and draft, sorted. */
async function lies({ database }: TestServer): Promise<string[]> {
  const found = await database.db
    .selectFrom('workouts')
    .select(['name', 'round', 'startDate', 'endDate', 'isDraft'])
    .execute()
  return found
    .map(
      ({ name, round, startDate, endDate, isDraft }) =>
        `${name} ${round} ${startDate.slice(5, 10)}..${endDate.slice(5, 10)}${isDraft === 1 ? ' draft' : ''}`,
    )
    .sort()
}

const on = (day: string, until = day) => ({
  startDate: `2026-${day}`,
  endDate: `2026-${until}`,
})

const shape = ({ made, changed, removed, leftOut }: BulkOutcome) => ({
  made: made.length,
  changed: changed.length,
  removed: removed.length,
  leftOut: leftOut.map(({ item, reason }) => `${item.name} ${reason}`),
})

describe.each(engines)('bulk edits of workouts on %s', (engine) => {
  async function aSchedule() {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const a = await aWorkout(server, { name: 'A', round: 1, ...on('11-23') })
    const b = await aWorkout(server, { name: 'B', round: 2, ...on('11-24', '11-26') })
    const x = await aWorkout(server, { name: 'X', round: 1, ...on('11-30') })
    return { server, as, a, b, x }
  }

  test('copy a week as drafts and keep existing workouts', async () => {
    const { server, as, a, b } = await aSchedule()
    const before = await lies(server)
    const change: BulkChange = { action: 'copy', ids: [a.id, b.id], days: 7 }
    const dry = await bulk(server, as, change, true)
    expect(shape(dry.data)).toEqual({ made: 1, changed: 0, removed: 0, leftOut: ['A taken'] })
    expect(dry.data.batch).toBeNull()
    expect(await lies(server)).toEqual(before)

    const done = await bulk(server, as, change)
    expect({ ...done.data, batch: null, made: dry.data.made }).toEqual(dry.data)
    expect(await lies(server)).toEqual([
      'A 1 11-23..11-23',
      'B 2 11-24..11-26',
      'B 2 12-01..12-03 draft',
      'X 1 11-30..11-30',
    ])
    const params = { id: done.data.batch }
    const preview = await server.call(calls.undoWorkouts, as, { params, query: { dryRun: 'true' } })
    expect(await lies(server)).toContain('B 2 12-01..12-03 draft')
    const undone = await undo(server, as, done.data.batch)
    expect(shape(undone.data)).toEqual({ made: 0, changed: 0, removed: 1, leftOut: [] })
    expect(preview.data).toEqual({ ...undone.data, batch: null })
    expect(await lies(server)).toEqual(before)
    const redone = await undo(server, as, undone.data.batch)
    expect(shape(redone.data)).toMatchObject({ made: 1 })
    expect(await lies(server)).toContain('B 2 12-01..12-03 draft')
  })

  test('move, publish, rename and delete workouts and can be undone', async () => {
    const { server, as, a, b, x } = await aSchedule()
    const ids = [a.id, b.id, x.id]
    const steps: BulkChange[] = [
      { action: 'move', ids, days: 1, rounds: 1 },
      { action: 'unpublish', ids },
      { action: 'edit', ids, subHeader: 'Hook' },
      { action: 'publish', ids: [a.id] },
      { action: 'copy', ids: [x.id], days: -7, taken: 'replace', as: 'published' },
      { action: 'delete', ids },
    ]
    const batches: (string | null)[] = []
    const states = [await lies(server)]
    for (const step of steps) {
      const { data } = await bulk(server, as, step)
      batches.push(data.batch)
      states.push(await lies(server))
    }
    expect(states.at(-1)).toEqual(['X 2 11-24..11-24'])
    for (const batch of batches.toReversed()) {
      states.pop()
      const undone = await undo(server, as, batch)
      expect(undone.data.leftOut).toEqual([])
      expect(await lies(server)).toEqual(states.at(-1))
    }
    for (const { id } of [a, b, x]) {
      const { data } = await server.call(calls.getWorkout, as, { params: { id } })
      expect([a, b, x]).toContainEqual(data)
    }
  })

  test('swap a clip in chosen workouts, locker-room clips included, and can be undone', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const [from, to, other] = [
      await aMediaItem(server, { name: 'Old kick' }),
      await aMediaItem(server, { name: 'New kick' }),
      await aMediaItem(server),
    ]
    const textTranslations = [{ language: 'es', text: 'Patada', original: 'Kick' } as const]
    const steps = [
      aRoutine(1, { videoLink: from.link, text: 'Kick', textTranslations }),
      aRoutine(2, { videoLink: other.link, lrVideoLink: from.link }),
      aRoutine(3, { videoLink: other.link }),
    ]
    const a = await aWorkout(server, { name: 'A', round: 1, ...on('11-23'), routines: steps })
    const b = await aWorkout(server, { name: 'B', round: 2, ...on('11-24'), routines: steps })
    const x = await aWorkout(server, { name: 'X', round: 3, ...on('11-24') })
    const kept = await aWorkout(server, { name: 'Kept', round: 4, ...on('11-24'), routines: steps })
    server.clock.advance(1_000)
    const change: BulkChange = {
      ...{ action: 'swap-clip', ids: [a.id, b.id, x.id, unknownId] },
      ...{ from: from.link, to: to.link },
    }
    const dry = await bulk(server, as, change, true)
    expect(shape(dry.data)).toEqual({ made: 0, changed: 2, removed: 0, leftOut: ['X unchanged'] })
    expect(dry.data.gone).toEqual([unknownId])
    const read = async ({ id }: { id: string }) =>
      (await server.call(calls.getWorkout, as, { params: { id } })).data
    expect(await read(a)).toEqual(a)

    const done = await bulk(server, as, change)
    const after = await read(a)
    expect(after.routines).toMatchObject([
      { videoLink: to.link, lrVideoLink: null, text: 'Kick', textTranslations },
      { videoLink: other.link, lrVideoLink: to.link },
      { videoLink: other.link, lrVideoLink: null },
    ])
    expect(after.updatedAt > a.updatedAt).toBe(true)
    expect(after.routines.map(({ id }) => id)).toEqual(a.routines.map(({ id }) => id))
    expect(await read(kept)).toEqual(kept)
    const { data: entries } = await server.call(calls.listLogs, as)
    expect(entries.find(({ model }) => model === 'Workout')).toMatchObject({
      data: { bulk: 'swap-clip', clips: { from: 'Old kick', to: 'New kick' } },
    })
    // Someone else changes one before the undo.
    await server.call(calls.updateWorkout, as, { params: { id: b.id }, body: { name: 'B2' } })
    const undone = await undo(server, as, done.data.batch)
    expect(shape(undone.data)).toEqual({
      ...{ made: 0, changed: 1, removed: 0 },
      leftOut: ['B2 changed'],
    })
    expect((await read(a)).routines).toEqual(a.routines)
    expect((await read(b)).routines[0]).toMatchObject({ videoLink: to.link })
  })

  test('swap a clip in templates and exercises too, in the same preview and undo', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const [from, to, other] = [
      await aMediaItem(server, { name: 'Old kick' }),
      await aMediaItem(server, { name: 'New kick' }),
      await aMediaItem(server),
    ]
    const steps = [
      aRoutine(1, { videoLink: from.link, text: 'Kick' }),
      aRoutine(2, { videoLink: other.link, lrVideoLink: from.link }),
      aRoutine(3, { videoLink: to.link }),
    ]
    const a = await aWorkout(server, { name: 'A', round: 1, ...on('11-23'), routines: steps })
    const template = await aTemplate(server, a.id, { name: 'Kicks' })
    const kept = await aTemplate(server, a.id, { name: 'Kept' })
    const week = await aWeekTemplate(server, [a], { name: 'Kick week' })
    const fields = { name: 'kick-on', displayName: 'Kick on', videoLink: from.link }
    const { data: exercise } = await server.call(calls.createExercise, as, { body: fields })
    const usesOf = async ({ id }: { id: string }) =>
      (await server.call(calls.getMediaUses, as, { params: { id } })).data
        .map(({ what, name, step }) => [what, name, step ?? ''].join(' ').trim())
        .toSorted()
    const before = [await usesOf(from), await usesOf(to)]
    const others: Extract<BulkChange, { action: 'swap-clip' }>['others'] = [
      { what: 'template', id: template.id },
      { what: 'week-template', id: week.id },
      { what: 'exercise', id: exercise.id },
    ]
    const changes: Change[] = []
    server.services.changes.subscribe((change) => changes.push(change))
    server.clock.advance(1_000)
    const change: BulkChange = {
      ...{ action: 'swap-clip', ids: [a.id], others, from: from.link, to: to.link },
    }
    const dry = await bulk(server, as, change, true)
    expect(dry.data.others?.map(({ what, name, skipped }) => [what, name, skipped])).toEqual([
      ['template', 'Kicks', null],
      ['week-template', 'Kick week', null],
      ['exercise', 'Kick on', null],
    ])
    expect([await usesOf(from), await usesOf(to)]).toEqual(before)

    const done = await bulk(server, as, change)
    expect(done.data.others).toEqual(dry.data.others)
    expect(await usesOf(from)).toEqual(['template Kept 1', 'template Kept 2'])
    expect(await usesOf(to)).toEqual([
      ...['exercise Kick on', 'template Kept 3', 'template Kicks 1', 'template Kicks 2'],
      ...['template Kicks 3', 'week-template Kick week'],
      ...['workout A 1', 'workout A 2', 'workout A 3'],
    ])
    expect(changes).toContainEqual({ kind: 'exercises' })
    // An exercise form that was open meanwhile doesn't bring the old clip back.
    const stale = await server.call(calls.updateExercise, as, {
      params: { id: exercise.id },
      body: { ...fields, displayName: 'Kicks', expectedUpdatedAt: exercise.updatedAt },
    })
    expect(stale.error?.code).toBe('changed-meanwhile')
    const loggedOf = async (model: LogModel) =>
      (await server.call(calls.listLogs, as, { query: { model } })).data[0]?.data
    const swapped = { bulk: 'swap-clip', batch: done.data.batch }
    expect(await loggedOf('Workout')).toMatchObject({ ...swapped, changed: [{}] })
    const clips = { from: 'Old kick', to: 'New kick' }
    for (const [model, what, id, name] of [
      ['Template', 'template', template.id, 'Kicks'],
      ['WeekTemplate', 'week-template', week.id, 'Kick week'],
      ['Exercise', 'exercise', exercise.id, 'Kick on'],
    ] as const)
      expect(await loggedOf(model)).toMatchObject({
        ...{ ...swapped, clips, changed: [], others: [{ what, id, name }] },
      })
    // Someone else deletes one before the undo.
    await server.call(calls.deleteTemplate, as, { params: { id: template.id } })
    const undone = await undo(server, as, done.data.batch)
    expect(undone.data.others?.map(({ name, skipped }) => [name, skipped]).sort()).toEqual([
      ['Kick on', null],
      ['Kick week', null],
      ['Kicks', 'gone'],
    ])
    const without = before.map((uses) => uses.filter((use) => !use.startsWith('template Kicks')))
    expect([await usesOf(from), await usesOf(to)]).toEqual(without)
    const redone = await undo(server, as, undone.data.batch)
    expect(redone.data.others?.every(({ skipped }) => skipped === null)).toBe(true)
    expect(await usesOf(from)).toEqual(['template Kept 1', 'template Kept 2'])

    // Without workouts it works as well, but not with an API key for workouts.
    const alone = {
      ...{ action: 'swap-clip' as const, ids: [], from: from.link, to: to.link },
      others: [{ what: 'template' as const, id: kept.id }],
    }
    const key = await server.call(calls.createApiKey, as, {
      body: { name: 'Planner', scopes: ['workouts:write'] },
    })
    const refused = await bulk(server, { bearer: key.data.secret }, alone)
    expect(refused.error?.code).toBe('forbidden')
    expect((await bulk(server, as, alone)).data.batch).not.toBeNull()
    expect(await usesOf(from)).toEqual([])
    const again = await bulk(server, as, alone)
    expect(again.data).toMatchObject({ batch: null, others: [{ skipped: 'unchanged' }] })
    // What was deleted meanwhile is named, and keeps nothing else from changing.
    const gone = [a.id, template.id]
    await server.call(calls.deleteWorkout, as, { params: { id: a.id } })
    const back: BulkChange = {
      ...{ action: 'swap-clip', ids: [a.id], from: to.link, to: from.link },
      others: [...alone.others, { what: 'template', id: template.id }],
    }
    expect((await bulk(server, as, back)).data).toMatchObject({ gone, others: [{ skipped: null }] })
    const deleted = await bulk(server, as, { ...back, others: back.others?.slice(1) ?? [] })
    expect(deleted.error?.code).toBe('not-found')
  })

  test('don’t swap in a clip that isn’t in the library, or where another clip is missing', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const [from, to, lost] = [
      await aMediaItem(server),
      await aMediaItem(server),
      await aMediaItem(server),
    ]
    const steps = [
      aRoutine(1, { videoLink: from.link }),
      aRoutine(2, { videoLink: lost.link, text: 'Row. '.repeat(40) }),
    ]
    const shown = await aWorkout(server, { name: 'A', round: 1, ...on('11-23'), routines: steps })
    const draft = await aWorkout(server, {
      ...{ name: 'B', round: 2, ...on('11-23'), routines: steps, isDraft: true },
    })
    await server.database.db.deleteFrom('media').where('id', '=', lost.id).execute()
    const ids = [shown.id, draft.id]
    const swap = (link: string, dryRun = false) =>
      bulk(server, as, { action: 'swap-clip', ids, from: from.link, to: link }, dryRun)
    expect((await swap(lost.link)).error?.issues).toMatchObject([
      { path: 'to', code: 'media-gone' },
    ])
    const { data } = await swap(to.link, true)
    expect(shape(data)).toEqual({
      ...{ made: 0, changed: 1, removed: 0 },
      leftOut: ['A missing-clip'],
    })
    expect(data.checks.map((check) => [check.item.name, issuesIn(check)])).toEqual([
      ['A', expect.arrayContaining(['missing-clip', 'long-text'])],
    ])
    expect(shape((await swap(to.link)).data)).toEqual(shape(data))
  })

  test('undo everything except what was changed since, and list that', async () => {
    const { server, as, a, b, x } = await aSchedule()
    const moved = await bulk(server, as, { action: 'move', ids: [a.id, b.id, x.id], days: 1 })
    await server.call(calls.updateWorkout, as, { params: { id: a.id }, body: { name: 'A2' } })
    await server.call(calls.deleteWorkout, as, { params: { id: b.id } })
    const { data } = await undo(server, as, moved.data.batch)
    expect(shape(data)).toEqual({
      made: 0,
      changed: 1,
      removed: 0,
      leftOut: ['A2 changed', 'B gone'],
    })
    expect(await lies(server)).toEqual(['A2 1 11-24..11-24', 'X 1 11-30..11-30'])
  })

  test('can be undone for workouts that were only saved as a template since', async () => {
    const { server, as, a } = await aSchedule()
    const moved = await bulk(server, as, { action: 'move', ids: [a.id], days: 1 })
    const template = await aTemplate(server, a.id)
    const { data } = await undo(server, as, moved.data.batch)
    expect(shape(data)).toEqual({ made: 0, changed: 1, removed: 0, leftOut: [] })
    const read = await server.call(calls.getWorkout, as, { params: { id: a.id } })
    expect(read.data).toMatchObject({ startDate: a.startDate, templateId: template.id })
  })

  test('undo changes of what was placed from a template that was deleted since', async () => {
    const { server, as } = await aSchedule()
    const template = await aTemplate(server)
    const params = { id: template.id }
    const places = ['12-24', '12-25'].map((day) => ({ round: 1, ...on(day) }))
    const place = { action: 'place', templateId: template.id, places } as const
    const placed = await bulk(server, as, place)
    const [first = '', second = ''] = placed.data.made.flatMap(({ id }) => id ?? [])
    const removed = await bulk(server, as, { action: 'delete', ids: [first] })
    await server.call(calls.deleteWorkout, as, { params: { id: second } })
    await server.call(calls.deleteTemplate, as, { params })
    await server.call(calls.restoreWorkout, as, { params: { id: second } })
    const again = await undo(server, as, removed.data.batch)
    expect(shape(again.data)).toEqual({ made: 1, changed: 0, removed: 0, leftOut: [] })
    for (const id of [first, second])
      expect(
        (await server.call(calls.getWorkout, as, { params: { id } })).data.templateId,
      ).toBeNull()
    const undone = await undo(server, as, placed.data.batch)
    expect(shape(undone.data)).toEqual({ made: 0, changed: 0, removed: 2, leftOut: [] })
  })

  test('copy steps and translations, and keep which workout is shown on top', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const translation = { language: 'es', text: 'Directo', original: 'Jab' } as const
    const routines = [aRoutine(1, { textTranslations: [translation] }), aRoutine(2)]
    const days = on('11-23', '11-25')
    const under = await aWorkout(server, { name: 'Under', ...days })
    server.clock.advance(1_000)
    const given = { name: 'Jab', nameTranslations: [translation], routines, ...days }
    const over = await aWorkout(server, given)
    const { data } = await bulk(server, as, {
      ...{ action: 'copy', ids: [over.id, under.id], days: 7, as: 'published' },
    })
    const [first = '', second = ''] = data.made.map(({ id }) => id ?? '')
    expect(data.made.map(({ name }) => name)).toEqual(['Under', 'Jab'])
    expect(second > first).toBe(true)
    const copy = await server.call(calls.getWorkout, as, { params: { id: second } })
    expect(copy.data).toMatchObject({
      ...{ name: 'Jab', nameTranslations: [translation], isDraft: false, routines },
      ...{ startDate: '2026-11-30T00:00:00.000Z', endDate: '2026-12-02T23:59:59.999Z' },
    })
    expect(copy.data.routines.map(({ id }) => id)).not.toEqual(over.routines.map(({ id }) => id))
  })

  test('list the future gaps they cause and the number of locations whose screens change', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    for (const timeZone of ['America/New_York', 'America/Chicago', 'Pacific/Kiritimati'])
      await aLocation(server, { timeZone })
    const today = await aWorkout(server, { name: 'Today', ...on('11-20', '11-23') })
    const later = await aWorkout(server, { name: 'Later', ...on('11-25') })
    const round2 = await aWorkout(server, { name: 'Round 2', round: 2, ...on('11-25') })
    const under = await aWorkout(server, { name: 'Under', ...on('11-19', '11-21') })
    const gaps = (outcome: BulkOutcome) =>
      outcome.gaps.map(({ round, day, hasDraft }) => [round, day.slice(5), hasDraft])

    const back = await bulk(server, as, { action: 'unpublish', ids: [today.id] }, true)
    // In Kiritimati it is the 22nd, with no workout underneath.
    expect(gaps(back.data)).toEqual([
      [1, '11-22', true],
      [1, '11-23', true],
    ])
    expect(back.data.gymsNow).toBe(3)
    const unseen = await bulk(server, as, { action: 'delete', ids: [under.id, later.id] }, true)
    expect(gaps(unseen.data)).toEqual([[1, '11-25', false]])
    expect(unseen.data.gymsNow).toBe(0)
    const move = { action: 'move', ids: [later.id, round2.id], days: 1 } as const
    const moved = await bulk(server, as, { ...move, ids: [...move.ids] }, true)
    expect(gaps(moved.data)).toEqual([
      [1, '11-25', false],
      [2, '11-25', false],
    ])
    const copied = await bulk(server, as, { action: 'copy', ids: [later.id, round2.id], days: 7 })
    expect(gaps(copied.data)).toEqual([
      [1, '12-02', true],
      [2, '12-02', true],
    ])
    const drafts = copied.data.made.flatMap(({ id }) => id ?? [])
    const published = await bulk(server, as, { action: 'publish', ids: drafts })
    expect(gaps(published.data)).toEqual([])
    const { data } = await undo(server, as, published.data.batch)
    expect(gaps(data)).toEqual(gaps(copied.data))
  })

  test('create, change, delete and undo a thousand workouts', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { id } = await aWorkout(server, { name: 'Again', ...on('11-23') })
    const repeat = { every: 1, until: '2029-08-18' }
    const made = await bulk(server, as, { action: 'copy', ids: [id], days: 1, repeat })
    expect(made.data.made).toHaveLength(999)
    const ids = [id, ...made.data.made.flatMap((one) => one.id ?? [])]
    const before = await lies(server)
    for (const change of [
      { action: 'edit', ids, subHeader: 'Hook' },
      { action: 'move', ids, days: 1, rounds: 3 },
      { action: 'delete', ids },
    ] satisfies BulkChange[]) {
      const done = await bulk(server, as, change)
      expect(done.data.changed.length + done.data.removed.length).toBe(1_000)
      const undone = await undo(server, as, done.data.batch)
      expect(undone.data.leftOut).toEqual([])
    }
    expect(await lies(server)).toEqual(before)
  })

  test('are logged as one entry, and their undo as another', async () => {
    const { server, as, a, b } = await aSchedule()
    const done = await bulk(server, as, { action: 'delete', ids: [a.id, b.id] })
    const undone = await undo(server, as, done.data.batch)
    const root = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.listLogs, root.as, { query: { model: 'Workout' } })
    const of = (batch: string | null) => data.filter((entry) => entry.data['batch'] === batch)
    expect(of(done.data.batch)).toMatchObject([
      { action: 'delete', data: { bulk: 'delete', removed: [{ name: 'A' }, { name: 'B' }] } },
    ])
    expect(of(undone.data.batch)).toMatchObject([
      {
        action: 'restore',
        data: { undoes: done.data.batch, made: [{ name: 'A' }, { name: 'B' }] },
      },
    ])
    expect(data).toHaveLength(5)
  })

  test('write nothing if they fail halfway, and can be retried with the same key', async () => {
    const { server, as, a, b, x } = await aSchedule()
    const { db } = server.database
    const before = await lies(server)
    const ids = [a.id, b.id, x.id]
    const headers = { 'idempotency-key': 'the-same-key-for-both' }
    const body: BulkChange = { action: 'move', ids, days: 1 }
    await db.schema.alterTable('workout_batch_items').renameTo('items_away').execute()
    expect((await server.call(calls.changeWorkouts, as, { body, headers })).status).toBe(500)
    expect(await lies(server)).toEqual(before)
    await db.schema.alterTable('items_away').renameTo('workout_batch_items').execute()
    expect(await db.selectFrom('workoutBatches').selectAll().execute()).toEqual([])
    const done = await server.call(calls.changeWorkouts, as, { body, headers })
    expect(done.data.changed).toHaveLength(3)
    const again = await server.call(calls.changeWorkouts, as, { body, headers })
    expect(again.text).toBe(done.text)
    expect(await lies(server)).toContain('A 1 11-24..11-24')
  })

  test('let one of eight concurrent copies to the same days win and report the others', async () => {
    const { server, as, b } = await aSchedule()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        bulk(server, as, { action: 'copy', ids: [b.id], days: 7, as: 'published' }),
      ),
    )
    expect(answers.map(({ data }) => data.made.length).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    for (const { data } of answers)
      if (data.made.length === 0) expect(shape(data).leftOut).toEqual(['B taken'])
    const batch = answers.find(({ data }) => data.batch !== null)?.data.batch ?? null
    const undone = await Promise.all(Array.from({ length: 8 }, () => undo(server, as, batch)))
    expect(undone.map(({ data }) => data.removed.length).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(undone.flatMap(({ data }) => shape(data).leftOut)).toEqual(
      Array.from({ length: 7 }, () => 'B unchanged'),
    )
  })

  test('can be undone for a day, which keeps deleted workouts’ clips, and are then removed', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const clip = await aMediaItem(server)
    const routines = [aRoutine(1, { videoLink: clip.link })]
    const { id } = await aWorkout(server, { name: 'Clip', ...on('11-23'), routines })
    const { data } = await bulk(server, as, { action: 'delete', ids: [id] })
    const remove = (by: As) => server.call(calls.deleteMedia, by, { params: { id: clip.id } })
    expect((await remove(as)).error?.issues).toMatchObject([{ code: 'media-in-undo' }])
    server.clock.advance(24 * hourMs - 1)
    const tomorrow = (await aUser(server, 'admin')).as
    expect((await remove(tomorrow)).error?.issues).toMatchObject([{ code: 'media-in-undo' }])
    server.clock.advance(1)
    expect((await undo(server, tomorrow, data.batch)).status).toBe(404)
    expect((await remove(tomorrow)).status).toBe(200)
    await server.services.jobs.runDue()
    const { db } = server.database
    expect(await db.selectFrom('workoutBatches').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('workoutBatchItems').selectAll().execute()).toEqual([])
  })
})

describe('a bulk edit', () => {
  test('publishes no workout with a missing clip, and previews the content checklist', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const clip = await aMediaItem(server, { kind: 'exercise-video' })
    const aDraft = (name: string, routine: Record<string, unknown>) =>
      aWorkout(server, { name, isDraft: true, ...on('11-23'), routines: [aRoutine(1, routine)] })
    const broken = await aDraft('Broken', { videoLink: clip.link })
    const long = await aDraft('Long', { text: 'Jab and cross. '.repeat(20) })
    const fine = await aDraft('Fine', {})
    const clips = [aRoutine(1, { videoLink: clip.link })]
    const live = await aWorkout(server, { name: 'Live', ...on('11-23'), routines: clips })
    const template = await server.call(calls.createTemplate, as, {
      body: { workout: live.id },
    })
    await server.database.db.deleteFrom('media').where('id', '=', clip.id).execute()

    const change: BulkChange = { action: 'publish', ids: [broken.id, long.id, fine.id] }
    const dry = await bulk(server, as, change, true)
    expect(shape(dry.data).leftOut).toEqual(['Broken missing-clip'])
    expect(dry.data.checks.map(({ item, ...check }) => [item.id, ...issuesIn(check)])).toEqual([
      [long.id, 'long-text'],
      [broken.id, 'missing-clip'],
    ])
    const done = await bulk(server, as, change)
    expect(shape(done.data)).toMatchObject({ changed: 2, leftOut: ['Broken missing-clip'] })
    const copies: BulkChange = { action: 'copy', ids: [broken.id], days: 7, as: 'published' }
    const checked = async (dryChange: BulkChange) =>
      (await bulk(server, as, dryChange, true)).data.checks.map(({ item, ...check }) => [
        ...[item.id, item.startDate.slice(5, 10), item.isDraft],
        ...issuesIn(check),
      ])
    const keptDraft = [null, '11-30', true, 'missing-clip']
    expect(await checked(copies)).toEqual([keptDraft])
    // One is a draft, and copies as-is stay drafts.
    const asIs: BulkChange = { ...copies, ids: [broken.id, live.id], as: 'as-is' }
    expect(await checked(asIs)).toEqual([keptDraft])
    expect(await checked({ ...asIs, as: 'drafts' })).toEqual([])
    const places = [{ round: 2, startDate: '2026-11-30', endDate: '2026-11-30' }]
    const place = { action: 'place', templateId: template.data.id, places } as const
    expect(await checked({ ...place, places, as: 'published' })).toEqual([keptDraft])
    expect((await bulk(server, as, copies)).data.made).toMatchObject([{ isDraft: true }])
    const single = await server.call(calls.updateWorkout, as, {
      params: { id: broken.id },
      body: { isDraft: false },
    })
    expect(single.error?.issues).toMatchObject([
      { path: 'routines.0.videoLink', code: 'media-gone' },
    ])
  })

  test('changes screens at once, as does its undo, and announces distant days separately', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const paired = await aPairedScreen(server, { round: 2 })
    const { id } = await aWorkout(server, { name: 'A', round: 1, ...on('11-21') })
    const shown = async () =>
      (await server.call(calls.heartbeat, paired.as, { body: alive })).data.workout?.name
    const changes: Change[] = []
    server.services.changes.subscribe((change) => changes.push(change))
    const day = (day: string) => ({ from: `2026-${day}`, to: `2026-${day}` })

    const copy = { action: 'copy', ids: [id], rounds: 1, as: 'published' } as const
    const { data } = await bulk(server, as, { ...copy, ids: [id], days: 0 })
    expect(await shown()).toBe('A')
    await undo(server, as, data.batch)
    expect(await shown()).toBeUndefined()
    await bulk(server, as, { action: 'move', ids: [id], days: 30 })
    expect(changes).toEqual([
      { kind: 'workouts', rounds: [2], days: day('11-21') },
      { kind: 'workouts', rounds: [2], days: day('11-21') },
      { kind: 'workouts', rounds: [1], days: day('11-21') },
      { kind: 'workouts', rounds: [1], days: day('12-21') },
    ])
  })

  test('skips and names unknown workouts, and is refused if all are unknown', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const { id } = await aWorkout(server, { name: 'A', ...on('11-23') })
    const { data } = await bulk(server, as, { action: 'unpublish', ids: [unknownId, id, id] })
    expect(shape(data)).toMatchObject({ changed: 1 })
    expect(data.gone).toEqual([unknownId])
    const again = await bulk(server, as, { action: 'unpublish', ids: [id] })
    expect(again.data).toMatchObject({ batch: null, leftOut: [{ reason: 'unchanged' }] })
    const refused = await bulk(server, as, { action: 'delete', ids: [unknownId] })
    expect(refused.status).toBe(404)
  })

  const many = Array<string>(1_001).fill(unknownId)
  test.each([
    [{ action: 'burn', ids: [unknownId] }, 'action', 'one-of'],
    [{ action: 'delete', ids: [] }, 'ids', 'too-few'],
    [{ action: 'delete', ids: many }, 'ids', 'too-many'],
    [{ action: 'delete', ids: ['x'] }, 'ids.0', 'id'],
    [{ action: 'move', ids: [unknownId], days: 0.5 }, 'days', 'whole-number-wanted'],
    [{ action: 'copy', ids: [unknownId] }, 'days', 'required'],
    [
      { action: 'copy', ids: [unknownId], days: 1, repeat: { every: 1, until: '2026-02-30' } },
      'repeat.until',
      'day',
    ],
    [{ action: 'delete', ids: [unknownId], days: 1 }, 'days', 'not-known'],
  ])('with an invalid field is refused by its name: %#, $1', async (body, path, code) => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const answer = await server.call(calls.changeWorkouts, as, { body })
    expect(answer.status).toBe(400)
    expect(answer.error?.issues).toMatchObject([{ path, code }])
  })

  test('that would create more than 5,000 workouts is refused before planning', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const { id } = await aWorkout(server)
    const repeat = { every: 1, until: '9999-12-31' }
    const { error } = await bulk(server, as, { action: 'copy', ids: [id], days: 1, repeat })
    expect(error?.issues).toMatchObject([
      { path: 'repeat.until', code: 'too-many', params: { max: 5_000 } },
    ])
  })

  test('undoes a new workout once, by the batch it was added with', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const batch = newId()
    const add = (name: string) =>
      server.call(calls.createWorkout, as, {
        query: { batch },
        body: { name, round: 4, ...on('11-23'), routines: [aRoutine(1)] },
      })
    await add('A')
    // A batch ID is used once: it stays with the first workout.
    await add('B')
    const undone = await undo(server, as, batch)
    expect(undone.data.removed.map(({ name }) => name)).toEqual(['A'])
    expect(await lies(server)).toEqual(['B 4 11-23..11-23'])
    await undo(server, as, undone.data.batch)
    expect(await lies(server)).toEqual(['A 4 11-23..11-23', 'B 4 11-23..11-23'])
  })

  test('can’t be made or undone by a user who lost the permission', async () => {
    const server = await startTestServer()
    const root = await aUser(server, 'super-admin')
    const { user, as } = await aUser(server, 'admin')
    const { id } = await aWorkout(server, { name: 'A', ...on('11-23') })
    const { data } = await bulk(server, as, { action: 'move', ids: [id], days: 1 })
    await server.call(calls.updateUser, root.as, {
      params: { id: user.id },
      body: { role: 'api-access', currentPassword: testPassword },
    })
    const before = await lies(server)
    for (const answer of [
      await undo(server, as, data.batch),
      await bulk(server, as, { action: 'delete', ids: [id] }),
      await bulk(server, as, { action: 'delete', ids: [id] }, true),
    ])
      expect([401, 403]).toContain(answer.status)
    expect(await lies(server)).toEqual(before)
    expect((await undo(server, root.as, data.batch)).data.changed).toHaveLength(1)
  })

  test('restores the previous state when undone in order, for any sequence of edits', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const weekdays = ['11-23', '11-24', '11-25', '11-26', '11-28', '11-24', '11-25', '11-26']
    for (const [index, day] of weekdays.entries())
      await aWorkout(server, {
        ...{ name: String(index), round: (index % 2) + 1, isDraft: index % 3 === 0 },
        ...on(day, index % 4 === 0 ? '11-30' : day),
        routines: index === 5 ? [] : [aRoutine(1), aRoutine(2)],
      })
    const rows = async () => {
      const { db } = server.database
      const workouts = await db.selectFrom('workouts').selectAll().orderBy('id').execute()
      return [workouts, await db.selectFrom('routines').selectAll().orderBy('id').execute()]
    }
    const picks = fc.array(fc.nat(20), { minLength: 1, maxLength: 6 })
    const where = {
      ...{ days: fc.integer({ min: -3, max: 9 }), rounds: fc.integer({ min: -1, max: 1 }) },
      taken: fc.constantFrom('keep' as const, 'replace' as const, 'on-top' as const),
    }
    const step = fc.oneof(
      fc.record({
        ...{ action: fc.constant('copy' as const), picks, ...where },
        as: fc.constantFrom('as-is' as const, 'published' as const),
      }),
      fc.record({ action: fc.constant('move' as const), picks, ...where }),
      fc.record({
        action: fc.constantFrom('delete' as const, 'publish' as const, 'unpublish' as const),
        picks,
      }),
      fc.record({
        ...{ action: fc.constant('edit' as const), picks, name: fc.constantFrom('Jab', 'Hook') },
      }),
      fc.record({
        action: fc.constant('save' as const),
        picks,
        steps: fc.integer({ min: 0, max: 3 }),
      }),
    )
    /** Saves one workout’s form under a batch ID from the console. */
    const save = async (id: string | undefined, steps: number) => {
      const batch = newId()
      const stored = await server.call(calls.getWorkout, as, { params: { id } })
      const before = stored.status === 200 ? stored.data.routines : undefined
      const body = {
        name: `With ${String(steps)}`,
        routines: Array.from({ length: steps }, (_, index) => ({
          ...aRoutine(index + 1),
          ...(before?.[index] && { _id: before[index].id }),
          text: `Step ${String(steps)}`,
        })),
      }
      const given = { params: { id }, query: { batch }, body }
      const answer = await server.call(calls.updateWorkout, as, given)
      if (answer.status !== 200 || answer.data.updatedAt === stored.data.updatedAt) return null
      return batch
    }
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      async (steps) => {
        const states = [await rows()]
        const batches: (string | null)[] = []
        for (const { picks, ...change } of steps) {
          const there = states.at(-1)?.[0] ?? []
          const ids = [...new Set(picks.map((pick) => there[pick % there.length]?.id ?? unknownId))]
          if (change.action === 'save') batches.push(await save(ids[0], change.steps))
          else {
            const answer = await bulk(server, as, { ...change, ids })
            batches.push(answer.status === 200 ? answer.data.batch : null)
          }
          states.push(await rows())
        }
        /** Undoes from the newest, and returns the batches that redo it. */
        const takeBack = async (some: readonly (string | null)[], expected: typeof states) => {
          const redone: (string | null)[] = []
          for (const [index, batch] of some.toReversed().entries()) {
            if (batch !== null) redone.push((await undo(server, as, batch)).data.batch)
            expect(await rows()).toEqual(expected.at(-2 - index))
          }
          return redone
        }
        const undone = await takeBack(batches, states)
        const made = states.filter((_, index) => index === 0 || batches[index - 1] !== null)
        const redone = await takeBack(undone, made.toReversed())
        await takeBack(redone, made)
        expect(await rows()).toEqual(states[0])
      },
    )
    await fc.assert(property, { numRuns: runs(12) })
  })
})
