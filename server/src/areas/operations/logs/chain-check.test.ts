import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { aDatabaseOf } from '../../../testing/older-database.ts'
import {
  aPlace,
  startTestServer,
  buildServer,
  engines,
  temporaryFolder,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation } from '../../../testing/factories.ts'
import { system } from '../../../platform/actor.ts'
import { openLogChain } from '../../../platform/audit/audit-key.ts'
import { readNotedHeads } from '../../../platform/audit/heads.ts'
import { createLogChain, type LogChain, plainHash } from '../../../platform/audit/log-chain.ts'
import { readHead } from '../../../platform/audit/log-head.ts'
import { parseConfig } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { LogRow } from '../../../platform/database/schema.ts'
import { checkChain } from './index.ts'

const keyOf = ({ place }: Pick<TestServer, 'place'>) => openLogChain(parseConfig(place))
const problemsOf = async (server: TestServer) =>
  (await checkChain(server.database.db, await keyOf(server))).problems

/** More than sixty entries. */
async function aLongLog(server: TestServer): Promise<void> {
  await server.services.write(system, 'system', ({ record }) => {
    for (let count = 0; count < 60; count += 1)
      record({ model: 'System', action: 'update', data: { count } })
    return Promise.resolve()
  })
}

const allOf = (db: Db) => db.selectFrom('logs').selectAll().orderBy('seq').execute()
const setHead = (db: Db, head: object) => db.updateTable('logHead').set(head).execute()

/** Recomputes the chain, as someone with the database but no key can. */
async function rechain(db: Db, hashOf: (previous: string, entry: Omit<LogRow, 'hash'>) => string) {
  let previous = ''
  for (const { hash: _old, ...entry } of await allOf(db)) {
    previous = hashOf(previous, entry)
    await db.updateTable('logs').set({ hash: previous }).where('seq', '=', entry.seq).execute()
  }
  return previous
}

/** Attacks with database access alone, and what the check reports. */
const attacks: readonly [name: string, attack: (db: Db) => Promise<unknown>, says: RegExp][] = [
  [
    'the last five entries are deleted',
    async (db) => {
      const { seq } = await readHead(db)
      await db
        .deleteFrom('logs')
        .where('seq', '>', seq - 5)
        .execute()
    },
    /The last entry should be \d+ but is \d+/,
  ],
  [
    'the last five entries are deleted and the head restored',
    async (db) => {
      const { seq } = await readHead(db)
      await db
        .deleteFrom('logs')
        .where('seq', '>', seq - 5)
        .execute()
      const last = (await allOf(db)).at(-1)
      await setHead(db, { seq: last?.seq, hash: last?.hash })
    },
    /The log head wasn’t signed with the key/,
  ],
  [
    'the first fifty entries are deleted',
    (db) => db.deleteFrom('logs').where('seq', '<=', 50).execute(),
    /Entries 1 to 50 are missing/,
  ],
  [
    'the first fifty entries are deleted as if cleaned up',
    async (db) => {
      const cut = (await allOf(db)).find((entry) => entry.seq === 50)
      await db.deleteFrom('logs').where('seq', '<=', 50).execute()
      await setHead(db, { prunedSeq: 50, prunedHash: cut?.hash })
    },
    /Entries up to 50 were removed, and no entry records who did it/,
  ],
  [
    'an entry is altered',
    (db) => db.updateTable('logs').set({ data: '{}' }).where('seq', '=', 30).execute(),
    /Entry 30 of .* was changed/,
  ],
  [
    'an entry is altered and the chain recomputed without the key',
    async (db) => {
      await db.updateTable('logs').set({ data: '{}' }).where('seq', '=', 30).execute()
      await setHead(db, { hash: await rechain(db, plainHash) })
    },
    /Entry 30 of .* was changed/,
  ],
  [
    'the chain is recomputed with another key',
    async (db) => {
      const other = createLogChain('a key of somebody who has the database alone')
      const head = { ...(await readHead(db)), hash: await rechain(db, other.hash) }
      await setHead(db, { hash: head.hash, seal: other.seal(head) })
    },
    /The log head wasn’t signed with the key.*Entry 1 of .* was changed/s,
  ],
  [
    'the log is made to look older than the key',
    async (db) => {
      await setHead(db, { hash: await rechain(db, plainHash), keyId: '', seal: '' })
    },
    /The log has no key yet/,
  ],
]

describe.each(engines)('the audit log check on %s', (engine) => {
  // security: 11.2.3, 11.4.1, 11.4.3, 16.4.2
  test('detects changes made with database access alone', async () => {
    const server = await startTestServer({ engine })
    await aLongLog(server)
    expect(await problemsOf(server)).toEqual([])
    const { db } = server.database
    const [rows, head] = [await allOf(db), await readHead(db)]
    for (const [name, attack, says] of attacks) {
      await attack(db)
      expect((await problemsOf(server)).join('\n'), name).toMatch(says)
      await db.deleteFrom('logs').execute()
      await db.insertInto('logs').values(rows).execute()
      await setHead(db, head)
      expect(await problemsOf(server), name).toEqual([])
    }
  })

  test('keeps reporting a log that was truncated under a running server to a valid earlier head', async () => {
    const failures: string[] = []
    const server = await startTestServer({ engine, onFailure: (what) => failures.push(what) })
    const { db } = server.database
    const before = await readHead(db)
    await aLongLog(server)
    await db.deleteFrom('logs').where('seq', '>', before.seq).execute()
    await setHead(db, before)
    await aLocation(server)
    expect(failures).toEqual(['the audit log was altered'])
    await aLocation(server)
    expect(failures).toHaveLength(1)
    expect(await problemsOf(server)).toEqual([
      expect.stringMatching(/Before entry \d+ of .*, the head went back/),
    ])
  })

  // security: 16.4.2
  test('detects with AUDIT_HEADS_FILE a log that was truncated while no server ran', async () => {
    const AUDIT_HEADS_FILE = join(await temporaryFolder(), 'audit.heads')
    const place = await aPlace(engine)
    const settings = { AUDIT_HEADS_FILE }
    const server = await buildServer(place, { settings })
    const { db } = server.database
    const [rows, head] = [await allOf(db), await readHead(db)]
    await aLongLog(server)
    await server.end()
    const heads = await readNotedHeads(AUDIT_HEADS_FILE)
    expect(heads).toMatchObject([{ auditSeq: head.seq + 60 }])
    expect((await stat(AUDIT_HEADS_FILE)).mode & 0o777).toBe(0o600)

    const failures: string[] = []
    const again = await buildServer(place)
    expect((await checkChain(again.database.db, await keyOf(again), heads)).problems).toEqual([])
    await again.database.db.deleteFrom('logs').execute()
    await again.database.db.insertInto('logs').values(rows).execute()
    await setHead(again.database.db, head)
    const { problems } = await checkChain(again.database.db, await keyOf(again), heads)
    expect(problems).toEqual([
      `Entry ${String(head.seq + 60)} is recorded in AUDIT_HEADS_FILE, but the log ends at ${String(head.seq)}.`,
    ])
    await again.end()
    const onFailure = (what: string) => failures.push(what)
    const noticing = await buildServer(place, { settings, onFailure })
    expect(failures).toEqual(['the audit log was altered'])
    expect(await problemsOf(noticing)).toEqual([expect.stringContaining('the head went back')])
    await noticing.end()
  })

  test('continues a log from before the key existed and detects later changes to it', async () => {
    const rows = ['First', 'Second', 'Third'].map((name, index) => ({
      seq: index + 1,
      id: newId(),
      date: '2026-11-01T00:00:00.000Z',
      model: 'Workout',
      action: 'create',
      modifiedBy: 'somebody@example.test',
      userId: null,
      data: JSON.stringify({ name }),
    }))
    let hash = ''
    const chained = rows.map((row) => ({ ...row, hash: (hash = plainHash(hash, row)) }))
    const place = await aDatabaseOf(engine, '0004-narrow-presence', async (db) => {
      await db.insertInto('logs').values(chained).execute()
      await db.updateTable('logHead').set({ seq: 3, hash }).execute()
    })
    const server = await buildServer(place)
    const check = async () => checkChain(server.database.db, await keyOf(server))
    const whole = await check()
    expect(whole.problems).toEqual([])
    expect(whole.notes).toEqual([
      expect.stringMatching(
        /^Entries 1 to 3 were written before the log had a key\. The log was converted/,
      ),
    ])
    const { db } = server.database
    await db.updateTable('logs').set({ data: '{}' }).where('seq', '=', 2).execute()
    let previous = ''
    for (const { hash: _old, ...entry } of (await allOf(db)).slice(0, 3)) {
      previous = plainHash(previous, entry)
      await db.updateTable('logs').set({ hash: previous }).where('seq', '=', entry.seq).execute()
    }
    expect((await check()).problems).toEqual([expect.stringMatching(/^Entry 4 of .* was changed/)])
    await server.end()
  })
})

test('the audit key is created once, readable by its owner only, and not in the database', async () => {
  const DATA_DIR = await temporaryFolder()
  const settings = parseConfig({ DATA_DIR })
  const made = await Promise.all([1, 2, 3].map(() => openLogChain(settings)))
  expect(new Set(made.map((chain: LogChain) => chain.keyId)).size).toBe(1)
  const file = join(DATA_DIR, 'audit.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const server = await buildServer({ DATA_DIR })
  await server.end()
  const key = (await readFile(file, 'utf8')).trim()
  expect((await readFile(join(DATA_DIR, 'roundboard.sqlite'))).includes(key)).toBe(false)
})
