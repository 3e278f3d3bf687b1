import { calls, screenEventsPath } from '@roundboard/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../testing/test-server.ts'
import { aPairedScreen } from '../../testing/factories.ts'
import { createDurations } from '../durations.ts'
import { packageZones } from '../time-zones/package-zones.ts'
import { releasedOn } from '../time-zones/releases.ts'
import { serveHealth } from './health.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { createRequestTimes } from './request-times.ts'

const alive = { status: { label: 'connected', isConnected: true } }

async function scraping(server: TestServer) {
  const place = { host: '127.0.0.1', port: 0 }
  const { address, close } = await serveMetrics(server.server.createMetrics(), place)
  onTestFinished(close)
  return {
    address,
    /** The value of a series, by its name and labels. */
    async read(series: string): Promise<number | undefined> {
      const text = await (await fetch(address)).text()
      const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
      return line === undefined ? undefined : Number(line.slice(series.length + 1))
    },
  }
}

const requestsOf = (method: string, route: string, status: number) =>
  `roundboard_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

test('counts requests by route and status, never by address', async () => {
  const server = await startTestServer()
  const { read, address } = await scraping(server)
  const { as } = await aPairedScreen(server)
  for (let count = 0; count < 3; count += 1) await server.call(calls.heartbeat, as, { body: alive })
  await server.call(calls.heartbeat, { screen: 'unknown' }, { body: alive })
  await server.raw('GET', '/api/v1/nothing/at/all')
  await server.raw('GET', '/api/v1/users/somebody')
  expect(await read(requestsOf('PATCH', '/api/v1/screens/auth', 200))).toBe(3)
  expect(await read(requestsOf('PATCH', '/api/v1/screens/auth', 404))).toBe(1)
  expect(await read(requestsOf('*', '(none)', 404))).toBe(1)
  expect(await read(requestsOf('GET', '/api/v1/users/:id', 401))).toBe(1)
  expect(await read('roundboard_heartbeats_total')).toBe(3)
  expect(await (await fetch(address)).text()).not.toContain('somebody')
})

test('exposes the release time of the time zone data', async () => {
  const server = await startTestServer()
  const { read } = await scraping(server)
  const released = Date.parse(releasedOn(packageZones)) / 1000
  expect(await read('roundboard_time_zone_data_released_timestamp_seconds')).toBe(released)
})

test.each(engines)('exposes waiting and written presence rows, on %s', async (engine) => {
  const server = await startTestServer({ engine, settings: { HEARTBEAT_FLUSH_MS: '60000' } })
  const { read } = await scraping(server)
  const { as } = await aPairedScreen(server)
  expect(await read('roundboard_presence_lag_seconds')).toBe(0)
  await server.call(calls.heartbeat, as, { body: alive })
  expect(await read('roundboard_presence_waiting_rows')).toBe(1)
  await vi.waitFor(async () => {
    expect(await read('roundboard_presence_lag_seconds')).toBeGreaterThan(0)
  })
  await server.services.presence.flush()
  expect(await read('roundboard_presence_waiting_rows')).toBe(0)
  expect(await read('roundboard_presence_lag_seconds')).toBe(0)
  expect(await read('roundboard_presence_written_rows_total')).toBe(1)
  expect(await read('roundboard_presence_flush_duration_seconds_count{}')).toBe(1)
  const query = 'roundboard_database_query_duration_seconds_count{outcome="answered"}'
  expect(await read(query)).toBeGreaterThan(5)
  expect(await read(`roundboard_info{database="${engine}"}`)).toBe(1)
})

test('counts open streams, and leaves them out of request durations', async () => {
  const server = await startTestServer({ hasTwoOrigins: true })
  const { read } = await scraping(server)
  const url = await server.server.screen.listen({ host: '127.0.0.1', port: 0 })
  const { as } = await aPairedScreen(server)
  const abort = new AbortController()
  await fetch(url + screenEventsPath, {
    headers: { 'screen-auth-token': as.screen },
    signal: abort.signal,
  })
  expect(await read('roundboard_streams{to="screens"}')).toBe(1)
  expect(await read('roundboard_streams{to="consoles"}')).toBe(0)
  abort.abort()
  await vi.waitFor(async () => {
    expect(await read('roundboard_streams{to="screens"}')).toBe(0)
  })
  expect(await read(requestsOf('GET', screenEventsPath, 200))).toBeUndefined()
})

// security: 13.4.5
test('exposes process metrics only at /metrics on its own port', async () => {
  const server = await startTestServer()
  const { read, address } = await scraping(server)
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  expect((await server.raw('GET', '/metrics')).text).not.toContain('nodejs_eventloop')
})

test('counts a duration in the bucket whose bound it does not exceed', () => {
  const durations = createDurations()
  for (const ms of [1, 1.5, 90, 20_000]) durations.note(ms)
  expect(durations.count()).toBe(4)
  expect(durations.sumSeconds()).toBeCloseTo(20.0925)
  expect(durations.upToBounds()).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3])
})

test('logs a request of over a second as a warning with its route, address and ID', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
  onTestFinished(() => app.close())
  createRequestTimes().watch(app)
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => {
    clock.mockRestore()
  })
  app.get('/waits/:ms', (request) => {
    now += Number((request.params as { ms: string }).ms)
    return {}
  })
  await app.inject('/waits/1000')
  await app.inject('/waits/1001')
  const slow = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a request was slow')
  expect(slow).toMatchObject([
    { level: 40, method: 'GET', route: '/waits/:ms', status: 200, address: '127.0.0.1' },
  ])
  expect(slow[0]?.['reqId']).toBeTypeOf('string')
})

test('leaves out free disk space that is unknown, and keeps it while the disk doesn’t respond', async () => {
  const durations = createDurations()
  const none = () => 0
  const disk: { now: Promise<{ freeBytes: number | null }> } = {
    now: new Promise(() => undefined),
  }
  const metrics = createMetrics({
    engine: 'SQLite',
    requests: createRequestTimes(),
    queries: { answered: durations, failed: durations },
    streams: {},
    heartbeats: { method: 'PATCH', route: '/' },
    presence: {
      flushes: durations,
      lagSeconds: none,
      waiting: none,
      written: none,
      failures: none,
    },
    timeZoneDataReleasedAt: none,
    later: { waiting: none, refusals: none },
    readStorage: () => disk.now,
  })
  const freeBytes = async () => /^roundboard_disk_free_bytes (.+)$/m.exec(await metrics.text())?.[1]
  expect(await freeBytes()).toBeUndefined()
  disk.now = Promise.resolve({ freeBytes: 5 })
  expect(await freeBytes()).toBe('5')
  disk.now = new Promise(() => undefined)
  expect(await freeBytes()).toBe('5')
  disk.now = Promise.resolve({ freeBytes: null })
  expect(await freeBytes()).toBeUndefined()
})

test('the health check answers while the disk doesn’t', async () => {
  const { database } = await startTestServer()
  const app = Fastify()
  serveHealth(app, database.db, {
    readStorage: () => new Promise(() => undefined),
    files: { isMissingMedia: () => Promise.resolve(false) },
  })
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    ...{ hasDatabase: true, isDegraded: true },
    reason: 'The server’s disk isn’t responding.',
  })
})
