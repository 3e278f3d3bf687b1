import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { calls } from '@roundboard/contract'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { startTestMailServer } from './testing/test-mail-server.ts'
import { bareEnvironment } from './testing/server-process.ts'
import { runCommandHere, runCommandProcess } from './testing/operator-commands.ts'
import {
  aPlace,
  startTestServer,
  buildServer,
  engines,
  laneEngines,
} from './testing/test-server.ts'
import { aDatabaseOf, openAsItIs } from './testing/older-database.ts'
import { aLocation, aPairedScreen, aRound, aUser, aWorkout } from './testing/factories.ts'
import { startS3Server, s3Place } from './testing/test-s3-server.ts'
import { migratedTemplate } from './testing/postgres-for-tests.ts'
import { createDatabase } from './testing/postgres.ts'

type Place = Record<string, string>

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const anEmptyDatabase = async (engine: string): Promise<Place> =>
  engine === 'SQLite'
    ? { DATA_DIR: join(await aFolder(), 'data') }
    : {
        DATA_DIR: await aFolder(),
        DATABASE_URL: await createDatabase(inject('postgresUrl'), { template: migratedTemplate }),
      }

async function aFilledServer(engine: 'SQLite' | 'PostgreSQL') {
  const server = await startTestServer({ engine })
  const admin = await aUser(server, 'super-admin', { email: 'keeper@example.test' })
  await aRound(server, 1)
  const workout = await aWorkout(server)
  // Older versions stored such a name.
  await server.database.db
    .updateTable('workouts')
    .set({ name: 'Línea\u2028 y golpe' })
    .where('id', '=', workout.id)
    .execute()
  const location = await aLocation(server, { vtsEnabled: true })
  const { screen, as } = await aPairedScreen(server, { location: location.id })
  await server.call(calls.updateLocationTimer, admin.as, {
    params: { id: location.id },
    body: { dwsTimeStamp: 'now', dwsActiveBreaks: ['squat', 'plank', 'squat'] },
  })
  return { server, admin, workout, screen, as }
}

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('a backup of %s', (from, to) => {
  test(`is created while the server runs and restored on ${to}`, async () => {
    const { server, workout } = await aFilledServer(from)
    const file = join(await aFolder(), 'roundboard.backup')
    expect(await runCommandProcess('backup', server.place, file)).toMatchObject({ code: 0 })
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const empty = await anEmptyDatabase(to)
    const restored = await runCommandProcess('restore', empty, file)
    expect(restored).toMatchObject({ code: 0, stderr: '' })

    const database = await openDatabase({ DATA_DIR: '', ...empty })
    try {
      const there = await database.db.selectFrom('workouts').select(['id', 'name']).execute()
      expect(there).toEqual([{ id: workout.id, name: 'Línea\u2028 y golpe' }])
      for (const table of [
        'users',
        'screens',
        'logs',
        'logHead',
        'exercises',
        'locationTimers',
        'timerBreaks',
        'rowCounts',
      ] as const)
        expect(
          await database.db.selectFrom(table).selectAll().orderBy(sortOf(table)).execute(),
        ).toEqual(
          await server.database.db.selectFrom(table).selectAll().orderBy(sortOf(table)).execute(),
        )
    } finally {
      await database.close()
    }

    // The backup has no key: copy it, or the log notes where another key starts.
    const key = await readFile(join(server.place['DATA_DIR'] ?? '', 'audit.key'), 'utf8')
    const withKey = { ...empty, AUDIT_KEY: key.trim() }
    expect(await runCommandProcess('verify-audit', withKey)).toMatchObject({ code: 0 })
    expect(await runCommandHere('verify-audit', empty)).toMatchObject({ code: 1 })
    await expect(buildServer(empty)).rejects.toThrow(/was signed with key .* npm run audit:new-key/)
    expect(await runCommandProcess('new-audit-key', empty)).toMatchObject({ code: 0, stderr: '' })
    const after = await runCommandHere('verify-audit', empty)
    expect(after).toMatchObject({ code: 0, stderr: '' })
    expect(after.stdout).toMatch(/used the key [0-9a-f]{16}, which isn’t available/)
    const refused = await runCommandHere('verify-audit', withKey)
    expect(refused.stderr).toMatch(/uses the key [0-9a-f]{16}, but the key here is/)
    await (await buildServer(empty)).end()
  })
})

test('a backup leaves out queued jobs, so a restore never sends emails twice', async () => {
  const mailServer = await startTestMailServer()
  await mailServer.disconnect()
  const { settings } = mailServer
  const server = await startTestServer({ settings })
  const { user } = await aUser(server, 'super-admin')
  await server.call(calls.requestReset, undefined, { body: { email: user.email } })
  // A password reset starts after a random delay.
  server.clock.advance(5_000)
  await server.services.jobs.runDue()
  const waiting = await server.database.db.selectFrom('jobs').selectAll().execute()
  const [email] = waiting.filter(({ kind }) => kind === 'mail')
  const token = /\/reset#([\w-]{43})/.exec(email?.payload ?? '')?.[1] ?? ''
  expect(token).not.toBe('')
  const file = join(await aFolder(), 'roundboard.backup')
  expect(await runCommandHere('backup', server.place, file)).toMatchObject({ code: 0 })
  const kept = await readFile(file, 'utf8')
  expect(kept).toContain(user.email)
  expect(kept).not.toContain(token)

  const empty = await anEmptyDatabase('SQLite')
  expect(await runCommandHere('restore', empty, file)).toMatchObject({ code: 0 })
  const key = await readFile(join(server.place['DATA_DIR'] ?? '', 'audit.key'), 'utf8')
  await mailServer.comeBack()
  const restored = await startTestServer({
    place: empty,
    settings: { ...settings, AUDIT_KEY: key.trim() },
  })
  await restored.services.jobs.runDue()
  expect(mailServer.emails).toEqual([])
  const kinds = await restored.database.db.selectFrom('jobs').select('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toContain('given-up')
})

const sorts = {
  rowCounts: 'name',
  logs: 'seq',
  locationTimers: 'locationId',
  timerBreaks: 'position',
} as const
const sortOf = (table: string) => (table in sorts ? sorts[table as keyof typeof sorts] : 'id')

describe('a restore', () => {
  test('refuses a database that is not empty, and changes nothing', async () => {
    const { server } = await aFilledServer('PostgreSQL')
    const file = join(await aFolder(), 'roundboard.backup')
    await runCommandHere('backup', server.place, file)
    const refused = await runCommandHere('restore', server.place, file)
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(/^This database isn't empty \(.*users, workouts\)/)
  })

  test('refuses a damaged backup and leaves nothing behind', async () => {
    const { server } = await aFilledServer('SQLite')
    const file = join(await aFolder(), 'roundboard.backup')
    await runCommandHere('backup', server.place, file)
    const whole = await readFile(file, 'utf8')
    const empty = await anEmptyDatabase('SQLite')
    const spoiled = {
      'cut off': whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1),
      changed: whole.replace('keeper@', 'thieve@'),
      'cut within a line': whole.slice(0, -20),
      'something else': '{"workouts":[]}\n',
      empty: '',
    }
    for (const [what, content] of Object.entries(spoiled)) {
      await writeFile(file, content)
      const refused = await runCommandHere('restore', empty, file)
      expect(refused.code, what).toBe(1)
      expect(refused.stderr, what).toMatch(/backup/)
    }
    expect(await readdir(empty['DATA_DIR'] ?? '')).toEqual([])
  })

  test('prints its usage and names the missing file', async () => {
    const empty = await anEmptyDatabase('SQLite')
    expect(await runCommandHere('restore', empty)).toMatchObject({
      code: 2,
      stderr: 'Usage: npm run restore -- <file> [--media]\n',
    })
    const missing = await runCommandHere('restore', empty, '/nowhere/at-all')
    expect(missing).toMatchObject({ code: 1 })
    expect(missing.stderr).toContain('no such file')
  })
})

const someTime = '2026-08-01T12:00:00.000Z'
const beforeDrafts = '0055-what-screens-hold'

const anOldWorkout = {
  ...{
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'Jab',
    nameFolded: 'jab',
    subHeader: '',
    round: 1,
    routineCount: 0,
  },
  ...{
    startDate: '2026-08-01T00:00:00.000Z',
    endDate: '2026-08-02T23:59:59.999Z',
    createdAt: someTime,
    updatedAt: someTime,
  },
}

/** A backup as a server of that version writes it. */
async function aBackupOf(
  schema: string,
  rows: readonly [string, Record<string, unknown>][],
): Promise<string> {
  const settings = await aDatabaseOf('SQLite', schema, async (db) => {
    for (const [table, row] of rows) await db.insertInto(table).values(row).execute()
  })
  const lines: unknown[] = [{ backup: 'roundboard', format: 1, schema, madeAt: someTime }]
  const counts: Record<string, number> = {}
  await openAsItIs('SQLite', settings, async (db) => {
    const tables = await db.introspection.getTables()
    for (const { name } of tables) {
      const table = name.replaceAll(/_([a-z])/g, (_, email: string) => email.toUpperCase())
      if (['rowCounts', 'jobs'].includes(table)) continue
      const found = await db.selectFrom(table).selectAll().execute()
      counts[table] = found.length
      lines.push(...found.map((row) => [table, row]))
    }
  })
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  const file = join(await aFolder(), 'old.backup')
  await writeFile(file, `${text}${JSON.stringify({ rows: counts, sha256 })}\n`)
  return file
}

describe.each(laneEngines)('a restore of an older backup on %s', (engine) => {
  const noTables = async (): Promise<Place> => ({
    DATA_DIR: await aFolder(),
    ...(engine === 'PostgreSQL' && { DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
  })

  const tablesOf = async (place: Place) => {
    let names: string[] = []
    await openAsItIs(engine, { DATA_DIR: '', ...place }, async (db) => {
      names = (await db.introspection.getTables()).map(({ name }) => name)
    })
    return names
  }

  test('loads the backup into tables of its version and migrates them', async () => {
    const file = await aBackupOf(beforeDrafts, [['workouts', anOldWorkout]])
    const place = await noTables()
    expect(await runCommandHere('restore', place, file)).toMatchObject({ code: 0, stderr: '' })
    const server = await startTestServer({ place })
    const { as } = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.listWorkouts, as)
    expect(data).toMatchObject([{ name: 'Jab', isDraft: false }])
  })

  test('leaves no tables behind when refused', async () => {
    const file = await aBackupOf(beforeDrafts, [['workouts', anOldWorkout]])
    await writeFile(file, (await readFile(file, 'utf8')).replace('"Jab"', '"Jabs"'))
    const place = await noTables()
    const refused = await runCommandHere('restore', place, file)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.stderr).toContain("its checksum doesn't match")
    expect(await tablesOf(place)).toEqual([])
  })

  test('refuses a database whose tables are of another version', async () => {
    const file = await aBackupOf(beforeDrafts, [])
    const refused = await runCommandHere('restore', await aPlace(engine), file)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.stderr).toMatch(/^This database has schema \d{4}-/)
  })

  test('refuses a backup of a newer version', async () => {
    const file = join(await aFolder(), 'new.backup')
    const head = { backup: 'roundboard', format: 1, schema: '9999-later', madeAt: someTime }
    await writeFile(file, `${JSON.stringify(head)}\n`)
    const refused = await runCommandHere('restore', await noTables(), file)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.stderr).toContain('Update Roundboard, then restore it.')
  })
})

describe.each(engines)('the audit log on %s', (engine) => {
  // security: 16.4.2
  test('is verified while the server runs, and changed entries are named', async () => {
    const { server, admin } = await aFilledServer(engine)
    expect(await runCommandHere('verify-audit', server.place)).toMatchObject({ code: 0 })
    const { data } = await server.call(calls.listLogs, admin.as)
    const [entry] = data
    await server.database.db
      .updateTable('logs')
      .set({ modifiedBy: 'nobody@example.test' })
      .where('id', '=', entry?.id ?? '')
      .execute()
    const found = await runCommandHere('verify-audit', server.place)
    expect(found.code).toBe(1)
    expect(found.stderr).toMatch(/Entry \d+ of .* was changed/)
  })
})

/** The nightly backup. */
async function backUp(settings: Place) {
  const script = join(import.meta.dirname, '../../deploy/backup.sh')
  const child = spawn('sh', [script], { env: { ...bareEnvironment, ...settings } })
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, stderr }
}

test('the nightly backup is complete and deletes the oldest only afterwards', async () => {
  const { server } = await aFilledServer('SQLite')
  const BACKUP_DIR = await aFolder()
  const days = ['01', '02', '03'].map((day) => `roundboard-2026-11-${day}T03-10-00Z.backup`)
  for (const name of [...days, 'of-somebody.backup']) await writeFile(join(BACKUP_DIR, name), '')

  const nowhere = await backUp({ DATA_DIR: join(BACKUP_DIR, 'nowhere'), BACKUP_DIR })
  expect(nowhere.code).not.toBe(0)
  expect((await readdir(BACKUP_DIR)).sort()).toEqual(['of-somebody.backup', ...days])

  expect(await backUp({ ...server.place, BACKUP_DIR, BACKUP_KEEP: '2' })).toMatchObject({ code: 0 })
  const left = (await readdir(BACKUP_DIR)).sort()
  expect(left).toHaveLength(3)
  expect(left.slice(0, 2)).toEqual(['of-somebody.backup', days[2]])
  const place = { DATA_DIR: join(await aFolder(), 'data') }
  expect(await runCommandHere('restore', place, join(BACKUP_DIR, left[2] ?? ''))).toMatchObject({
    code: 0,
  })
})

test.each([
  [{ BACKUP_KEEP: '0' }, "not '0'"],
  [{ BACKUP_KEEP: 'all' }, "not 'all'"],
  [{ BACKUP_DIR: '/nowhere/at/all' }, "The folder /nowhere/at/all doesn't exist"],
])('a nightly backup with %j is refused with one sentence', async (settings, sentence) => {
  const { code, stderr } = await backUp({ BACKUP_DIR: await aFolder(), ...settings })
  expect(code).toBe(2)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

const mp4 = { extension: 'mp4', type: 'video/mp4' }

// With ffmpeg, a server soon deletes the poster of an unused link.
const withoutFfmpeg = { FFMPEG_PATH: '/nowhere/ffmpeg' }

/** A library with one clip, its poster and an unused file. */
async function aServerWithMedia() {
  const server = await startTestServer({ settings: withoutFfmpeg })
  const { files } = server.services
  const contents = [randomBytes(200_000), randomBytes(3_000), randomBytes(1_000)]
  const [clip, poster, ofLink] = await Promise.all(
    contents.map((each) => files.keepContent(each, mp4)),
  )
  await files.keepContent(Buffer.from('nobody’s'), mp4)
  const at = '2026-11-21T12:00:00.000Z'
  await server.database.db
    .insertInto('media')
    .values({
      ...{ id: 'one', link: '/media/library/one', name: 'Squat', nameFolded: 'squat' },
      ...{
        kind: 'exercise-video',
        tags: '[]',
        needs: '[]',
        isShipped: 0,
        createdAt: at,
        updatedAt: at,
      },
      fileSha256: clip?.sha256 ?? '',
      originalSha256: clip?.sha256 ?? '',
      posterSha256: poster?.sha256 ?? '',
    })
    .execute()
  await server.database.db
    .insertInto('linkPosters')
    .values({
      ...{ link: 'https://videos.example.test/x.mp4', triedAt: at, failures: 0 },
      sha256: ofLink?.sha256 ?? '',
    })
    .execute()
  return { server, contents, kept: [clip, poster, ofLink].filter((each) => each !== undefined) }
}

const nameIn = (folder: string, { sha256 }: { sha256: string }) =>
  join(folder, 'media', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.mp4`)

describe('a backup with media', () => {
  test('copies each file of the library once and restores it into a bucket', async () => {
    const { server, contents, kept } = await aServerWithMedia()
    const folder = await aFolder()
    const file = join(folder, 'roundboard.backup')
    const without = await runCommandHere('backup', server.place, file)
    expect(without.stdout).toContain('3 media files (0.2 MB) not included.')
    expect(await readdir(folder)).toEqual(['roundboard.backup'])
    await rm(file)

    const taken = await runCommandHere('backup', server.place, file, '--media')
    expect(taken).toMatchObject({ code: 0, stderr: '' })
    expect(taken.stdout).toContain('3 media files (0.2 MB) saved in')
    expect(taken.stdout).toContain('(3 new)')
    const again = await runCommandHere(
      'backup',
      server.place,
      join(folder, 'next.backup'),
      '--media',
    )
    expect(again.stdout).toContain('(0 new)')
    const saved = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true })
    expect(saved.filter((each) => each.isFile())).toHaveLength(3)

    const place = {
      DATA_DIR: join(await aFolder(), 'data'),
      ...s3Place((await startS3Server()).url),
    }
    const restored = await runCommandHere('restore', place, file, '--media')
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('Restored and verified 3 media files (0.2 MB).')
    const AUDIT_KEY = await readFile(join(server.place['DATA_DIR'] ?? '', 'audit.key'), 'utf8')
    const other = await buildServer({ ...place, ...withoutFfmpeg, AUDIT_KEY: AUDIT_KEY.trim() })
    onTestFinished(() => other.end())
    for (const [index, each] of kept.entries()) {
      const bytes = await other.services.files.open(each)
      expect(bytes && (await buffer(bytes)).equals(contents[index] ?? Buffer.of())).toBe(true)
    }
    const found = await other.services.sweep.look()
    expect(found).toMatchObject({ missing: [], unused: [{ bytes: 0 }] })
  })

  test.each([
    ['missing', 'file not found', (path: string) => rm(path)],
    [
      'damaged',
      'its checksum doesn’t match',
      async (path: string) => {
        const bytes = await readFile(path)
        bytes.writeUInt8(bytes.readUInt8(50) ^ 1, 50)
        await writeFile(path, bytes)
      },
    ],
  ] as const)(
    'can’t be restored with a %s file, which is named, but can be without media',
    async (_what, why, spoil) => {
      const { server, kept } = await aServerWithMedia()
      const folder = await aFolder()
      const file = join(folder, 'roundboard.backup')
      await runCommandHere('backup', server.place, file, '--media')
      const [clip] = kept
      if (clip === undefined) throw new Error('the library is empty')
      await spoil(nameIn(folder, clip))
      const DATA_DIR = join(await aFolder(), 'data')
      const refused = await runCommandHere('restore', { DATA_DIR }, file, '--media')
      expect(refused.code).toBe(1)
      expect(refused.stderr).toContain(`${clip.sha256}.mp4: ${why}`)
      expect(refused.stderr).toContain('Nothing was restored.')
      const found = await readdir(DATA_DIR)
      expect(found).not.toContain('media')
      const restored = await runCommandHere('restore', { DATA_DIR }, file)
      expect(restored).toMatchObject({ code: 0, stderr: '' })
      expect(restored.stdout).toContain('3 media files (0.2 MB) not restored. Add --media')
    },
  )

  test('names a file it could not copy and copies the rest', async () => {
    const { server, kept } = await aServerWithMedia()
    const [clip, poster] = kept
    if (clip === undefined || poster === undefined) throw new Error('the library is empty')
    await rm(nameIn(server.place['DATA_DIR'] ?? '', clip))
    const folder = await aFolder()
    const file = join(folder, 'roundboard.backup')
    const made = await runCommandHere('backup', server.place, file, '--media')
    expect(made.code).toBe(1)
    expect(made.stderr).toContain(`${clip.sha256}.mp4: file not found.`)
    expect(made.stdout).toContain('2 media files')
    expect((await stat(file)).size).toBeGreaterThan(0)
    expect((await stat(nameIn(folder, poster))).size).toBe(3_000)
  })
})
