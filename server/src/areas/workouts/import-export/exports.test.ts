import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aRoutine, aUser, aWorkout } from '../../../testing/factories.ts'

const span = 'from=2026-11-16&to=2026-11-29'

async function exported(server: TestServer, query: string) {
  const { as } = await aUser(server, 'admin')
  const bearer = as.bearer
  return server.raw('GET', `/api/v1/workouts/export?${query}`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
}

describe.each(laneEngines)('a workout export on %s', (engine) => {
  test('has the workouts of its days that match its filters', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aWorkout(server, { name: 'Jab', round: 3 })
    await aWorkout(server, { name: 'Cross', round: 4, isDraft: true })
    await aWorkout(server, { name: 'Later', startDate: '2026-12-01', endDate: '2026-12-01' })
    const names = async (more: object) => {
      const query = { from: '2026-11-16', to: '2026-11-29', ...more }
      return (await server.call(calls.exportWorkouts, admin.as, { query })).data.map(
        ({ name }) => name,
      )
    }
    expect(await names({})).toEqual(['Jab', 'Cross'])
    expect(await names({ round: 4 })).toEqual(['Cross'])
    expect(await names({ isDraft: false })).toEqual(['Jab'])
    expect(await names({ name: 'JÁB' })).toEqual(['Jab'])
  })

  test('has the workouts that the schedule shows with one of its filters', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    await aWorkout(server, { name: 'Jab', startDate: '2026-11-16' })
    await aWorkout(server, { name: 'Cross' })
    await aWorkout(server, { name: 'A draft of the day', isDraft: true })
    await aWorkout(server, { name: 'Empty', round: 2, routines: [] })
    const french = { language: 'fr', text: 'Crochet', original: 'Hook' }
    await aWorkout(server, { name: 'Hook', subHeader: '', round: 3, nameTranslations: [french] })
    const query = { from: '2026-11-16', to: '2026-11-29' }
    const names = async (more: object) => {
      const { data } = await server.call(calls.exportWorkouts, admin.as, {
        query: { ...query, ...more },
      })
      return data.map(({ name }) => name).sort()
    }
    expect(await names({ isOverlapping: true })).toEqual(['Cross', 'Jab'])
    expect(await names({ isOverlapping: true, to: '2026-11-20' })).toEqual([])
    expect(await names({ isWithoutSteps: true })).toEqual(['Empty'])
    expect(await names({ issue: 'long-text' })).toEqual([])
    await aWorkout(server, {
      ...{ name: 'Long', startDate: '2026-11-26', endDate: '2026-11-26' },
      routines: [aRoutine(1, { text: 'Row. '.repeat(200) })],
    })
    expect(await names({ issue: 'long-text' })).toEqual(['Long'])
    expect(await names({ issue: 'missing-clip' })).toEqual([])
    expect(await names({ lacks: 'fr', round: 3 })).toEqual(['Hook'])
    expect(await names({ lacks: 'fr' })).toContain('Cross')
  })

  test('is imported again unchanged, as CSV and XLSX', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const translation = { language: 'fr', text: '-Direct', original: 'another one' }
    await aWorkout(server, { name: '=1+1', nameTranslations: [translation] })
    for (const format of ['csv', 'xlsx']) {
      const { as } = admin
      const { server: app } = server
      const bearer = as.bearer
      const file = await app.admin.inject({
        method: 'GET',
        url: `/api/v1/workouts/export?${span}&format=${format}&headers=es`,
        headers: { authorization: `Bearer ${bearer}` },
      })
      const imported = await server.call(calls.importWorkouts, as, {
        query: { as: 'as-file' },
        body: { file: file.rawPayload.toString('base64') },
      })
      expect(imported.data.problems).toEqual([])
    }
    const { data } = await server.call(calls.listWorkouts, admin.as, {})
    const facts = data.map(({ name, nameTranslations, isDraft, startDate, routines }) => ({
      ...{ name, nameTranslations, isDraft, startDate },
      texts: routines.map(({ text, videoLink }) => [text, videoLink]),
    }))
    // The original, one from the CSV, two from the XLSX.
    expect(facts).toHaveLength(4)
    for (const fact of facts) expect(fact).toEqual(facts[0])
  })
})

test('a workout export has a content type and a file name', async () => {
  const server = await startTestServer()
  await aWorkout(server, { name: '@SUM(A1)', subHeader: 'a "b", c;=1+1;' })
  const { headers, text } = await exported(server, `${span}&format=csv`)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="workouts-2026-11-16-2026-11-29.csv"',
  })
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    expect.stringMatching(
      /^\uFEFF"Round","Name","Content Header","Start Date","End Date","Status","Intervals","Text 1","Cue 1",/,
    ),
    expect.stringMatching(
      /^"1","'@SUM\(A1\)","a ""b"", c;'=1\+1;","2026-11-21","2026-11-21","Published","","Do step 1\.","",/,
    ),
  ])
})

test.each(['en', 'es', 'fr'])(
  'the workout import sample in %s is imported without problems',
  async (headers) => {
    const server = await startTestServer()
    const admin = await aUser(server, 'admin')
    const { text } = await exported(server, `${span}&format=csv&sample=true&headers=${headers}`)
    const file = Buffer.from(text).toString('base64')
    const { data } = await server.call(calls.importWorkouts, admin.as, {
      query: { dryRun: true },
      body: { file },
    })
    expect(data).toMatchObject({ problems: [], language: headers, drafts: 2 })
  },
)

test.each([
  ['from=2026-11-29&to=2026-11-16', 'to', 'end-before-start'],
  ['from=2026-11-29', 'to', 'day'],
  [`${span}&format=pdf`, 'format', 'one-of'],
  [`${span}&languages=xx`, 'languages.0', 'language'],
])('a workout export of %s is refused', async (query, path, code) => {
  const answer = await exported(await startTestServer(), query)
  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({ issues: [{ path, code }] })
})
