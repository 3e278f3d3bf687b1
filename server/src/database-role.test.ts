import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { parseConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { startServerProcess } from './testing/server-process.ts'

const name = 'roundboard_role'
const password = "it's 48 digits"

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** The role and database of deploy/database-role.sql, created as psql would. */
async function aRole(): Promise<string> {
  const script = readFileSync(join(import.meta.dirname, '../../deploy/database-role.sql'), 'utf8')
  const superuser = await connected(inject('postgresUrl'))
  const statements = script
    .replaceAll(/^(--|\\).*$/gm, '')
    .replaceAll('roundboard', name)
    .replace(":'password'", superuser.escapeLiteral(password))
    .split(';')
  for (const statement of statements) await superuser.query(statement)
  const url = new URL(inject('postgresUrl'))
  url.username = name
  url.password = encodeURIComponent(password)
  url.pathname = `/${name}`
  return url.href
}

// security: 13.2.1, 13.2.2, 13.2.3
test('the server runs as a role limited to its own database', async () => {
  const DATABASE_URL = await aRole()
  // This role creates the tables, writes users and sends and receives notifications.
  const server = await startServerProcess({ settings: { DATABASE_URL } })
  await server.logIn()
  expect(await server.end('SIGTERM')).toBe(0)
  const again = await openDatabase(parseConfig({ DATABASE_URL }))
  await again.close()

  const role = await connected(DATABASE_URL)
  const { rows } = await role.query<Record<string, boolean>>(
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  )
  expect(rows.flatMap((row) => Object.values(row))).toEqual(Array(5).fill(false))
  for (const statement of [
    'create database elsewhere',
    'create role somebody',
    'alter role current_user superuser',
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/passwd')",
    'select * from pg_authid',
  ])
    await expect(role.query(statement)).rejects.toThrow(/permission denied/)
  const elsewhere = new Client({ connectionString: DATABASE_URL.replace(/[^/]+$/, 'postgres') })
  await expect(elsewhere.connect()).rejects.toThrow(/permission denied/)
})
