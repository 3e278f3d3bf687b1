import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import {
  aLocation,
  aPairedScreen,
  alive,
  aRoutine,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'
import { unknownId } from '../../../testing/refusals.ts'

const draft = {
  name: 'Bag Day',
  subHeader: 'Jab Cross Hook',
  round: 4,
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  routines: [aRoutine(1), aRoutine(2)],
}

describe.each(engines)('workouts on %s', (engine) => {
  // spec: 3
  test('are created by admins, with named steps and timestamps from days', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const created = await server.call(calls.createWorkout, admin.as, { body: draft })
    expect(created.status).toBe(201)
    expect(created.data).toMatchObject({
      name: 'Bag Day',
      startDate: '2026-11-21T00:00:00.000Z',
      endDate: '2026-11-22T23:59:59.999Z',
      routines: [
        { name: 'ITEM 1', step: 1 },
        { name: 'ITEM 2', step: 2 },
      ],
    })
    const read = await server.call(calls.getWorkout, admin.as, { params: { id: created.data.id } })
    expect(read.data).toEqual(created.data)
  })

  test('are unchanged when saved as read, and change only the fields given', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server)
    const params = { id: workout.id }
    const same = await server.call(calls.updateWorkout, admin.as, { params, body: workout })
    expect(same.data).toEqual(workout)
    const changed = await server.call(calls.updateWorkout, admin.as, {
      params,
      body: { subHeader: 'New words' },
    })
    expect(changed.data).toMatchObject({ name: workout.name, subHeader: 'New words' })
    expect(changed.data.updatedAt > workout.updatedAt).toBe(true)
  })

  test('need no sub-header', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { subHeader: _, ...bare } = draft
    const created = await server.call(calls.createWorkout, admin.as, { body: bare })
    expect(created.data.subHeader).toBe('')
    const params = { id: created.data.id }
    await server.call(calls.updateWorkout, admin.as, { params, body: { subHeader: 'Power' } })
    const emptied = await server.call(calls.updateWorkout, admin.as, {
      params,
      body: { subHeader: '' },
    })
    expect(emptied.data.subHeader).toBe('')
  })

  // spec: 7
  test('take a new list of routines and keep the ID of each step', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server, { routines: [aRoutine(1), aRoutine(2)] })
    const changed = await server.call(calls.updateWorkout, admin.as, {
      params: { id: workout.id },
      body: { routines: [aRoutine(2, { text: 'Second' }), aRoutine(1), aRoutine(3)] },
    })
    expect(changed.data.routines.map((routine) => routine.step)).toEqual([1, 2, 3])
    expect(changed.data.routines[1]).toMatchObject({
      id: workout.routines[1]?.id,
      text: 'Second',
    })
  })

  test('keep the IDs of the remaining routines when one is deleted', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const given = [1, 2, 3].map((step) => aRoutine(step))
    const workout = await aWorkout(server, { routines: given })
    const params = { id: workout.id }
    const [first, second, third] = workout.routines
    server.clock.advance(60_000)
    const saved = await server.call(calls.updateWorkout, admin.as, {
      params,
      body: {
        routines: [
          { ...third, step: 1 },
          { ...second, step: 2 },
          { ...third, step: 3, text: 'The same again.' },
        ],
      },
    })
    const ids = saved.data.routines.map((routine) => routine.id)
    expect(ids.slice(0, 2)).toEqual([third?.id, second?.id])
    expect([first, second, third].map((routine) => routine?.id)).not.toContain(ids[2])
    expect(saved.data.routines[1]).toEqual(second)
    expect(saved.data.routines[0]).toMatchObject({
      createdAt: third?.createdAt,
      updatedAt: '2026-11-21T12:01:00.000Z',
    })
  })

  // spec: 7
  test('are listed with filters, order and pages', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aWorkout(server, {
      name: 'Éclair 100%',
      round: 2,
      startDate: '2026-12-01',
      endDate: '2026-12-02',
    })
    await aWorkout(server, { name: 'eclair 100 plus', round: 2 })
    await aWorkout(server, { name: 'Other', round: 3, routines: [] })
    const names = async (q: unknown, sort = 'name') => {
      const listed = await server.call(calls.listWorkouts, admin.as, {
        query: { q: JSON.stringify(q), sort },
      })
      expect(listed.count).toBe(listed.data.length)
      return listed.data.map((workout) => workout.name)
    }
    expect(await names({ round: 2 })).toEqual(['eclair 100 plus', 'Éclair 100%'])
    expect(await names({ name: '100%' })).toEqual(['Éclair 100%'])
    expect(await names({ name: { $regex: '.*', $options: 'i' } })).toEqual([])
    expect(await names({ name: { $regex: 'ECLAIR' } }, '-name')).toEqual([
      'Éclair 100%',
      'eclair 100 plus',
    ])
    await aWorkout(server, { name: 'Waiting', isDraft: true })
    expect(await names({ isDraft: true })).toEqual(['Waiting'])
    expect(await names({ isDraft: false, round: 3 })).toEqual(['Other'])
    expect(await names({ routines: [] })).toEqual(['Other'])
    expect(await names({ routines: { $size: 0 } })).toEqual(['Other'])
    expect(await names({ startDate: { $gte: '2026-12-01' } })).toEqual(['Éclair 100%'])
    expect(await names({ endDate: { $lt: '2026-12-01' } }, '-createdAt')).toEqual([
      'Waiting',
      'Other',
      'eclair 100 plus',
    ])
    const second = await server.call(calls.listWorkouts, admin.as, {
      query: { page: 2, limit: 2, sort: 'name' },
    })
    expect(second.data.map((workout) => workout.name)).toEqual(['Other', 'Waiting'])
    expect(second.count).toBe(4)
    expect(second.pagination).toEqual({ page: 2, limit: 2, pages: 2 })
  })

  test('are filtered by a time to the millisecond, and by whole days', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const [first, second] = ['2026-11-21', '2026-12-01']
    await aWorkout(server, { name: 'first', startDate: first, endDate: first })
    await aWorkout(server, { name: 'second', startDate: second, endDate: second })
    const found: [object, string[]][] = [
      [{ startDate: { $gte: '2026-12-01T00:00:00.000Z' } }, ['second']],
      [{ startDate: { $gte: '2026-12-01T00:00:00.001Z' } }, []],
      [{ startDate: { $gt: '2026-12-01T00:00:00.000Z' } }, []],
      [{ startDate: { $lt: '2026-12-01T12:00:00Z' } }, ['first', 'second']],
      [{ startDate: { $lt: '2026-11-30T19:00:00-05:00' } }, ['first']],
      [{ startDate: { $gte: '2026-12-01' } }, ['second']],
      [{ endDate: { $lte: '2026-11-21T23:59:59.999Z' } }, ['first']],
      [{ endDate: { $lte: '2026-11-21T12:00:00.000Z' } }, []],
      [{ endDate: { $lte: '2026-11-21' } }, ['first']],
    ]
    for (const [q, names] of found) {
      const query = { q: JSON.stringify(q), sort: 'name' } as const
      const listed = await server.call(calls.listWorkouts, as, { query })
      expect([q, listed.data.map((workout) => workout.name)]).toEqual([q, names])
    }
  })

  // spec: 7
  test('are deleted with their routines', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server)
    const params = { id: workout.id }
    expect((await server.call(calls.deleteWorkout, admin.as, { params })).status).toBe(200)
    expect((await server.call(calls.getWorkout, admin.as, { params })).status).toBe(404)
    const left = await server.database.db.selectFrom('routines').selectAll().execute()
    expect(left).toEqual([])
  })

  test('are restored exactly within a minute after they are deleted or emptied', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { as: screen } = await aPairedScreen(server)
    const workout = await aWorkout(server, { routines: [aRoutine(1), aRoutine(2)] })
    const params = { id: workout.id }
    const shown = async () => (await server.call(calls.heartbeat, screen, { body: alive })).data
    const restore = () => server.call(calls.restoreWorkout, admin.as, { params })
    const read = async () => (await server.call(calls.getWorkout, admin.as, { params })).data
    const empty = () =>
      server.call(calls.updateWorkout, admin.as, { params, body: { routines: [], name: 'Bare' } })
    server.clock.advance(60_000)

    for (const remove of [
      () => server.call(calls.deleteWorkout, admin.as, { params }),
      empty,
    ] as const) {
      expect((await shown()).workout?.id).toBe(workout.id)
      expect((await remove()).status).toBe(200)
      expect((await shown()).workout).toBeNull()
      server.clock.advance(59_999)
      expect((await restore()).data).toEqual(workout)
      expect((await shown()).workout?.id).toBe(workout.id)
      // Retried after a lost response.
      expect((await restore()).data).toEqual(workout)
      expect(await read()).toEqual(workout)
    }
    expect((await server.call(calls.listWorkouts, admin.as)).count).toBe(1)
    const { data: restored } = await server.call(
      calls.listLogs,
      (await aUser(server, 'super-admin')).as,
      { query: { model: 'Workout', action: 'restore' } },
    )
    expect(restored).toHaveLength(2)

    await empty()
    await server.call(calls.updateWorkout, admin.as, { params, body: { name: 'Changed since' } })
    expect((await restore()).error?.code).toBe('changed-meanwhile')
    expect((await read()).name).toBe('Changed since')
    await server.call(calls.deleteWorkout, admin.as, { params })
    server.clock.advance(60_000)
    expect((await restore()).status).toBe(404)
  })

  test('have a cue for each step, which stays until it is deleted', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { as: screen } = await aPairedScreen(server, {
      location: (await aLocation(server, { language: 'es-mx' })).id,
    })
    const cueTranslations = [{ language: 'es', text: 'Cadera baja', original: 'Hips low' }]
    const workout = await aWorkout(server, {
      routines: [aRoutine(1, { cue: ' Hips low ', cueTranslations }), aRoutine(2)],
    })
    const cues = async () => {
      const { data } = await server.call(calls.heartbeat, screen, { body: alive })
      return data.workout?.routines.map((routine) => ('cue' in routine ? routine.cue : 'none'))
    }
    const update = (routines: object[]) =>
      server.call(calls.updateWorkout, as, { params: { id: workout.id }, body: { routines } })
    expect(workout.routines).toMatchObject([
      { cue: 'Hips low', cueTranslations },
      { cue: null, cueTranslations: [] },
    ])
    expect(await cues()).toEqual(['Cadera baja', 'none'])

    // From a client that doesn’t know cues.
    const kept = await update([aRoutine(1, { text: 'Squat.' }), aRoutine(2)])
    expect(kept.data.routines[0]).toMatchObject({
      text: 'Squat.',
      cue: 'Hips low',
      cueTranslations,
    })
    const tooLong = await update([aRoutine(1, { cue: 'x'.repeat(25) })])
    expect(tooLong.error?.issues).toMatchObject([{ path: 'routines.0.cue', code: 'too-long' }])
    await update([aRoutine(1, { cue: '' }), aRoutine(2, { cue: 'Snap it back' })])
    expect(await cues()).toEqual(['none', 'Snap it back'])
  })

  test('split rounds into intervals of valid lengths', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { as: screen } = await aPairedScreen(server)
    const workout = await aWorkout(server)
    expect(workout.intervals).toBeNull()
    const update = (intervals: object | null) =>
      server.call(calls.updateWorkout, as, { params: { id: workout.id }, body: { intervals } })
    const shown = async () => {
      const { data } = await server.call(calls.heartbeat, screen, { body: alive })
      return data.workout
    }
    expect(await shown()).not.toHaveProperty('intervals')
    const twentyTen = { kind: 'work-rest', workSeconds: 20, restSeconds: 10 }
    for (const intervals of [twentyTen, { kind: 'equal-steps' }]) {
      expect((await update(intervals)).data.intervals).toEqual(intervals)
      expect((await shown())?.intervals).toEqual(intervals)
    }
    for (const [wrong, path, code] of [
      [{ ...twentyTen, restSeconds: 4 }, 'intervals.restSeconds', 'number-too-small'],
      [{ ...twentyTen, workSeconds: 76 }, 'intervals.workSeconds', 'number-too-large'],
      [{ kind: 'work-rest', workSeconds: 20 }, 'intervals.restSeconds', 'required'],
      [{ kind: 'tabata' }, 'intervals.kind', 'one-of'],
    ] as const)
      expect((await update(wrong)).error?.issues).toMatchObject([{ path, code }])
    await update(null)
    expect(await shown()).not.toHaveProperty('intervals')
  })

  test('suggest the latest translations of the same texts in other workouts', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const translation = (text: string, original: string, language = 'es') => ({
      language,
      text,
      original,
    })
    const workoutOn = (day: string, given: object) =>
      aWorkout(server, { startDate: day, endDate: day, ...given })
    await workoutOn('2026-10-01', {
      name: 'Bag Day',
      nameTranslations: [translation('Viejo', 'Bag Day')],
      routines: [
        aRoutine(1, {
          ...{ text: 'Jab.', textTranslations: [translation('Directo.', 'Jab.')] },
          ...{
            cue: 'Snap it back',
            cueTranslations: [translation('Regrese rápido', 'Snap it back')],
          },
        }),
      ],
    })
    await workoutOn('2026-10-28', {
      name: 'Bag Day',
      nameTranslations: [translation('Saco', 'Bag Day'), translation('Sac', 'Bag Day', 'fr')],
      routines: [aRoutine(1, { text: 'Jab.', textTranslations: [translation('Antes.', 'Jab')] })],
    })
    const workout = await workoutOn('2026-11-25', {
      name: 'Bag Day',
      subHeader: 'Never said',
      subHeaderTranslations: [translation('Propio', 'Never said')],
      routines: [aRoutine(1, { text: 'Jab.', cue: 'Snap it back' })],
    })
    const ask = (language: 'es' | 'fr' | 'ja') =>
      server.call(calls.listEarlierTranslations, admin.as, {
        params: { id: workout.id },
        query: { language },
      })
    expect((await ask('es')).data).toEqual([
      { original: 'Bag Day', text: 'Saco', day: '2026-10-28' },
      { original: 'Jab.', text: 'Directo.', day: '2026-10-01' },
      { original: 'Snap it back', text: 'Regrese rápido', day: '2026-10-01' },
    ])
    expect((await ask('fr')).data).toEqual([
      { original: 'Bag Day', text: 'Sac', day: '2026-10-28' },
    ])
    expect((await ask('ja')).data).toEqual([])
  })

  test('count the connected screens that show them', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server)
    const screens = [await aPairedScreen(server), await aPairedScreen(server)]
    const [first] = screens
    const sameGym = { location: first?.screen.location?.id }
    screens.push(await aPairedScreen(server, sameGym), await aPairedScreen(server, { round: 2 }))
    const count = async () => {
      const params = { id: workout.id }
      return (await server.call(calls.getWorkoutWalls, admin.as, { params })).data
    }
    expect(await count()).toEqual({ walls: 0, locations: 0, gyms: 2 })
    for (const { as } of screens) await server.call(calls.heartbeat, as, { body: alive })
    await server.services.presence.flush()
    expect(await count()).toEqual({ walls: 3, locations: 2, gyms: 2 })
    server.clock.advance(60_000)
    await server.call(calls.heartbeat, first?.as, { body: alive })
    server.clock.advance(31_000)
    expect(await count()).toEqual({ walls: 1, locations: 1, gyms: 2 })
    const unknown = { params: { id: unknownId } }
    expect((await server.call(calls.getWorkoutWalls, admin.as, unknown)).status).toBe(404)
  })

  test('refuse the second of two concurrent edits', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server)
    const params = { id: workout.id }
    const save = (subHeader: string) =>
      server.call(calls.updateWorkout, admin.as, {
        params,
        body: { subHeader, expectedUpdatedAt: workout.updatedAt },
      })
    expect((await save('First')).status).toBe(200)
    const refused = await save('Second')
    expect(refused.error?.code).toBe('changed-meanwhile')
    const read = await server.call(calls.getWorkout, admin.as, { params })
    expect(read.data.subHeader).toBe('First')
  })
})

// spec: 5
test('a workout that ends before it starts is refused with the text of the specification', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const body = { ...draft, endDate: '2026-11-20' }
  const refused = await server.call(calls.createWorkout, admin.as, { body })
  expect(refused.status).toBe(400)
  expect(refused.error).toMatchObject({
    error: sentences.endBeforeStart,
    issues: [{ path: 'endDate', message: sentences.validEndDate }],
  })
})

// spec: 5, 9
// security: 1.2.1, 1.2.2, 1.2.3, 1.3.3
test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(86) }],
  ['subHeader', { subHeader: 'two\nlines' }],
  ['round', { round: 10 }],
  ['round', { round: '4' }],
  ['startDate', { startDate: '2026-02-30' }],
  ['endDate', { endDate: null }],
  ['routines', { routines: [aRoutine(1), aRoutine(1)] }],
  ['routines', { routines: [aRoutine(2)] }],
  ['routines', { routines: [1, 2, 3, 4].map((step) => aRoutine(Math.min(step, 3))) }],
  ['routines.0.text', { routines: [aRoutine(1, { text: '' })] }],
  ['routines.0.videoLink', { routines: [aRoutine(1, { videoLink: 'javascript:alert(1)' })] }],
  ['routines.0.videoLink', { routines: [aRoutine(1, { videoLink: '/media/../secrets' })] }],
  [
    'routines.0.videoLink',
    { routines: [aRoutine(1, { videoLink: 'https://a.test/\u202E4pm.x' })] },
  ],
  ['routines.0.videoLink', { routines: [aRoutine(1, { videoLink: 'https://a.test/\u200Bx' })] }],
  ['routines.0.lrVideoLink', { routines: [aRoutine(1, { lrVideoLink: 'file:///etc/passwd' })] }],
  ['colour', { colour: 'red' }],
  ['name', { name: 'nul\u0000byte' }],
  ['name', { name: 'lone \ud800 surrogate' }],
])('a workout with an invalid %s is refused by the name of the field: %j', async (path, wrong) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const refused = await server.call(calls.createWorkout, admin.as, { body: { ...draft, ...wrong } })
  expect(refused.status).toBe(400)
  expect(refused.error?.issues?.map((issue) => issue.path)).toContain(path)
  const listed = await server.call(calls.listWorkouts, admin.as)
  expect(listed.count).toBe(0)
})

// security: 1.2.4, 1.2.9
test.each([
  'nonsense',
  '[]',
  '{"$where":"1"}',
  '{"round":"1"}',
  '{"isDraft":"yes"}',
  '{"name":{"$ne":""}}',
  '{"routines":{"$size":1}}',
  '{"startDate":{"$gte":"x"}}',
  '{"startDate":{"$gte":"2026-12-01T25:00:00Z"}}',
  '{"endDate":{"$lte":"9999-12-31T23:59:59-05:00"}}',
])('the workout filter %s is refused by the name of the field', async (q) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const refused = await server.call(calls.listWorkouts, admin.as, { query: { q } })
  expect(refused.status).toBe(400)
  expect(refused.error?.issues?.[0]?.path).toMatch(/^q/)
})
