import { randomUUIDv7 } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { aPlace } from '../../testing/test-server.ts'
import { type Actor, systemActor, anonymousActor, system } from '../actor.ts'
import type { Change } from '../changes.ts'
import { parseConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { createReader, createUnlogged } from '../read.ts'
import { adoptKey, replaceKey } from './adopt-key.ts'
import { changesOf } from './changed-meanwhile.ts'
import { readHead } from './log-head.ts'
import { createWriter, difference, laterStamp, type Write } from './write.ts'

const at = '2026-11-21T12:00:00.000Z'
const round: Change = { kind: 'rounds' }
const entry = { model: 'Round', action: 'update', data: { name: 'Bags' } } as const

async function aLog() {
  const place = await aPlace('SQLite')
  const { db, close } = await openDatabase(parseConfig(place))
  onTestFinished(close)
  const published: [revision: number, changes: readonly Change[]][] = []
  const announced: Change[] = []
  const failures: string[] = []
  const clock = () => Date.parse(at)
  const log = { db, clock, newId: randomUUIDv7 }
  const withKey = (AUDIT_KEY: string) => ({
    ...log,
    settings: parseConfig({ ...place, AUDIT_KEY }),
  })
  const write = createWriter({
    ...log,
    changes: { announce: (change) => announced.push(change), subscribe: () => () => undefined },
    publish: (...what) => published.push(what),
    chain: await adoptKey(withKey('the first key that the audit log is kept with')),
    onFailure: (what, error) => failures.push(`${what}: ${String(error)}`),
  })
  return {
    db,
    write,
    told: published,
    announced,
    failures,
    entries: () => db.selectFrom('logs').selectAll().orderBy('seq').execute(),
    replaceKey: () => replaceKey(withKey('the second key that the audit log is kept with')),
    adoptOtherKey: () => adoptKey(withKey('the second key that the audit log is kept with')),
  }
}

const recordOne = ({ record }: Write) => {
  record(entry)
  return Promise.resolve()
}

test('difference() lists the fields that changed, without updatedAt', () => {
  const before = { name: 'Bags', motto: 'Hit', steps: [1], updatedAt: 'earlier' }
  const after = { name: 'Ropes', motto: 'Hit', steps: [1], color: 'red', updatedAt: 'later' }
  expect(difference(before, after)).toEqual({
    before: { name: 'Bags', color: null },
    after: { name: 'Ropes', color: 'red' },
  })
})

test.each([
  ['the time of the write', '2026-11-21T12:00:00.000Z', '2026-11-21T11:59:59.999Z', at],
  [
    'a millisecond after the last one, if the clock stands still',
    at,
    at,
    '2026-11-21T12:00:00.001Z',
  ],
  [
    'a millisecond after the last one, if the clock was set back',
    '2026-01-01T00:00:00.000Z',
    at,
    '2026-11-21T12:00:00.001Z',
  ],
])('laterStamp() returns %s', (_what, now, previous, expected) => {
  expect(laterStamp(now, previous)).toBe(expected)
})

test('an update based on an older revision is refused, unless it changes nothing', () => {
  const before = { name: 'Bags', updatedAt: 'now' }
  const update = (name: string, expectedUpdatedAt?: string) =>
    changesOf({ before, after: { name }, expectedUpdatedAt }, 'round')
  const changed = { before: { name: 'Bags' }, after: { name: 'Ropes' } }
  expect(update('Ropes', 'now')).toEqual(changed)
  expect(update('Ropes')).toEqual(changed)
  expect(update('Bags', 'earlier')).toBe(undefined)
  expect(() => update('Ropes', 'earlier')).toThrow('Someone else saved this round')
})

test('reads and writes are refused without permission', async () => {
  const { db, write, entries } = await aLog()
  const actor = systemActor('rounds.read')
  const refused = 'Your role doesn’t allow this.'
  expect(createReader(db)(actor, 'rounds.read').scope).toBe('all')
  expect(() => createReader(db)(actor, 'rounds.write')).toThrow(refused)
  expect(createUnlogged(db)(actor, 'rounds.read')).toBe(db)
  expect(() => createUnlogged(db)(actor, 'rounds.write')).toThrow(refused)
  await expect(write(actor, 'rounds.write', recordOne)).rejects.toThrow(refused)
  expect(await entries()).toEqual([])
})

test('a write that records nothing fails, unless it reports itself unchanged', async () => {
  const { write, entries } = await aLog()
  await expect(write(system, 'rounds.write', () => Promise.resolve())).rejects.toThrow(
    'a write must record what it changed',
  )
  const answer = await write(system, 'rounds.write', ({ unchanged }) => {
    unchanged()
    return Promise.resolve('as before')
  })
  expect(answer).toBe('as before')
  expect(await entries()).toEqual([])
})

test('a write that announces changes raises the revision and announces them', async () => {
  const { db, write, told: published, announced } = await aLog()
  await write(system, 'rounds.write', recordOne)
  expect(published).toEqual([])
  expect((await readHead(db)).changeRevision).toBe(0)
  await write(system, 'rounds.write', ({ record, announce }) => {
    record(entry)
    announce(round)
    return Promise.resolve()
  })
  expect(published).toEqual([[1, [round]]])
  expect(announced).toEqual([round])
  expect((await readHead(db)).changeRevision).toBe(1)
})

test.each<[Actor, string]>([
  [system, 'Roundboard'],
  [{ kind: 'screen', screenId: 'a-screen' }, 'screen a-screen'],
  [{ ...anonymousActor, address: '192.0.2.1' }, 'somebody at 192.0.2.1'],
  [
    {
      kind: 'pass',
      passId: 'a-pass',
      number: 3,
      madeBy: 'ann@example.test',
      issuer: 'Ann',
      locationId: 'own',
    },
    'pass 3 of ann@example.test',
  ],
  [
    { kind: 'key', keyId: 'a-key', name: 'portal', scopes: [], locationIds: 'all' },
    'API key portal',
  ],
])('an audit entry by %j names its author', async (actor, modifiedBy) => {
  const { write, entries } = await aLog()
  await write(actor, 'public', recordOne)
  const data = JSON.stringify(entry.data)
  expect(await entries()).toMatchObject([{ ...entry, data, modifiedBy }])
})

test('another audit key is refused until it replaces the first, which is refused from then on', async () => {
  const { write, entries, replaceKey, adoptOtherKey } = await aLog()
  await write(system, 'rounds.write', recordOne)
  await expect(adoptOtherKey()).rejects.toThrow('The audit log was signed with key')
  expect(await replaceKey()).toBe(true)
  expect(await replaceKey()).toBe(false)
  await expect(write(system, 'rounds.write', recordOne)).rejects.toThrow(
    'the audit log now uses another key',
  )
  const [first, change, ...others] = await entries()
  expect(JSON.parse(change?.data ?? '')).toMatchObject({
    chain: 'new-key',
    before: { seq: first?.seq, hash: first?.hash },
  })
  expect(others).toEqual([])
})

test('a truncated audit log is reported with its expected end', async () => {
  const { db, write, failures, entries } = await aLog()
  await write(system, 'rounds.write', recordOne)
  const earlier = await readHead(db)
  await write(system, 'rounds.write', recordOne)
  const { seq, hash } = await readHead(db)
  await db.deleteFrom('logs').where('seq', '=', seq).execute()
  await db.updateTable('logHead').set(earlier).execute()
  await write(system, 'rounds.write', recordOne)
  expect(failures).toEqual(['the audit log was altered: Error: the head went back at entry 1'])
  const [, evidence, ...others] = await entries()
  expect(evidence).toMatchObject({ model: 'Log', action: 'update' })
  expect(JSON.parse(evidence?.data ?? '')).toEqual({
    chain: 'broken',
    found: 'the head went back',
    seq: earlier.seq,
    hash: earlier.hash,
    prunedSeq: 0,
    expected: { seq, hash },
  })
  expect(others).toHaveLength(1)
  await write(system, 'rounds.write', recordOne)
  expect(failures).toHaveLength(1)
})
