import { calls } from '@roundboard/contract'
import { expect, inject, test } from 'vitest'
import { createDatabase } from './testing/postgres.ts'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/test-server.ts'

test('two demos started at once on an empty PostgreSQL create one franchise', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'))
  const AUDIT_KEY = 'the same on both of the machines'
  const start = async () =>
    startServerProcess({ settings: { DATABASE_URL, DATA_DIR: await temporaryFolder(), AUDIT_KEY } })
  const servers = await Promise.all([start(), start()])
  for (const server of servers) {
    const client = await server.logIn()
    const { pagination } = await client.list(calls.listWorkouts, { query: { limit: 1 } })
    expect(pagination.pages).toBe(144)
    expect((await client.list(calls.listLocations, {})).items).toHaveLength(4)
  }
})
