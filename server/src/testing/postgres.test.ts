import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { migratedTemplate } from './postgres-for-tests.ts'
import { createDatabase } from './postgres.ts'

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(query)
    return rows.map((row) => row.answer)
  } finally {
    await client.end()
  }
}

test('a test suite gets a real PostgreSQL 18 that never waits for its disk', async () => {
  const url = await createDatabase(inject('postgresUrl'))
  expect(
    await ask(url, `select current_setting('server_version_num')::int / 10000 as answer`),
  ).toEqual([18])
  expect(await ask(url, `select current_setting('fsync') as answer`)).toEqual(['off'])
  expect(await ask(url, `select current_setting('synchronous_commit') as answer`)).toEqual(['off'])
})

test('two test suites have separate databases', async () => {
  const [one, other] = await Promise.all([
    createDatabase(inject('postgresUrl')),
    createDatabase(inject('postgresUrl')),
  ])
  await ask(one, 'create table only_here (id int)')
  const tables = `select tablename as answer from pg_tables where tablename = 'only_here'`
  expect(await ask(one, tables)).toEqual(['only_here'])
  expect(await ask(other, tables)).toEqual([])
})

test('a copy of the migrated database has its tables and no rows', async () => {
  const url = await createDatabase(inject('postgresUrl'), { template: migratedTemplate })
  expect(await ask(url, 'select count(*)::int as answer from users')).toEqual([0])
})
