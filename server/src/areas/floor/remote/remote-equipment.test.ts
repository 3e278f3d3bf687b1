import { calls, type Programme, type RemoteEquipment } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import {
  startTestServer,
  type Credentials,
  engines,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aRound, aUser, aWorkout } from '../../../testing/factories.ts'

type Engine = (typeof engines)[number]

const remoteOf = async (server: TestServer, as: Credentials) =>
  (await server.call(calls.getRemote, as)).data
const mark = (
  server: TestServer,
  as: Credentials,
  ifRevision: number,
  { equipment = 'rope', action = 'out' }: { equipment?: Equipment; action?: 'out' | 'back' } = {},
) => server.call(calls.markEquipment, as, { body: { equipment, action, knows: ifRevision } })
const undo = (server: TestServer, as: Credentials, ifRevision: number) =>
  server.call(calls.undoEquipmentAction, as, { body: { knows: ifRevision } })
const pieceOf = ({ pieces }: RemoteEquipment, equipment: Equipment) =>
  pieces.find((piece) => piece.equipment === equipment)

const routine = (step: number, name: string) => ({
  step,
  text: name,
  videoLink: `/media/exercises/${name}.mp4`,
})

/** A location in London at noon whose round 1 needs a jump rope; its timer is stopped. */
async function setUpLocation(engine: Engine = 'SQLite', given: Record<string, unknown> = {}) {
  const server = await startTestServer({ engine })
  const location = await aLocation(server, {
    vtsEnabled: true,
    timeZone: 'Europe/London',
    ...given,
  })
  await aWorkout(server, {
    round: 1,
    startDate: '2026-11-20',
    endDate: '2026-11-25',
    routines: [routine(1, 'jump-rope'), routine(2, 'squat')],
  })
  const { as: wall } = await aPairedScreen(server, { location: location.id, round: 1 })
  const { as } = await aUser(server, 'location', { locations: [location.id] })
  const programme = async () => (await server.call(calls.getProgramme, wall)).data
  return { server, location, wall, as, programme }
}

const shownFrom = ({ intervals }: Programme) =>
  intervals.map(({ from, workout }) => [
    from.slice(5, 23),
    workout?.routines.map(({ videoLink, insteadOf }) =>
      [videoLink.slice('/media/exercises/'.length, -4), insteadOf].filter(Boolean).join(': '),
    ),
  ])

const asPlanned = ['jump-rope', 'squat']
const instead = ['high-knees: Instead of jump ropes', 'squat']

describe.each(laneEngines)('marking equipment as out on %s', (engine) => {
  test('substitutes exercises from the next bell after equipment is out until the gym day ends', async () => {
    const { server, as, programme } = await setUpLocation(engine)
    await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
    server.clock.advance(17_150)
    const before = (await remoteOf(server, as)).equipment
    expect(pieceOf(before, 'rope')).toEqual({
      equipment: 'rope',
      outBy: null,
      from: null,
      until: null,
      isComingBack: false,
      uses: [
        {
          ...{ round: 1, step: 1 },
          now: { name: 'Jump Rope', videoLink: '/media/exercises/jump-rope.mp4' },
          instead: { name: 'High Knees', videoLink: '/media/exercises/high-knees.mp4' },
        },
      ],
    })
    const marked = await mark(server, as, 0)
    expect(marked.data).toMatchObject({
      outcome: 'done',
      equipment: { revision: 1, takeBack: { action: 'out', equipment: 'rope' } },
    })
    expect(pieceOf(marked.data.equipment, 'rope')).toMatchObject({
      from: '2026-11-21T12:03:00.150Z',
      until: '2026-11-22T00:00:00.000Z',
    })
    const shown = await programme()
    expect(shownFrom(shown)).toEqual([
      ['11-21T00:00:00.000', asPlanned],
      ['11-21T12:03:00.150', instead],
      ['11-22T00:00:00.000', asPlanned],
      ['11-26T00:00:00.000', undefined],
    ])
    const [, turned] = shown.intervals
    expect(turned?.workout).toMatchObject({
      updatedAt: '2026-11-21T12:03:00.150Z',
      routines: [{ text: 'High knees on the spot, fast and light.' }, { text: 'squat' }],
    })
    expect(shown.media.find(({ url }) => url.endsWith('high-knees.mp4'))).toBeDefined()
  })

  test('switches screens and phones to the substitute exactly at the bell', async () => {
    const { server, as, wall } = await setUpLocation(engine)
    await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
    await mark(server, as, 0)
    const shownClip = async () => {
      const { data } = await server.call(calls.heartbeat, wall, {
        body: { status: { label: 'Connected', isConnected: true } },
      })
      const phone = await remoteOf(server, as)
      const ofPhone = phone.rounds[0]?.workout?.routines[0]?.videoLink
      expect(ofPhone).toBe(data.workout?.routines[0]?.videoLink)
      return ofPhone
    }
    server.clock.advance(179_000)
    expect(await shownClip()).toBe('/media/exercises/jump-rope.mp4')
    server.clock.advance(1_150)
    expect(await shownClip()).toBe('/media/exercises/high-knees.mp4')
  })

  test('returns to the planned exercise from the next bell after the equipment is back', async () => {
    const { server, as, programme } = await setUpLocation(engine)
    await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
    await mark(server, as, 0)
    server.clock.advance(200_150)
    const back = await mark(server, as, 1, { action: 'back' })
    expect(pieceOf(back.data.equipment, 'rope')).toMatchObject({
      until: '2026-11-21T12:03:30.150Z',
      isComingBack: true,
    })
    expect(shownFrom(await programme()).slice(1, 3)).toEqual([
      ['11-21T12:03:00.150', instead],
      ['11-21T12:03:30.150', asPlanned],
    ])
    server.clock.advance(11_000)
    expect(pieceOf((await remoteOf(server, as)).equipment, 'rope')?.outBy).toBeNull()
  })

  test('restores the exact program when a mark is undone within ten seconds', async () => {
    const { server, as, programme } = await setUpLocation(engine)
    const before = await programme()
    await mark(server, as, 0)
    expect(shownFrom(await programme())).not.toEqual(shownFrom(before))
    server.clock.advance(9_000)
    const undone = await undo(server, as, 1)
    expect(undone.data).toMatchObject({ outcome: 'done', equipment: { takeBack: null } })
    expect(await programme()).toEqual(before)
    await mark(server, as, 2)
    server.clock.advance(10_000)
    expect((await undo(server, as, 3)).data.outcome).toBe('not-now')
  })

  test('accepts one of two concurrent marks and sends both phones the same state', async () => {
    const { server, as } = await setUpLocation(engine)
    const answers = await Promise.all([mark(server, as, 0), mark(server, as, 0)])
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual(['changed-meanwhile', 'done'])
    const [one, other] = answers.map(({ data }) => pieceOf(data.equipment, 'rope'))
    expect(one).toEqual(other)
    expect((await mark(server, as, 1)).data.outcome).toBe('not-now')
  })

  test('logs who marked which equipment at which location', async () => {
    const { server, as, location } = await setUpLocation(engine)
    await mark(server, as, 0, { equipment: 'bag' })
    const { as: head } = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.listLogs, head, { query: { model: 'Location' } })
    expect(data[0]?.modifiedBy).toMatch(/^location-/)
    expect(data[0]?.data).toMatchObject({ id: location.id, equipment: 'bag', is: 'out' })
  })

  test('substitutes exercises whose equipment the location doesn’t have, in the screen’s language', async () => {
    const { as, server, programme, location } = await setUpLocation(engine, {
      language: 'es-mx',
      missingEquipment: ['rope'],
    })
    expect(shownFrom(await programme())[0]).toEqual([
      '11-21T00:00:00.000',
      ['high-knees: En lugar de las cuerdas', 'squat'],
    ])
    expect((await programme()).intervals[0]?.workout?.routines[0]?.text).toBe(
      'Rodillas al pecho en el sitio, rápido y ligero.',
    )
    expect(pieceOf((await remoteOf(server, as)).equipment, 'rope')).toBeUndefined()
    expect((await mark(server, as, 0)).data.outcome).toBe('not-now')
    await server.call(calls.updateLocation, as, {
      params: { id: location.id },
      body: { missingEquipment: [] },
    })
    expect(shownFrom(await programme())[0]).toEqual(['11-21T00:00:00.000', asPlanned])
  })
})

// security: coach-passes
test('a phone with a coach pass marks equipment of its own location only, named by its number', async () => {
  const { server, as, location } = await setUpLocation()
  const other = await aLocation(server)
  const made = await server.call(calls.createCoachPass, as, { params: { id: location.id } })
  const link = made.data.address.split('#')[1] ?? ''
  const secret = `rbp_${'a'.repeat(43)}`
  await server.call(calls.openCoachPass, undefined, { body: { link, secret } })
  const pass = { bearer: secret }
  const refused = await server.call(calls.markEquipment, pass, {
    query: { location: other.id },
    body: { equipment: 'rope', action: 'out', knows: 0 },
  })
  expect(refused.status).toBe(404)
  const { data } = await mark(server, pass, 0)
  expect(pieceOf(data.equipment, 'rope')?.outBy).toMatchObject({ pass: 1 })
})

test('a pending equipment change follows a timer that is extended, paused, resumed or stopped', async () => {
  const { server, as, programme } = await setUpLocation()
  const sendTimerAction = (
    action: 'start' | 'add-30' | 'pause' | 'resume' | 'stop',
    ifRevision: number,
  ) => server.call(calls.actOnTimer, as, { body: { action, knows: ifRevision } })
  const turnsAt = async () => shownFrom(await programme())[1]?.[0]
  await sendTimerAction('start', 0)
  server.clock.advance(1_000)
  await mark(server, as, 0)
  expect(await turnsAt()).toBe('11-21T12:03:00.150')
  await sendTimerAction('add-30', 1)
  expect(await turnsAt()).toBe('11-21T12:03:30.150')
  server.clock.advance(1_000)
  await sendTimerAction('pause', 2)
  expect(await turnsAt()).toBe('11-26T00:00:00.000')
  server.clock.advance(60_000)
  await sendTimerAction('resume', 3)
  expect(await turnsAt()).toBe('11-21T12:04:30.150')
  server.clock.advance(1_000)
  await sendTimerAction('stop', 4)
  expect(await turnsAt()).toBe('11-21T12:01:03.150')
})

test('undoing one mark keeps another waiting for the bell that was moved meanwhile', async () => {
  const { server, as, programme } = await setUpLocation()
  await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
  server.clock.advance(171_150)
  await mark(server, as, 0)
  server.clock.advance(1_000)
  await mark(server, as, 1, { equipment: 'bag' })
  server.clock.advance(6_000)
  await server.call(calls.actOnTimer, as, { body: { action: 'add-30', knows: 1 } })
  server.clock.advance(3_000)
  expect((await undo(server, as, 2)).data.outcome).toBe('done')
  expect(shownFrom(await programme()).slice(0, 2)).toEqual([
    ['11-21T00:00:00.000', asPlanned],
    ['11-21T12:03:30.150', instead],
  ])
})

test('an exercise without a substitute stays, and the remote says so', async () => {
  const { server, as, programme } = await setUpLocation()
  const { as: head } = await aUser(server, 'admin')
  const { data } = await server.call(calls.listExercises, head, { query: { name: 'jump-rope' } })
  const id = data[0]?.id ?? ''
  await server.call(calls.updateExercise, head, { params: { id }, body: { alternatives: [] } })
  const { equipment } = await remoteOf(server, as)
  expect(pieceOf(equipment, 'rope')?.uses).toMatchObject([{ round: 1, instead: null }])
  await mark(server, as, 0)
  expect(shownFrom(await programme())[0]).toEqual(['11-21T00:00:00.000', asPlanned])
})

test('active-break exercises are substituted too, and screens cache the substitutes beforehand', async () => {
  const { server, as, location, programme } = await setUpLocation()
  await server.call(calls.updateLocationTimer, as, {
    params: { id: location.id },
    body: { dwsActiveBreaks: ['jump-rope', 'plank'] },
  })
  const breaks = async () =>
    (await programme()).activeBreaks.map(({ name, displayName }) => `${name}: ${displayName}`)
  expect(await breaks()).toEqual(['jump-rope: Jump Rope', 'plank: Plank'])
  expect((await programme()).spares).toEqual([
    '/media/exercises/high-knees.mp4',
    '/media/exercises/fast-feet.mp4',
  ])
  await mark(server, as, 0)
  expect(await breaks()).toEqual(['jump-rope: High Knees', 'plank: Plank'])
  const { activeBreaks, spares, later } = await programme()
  expect(activeBreaks.map(({ insteadOf }) => insteadOf)).toEqual([
    'Instead of jump ropes',
    undefined,
  ])
  // An offline screen knows when the mark ends and has the clip for then.
  expect(spares).toContain('/media/exercises/jump-rope.mp4')
  const { activeBreaks: planned, ...rest } = later?.[0] ?? {}
  expect([later?.length, rest]).toEqual([
    1,
    { from: '2026-11-22T00:00:00.000Z', flexibilityVideo: null },
  ])
  expect(planned?.map(({ displayName }) => displayName)).toEqual(['Jump Rope', 'Plank'])
})

test('an active-break substitute stays until its break ends after the equipment is back', async () => {
  const { server, location, as, programme } = await setUpLocation()
  await server.call(calls.updateLocationTimer, as, {
    params: { id: location.id },
    body: { dwsActiveBreaks: ['jump-rope'] },
  })
  await mark(server, as, 0)
  await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
  server.clock.advance(178_150)
  await mark(server, as, 1, { action: 'back' })
  const breaks = async () => {
    const { activeBreaks, later = [] } = await programme()
    const names = (list: typeof activeBreaks) => list.map(({ displayName }) => displayName)
    return [
      ['now', ...names(activeBreaks)],
      ...later.map((one) => [one.from.slice(14, 23), ...names(one.activeBreaks)]),
    ]
  }
  const expected = [
    ['now', 'High Knees'],
    ['03:30.150', 'Jump Rope'],
  ]
  expect(await breaks()).toEqual(expected)
  server.clock.advance(31_999)
  expect(await breaks()).toEqual(expected)
  server.clock.advance(1)
  expect(await breaks()).toEqual([['now', 'Jump Rope']])
})

test('an undone timer action doesn’t apply an equipment change in the middle of a round', async () => {
  const { server, as, programme } = await setUpLocation()
  await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
  server.clock.advance(50_150)
  await mark(server, as, 0)
  const before = shownFrom(await programme())
  server.clock.advance(10_000)
  await server.call(calls.actOnTimer, as, { body: { action: 'next-bell', knows: 1 } })
  expect(shownFrom(await programme())[1]).toEqual(['11-21T12:01:00.300', instead])
  server.clock.advance(4_000)
  await server.call(calls.undoTimerAction, as, { body: { knows: 2 } })
  expect(shownFrom(await programme())).toEqual(before)
})

test('an equipment mark ends at midnight of the location’s time zone, also with clock changes', async () => {
  const endOf = async (now: string, given: Record<string, unknown>) => {
    const server = await startTestServer({ now: Date.parse(now) })
    const { id } = await aLocation(server, given)
    const { as } = await aUser(server, 'location', { locations: [id] })
    return pieceOf((await mark(server, as, 0)).data.equipment, 'rope')?.until
  }
  expect(await endOf('2026-11-21T23:00:00Z', { timeZone: 'America/New_York' })).toBe(
    '2026-11-22T05:00:00.000Z',
  )
  const in365 = { timeZone: 'America/New_York', is365: true }
  expect(await endOf('2026-11-21T23:00:00Z', in365)).toBe('2026-11-22T05:00:00.000Z')
  expect(await endOf('2026-11-22T03:00:00Z', in365)).toBe('2026-11-22T05:00:00.000Z')
  expect(await endOf('2026-11-01T04:30:00Z', { timeZone: 'America/New_York' })).toBe(
    '2026-11-02T05:00:00.000Z',
  )
  expect(await endOf('2026-03-08T08:30:00Z', { timeZone: 'America/New_York' })).toBe(
    '2026-03-09T04:00:00.000Z',
  )
})

const stretch = '/media/exercises/standing-side-stretch.mp4'

/** Makes some exercises need a mat, with these substitutes. */
async function needMats(server: TestServer, needing: Readonly<Record<string, readonly string[]>>) {
  const { as: head } = await aUser(server, 'admin')
  const { data: all } = await server.call(calls.listExercises, head, { query: { limit: 100 } })
  const find = (name: string) => all.find((exercise) => exercise.name === name)
  for (const [name, allowed] of Object.entries(needing)) {
    const alternatives = allowed.map((other) => ({
      exercise: find(other)?.id ?? '',
      kind: 'same-intent' as const,
    }))
    const { status } = await server.call(calls.updateExercise, head, {
      params: { id: find(name)?.id ?? '' },
      body: { needs: ['mat'], alternatives },
    })
    expect([name, status]).toEqual([name, 200])
  }
  return { head, find }
}

test('the flexibility video is substituted as soon as its equipment is out, with a note on screen', async () => {
  const { server, as, location } = await setUpLocation(undefined, { language: 'fr' })
  await aRound(server, 10, { videoLink: stretch })
  await needMats(server, { 'standing-side-stretch': ['squat'] })
  const before = await remoteOf(server, as)
  expect(pieceOf(before.equipment, 'mat')?.uses).toEqual([])
  const { as: wall } = await aPairedScreen(server, { location: location.id, round: 10 })
  const shown = async () => {
    const { flexibilityVideo, flexibilityInsteadOf, spares, media, revision } = (
      await server.call(calls.getProgramme, wall)
    ).data
    expect(media.map(({ url }) => url)).toContain(flexibilityVideo)
    return { flexibilityVideo, flexibilityInsteadOf, spares, revision }
  }
  const planned = await shown()
  const { activeBreaks } = (await server.call(calls.getProgramme, wall)).data
  const spares = ['/media/exercises/squat.mp4']
  expect(planned).toMatchObject({ flexibilityVideo: stretch, spares })
  expect(planned.flexibilityInsteadOf).toBeUndefined()
  await server.call(calls.actOnTimer, as, { body: { action: 'start', knows: 0 } })
  const marked = await mark(server, as, 0, { equipment: 'mat' })
  expect(pieceOf(marked.data.equipment, 'mat')?.uses).toMatchObject([
    { round: 10, instead: { videoLink: '/media/exercises/squat.mp4' } },
  ])
  const out = await shown()
  expect(out).toMatchObject({
    flexibilityVideo: '/media/exercises/squat.mp4',
    flexibilityInsteadOf: 'À la place des tapis',
  })
  expect(out.revision).not.toBe(planned.revision)
  expect(out.spares).toContain(stretch)
  expect((await server.call(calls.getProgramme, wall)).data.later).toEqual([
    { from: '2026-11-22T00:00:00.000Z', flexibilityVideo: stretch, activeBreaks },
  ])
  await undo(server, as, 1)
  expect(await shown()).toEqual(planned)
  for (const missingEquipment of [['mat' as const], []]) {
    const params = { id: location.id }
    await server.call(calls.updateLocation, as, { params, body: { missingEquipment } })
    const video = missingEquipment.length > 0 ? '/media/exercises/squat.mp4' : stretch
    expect((await shown()).flexibilityVideo).toBe(video)
  }
  await mark(server, as, 2, { equipment: 'mat' })
  server.clock.now = Date.parse('2026-11-22T00:00:00Z') - 1
  expect((await shown()).flexibilityVideo).toBe('/media/exercises/squat.mp4')
  server.clock.advance(1)
  expect((await shown()).flexibilityVideo).toBe(stretch)
})

test('active-break exercises without a clip get different substitutes too', async () => {
  const { server, as, location, programme } = await setUpLocation()
  const { head, find } = await needMats(server, {
    plank: ['squat', 'high-knees'],
    'push-up': ['squat', 'high-knees'],
  })
  await server.call(calls.updateExercise, head, {
    params: { id: find('plank')?.id ?? '' },
    body: { videoLink: null },
  })
  await server.call(calls.updateLocationTimer, as, {
    params: { id: location.id },
    body: { dwsActiveBreaks: ['plank', 'push-up'] },
  })
  const breaks = async () => (await programme()).activeBreaks.map(({ displayName }) => displayName)
  expect(await breaks()).toEqual(['Plank', 'Push-Up'])
  const { data } = await mark(server, as, 0, { equipment: 'mat' })
  expect(await breaks()).toEqual(['Squat', 'High Knees'])
  expect(
    pieceOf(data.equipment, 'mat')?.uses.map(({ round, now, instead }) => [
      round,
      now.name,
      now.videoLink,
      instead?.name,
    ]),
  ).toEqual([
    [null, 'Plank', null, 'Squat'],
    [null, 'Push-Up', '/media/exercises/push-up.mp4', 'High Knees'],
  ])
})
