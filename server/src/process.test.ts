import { once } from 'node:events'
import { cp, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError, type Client } from '@roundboard/client'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { checkChain } from './areas/operations/logs/index.ts'
import { openLogChain } from './platform/audit/audit-key.ts'
import { parseConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { startServerProcess, DidNotStart } from './testing/server-process.ts'
import { engines, laneEngines, temporaryFolder } from './testing/test-server.ts'
import { migratedTemplate } from './testing/postgres-for-tests.ts'
import { createDatabase } from './testing/postgres.ts'
import { lane } from '../../scripts/lanes.ts'
import { create, stored } from './testing/written-workouts.ts'

async function place(engine: (typeof engines)[number]): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  if (engine === 'PostgreSQL')
    return {
      DATA_DIR: folder,
      DATABASE_URL: await createDatabase(inject('postgresUrl'), { template: migratedTemplate }),
    }
  return { DATA_DIR: folder }
}

/** Saves workouts in turn until the server is gone; records the acknowledged ones. */
async function writeUntilKilled(client: Client, writer: string, acknowledged: string[]) {
  for (let count = 0; ; count += 1) {
    const name = `Written ${writer}-${String(count)}`
    try {
      await create(client, name)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unreachable') return
      throw error
    }
    acknowledged.push(name)
  }
}

test.each(laneEngines)(
  'kill -9 during writes loses nothing acknowledged, on %s',
  async (engine) => {
    const settings = await place(engine)
    const acknowledged: string[] = []
    for (const atLeast of lane === 'nightly' ? [5, 15, 30] : [15]) {
      const server = await startServerProcess({ settings })
      const client = await server.logIn()
      const saved: string[] = []
      const writers = ['a', 'b', 'c'].map((writer) =>
        writeUntilKilled(client, `${String(atLeast)}${writer}`, saved),
      )
      await vi.waitFor(() => {
        expect(saved.length).toBeGreaterThan(atLeast)
      })
      await Promise.all([server.end('SIGKILL'), ...writers])
      acknowledged.push(...saved)
    }
    const server = await startServerProcess({ settings })
    const found = await stored(await server.logIn())
    expect(acknowledged.filter((name) => !found.has(name))).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
    const database = await openDatabase({ DATA_DIR: '', ...settings })
    onTestFinished(() => database.close())
    const chain = await openLogChain(parseConfig(settings))
    expect(await checkChain(database.db, chain)).toMatchObject({ problems: [] })
  },
)

test('a second server on the same folder is refused, and the error suggests PostgreSQL', async () => {
  const settings = await place('SQLite')
  const first = await startServerProcess({ settings })
  const refused: unknown = await startServerProcess({ settings }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DidNotStart)
  expect(refused).toMatchObject({ code: 1 })
  expect(String(refused)).toMatch(/Another server already uses the folder .*PostgreSQL/s)
  expect(String(refused)).not.toContain('    at ')
  await create(await first.logIn(), 'Still serving')
})

test.each(engines)(
  'a server on a database of a newer version exits with one sentence, on %s',
  async (engine) => {
    const settings = await place(engine)
    const database = await openDatabase({ DATA_DIR: '', ...settings })
    await database.db
      .withoutPlugins()
      .insertInto('kysely_migration' as 'users')
      .values({ name: '9999-later', timestamp: '2031-01-01T00:00:00.000Z' } as never)
      .execute()
    await database.close()
    const refused: unknown = await startServerProcess({ settings }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 1 })
    expect(String(refused)).toMatch(/migrated by a newer version.*9999-later.*restore a backup/)
    expect(String(refused)).not.toContain('    at ')
  },
)

test('a second server with another audit key exits and says what to do', async () => {
  const one = await place('PostgreSQL')
  await startServerProcess({ settings: { ...one, DEMO: 'false' } })
  const { DATA_DIR = '' } = await place('SQLite')
  const refused: unknown = await startServerProcess({ settings: { ...one, DATA_DIR } }).catch(
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ code: 1 })
  expect(String(refused)).toMatch(
    /was signed with key .* copy audit\.key .* AUDIT_KEY on all of them/,
  )
  expect(String(refused)).not.toContain('    at ')
})

test('an invalid data folder is refused by name', async () => {
  const settings = await place('SQLite')
  const file = join(settings['DATA_DIR'] ?? '', 'a-file')
  await writeFile(file, '')
  const refused: unknown = await startServerProcess({ settings: { DATA_DIR: file } }).catch(
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ code: 1 })
  expect(String(refused)).toContain(`The folder ${file} can't be used`)
  expect(String(refused)).not.toContain('    at ')
})

test('invalid settings are reported together', async () => {
  const refused: unknown = await startServerProcess({
    settings: { ADMIN_PORT: 'eighty', SUPPORT_EMAIL: 'nobody', SSO_ISSUER: 'portal' },
  }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 1 })
  for (const name of ['ADMIN_PORT', 'SUPPORT_EMAIL', 'SSO_AUDIENCE', 'SSO_JWKS_URL'])
    expect(String(refused)).toContain(name)
})

test('a port in use is reported with the name of its setting', async () => {
  const first = await startServerProcess({ settings: await place('SQLite') })
  const settings = { ...(await place('SQLite')), ADMIN_PORT: new URL(first.url).port }
  const refused: unknown = await startServerProcess({ settings }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 1 })
  expect(String(refused)).toMatch(/already uses .*ADMIN_PORT/)
  expect(String(refused)).not.toContain('    at ')
})

/** Requests more video than both buffers hold and reads none. */
async function stallDownloads(url: string): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => {
    socket.destroy()
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET /media/exercises/jump-rope.mp4 HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(60))
  await once(socket, 'readable')
}

test('a stopping server doesn’t wait for a browser that keeps a video open', async () => {
  const server = await startServerProcess({ settings: await place('SQLite') })
  await stallDownloads(server.url)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('the log names the version of the time zone data and warns if it is old', async () => {
  const folder = await temporaryFolder()
  await cp(join(import.meta.dirname, 'testing/zoneinfo'), folder, { recursive: true })
  const list = join(folder, 'tzdata.zi')
  await writeFile(list, '# version 2099c\n')
  await utimes(list, 0, 0)
  const settings = { ...(await place('SQLite')), ZONEINFO_DIR: folder, LOG_LEVEL: 'info' }
  const server = await startServerProcess({ settings })
  expect(server.stdout()).toContain('"version":"2099c","source":"system","releasedOn":"1970-01-01"')
  expect(server.stdout()).toContain('time zone data is older than nine months')
})
