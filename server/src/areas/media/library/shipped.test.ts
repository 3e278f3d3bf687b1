import { hash } from 'node:crypto'
import { extname } from 'node:path'
import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aFile, aPairedScreen, aRoutine, aUser, aWorkout } from '../../../testing/factories.ts'
import { addressOfFile } from '../../../platform/files/served-file.ts'
import { readShipped, type ShippedItem } from './shipped-files.ts'

const squat: ShippedItem = {
  path: '/media/exercises/squat-of-test.mp4',
  kind: 'exercise-video',
  name: 'Squat of a test',
  tags: ['legs'],
  type: 'video/mp4',
  bytes: 1_000,
  sha256: 'a'.repeat(64),
  width: 1280,
  height: 720,
  durationMs: 3_000,
  frames: 90,
  codec: 'avc1.640028',
  poster: { path: '/media/exercises/squat-of-test.jpg', bytes: 500, sha256: 'c'.repeat(64) },
  figure: { left: 0.2, top: 0.1, right: 0.8, bottom: 1, freeCorner: null, fills: 0.3 },
  jump: 0,
}
const addressOf = (sha256: string, extension = 'mp4') => addressOfFile({ sha256, extension })
const next = { ...squat, sha256: 'b'.repeat(64), bytes: 2_000, durationMs: 4_000 }

async function find(server: TestServer) {
  const { as } = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.listMedia, as, { query: { name: 'of a test' } })
  const [item] = data
  if (item === undefined || data.length > 1) throw new Error(`${String(data.length)} items`)
  const logs = (await server.call(calls.listLogs, as)).data
  return { as, item, entries: logs.filter(({ model }) => model === 'Media').length }
}

describe.each(laneEngines)('shipped clips on %s', (engine) => {
  test('are added to the library once, at their own path, and cannot be deleted', async () => {
    const server = await startTestServer({ engine })
    await Promise.all([
      server.services.shipped.ensure(system, [squat]),
      server.services.shipped.ensure(system, [squat]),
    ])
    const { as, item, entries } = await find(server)
    expect(item).toMatchObject({
      ...{
        link: squat.path,
        file: addressOf(squat.sha256),
        isShipped: true,
        addedBy: null,
        uses: 0,
      },
      ...{ tags: ['legs'], sha256: squat.sha256, figure: squat.figure, seam: { jump: 0 } },
      poster: addressOf('c'.repeat(64), 'jpg'),
    })
    await server.services.shipped.ensure(system, [squat])
    expect((await find(server)).entries).toBe(entries)
    const refused = await server.call(calls.deleteMedia, as, { params: { id: item.id } })
    expect(refused.error?.issues).toMatchObject([{ code: 'media-shipped' }])
  })

  test('update when a new version ships another file, and keep a name they were given', async () => {
    const server = await startTestServer({ engine })
    await server.services.shipped.ensure(system, [squat])
    await aWorkout(server, { routines: [aRoutine(1, { videoLink: squat.path })] })
    const screen = await aPairedScreen(server)
    const programme = async () => (await server.call(calls.getProgramme, screen.as)).data
    const first = await programme()
    const { as, item } = await find(server)
    const name = 'Our squat of a test'
    await server.call(calls.updateMedia, as, { params: { id: item.id }, body: { name } })
    await server.services.shipped.ensure(system, [next])
    expect((await find(server)).item).toMatchObject({ name, sha256: next.sha256, bytes: 2_000 })
    const second = await programme()
    expect(second.media[0]).toMatchObject({
      ...{ file: addressOf(next.sha256), sha256: next.sha256, bytes: next.bytes },
    })
    expect(second.revision).not.toBe(first.revision)
    expect(await server.services.files.find(squat.sha256)).toBeUndefined()
  })

  test("stay replaced by the franchise's own file after a new version", async () => {
    const server = await startTestServer({ engine })
    await server.services.shipped.ensure(system, [squat])
    const { item } = await find(server)
    const facts = await aFile(server)
    await server.services.library.replace(system, item.id, facts)
    await server.services.shipped.ensure(system, [next])
    const { item: kept } = await find(server)
    expect(kept).toMatchObject({ link: squat.path, sha256: facts.file, isShipped: true })
    expect(kept.file).toBe(addressOf(facts.file))
  })
})

test('shipped media matches its manifest, at its paths and under its hashes', async () => {
  const server = await startTestServer({ hasTwoOrigins: true })
  for (const item of await readShipped()) {
    const { status, headers } = await server.raw('GET', item.path)
    expect([item.path, status, headers['content-type']]).toEqual([item.path, 200, item.type])
    expect(headers['content-length'], item.path).toBe(String(item.bytes))
    const stills = item.poster ? [{ ...item.poster, type: 'image/jpeg' }] : []
    for (const { path, type, bytes, sha256 } of [item, ...stills]) {
      const address = addressOf(sha256, extname(path).slice(1))
      const answer = await server.server.screen.inject(address)
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, type])
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(answer.rawPayload.length, path).toBe(bytes)
      expect(hash('sha256', answer.rawPayload), path).toBe(sha256)
    }
  }
})

test('shipped media is served in ranges, and answers 304 for a matching ETag', async () => {
  const { server } = await startTestServer({ hasTwoOrigins: true })
  const [item] = await readShipped()
  const url = addressOf(item?.sha256 ?? '')
  const part = await server.screen.inject({ url, headers: { range: 'bytes=10-19' } })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  const headers = { 'if-none-match': `"${item?.sha256 ?? ''}"` }
  expect((await server.screen.inject({ url, headers })).statusCode).toBe(304)
  expect((await server.screen.inject(url.replace('.mp4', '.jpg'))).statusCode).toBe(404)
})
