import { setImmediate } from 'node:timers/promises'
import { calls, type LocationImportOutcome } from '@roundboard/contract'
import { equipment } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { startTestMailServer } from '../../../testing/test-mail-server.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aUser, testPassword } from '../../../testing/factories.ts'
import { locationFile, locationSample } from './location-import-sample.ts'

const head = 'Number,Name,Country,Time Zone,Timer,Opening Hours,Sunday,E-mail,First Name,Last Name'
const loop = 'RB-4711,Loop,US,America/Chicago,yes,05:00-22:00,closed,ana@gym.test,Ana,Soto'
const second = 'RB-4711,,,,,,,lee@gym.test,Lee,Park'
const bogota = 'RB-CO-4712,Bogotá,Colombia,,no,,,lee@gym.test,,'

const tenMinutesMs = 10 * 60_000

const base64 = (text: string) => Buffer.from(text).toString('base64')
const aFile = (...rows: string[]) => base64([head, ...rows].join('\n'))
const whole = aFile(loop, second, bogota)

const imported = async (
  server: TestServer,
  as: Awaited<ReturnType<typeof aUser>>['as'],
  file: string,
  more: { dryRun?: boolean; key?: string; body?: object } = {},
) =>
  server.call(calls.importLocations, as, {
    query: { ...(more.dryRun === true && { dryRun: true }) },
    body: { file, fileName: 'Gyms.csv', ...more.body },
    ...(more.key !== undefined && { headers: { 'idempotency-key': more.key } }),
  })

const tried = async (...rows: string[]): Promise<LocationImportOutcome> => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  return (await imported(server, as, aFile(...rows), { dryRun: true })).data
}

const count = async (server: TestServer, table: 'locations' | 'screens' | 'users') =>
  (await server.database.db.selectFrom(table).select('id').execute()).length

describe.each(laneEngines)('location import on %s', (engine) => {
  test('creates each location with ten screens and emails invitations to its users', async () => {
    const mailServer = await startTestMailServer()
    const server = await startTestServer({ engine, settings: mailServer.settings })
    const { as } = await aUser(server, 'super-admin')
    const { status, data } = await imported(server, as, whole)
    expect(status).toBe(201)
    expect(data).toMatchObject({ isWritten: true, rows: 3, toCorrect: 0, links: [] })
    expect(data.gyms.map(({ becomes }) => becomes)).toEqual(['new', 'new'])
    const [first, other] = data.gyms
    const one = await server.call(calls.getLocation, as, { params: { id: first?.id ?? '' } })
    const closed: unknown[] = []
    expect(one.data).toMatchObject({
      ...{ name: 'Loop', locationIdentifier: 'RB-4711', timeZone: 'America/Chicago' },
      ...{ vtsEnabled: true, language: 'en-us' },
      openingHours: [closed, ...Array.from({ length: 6 }, () => [{ from: '05:00', to: '22:00' }])],
    })
    expect(one.data.screens.map(({ round }) => round).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    const two = await server.call(calls.getLocation, as, { params: { id: other?.id ?? '' } })
    expect(two.data).toMatchObject({ timeZone: 'America/Bogota', vtsEnabled: false })
    expect(two.data.screens).toHaveLength(10)

    const { data: people } = await server.call(calls.listUsers, as, {
      query: { email: 'gym.test', sort: 'email' },
    })
    expect(
      people.map(({ email, role, state, locations }) => [
        email,
        role,
        state,
        locations.map(({ name }) => name).sort(),
      ]),
    ).toEqual([
      ['ana@gym.test', 'location', 'invited', ['Loop']],
      ['lee@gym.test', 'location', 'invited', ['Bogotá', 'Loop']],
    ])
    expect(mailServer.emails).toEqual([])
    await server.services.jobs.runDue()
    expect(mailServer.emails.map(({ to }) => to[0]).sort()).toEqual([
      'ana@gym.test',
      'lee@gym.test',
    ])
    const logs = await server.call(calls.listLogs, as, { query: { limit: 100 } })
    const logged = logs.data.map(({ model, action }) => `${model} ${action}`)
    for (const entry of ['Location create', 'Screen create', 'User create', 'User invite'])
      expect(logged.filter((one) => one === entry).length, entry).toBeGreaterThanOrEqual(2)
  })

  test('returns invitation links when email is off; a retry with the same key creates nothing twice', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const key = 'gyms-of-november'
    const first = await imported(server, as, whole, { key })
    expect(first.data.links.map(({ email, gyms }) => [email, gyms]).sort()).toEqual([
      ['ana@gym.test', ['RB-4711']],
      ['lee@gym.test', ['RB-CO-4712', 'RB-4711']],
    ])
    const before = [await count(server, 'locations'), await count(server, 'screens')]
    const again = await imported(server, as, whole, { key })
    expect(again.status).toBe(201)
    expect(again.data.gyms).toEqual(first.data.gyms)
    expect([await count(server, 'locations'), await count(server, 'screens')]).toEqual(before)
    // Only the links of the latest response are valid.
    const stateOf = async (link: string | undefined) =>
      (
        await server.call(calls.getAccountLink, undefined, {
          body: { token: link?.split('#').at(-1) ?? '' },
        })
      ).status
    expect(await stateOf(again.data.links[0]?.link)).toBe(200)
    expect(await stateOf(first.data.links[0]?.link)).not.toBe(200)
    const kept = await server.database.db.selectFrom('idempotencyKeys').select('answer').execute()
    expect(JSON.stringify(kept)).not.toContain('/invitation#')
  })

  test('leaves existing locations alone and logs nothing when the same file is imported again', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    await imported(server, as, whole)
    const entries = async () =>
      (await server.database.db.selectFrom('logs').select('seq').execute()).length
    const before = await entries()
    const { status, data } = await imported(server, as, whole)
    expect(status).toBe(201)
    expect(data.gyms.map(({ becomes }) => becomes)).toEqual(['there', 'there'])
    expect(data.people.map(({ becomes }) => becomes)).toEqual(['there', 'there'])
    expect(data.links).toEqual([])
    expect(await count(server, 'locations')).toBe(2)
    expect(await entries()).toBe(before)
  })

  test('adds missing users to an existing location without changing the location', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const location = await aLocation(server, { locationIdentifier: 'RB-4711', name: 'As it was' })
    const lee = await aUser(server, 'location', { email: 'lee@gym.test' })
    const { data } = await imported(server, as, whole)
    expect(data.gyms.map(({ becomes }) => becomes)).toEqual(['there', 'new'])
    expect(data.people.map(({ email, becomes }) => [email, becomes])).toEqual([
      ['ana@gym.test', 'new'],
      ['lee@gym.test', 'given'],
    ])
    expect(data.notices).toMatchObject([{ row: 2, code: 'there-under-name' }])
    const left = await server.call(calls.getLocation, as, { params: { id: location.id } })
    expect(left.data).toMatchObject({ name: 'As it was', screens: [] })
    const given = await server.call(calls.getUser, as, { params: { id: lee.user.id } })
    expect(given.data.locations.map(({ name }) => name).sort()).toEqual(['As it was', 'Bogotá'])
    expect(given.data.state).toBe('active')
  })

  test('writes nothing when one row is invalid and names the cell', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const answer = await imported(server, as, aFile(loop, bogota.replace('Colombia', 'Canada')))
    expect(answer.status).toBe(400)
    expect(answer.error?.issues).toMatchObject([
      { path: 'rows.3.timeZone', code: 'time-zone-of-many' },
      { path: 'rows.3.firstName', code: 'required' },
      { path: 'rows.3.lastName', code: 'required' },
    ])
    expect(await count(server, 'locations')).toBe(0)
  })

  test('asks for a step-up when users are added, and accepts the same request after it', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    server.clock.advance(tenMinutesMs)
    expect((await imported(server, as, whole, { dryRun: true })).status).toBe(201)
    const key = crypto.randomUUID()
    const refused = await imported(server, as, whole, { key })
    expect(refused.error?.code).toBe('step-up-wanted')
    expect([await count(server, 'locations'), await count(server, 'users')]).toEqual([0, 1])
    await server.call(calls.stepUp, as, { body: { password: testPassword } })
    expect((await imported(server, as, whole, { key })).data.isWritten).toBe(true)
    server.clock.advance(tenMinutesMs)
    // These assign nobody to a location.
    for (const rows of [whole, aFile('RB-4713,Lakeside,US,America/Chicago,yes,,,,,')])
      expect((await imported(server, as, rows)).status).toBe(201)
  })

  test('creates each location once when two imports run at the same time', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const answers = await Promise.all([imported(server, as, whole), imported(server, as, whole)])
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, error } of refused)
      expect([status, error?.issues?.[0]?.code]).toEqual([409, 'imported-meanwhile'])
    expect(refused.length).toBeLessThan(2)
    expect(await count(server, 'locations')).toBe(2)
    expect(await count(server, 'screens')).toBe(20)
  })

  test('keeps serving other requests while importing 600 locations with 1,200 users', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const rows = Array.from({ length: 600 }, (_, n) => [
      `RB-${String(10_000 + n)},Gym ${String(n)},US,America/Denver,,,,a${String(n)}@gym.test,A,B`,
      `RB-${String(10_000 + n)},,,,,,,b${String(n)}@gym.test,C,D`,
    ]).flat()
    const importing = imported(server, as, aFile(...rows))
    const isOver = importing.then(() => true)
    let turns = 0
    while (!(await Promise.race([isOver, setImmediate(false)]))) turns += 1
    const { status, data } = await importing
    expect(status).toBe(201)
    expect(data.links).toHaveLength(1_200)
    expect(await count(server, 'screens')).toBe(6_000)
    expect(turns).toBeGreaterThan(30)
  })
})

describe('dry run of a location import', () => {
  test('writes nothing and previews what would be created', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    const { data } = await imported(server, as, whole, { dryRun: true })
    expect(data).toMatchObject({ isWritten: false, toCorrect: 0, problems: [], links: [] })
    expect(data.people.map(({ gyms }) => gyms)).toEqual([['RB-4711'], ['RB-4711', 'RB-CO-4712']])
    expect(await count(server, 'locations')).toBe(0)
    expect(await count(server, 'users')).toBe(1)
  })

  test('reads equipment in any supported language and assumes all equipment if the cell is empty', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    const rows = [
      ['RB-1001', ''],
      ['RB-1002', 'all'],
      ['RB-1003', '"Heavy bag; kettlebell\u2028Cuerdas de saltar / TAPIS"'],
      ['RB-1004', 'rien'],
    ]
    const file = [
      'Number,Name,Time Zone,Equipment',
      ...rows.map(([number = '', has = '']) => `${number},Gym,America/Chicago,${has}`),
    ].join('\n')
    const { data } = await imported(server, as, base64(file))
    expect(data.problems).toEqual([])
    const found = await Promise.all(
      data.gyms.map(({ id }) => server.call(calls.getLocation, as, { params: { id: id ?? '' } })),
    )
    const has = found.map(({ data: { missingEquipment } }) =>
      equipment.filter((piece) => !missingEquipment.includes(piece)),
    )
    expect(has).toEqual([equipment, equipment, ['bag', 'kettlebell', 'rope', 'mat'], []])
  })

  test('names unknown equipment in a cell', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    const file = 'Number,Name,Time Zone,Equipment\nRB-1001,Gym,America/Chicago,"Mats, Trampoline"'
    const { data } = await imported(server, as, base64(file), { dryRun: true })
    expect(data).toMatchObject({
      isWritten: false,
      problems: [
        {
          ...{ row: 2, column: 'equipment', header: 'Equipment', value: 'Mats, Trampoline' },
          ...{ code: 'equipment-unknown', params: { value: 'Trampoline' } },
        },
      ],
    })
  })

  test('reports each invalid cell and suggests a correction when there is a single match', async () => {
    const wrong: [string, string, string, string, string | null][] = [
      ['RB-4711', 'Loop 1', 'locationIdentifier', 'location-identifier', null],
      ['RB-4711', '', 'locationIdentifier', 'required', null],
      ['Loop', '', 'name', 'required', null],
      ['Loop', 'L'.repeat(300), 'name', 'longer-by', null],
      ['US', 'Atlantis', 'country', 'country', null],
      ['America/Chicago', 'Chicago', 'timeZone', 'time-zone', 'America/Chicago'],
      ['America/Chicago', 'Eastern', 'timeZone', 'time-zone', null],
      ['America/Chicago', '', 'timeZone', 'time-zone-of-many', null],
      ['US,America/Chicago', ',', 'timeZone', 'required', null],
      ['yes', 'perhaps', 'vtsEnabled', 'yes-or-no-wanted', null],
      ['05:00-22:00', 'early', 'openingHours', 'hours-text', null],
      ['05:00-22:00', '22:00-05:00', 'openingHours', 'closing-before-opening', null],
      ['closed', '#REF!', 'sunday', 'cell-error', null],
      ['ana@gym.test', 'ana', 'email', 'email', null],
      ['ana@gym.test', '', 'email', 'required', null],
      ['Soto', '', 'lastName', 'required', null],
    ]
    for (const [from, to, column, code, suggestion] of wrong) {
      const { problems, toCorrect } = await tried(loop.replace(from, to))
      expect(problems[0], `${from} → ${to}`).toMatchObject({ row: 2, column, code, suggestion })
      expect(toCorrect).toBe(1)
    }
  })

  test('refuses rows that contradict each other about a location or a user', async () => {
    const { problems } = await tried(
      loop,
      'RB-4711,Other,,,,,,ana@gym.test,Anna,Soto',
      bogota.replace(',,', ',Lee,Park').replace('lee@', 'lea@'),
    )
    expect(problems.slice(0, 2)).toMatchObject([
      { row: 3, column: 'name', code: 'differs-from-row', params: { row: 2, value: 'Loop' } },
      { row: 3, column: 'firstName', code: 'differs-from-row', params: { row: 2, value: 'Ana' } },
    ])
  })

  test('reads opening hours, countries and yes/no words in the formats of three countries', async () => {
    const spanish = 'Número;Nombre;País;Idioma;Temporizador;Horario;Domingo'
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    const rows = [
      'rb-4711;Basilea;Suiza;español;sí;6:00-14:00, 16:00-22:00;cerrado',
      'RB-4713;Osaka;Japan;ja;no;5 AM - 12 AM;24h',
    ]
    const { data } = await imported(server, as, base64([spanish, ...rows].join('\n')))
    expect(data).toMatchObject({ language: 'es', problems: [] })
    const shown = await Promise.all(
      data.gyms.map(({ id }) => server.call(calls.getLocation, as, { params: { id: id ?? '' } })),
    )
    expect(
      shown.map(({ data: location }) => [location.locationIdentifier, location.timeZone]),
    ).toEqual([
      ['RB-4711', 'Europe/Zurich'],
      ['RB-4713', 'Asia/Tokyo'],
    ])
    expect(shown.map(({ data: location }) => location.openingHours.slice(0, 2))).toEqual([
      [
        [],
        [
          { from: '06:00', to: '14:00' },
          { from: '16:00', to: '22:00' },
        ],
      ],
      [[{ from: '00:00', to: '24:00' }], [{ from: '05:00', to: '24:00' }]],
    ])
  })

  test('requires the columns of a new location only if the file has new locations', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    const file = base64('Number,E-mail,First Name,Last Name\nRB-4711,ana@gym.test,Ana,Soto')
    const refused = await imported(server, as, file, { dryRun: true })
    expect(refused.error?.issues).toMatchObject([
      { path: 'file', code: 'columns-missing', params: { columns: 'Name, Time Zone' } },
    ])
    await aLocation(server, { locationIdentifier: 'RB-4711' })
    const { data } = await imported(server, as, file)
    expect(data.people).toMatchObject([{ becomes: 'new', gyms: ['RB-4711'] }])
  })

  test('leaves accounts with other roles unchanged and reports them', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    await aUser(server, 'admin', { email: 'ana@gym.test' })
    const { data } = await imported(server, as, aFile(loop, loop))
    expect(data.people).toMatchObject([{ email: 'ana@gym.test', becomes: 'there', gyms: [] }])
    expect(data.notices.map(({ row, code }) => [row, code])).toEqual([
      [2, 'person-other-role'],
      [3, 'person-twice'],
    ])
  })

  test('applies corrections and column assignments from the request', async () => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    const file = base64('Number,Studio,Time Zone\nRB-4711,Loop,Chicago')
    const { data } = await imported(server, as, file, {
      body: {
        columns: [{ header: 'Studio', column: 'name' }],
        corrections: [{ row: 2, header: 'Time Zone', was: 'Chicago', value: 'America/Chicago' }],
      },
    })
    expect(data.gyms).toMatchObject([{ name: 'Loop', timeZone: 'America/Chicago' }])
  })
})

test('a location import by an admin adds locations but no users, with a notice', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const { data } = await imported(server, as, whole)
  expect(data.gyms.map(({ becomes }) => becomes)).toEqual(['new', 'new'])
  expect(data).toMatchObject({ people: [], links: [] })
  expect(data.notices).toMatchObject([{ row: 2, code: 'people-not-read' }])
  expect(await count(server, 'users')).toBe(1)
})

test('a location import keeps spreadsheet formulas as text, with a notice', async () => {
  const { gyms, notices } = await tried(loop.replace('Loop', '=HYPERLINK("x")'))
  expect(gyms[0]?.name).toBe('=HYPERLINK("x")')
  expect(notices).toMatchObject([{ code: 'formula', column: 'name' }])
})

test.each(['en', 'es', 'fr'] as const)(
  'the location import sample in %s imports without problems',
  async (headers) => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'super-admin')
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await locationFile(locationSample(headers), format)
      const file = Buffer.from(bytes).toString('base64')
      const { data } = await imported(server, as, file, { dryRun: true })
      expect(data).toMatchObject({ language: headers, problems: [], notices: [] })
      expect(data.gyms.map(({ becomes }) => becomes)).toEqual(['new', 'new'])
      expect(data.people).toHaveLength(3)
    }
    const sample = await server.raw('GET', `/api/v1/locations/import/sample?format=csv`, {
      headers: { authorization: `Bearer ${as.bearer}` },
    })
    expect(sample.headers['content-disposition']).toBe('attachment; filename="locations.csv"')
  },
)
