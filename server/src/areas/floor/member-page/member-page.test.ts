import { calls, memberPagePath } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { countsAgainstBudget } from '../../../platform/http/request-budget.ts'
import { loggedPath } from '../../../platform/http/logged.ts'
import {
  startTestServer,
  type Credentials,
  engines,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import {
  aLocation,
  aPairedScreen,
  aRound,
  aRoutine,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'

const addressOf = async (server: TestServer, as: Credentials, id: string) =>
  (await server.call(calls.getMemberPageAddress, as, { params: { id } })).data.address
const keyIn = (address: string | null) => address?.split('#')[1] ?? ''
const open = (server: TestServer, key: string, languages?: string) =>
  server.call(calls.getMemberPage, undefined, {
    params: { key },
    query: languages === undefined ? {} : { languages },
  })

async function setUpLocation(
  engine: (typeof engines)[number] = 'SQLite',
  given: Record<string, unknown> = {},
) {
  const server = await startTestServer({ engine })
  const location = await aLocation(server, { pocketPage: true, ...given })
  const owner = await aUser(server, 'location', { locations: [location.id] })
  const { as: wall } = await aPairedScreen(server, { location: location.id })
  const key = keyIn(await addressOf(server, owner.as, location.id))
  const shownOnWall = async () =>
    (await server.call(calls.getProgramme, wall)).data.pocketAddress ?? null
  const change = (as: Credentials, body: Record<string, unknown>) =>
    server.call(calls.updateLocation, as, { params: { id: location.id }, body })
  return { server, location, as: owner.as, key, shownOnWall, change }
}

describe.each(laneEngines)('the member page of a location on %s', (engine) => {
  // security: member-page
  test('shows the nine rounds of its day and nothing of other days', async () => {
    const { server, key } = await setUpLocation(engine, { name: 'Harbor Street' })
    await aRound(server, 3, { name: 'Heavy Bag' })
    await aWorkout(server, {
      round: 3,
      name: 'Hooks',
      subHeader: 'Low, then high',
      routines: [aRoutine(2, { text: 'Squat.', cue: 'Hips low' }), aRoutine(1, { text: 'Jab.' })],
    })
    await aWorkout(server, { round: 4, startDate: '2026-11-22', endDate: '2026-11-22' })
    await aWorkout(server, { round: 5, isDraft: true })
    const { data, text } = await open(server, key)
    expect(data).toMatchObject({
      gym: 'Harbor Street',
      day: '2026-11-21',
      endsAt: '2026-11-22T05:00:00.000Z',
      language: 'en-us',
    })
    expect(data.rounds.map(({ round, name, workout }) => [round, name, workout?.name])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) =>
        round === 3 ? [3, 'Heavy Bag', 'Hooks'] : [round, `Round ${String(round)}`, undefined],
      ),
    )
    expect(data.rounds[2]?.workout).toEqual({
      name: 'Hooks',
      subHeader: 'Low, then high',
      steps: [
        { text: 'Jab.', video: expect.stringContaining('/media/') as string, poster: null },
        {
          ...{ text: 'Squat.', cue: 'Hips low', poster: null },
          video: expect.stringContaining('/media/') as string,
        },
      ],
    })
    expect(text).not.toMatch(/startDate|endDate|"_?id"/)
  })

  test('changes to the next day when the location’s gym day does', async () => {
    const { server, key } = await setUpLocation(engine, {
      is365: true,
      schedule: [9, 9, 9, 9, 9, 9, 9],
    })
    await aWorkout(server, { name: 'Saturday' })
    await aWorkout(server, { name: 'Sunday', startDate: '2026-11-22', endDate: '2026-11-22' })
    const names = async () => {
      const { data } = await open(server, key)
      return [data.day, data.rounds[0]?.workout?.name]
    }
    const { endsAt } = (await open(server, key)).data
    expect(endsAt).toBe('2026-11-22T02:00:00.000Z')
    server.clock.advance(Date.parse(endsAt) - server.clock.now - 1)
    expect(await names()).toEqual(['2026-11-21', 'Saturday'])
    server.clock.advance(1)
    expect(await names()).toEqual(['2026-11-22', 'Sunday'])
  })

  // security: member-page
  test('has an address while it is switched on, which is never reused', async () => {
    const { server, location, as, key, shownOnWall, change } = await setUpLocation(engine)
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(await shownOnWall()).toBe(`${memberPagePath}#${key}`)
    expect((await open(server, key)).status).toBe(200)
    await change(as, { name: 'Renamed' })
    expect(await shownOnWall()).toBe(`${memberPagePath}#${key}`)

    await change(as, { pocketPage: false })
    expect(await shownOnWall()).toBeNull()
    expect(await addressOf(server, as, location.id)).toBeNull()
    expect((await open(server, key)).error?.code).toBe('not-found')

    await change(as, { pocketPage: true })
    const second = keyIn(await addressOf(server, as, location.id))
    expect(second).toMatch(/^[\w-]{22}$/)
    expect(second).not.toBe(key)
    expect((await open(server, key)).status).toBe(404)
    expect((await open(server, second)).status).toBe(200)

    const renewed = await server.call(calls.renewMemberPageAddress, as, {
      params: { id: location.id },
    })
    const third = keyIn(renewed.data.address)
    expect(await shownOnWall()).toBe(renewed.data.address)
    expect((await open(server, second)).status).toBe(404)
    expect((await open(server, third)).status).toBe(200)
    const root = await aUser(server, 'super-admin')
    const logged = JSON.stringify((await server.call(calls.listLogs, root.as)).data)
    expect(logged).toContain('"pocketAddress":"renewed"')
    for (const secret of [key, second, third]) expect(logged).not.toContain(secret)
  })

  // security: member-page
  test('responds with 304 until its content changes', async () => {
    const { server, key } = await setUpLocation(engine)
    await aWorkout(server, { name: 'Hooks' })
    const path = `/api/v1/pocket/${key}`
    const { headers, status } = await server.raw('GET', path)
    const etag = String(headers['etag'])
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const again = () => server.raw('GET', path, { headers: { 'if-none-match': etag } })
    expect(await again()).toMatchObject({ status: 304, text: '' })
    await aWorkout(server, { round: 2, name: 'Jabs' })
    expect((await again()).status).toBe(200)
  })
})

test('the member page uses the phone’s language if the whole day is translated to it', async () => {
  const { server, key } = await setUpLocation('SQLite', { language: 'es-mx' })
  const translated = (text: string, original: string) => [{ language: 'es', text, original }]
  await aWorkout(server, {
    name: 'Hooks',
    nameTranslations: translated('Ganchos', 'Hooks'),
    subHeader: '',
    routines: [aRoutine(1, { text: 'Jab.', textTranslations: translated('Recto.', 'Jab.') })],
  })
  const shown = async (languages?: string) => {
    const { data } = await open(server, key, languages)
    return [data.language, data.rounds[0]?.workout?.name]
  }
  expect(await shown()).toEqual(['es-mx', 'Ganchos'])
  expect(await shown('fr-CA, en;q=1')).toEqual(['es-mx', 'Ganchos'])
  expect(await shown('fr-CA,en-GB')).toEqual(['en-gb', 'Hooks'])
  expect(await shown('de,es')).toEqual(['es', 'Ganchos'])
  expect(await shown('es-PY')).toEqual(['es-mx', 'Ganchos'])
  expect((await open(server, key)).data.languages).not.toContain('fr')

  await aWorkout(server, { round: 2, name: 'Jabs', subHeader: '' })
  // Half-translated, it would mix languages.
  expect(await shown('es')).toEqual(['es-mx', 'Ganchos'])
  expect((await open(server, key)).data.languages).toEqual(
    expect.arrayContaining(['en-us', 'es-mx']),
  )
  expect((await open(server, key)).data.languages).not.toContain('es')
})

test('screens with a timer and the flexibility screen show no member page code', async () => {
  const { server, location, change, shownOnWall, key } = await setUpLocation()
  const admin = await aUser(server, 'admin')
  const { as: flexibility } = await aPairedScreen(server, { location: location.id, round: 10 })
  const { data } = await server.call(calls.getProgramme, flexibility)
  expect(data.pocketAddress).toBeUndefined()
  await change(admin.as, { vtsEnabled: true })
  expect(await shownOnWall()).toBeNull()
  // The location can still show it at the desk.
  expect((await open(server, key)).status).toBe(200)
})

test('the member page address uses SCREEN_URL if it is set', async () => {
  const server = await startTestServer({ settings: { SCREEN_URL: 'https://walls.example.test' } })
  const { id } = await aLocation(server, { pocketPage: true })
  const { as } = await aUser(server, 'admin')
  expect(await addressOf(server, as, id)).toMatch(/^https:\/\/walls\.example\.test\/pocket#/)
})

test('only users who can edit the location can renew its member page address, while it is on', async () => {
  const { server, location, change, as } = await setUpLocation()
  const other = await aLocation(server, { pocketPage: true })
  const renew = (by: Credentials, id: string) =>
    server.call(calls.renewMemberPageAddress, by, { params: { id } })
  expect((await renew(as, other.id)).error?.code).toBe('not-found')
  await change(as, { pocketPage: false })
  expect((await renew(as, location.id)).error).toMatchObject({
    code: 'conflict',
    issues: [{ code: 'pocket-off' }],
  })
  expect(await addressOf(server, as, location.id)).toBeNull()
})

// security: member-page
test('member page requests are rate limited and logged without their address', () => {
  expect(countsAgainstBudget(calls.getMemberPage)).toBe(true)
  expect(loggedPath('/api/v1/pocket/AbCdEfGhIjKlMnOpQrStUv?languages=es')).toBe('/api/v1/pocket/…')
  expect(loggedPath('/api/v1/locations/12/pocket')).toBe('/api/v1/locations/12/pocket')
})
