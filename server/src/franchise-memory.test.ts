import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFranchiseMemory } from './franchise-memory.ts'
import { openDatabase } from './platform/database/database.ts'
import { sqliteFile } from './platform/database/sqlite.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startTestServer, temporaryFolder } from './testing/test-server.ts'
import { aUser } from './testing/factories.ts'
import { migratedTemplate } from './testing/postgres-for-tests.ts'
import { createDatabase } from './testing/postgres.ts'

const today = () => '2026-11-21'
const aPostgres = () => createDatabase(inject('postgresUrl'), { template: migratedTemplate })

async function memoryOf(place: { DATA_DIR: string; DATABASE_URL?: string }) {
  const settings = { DATABASE_URL: undefined, ALLOW_EMPTY_DATABASE: true, ...place }
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return openFranchiseMemory(settings, database, today)
}

test('a new server reports no lost franchise and remembers one once it exists', async () => {
  const server = await startTestServer()
  const DATA_DIR = server.place['DATA_DIR'] ?? ''
  const settings = { DATA_DIR, DATABASE_URL: undefined, ALLOW_EMPTY_DATABASE: true }
  const memory = await openFranchiseMemory(settings, server.database, today)
  expect(memory.loss).toBeUndefined()
  expect(await memory.remember()).toBe(false)
  await aUser(server, 'super-admin')
  expect(await memory.remember()).toBe(true)
  const again = await openFranchiseMemory(settings, server.database, today)
  expect(again.loss).toBeUndefined()

  const elsewhere = { DATA_DIR, DATABASE_URL: await aPostgres() }
  const { loss } = await memoryOf(elsewhere)
  expect(loss).toContain(
    `Until 2026-11-21 or later, this server used the SQLite database in ${resolve(DATA_DIR)}.`,
  )
})

test('a server without its DATABASE_URL names the earlier database without the password', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const DATA_DIR = await temporaryFolder()
  const url = new URL(server.place['DATABASE_URL'] ?? '')
  url.password = 'a-well-kept-secret'
  const settings = { DATA_DIR, DATABASE_URL: url.href, ALLOW_EMPTY_DATABASE: true }
  await aUser(server, 'super-admin')
  const memory = await openFranchiseMemory(settings, server.database, today)
  await memory.remember()
  const { loss } = await memoryOf({ DATA_DIR })
  expect(loss).toContain(`the PostgreSQL database ${url.pathname.slice(1)} on ${url.host}`)
  expect(loss).not.toContain(url.password)
})

test('a server that starts without its franchise warns, or refuses to start if configured so', async () => {
  const DATA_DIR = await temporaryFolder()
  const settings = { DATA_DIR, DEMO: 'false' }
  await (await startServerProcess({ settings: { DATA_DIR } })).end('SIGTERM')
  const whole = await startServerProcess({
    settings: { ...settings, ALLOW_EMPTY_DATABASE: 'false' },
  })
  await whole.end('SIGTERM')
  expect(whole.stdout()).not.toContain('WARNING')

  await rm(sqliteFile(DATA_DIR))
  const refused: unknown = await startServerProcess({
    settings: { ...settings, ALLOW_EMPTY_DATABASE: 'false' },
  }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 1 })
  expect(String(refused)).toContain('ALLOW_EMPTY_DATABASE is false')
  expect(String(refused)).not.toContain('    at ')

  const empty = await startServerProcess({ settings: { ...settings, LOG_LEVEL: 'fatal' } })
  await empty.end('SIGTERM')
  expect(empty.stdout()).toContain("WARNING: your franchise's data isn't here.")
  expect(empty.stdout()).toContain('the database is empty, but this server had users before')
})
