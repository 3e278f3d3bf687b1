import { calls, Heartbeat, shownIn, type Translation } from '@roundboard/contract'
import { languages } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { startTestServer, type Credentials, laneEngines } from '../../../testing/test-server.ts'
import { system } from '../../../platform/actor.ts'
import {
  aLocation,
  aPairedScreen,
  aRound,
  aRoutine,
  aUser,
  aWorkout,
  testPassword,
  aMediaItem,
  smallestJpeg,
} from '../../../testing/factories.ts'

const alive = Heartbeat.parse({
  status: { label: 'connected', isConnected: true, statusUpdatedAt: '2026-11-21T12:00:00.000Z' },
  refreshFlag: false,
})

const at = (iso: string) => ({ now: Date.parse(iso) })

describe.each(laneEngines)('playback on %s', (engine) => {
  // spec: 7
  test('shows today’s workout of the round and its changes at the next heartbeat', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aRound(server, 1)
    const workout = await aWorkout(server, { subHeader: 'Before' })
    const { as } = await aPairedScreen(server)
    const beat = () => server.call(calls.heartbeat, as, { body: alive })
    const first = await beat()
    expect(first.data).toMatchObject({
      workout: { id: workout.id, subHeader: 'Before' },
      lrVideo: false,
      appVersion: '21.12.22',
      screen: { round: 1, roundName: 'Round 1', refreshFlag: false },
    })
    await server.call(calls.updateWorkout, admin.as, {
      params: { id: workout.id },
      body: { subHeader: 'After' },
    })
    const second = await beat()
    expect(second.data.workout?.subHeader).toBe('After')
    expect(second.data.programmeRevision).not.toBe(first.data.programmeRevision)
    expect((await beat()).data.programmeRevision).toBe(second.data.programmeRevision)
  })

  test('sends the same screen and workout in the program and the heartbeat', async () => {
    const server = await startTestServer({ engine })
    await aRound(server, 1)
    await aWorkout(server)
    await aWorkout(server, { startDate: '2026-11-23', endDate: '2026-11-24' })
    const { as } = await aPairedScreen(server)
    const programme = await server.call(calls.getProgramme, as)
    const beat = await server.call(calls.heartbeat, as, { body: alive })
    const own = await server.call(calls.getOwnScreen, as)
    expect(programme.data.revision).toBe(beat.data.programmeRevision)
    expect(beat.data.screen).toEqual(programme.data.screen)
    expect(own.data).toMatchObject(programme.data.screen)
    const names = programme.data.intervals.map((interval) => interval.workout?.name ?? null)
    expect(names).toEqual([expect.any(String), null, expect.any(String), null])
    const [first] = programme.data.intervals
    expect(first?.workout).toEqual(beat.data.workout)
    for (const [index, interval] of programme.data.intervals.entries())
      expect(programme.data.intervals[index + 1]?.from ?? interval.to).toBe(interval.to)
  })

  test('shows the screen’s language, else its base language, else the original text', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const translation = (language: string, text: string, original: string) => ({
      language,
      text,
      original,
    })
    const workout = await aWorkout(server, {
      name: 'Bag Day',
      nameTranslations: [
        translation('es', 'Saco', 'Bag Day'),
        translation('es-mx', 'Costal', 'Bag Day'),
      ],
      subHeader: 'Power',
      subHeaderTranslations: [translation('es', 'Fuerza', 'Strength')],
      routines: [
        aRoutine(1, { text: 'Jab.', textTranslations: [translation('ar-qa', 'لكمة', 'Jab.')] }),
        aRoutine(2, { text: 'Hook.', textTranslations: [] }),
      ],
    })
    const { as, screen } = await aPairedScreen(server)
    const beat = async () => (await server.call(calls.heartbeat, as, { body: alive })).data
    const seen = new Set<string>()
    for (const language of languages) {
      const params = { id: screen.id }
      await server.call(calls.updateScreen, admin.as, { params, body: { language } })
      const shown = shownIn(language, workout)
      // First from Fastify, then from memory.
      for (const answer of [await beat(), await beat()]) {
        expect([language, answer.workout]).toEqual([language, shown])
        seen.add(answer.programmeRevision)
      }
      const programme = (await server.call(calls.getProgramme, as)).data
      expect(programme.intervals[0]?.workout).toEqual(shown)
      expect(seen).toContain(programme.revision)
      const round = { params: { round: 1 } }
      expect((await server.call(calls.getRoundWorkout, as, round)).data.workout).toEqual(shown)
    }
    expect(seen.size).toBe(languages.length)
    expect(shownIn('es-mx', workout)).toMatchObject({ name: 'Costal', subHeader: 'Fuerza' })
    expect(shownIn('es-ar', workout)).toMatchObject({ name: 'Saco' })
    expect(shownIn('ar-jo', workout).routines[0]?.text).toBe('Jab.')
  })

  test('shows a saved translation from the next heartbeat on', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server, { subHeader: 'Power' })
    const { as, screen } = await aPairedScreen(server)
    const staff = { params: { round: 1 }, query: { location: screen.location?.id ?? '' } }
    await server.call(calls.updateScreen, admin.as, {
      params: { id: screen.id },
      body: { language: 'fr-ca' },
    })
    const beat = async () => (await server.call(calls.heartbeat, as, { body: alive })).data
    const before = await beat()
    expect(before.workout?.subHeader).toBe('Power')
    const save = (subHeaderTranslations: Translation[]) =>
      server.call(calls.updateWorkout, admin.as, {
        params: { id: workout.id },
        body: { subHeaderTranslations },
      })
    await save([{ language: 'fr', text: 'Puissance', original: 'Power' }])
    const after = await beat()
    expect(after.workout?.subHeader).toBe('Puissance')
    expect(after.programmeRevision).not.toBe(before.programmeRevision)
    // Staff see it in the location’s language.
    const named = await server.call(calls.getRoundWorkout, admin.as, staff)
    expect(named.data.workout?.subHeader).toBe('Power')
    await save([])
    expect((await beat()).workout?.subHeader).toBe('Power')
  })

  test('records presence from heartbeats, visible to staff and kept over a restart', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { screen, as } = await aPairedScreen(server)
    const read = () => server.call(calls.getScreen, admin.as, { params: { id: screen.id } })
    expect((await read()).data.status).toEqual({
      label: 'never seen',
      isConnected: false,
      statusUpdatedAt: null,
    })
    const report = { workoutId: screen.id, droppedFrames: 3, clockOffsetMs: -1.5 }
    await server.call(calls.heartbeat, as, { body: { ...alive, report } })
    expect((await read()).data).toMatchObject({
      status: {
        label: 'connected',
        isConnected: true,
        statusUpdatedAt: '2026-11-21T12:00:00.000Z',
      },
      contentId: screen.id,
      report,
    })
    server.clock.advance(90_000)
    expect((await read()).data.status.isConnected).toBe(true)
    server.clock.advance(1)
    expect((await read()).data.status.isConnected).toBe(false)

    await server.services.presence.flush()
    const stored = await server.database.db.selectFrom('screenPresence').selectAll().execute()
    expect(stored).toMatchObject([{ screenId: screen.id, seenAt: '2026-11-21T12:00:00.000Z' }])
  })

  test('returns the same record to a screen as to staff', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aRound(server, 1)
    const workout = await aWorkout(server)
    const { screen, as } = await aPairedScreen(server)
    const record = async () => {
      const own = (await server.call(calls.getOwnScreen, as)).data
      const read = await server.call(calls.getScreen, admin.as, { params: { id: screen.id } })
      const { contentId, status, createdAt } = read.data
      expect(own).toMatchObject({ contentId, status, createdAt })
      return own
    }
    expect(await record()).toMatchObject({
      contentId: null,
      status: { label: 'never seen', isConnected: false, statusUpdatedAt: null },
      createdAt: screen.createdAt,
    })
    await server.call(calls.heartbeat, as, { body: alive })
    expect(await record()).toMatchObject({
      contentId: workout.id,
      status: { isConnected: true, statusUpdatedAt: '2026-11-21T12:00:00.000Z' },
    })
  })

  test('assumes that a screen shows the workout it was sent, unless its report differs', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const workout = await aWorkout(server)
    const { screen, as } = await aPairedScreen(server)
    const contentAfter = async (sent: Heartbeat) => {
      await server.call(calls.heartbeat, as, { body: sent })
      const read = await server.call(calls.getScreen, admin.as, { params: { id: screen.id } })
      await server.services.presence.flush()
      const [stored] = await server.database.db.selectFrom('screenReports').selectAll().execute()
      expect(stored?.contentId).toBe(read.data.contentId)
      return read.data.contentId
    }
    expect(await contentAfter(alive)).toBe(workout.id)
    expect(await contentAfter({ ...alive, report: { droppedFrames: 1 } })).toBe(workout.id)
    expect(await contentAfter({ ...alive, report: { workoutId: screen.id } })).toBe(screen.id)
    expect(await contentAfter({ ...alive, report: { workoutId: null } })).toBeNull()
    expect(await contentAfter(alive)).toBe(workout.id)
    await server.call(calls.deleteWorkout, admin.as, { params: { id: workout.id } })
    expect(await contentAfter(alive)).toBeNull()
  })

  test('keeps requesting a refresh until the screen reports it as applied', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { screen, as } = await aPairedScreen(server)
    const beat = (refresh: number) =>
      server.call(calls.heartbeat, as, {
        body: { ...alive, applied: { refresh, hardRefresh: 0 } },
      })
    await beat(0)
    await server.call(calls.updateScreen, admin.as, {
      params: { id: screen.id },
      body: { refreshFlag: true },
    })
    const response = await beat(0)
    expect(response.data.screen).toMatchObject({ refreshFlag: true, refreshRevision: 1 })
    expect((await beat(0)).data.screen.refreshFlag).toBe(true)
    expect((await beat(1)).data.screen.refreshFlag).toBe(false)
    const read = await server.call(calls.getScreen, admin.as, { params: { id: screen.id } })
    expect(read.data.refreshFlag).toBe(false)
  })

  // spec: 4.2
  test('requests a refresh once from a client that sends only the specified heartbeat', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { screen, as } = await aPairedScreen(server)
    await server.call(calls.updateScreen, admin.as, {
      params: { id: screen.id },
      body: { refreshFlag: true },
    })
    const first = await server.call(calls.heartbeat, as, { body: alive })
    expect(first.data.screen.refreshFlag).toBe(true)
    const second = await server.call(calls.heartbeat, as, { body: alive })
    expect(second.data.screen.refreshFlag).toBe(false)
  })

  test('shows no workout at a disabled location and shows it again once enabled', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aWorkout(server)
    const location = await aLocation(server)
    const { as } = await aPairedScreen(server, { location: location.id })
    const params = { id: location.id }
    const shown = async () => (await server.call(calls.heartbeat, as, { body: alive })).data.workout
    expect(await shown()).not.toBeNull()
    await server.call(calls.updateLocation, admin.as, { params, body: { isEnabled: false } })
    expect(await shown()).toBeNull()
    await server.call(calls.updateLocation, admin.as, { params, body: { isEnabled: true } })
    expect(await shown()).not.toBeNull()
  })
})

test.each([
  ['Pacific/Auckland', false, '2026-11-21T10:59:59.999Z', '2026-11-21T11:00:00.000Z'],
  ['America/Los_Angeles', false, '2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00.000Z'],
  ['America/Phoenix', true, '2026-11-22T02:59:59.999Z', '2026-11-22T03:00:00.000Z'],
])(
  'in %s (365: %s) tomorrow’s workout appears when the gym day changes',
  async (timeZone, is365, before, after) => {
    const server = await startTestServer(at(before))
    await aWorkout(server, { name: 'Saturday' })
    await aWorkout(server, { name: 'Sunday', startDate: '2026-11-22', endDate: '2026-11-22' })
    const location = await aLocation(server, {
      timeZone,
      is365,
      schedule: [12, 12, 12, 12, 12, 12, 8],
    })
    const { as } = await aPairedScreen(server, { location: location.id })
    const name = async () =>
      (await server.call(calls.heartbeat, as, { body: alive })).data.workout?.name
    expect(await name()).toBe('Saturday')
    server.clock.now = Date.parse(after)
    expect(await name()).toBe('Sunday')
  },
)

test('playback skips workouts without routines and prefers the one that starts last', async () => {
  const server = await startTestServer()
  await aWorkout(server, { name: 'All week', startDate: '2026-11-16', endDate: '2026-11-22' })
  await aWorkout(server, { name: 'Today', startDate: '2026-11-21' })
  await aWorkout(server, { name: 'Empty', startDate: '2026-11-21', routines: [] })
  const { as } = await aPairedScreen(server)
  const beat = await server.call(calls.heartbeat, as, { body: alive })
  expect(beat.data.workout?.name).toBe('Today')
})

// spec: 1
test('round 10 shows the flexibility video of the host that the location chose', async () => {
  const server = await startTestServer()
  await aRound(server, 10, {
    videoLink: '/media/exercises/cat-cow.mp4',
    lrVideoLink: '/media/exercises/squat.mp4',
  })
  const location = await aLocation(server, { lrVideo: true })
  const { as } = await aPairedScreen(server, { round: 10, location: location.id })
  const programme = await server.call(calls.getProgramme, as)
  expect(programme.data.flexibilityVideo).toBe('/media/exercises/squat.mp4')
})

test('a program lists each media file once, with size and hash if it is hosted here', async () => {
  const server = await startTestServer()
  await aRound(server, 1)
  await aWorkout(server, {
    routines: [aRoutine(1), aRoutine(2, { videoLink: 'https://videos.example.test/x.mp4' })],
  })
  const { as } = await aPairedScreen(server)
  const { media } = (await server.call(calls.getProgramme, as)).data
  expect(media.map((file) => file.url)).toEqual([
    '/media/rounds/round-1.jpg',
    '/media/exercises/squat.mp4',
    'https://videos.example.test/x.mp4',
  ])
  expect(media[1]?.bytes).toBeGreaterThan(10_000)
  expect(media[1]?.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(media[2]).toMatchObject({ bytes: null, sha256: null })
})

describe('active-break exercises', () => {
  const aTimedScreen = async (language: string) => {
    const server = await startTestServer()
    const admin = await aUser(server, 'admin')
    const location = await aLocation(server, { vtsEnabled: true })
    const { as } = await aPairedScreen(server, { location: location.id, language })
    const play = (dwsActiveBreaks: readonly string[]) =>
      server.call(calls.updateLocationTimer, admin.as, {
        params: { id: location.id },
        body: { dwsActiveBreaks },
      })
    const edit = async (name: string, body: object) => {
      const { data } = await server.call(calls.listExercises, admin.as, { query: { name } })
      const { id = '' } = data.find((exercise) => exercise.name === name) ?? {}
      return server.call(calls.updateExercise, admin.as, { params: { id }, body })
    }
    const programme = async () => (await server.call(calls.getProgramme, as)).data
    const beat = async () => (await server.call(calls.heartbeat, as, { body: alive })).data
    return { server, location, admin, play, edit, programme, beat }
  }

  // spec: 2.1
  test('are listed once in the program, with their media, in the screen’s language', async () => {
    const { play, edit, programme } = await aTimedScreen('es-mx')
    await edit('squat', { displayNameEs: '' })
    await play(['jumping-jack', 'squat', 'jumping-jack'])
    const { activeBreaks, media } = await programme()
    expect(activeBreaks).toEqual([
      {
        name: 'jumping-jack',
        displayName: 'Saltos de tijera',
        videoLink: '/media/exercises/jumping-jack.mp4',
      },
      { name: 'squat', displayName: 'Squat', videoLink: '/media/exercises/squat.mp4' },
    ])
    expect(media.map(({ url }) => url)).toContain('/media/exercises/jumping-jack.mp4')
  })

  test.each([
    ['fr-ca', 'Pompes'],
    ['ja', 'プッシュアップ'],
    ['ar-qa', 'تمرين الضغط'],
    ['id', 'Push-Up'],
    ['ms', 'Tekan Tubi'],
  ])('have their catalog names on a screen in %s', async (language, displayName) => {
    const { play, programme } = await aTimedScreen(language)
    await play(['push-up'])
    expect((await programme()).activeBreaks).toMatchObject([{ name: 'push-up', displayName }])
  })

  test.each([
    ['name', { displayName: 'The squat' }],
    ['Spanish name', { displayNameEs: 'La sentadilla' }],
    ['video', { videoLink: 'https://media.example.test/squat.mp4' }],
  ])(
    'change the program’s revision at the next heartbeat when their %s is edited',
    async (_, body) => {
      const { play, edit, programme, beat } = await aTimedScreen('en-us')
      await play(['squat'])
      const before = await programme()
      expect((await beat()).programmeRevision).toBe(before.revision)
      await edit('plank', body)
      expect((await beat()).programmeRevision).toBe(before.revision)
      await edit('squat', body)
      const { programmeRevision } = await beat()
      expect(programmeRevision).not.toBe(before.revision)
      expect((await programme()).revision).toBe(programmeRevision)
    },
  )

  test('are left out if the location has no timer', async () => {
    const { server, location, admin, play, programme } = await aTimedScreen('en-us')
    await play(['squat'])
    await server.call(calls.updateLocation, admin.as, {
      params: { id: location.id },
      body: { vtsEnabled: false },
    })
    expect((await programme()).activeBreaks).toEqual([])
  })
})

// spec: 7
test('a screen can read another round’s workout at its own location', async () => {
  const server = await startTestServer()
  await aWorkout(server, { round: 7, name: 'Seven' })
  const { as } = await aPairedScreen(server)
  const seven = await server.call(calls.getRoundWorkout, as, { params: { round: 7 } })
  expect(seven.data.workout?.name).toBe('Seven')
  const eleven = await server.call(calls.getRoundWorkout, as, { params: { round: 11 } })
  expect(eleven.error?.issues?.[0]?.path).toBe('round')
})

test('staff can read a round’s workout of today for their own locations', async () => {
  const server = await startTestServer()
  const workout = await aWorkout(server, { round: 7 })
  const [own, foreign] = [await aLocation(server, { lrVideo: true }), await aLocation(server)]
  const { as: screen } = await aPairedScreen(server, { location: own.id })
  const owner = await aUser(server, 'location', { locations: [own.id] })
  const admin = await aUser(server, 'admin')
  const ask = (as: Credentials, location?: string) =>
    server.call(calls.getRoundWorkout, as, {
      params: { round: 7 },
      ...(location !== undefined && { query: { location } }),
    })
  for (const as of [owner.as, admin.as, screen]) {
    const { data } = await ask(as, own.id)
    expect(data).toMatchObject({ workout: { id: workout.id }, lrVideo: true })
    // Only what this screen shows today.
    expect(data.media.map(({ url }) => url)).toEqual([workout.routines[0]?.videoLink])
  }
  expect((await ask(admin.as, foreign.id)).data.lrVideo).toBe(false)
  for (const as of [owner.as, screen]) expect((await ask(as, foreign.id)).status).toBe(404)
  const unnamed = await ask(admin.as)
  expect(unnamed.status).toBe(400)
  expect(unnamed.error?.issues?.map((issue) => issue.path)).toEqual(['location'])
})

// spec: 6
test.each(['getOwnScreen', 'heartbeat', 'getProgramme', 'getRoundWorkout'] as const)(
  '%s responds with 401 without a token and with 404 for a wrong one',
  async (name) => {
    const server = await startTestServer()
    const call = calls[name]
    const sent = {
      ...(call.method === 'PATCH' && { body: alive }),
      ...(name === 'getRoundWorkout' && { params: { round: 1 } }),
    }
    expect((await server.call(call, undefined, sent)).status).toBe(401)
    expect((await server.call(call, { screen: 'wrong' }, sent)).status).toBe(404)
  },
)

test('an invalid heartbeat is refused with the name of each invalid field', async () => {
  const server = await startTestServer()
  const { as } = await aPairedScreen(server)
  const refused = await server.call(calls.heartbeat, as, {
    body: { status: { label: 1 }, report: { droppedFrames: -1 } },
  })
  expect(refused.status).toBe(400)
  expect(refused.error?.issues?.map((issue) => issue.path)).toEqual([
    'status.label',
    'status.isConnected',
    'report.droppedFrames',
  ])
})

test('the server time has fractions and stays within 2 ms of the system clock', async () => {
  const server = await startTestServer()
  const askedAt = Date.now()
  const time = await server.call(calls.getTime, undefined)
  const { receivedAt, sentAt } = time.data
  const moments = [askedAt - 2, receivedAt, sentAt, Date.now() + 2]
  expect(moments).toEqual([...moments].sort((one, other) => one - other))
})

test('the next round is the location’s next one with a screen, unless the location hides it', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'super-admin')
  await aRound(server, 2, { name: 'Straights' })
  const { id: location } = await aLocation(server, { vtsEnabled: true })
  const second = await aPairedScreen(server, { location, round: 2 })
  const ninth = await aPairedScreen(server, { location, round: 9 })
  const next = async (as: Credentials) => {
    const { data } = await server.call(calls.getProgramme, as)
    const { round } = data.screen
    // The console shows the same.
    const pictured = await server.call(calls.getRoundWorkout, admin.as, {
      params: { round },
      query: { location },
    })
    expect(pictured.data.nextRound).toEqual(data.nextRound)
    return data.nextRound?.roundNumber
  }
  expect(await next(ninth.as)).toBe(2)
  expect(await next(second.as)).toBe(9)
  const { data } = await server.call(calls.getProgramme, ninth.as)
  expect(data.nextRound?.name).toBe('Straights')
  expect(data.media.map(({ url }) => url)).toContain(data.nextRound?.imageUrl)

  const beat = async () =>
    (await server.call(calls.heartbeat, second.as, { body: alive })).data.programmeRevision
  const before = await beat()
  const fifth = await aPairedScreen(server, { location, round: 5 })
  expect(await next(second.as)).toBe(5)
  expect(await beat()).not.toBe(before)
  await server.call(calls.deleteScreen, admin.as, {
    params: { id: fifth.screen.id },
    body: { password: testPassword },
  })
  expect(await next(second.as)).toBe(9)

  const params = { id: location }
  await server.call(calls.updateLocation, admin.as, { params, body: { showsNext: false } })
  expect(await next(second.as)).toBeUndefined()
})

test('the next round includes stills of its clips before the screen changes rounds', async () => {
  const server = await startTestServer()
  const { id: location } = await aLocation(server, { vtsEnabled: true })
  const { as } = await aPairedScreen(server, { location, round: 1 })
  await aPairedScreen(server, { location, round: 2 })
  const item = await aMediaItem(server)
  const look = {
    sha256: item.sha256,
    poster: smallestJpeg,
    figure: null,
    seam: null,
    flashes: null,
  }
  const { poster } = await server.services.library.saveLook(system, item.id, look)
  const read = async () => {
    const { nextRound, intervals, media, revision } = (await server.call(calls.getProgramme, as))
      .data
    const [still] = nextRound?.stills ?? []
    expect(still?.from).toBe(intervals[0]?.from)
    return { files: still?.files, urls: media.map(({ url }) => url), revision }
  }
  const before = await read()
  expect(before.files).toEqual([])
  await aWorkout(server, { round: 2, routines: [aRoutine(1, { videoLink: item.link })] })
  const after = await read()
  expect(after.files).toEqual([poster])
  expect(after.urls).toContain(poster)
  expect(after.urls).not.toContain(item.link)
  expect(after.revision).not.toBe(before.revision)
})

test('the next round of a location with one screen is the next number', async () => {
  const server = await startTestServer()
  const { id: location } = await aLocation(server, { vtsEnabled: true })
  const { as } = await aPairedScreen(server, { location, round: 9 })
  const { data } = await server.call(calls.getProgramme, as)
  expect(data.nextRound).toMatchObject({ roundNumber: 1, name: 'Round 1' })
})
