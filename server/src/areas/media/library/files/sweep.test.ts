import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { system } from '../../../../platform/actor.ts'
import { stampOf } from '../../../../platform/clock.ts'
import { nameOf } from '../../../../platform/files/file-store.ts'
import { bareEnvironment } from '../../../../testing/server-process.ts'
import { startTestServer, engines, type TestServer } from '../../../../testing/test-server.ts'
import { startS3Server, s3Place } from '../../../../testing/test-s3-server.ts'
import { endUnused } from './files.repository.ts'
import { type FileFacts, addressOfFile } from '../../../../platform/files/served-file.ts'
import { unusedForMs, versionsKeptMs } from './sweep.service.ts'

const mp4 = { extension: 'mp4', type: 'video/mp4' }
const hour = 3_600_000

const aFile = ({ services }: TestServer, content = randomBytes(1_000)) =>
  services.files.keepContent(content, mp4)

const pathOf = ({ place }: TestServer, { sha256, extension }: FileFacts) =>
  join(place['DATA_DIR'] ?? '', 'media', ...nameOf(sha256, extension).split('/'))

/** Adds a library item that uses files: shown, original and poster. */
async function use({ database }: TestServer, files: readonly FileFacts[]): Promise<string> {
  const [shown, original = shown, poster] = files
  const id = randomUUID()
  const at = '2026-11-21T12:00:00.000Z'
  await database.db
    .insertInto('media')
    .values({
      ...{ id, link: `/media/library/${id}`, name: 'Squat', nameFolded: 'squat' },
      ...{
        kind: 'exercise-video',
        tags: '[]',
        needs: '[]',
        isShipped: 0,
        createdAt: at,
        updatedAt: at,
      },
      fileSha256: shown?.sha256 ?? '',
      originalSha256: original?.sha256 ?? '',
      posterSha256: poster?.sha256 ?? null,
    })
    .execute()
  return id
}

const isThere = async (server: TestServer, file: FileFacts) =>
  (await server.raw('GET', addressOfFile(file))).status === 200

describe.each(engines)('the unused-file sweep on %s', (engine) => {
  test('keeps files that an item uses, and deletes others a week after it first saw them', async () => {
    const server = await startTestServer({ engine })
    const { sweep } = server.services
    const used = [await aFile(server), await aFile(server), await aFile(server)]
    await use(server, used)
    const nobodys = await aFile(server)

    expect((await sweep.sweep()).removed.files).toBe(0)
    server.clock.advance(unusedForMs - hour)
    expect(await sweep.sweep()).toMatchObject({ removed: { files: 0 }, missing: [] })
    expect(await isThere(server, nobodys)).toBe(true)
    server.clock.advance(hour)
    const { unused, removed } = await sweep.sweep()
    expect(unused).toMatchObject([{ name: nameOf(nobodys.sha256, 'mp4'), bytes: 1_000 }])
    expect(removed).toEqual({ files: 1, bytes: 1_000 })
    expect(await isThere(server, nobodys)).toBe(false)
    for (const file of used) expect(await isThere(server, file)).toBe(true)
    expect(await sweep.sweep()).toMatchObject({ unused: [], removed: { files: 0 } })
  })

  test("keeps an item's earlier file for 30 days, or longer if another item uses it", async () => {
    const server = await startTestServer({ engine })
    const { sweep } = server.services
    const files = [await aFile(server), await aFile(server), await aFile(server)] as const
    const [shared, own, next] = files
    const facts = {
      ...{ width: 3, height: 4, durationMs: 1_000, frames: 30, codec: 'avc1', flashes: null },
    }
    const id = await use(server, [shared])
    const replace = ({ sha256 }: FileFacts) =>
      server.services.library.replace(system, id, { ...facts, file: sha256, original: sha256 })
    await replace(own)
    await replace(next)
    await use(server, [shared])
    server.clock.advance(versionsKeptMs - hour)
    expect(await sweep.sweep()).toMatchObject({ unused: [], missing: [] })
    for (const file of files) expect(await isThere(server, file)).toBe(true)
    server.clock.advance(hour)
    await sweep.sweep()
    server.clock.advance(unusedForMs)
    expect((await sweep.sweep()).removed.files).toBe(1)
    expect(await isThere(server, own)).toBe(false)
    for (const file of [shared, next]) expect(await isThere(server, file)).toBe(true)
    const left = await server.database.db.selectFrom('mediaVersions').select('id').execute()
    expect(left).toEqual([])
  })

  test('keeps a file that is used or stored again within the week', async () => {
    const server = await startTestServer({ engine })
    const { sweep } = server.services
    const content = randomBytes(500)
    const [usedAgain, broughtAgain] = [await aFile(server), await aFile(server, content)]
    await sweep.sweep()
    server.clock.advance(unusedForMs - hour)
    await use(server, [usedAgain])
    await aFile(server, content)
    await sweep.sweep()
    server.clock.advance(2 * hour)
    expect((await sweep.sweep()).removed.files).toBe(0)
    for (const file of [usedAgain, broughtAgain]) expect(await isThere(server, file)).toBe(true)
  })

  test('keeps a file that is stored again during its deletion', async () => {
    const server = await startTestServer({ engine })
    const content = randomBytes(500)
    const file = await aFile(server, content)
    await server.services.sweep.sweep()
    server.clock.advance(unusedForMs)
    let brought: Promise<FileFacts> | undefined
    const before = stampOf(server.clock.now)
    const isEnded = await endUnused(
      server.database.db,
      { sha256: file.sha256, before },
      async () => {
        brought = aFile(server, content)
        for (let turns = 0; turns < 20; turns += 1) await turn()
        await rm(pathOf(server, file))
      },
    )
    expect(isEnded).toBe(true)
    await brought
    expect(await isThere(server, file)).toBe(true)
    expect((await server.services.sweep.look()).missing).toEqual([])
  })

  test('keeps or deletes each file completely when uploads run concurrently with it', async () => {
    const server = await startTestServer({ engine })
    const contents = Array.from({ length: 12 }, () => randomBytes(500))
    const files = await Promise.all(contents.map((content) => aFile(server, content)))
    await server.services.sweep.sweep()
    server.clock.advance(unusedForMs)
    const again = contents.slice(0, 6)
    await Promise.all([
      server.services.sweep.sweep(),
      ...again.map(async (content, index) => {
        for (let turns = 0; turns < index * 3; turns += 1) await turn()
        return aFile(server, content)
      }),
    ])
    for (const file of files.slice(0, 6)) expect(await isThere(server, file)).toBe(true)
    for (const file of files.slice(6)) expect(await isThere(server, file)).toBe(false)
  })
})

test('deletes bytes without a row after a week, and leaves other files in the folder', async () => {
  const server = await startTestServer()
  const { sweep } = server.services
  const stray = { sha256: 'ab'.repeat(32), bytes: 5, ...mp4 }
  const path = pathOf(server, stray)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'stray')
  await writeFile(join(dirname(path), 'notes.txt'), 'mine')
  // Even old bytes: no sweep may have seen them yet.
  await utimes(path, 0, 0)
  expect(await sweep.sweep()).toMatchObject({ unused: [{ bytes: 5 }], removed: { files: 0 } })
  expect(await isThere(server, stray)).toBe(false)
  server.clock.advance(unusedForMs)
  expect((await sweep.sweep()).removed.files).toBe(1)
  await expect(stat(path)).rejects.toThrow('ENOENT')
  expect((await stat(join(dirname(path), 'notes.txt'))).size).toBe(4)
})

test('deletes a row whose bytes never arrived after a week', async () => {
  const server = await startTestServer()
  const { sweep } = server.services
  const row = { sha256: 'cd'.repeat(32), bytes: 5, ...mp4, createdAt: stampOf(server.clock.now) }
  await server.database.db
    .insertInto('mediaFiles')
    .values({ ...row, state: 'coming' })
    .execute()
  await sweep.sweep()
  server.clock.advance(unusedForMs)
  expect((await sweep.sweep()).removed.files).toBe(1)
  expect(await server.database.db.selectFrom('mediaFiles').selectAll().execute()).toEqual([])
})

test('reports a file in use whose bytes are missing or damaged, and keeps its row', async () => {
  const failures: string[] = []
  const server = await startTestServer({
    onFailure: (what, error) => failures.push(`${what}: ${(error as Error).message}`),
  })
  const [gone, cut] = [await aFile(server), await aFile(server)]
  for (const file of [gone, cut]) await use(server, [file])
  await rm(pathOf(server, gone))
  await writeFile(pathOf(server, cut), 'half')
  const names = [gone, cut].map(({ sha256 }) => nameOf(sha256, 'mp4')).toSorted()
  expect((await server.services.sweep.sweep()).missing.toSorted()).toEqual(names)
  expect(failures).toHaveLength(1)
  for (const name of names) expect(failures[0]).toContain(name)
  expect(await server.database.db.selectFrom('mediaFiles').selectAll().execute()).toHaveLength(2)
})

test('deletes temporary files after a day', async () => {
  const server = await startTestServer()
  const [old, young] = [
    await server.services.files.newTemporaryPath(),
    await server.services.files.newTemporaryPath(),
  ]
  for (const [path, age] of [
    [old, 25 * hour],
    [young, 23 * hour],
  ] as const) {
    await writeFile(path, 'part of a clip')
    const at = new Date(server.clock.now - age)
    await utimes(path, at, at)
  }
  expect((await server.services.sweep.sweep()).removed).toEqual({ files: 1, bytes: 14 })
  await expect(stat(old)).rejects.toThrow('ENOENT')
  expect((await stat(young)).size).toBe(14)
})

test('works the same in S3-compatible storage, and leaves other objects in the bucket', async () => {
  const storage = await startS3Server()
  const server = await startTestServer({ settings: s3Place(storage.url) })
  const { files, sweep } = server.services
  const other = await startTestServer({
    settings: { ...s3Place(storage.url), S3_PREFIX: 'others/' },
  })
  const content = randomBytes(100)
  const theirs = await other.services.files.keepContent(content, mp4)
  const [used, nobodys] = [await aFile(server), await aFile(server)]
  await use(server, [used])
  await sweep.sweep()
  server.clock.advance(unusedForMs)
  expect(await sweep.sweep()).toMatchObject({ missing: [], removed: { files: 1 } })
  expect(await files.open(nobodys)).toBeUndefined()
  const left = await other.services.files.open(theirs)
  expect(left && (await buffer(left)).equals(content)).toBe(true)
})

/** Runs the operator's command. */
async function run({ place }: TestServer, ...options: string[]) {
  const program = join(import.meta.dirname, '../../../../media-sweep.ts')
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...bareEnvironment, ...place },
  })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: child.exitCode, stdout, stderr }
}

test('the media-sweep command lists unused files, and deletes them with --remove', async () => {
  const server = await startTestServer({
    engine: 'PostgreSQL',
    now: Date.now() - unusedForMs - hour,
  })
  const file = await aFile(server)
  const missing = await aFile(server)
  await use(server, [missing])
  await rm(pathOf(server, missing))
  await server.database.db
    .updateTable('mediaFiles')
    .set({ unusedSince: stampOf(server.clock.now) })
    .where('sha256', '=', file.sha256)
    .execute()

  const swept = await run(server)
  expect(swept.code).toBe(1)
  expect(swept.stdout).toContain('Unused: 1 media file ')
  expect(swept.stdout).toContain(nameOf(file.sha256, 'mp4'))
  expect(swept.stdout).toContain('Nothing was removed')
  expect(swept.stderr).toContain(`Missing but in use: ${nameOf(missing.sha256, 'mp4')}`)
  expect(await isThere(server, file)).toBe(true)

  const removed = await run(server, '--remove')
  expect(removed.stdout.indexOf(file.sha256)).toBeLessThan(removed.stdout.indexOf('1 removed'))
  expect(await isThere(server, file)).toBe(false)
  expect(await run(server, '--all')).toMatchObject({ code: 2, stdout: '' })
})
