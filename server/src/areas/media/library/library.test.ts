import { readFile } from 'node:fs/promises'
import { type BodyOf, calls, type MediaItem } from '@roundboard/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import type { Change } from '../../../platform/changes.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import {
  aFile,
  alive,
  aLocation,
  aMediaItem,
  aPairedScreen,
  aRound,
  aRoutine,
  aTemplate,
  aUser,
  aWorkout,
  smallestJpeg,
} from '../../../testing/factories.ts'
import { aSmallClip } from '../../../testing/clips.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'

const anAdmin = async (server: TestServer) => (await aUser(server, 'admin')).as

const lastEntry = async (server: TestServer) =>
  (await server.call(calls.listLogs, (await aUser(server, 'super-admin')).as)).data.find(
    ({ model }) => model === 'Media',
  )

const idOfExercise = async (server: TestServer, as: { bearer: string }, name: string) =>
  (await server.call(calls.listExercises, as, { query: { name } })).data.find(
    (exercise) => exercise.name === name,
  )?.id ?? ''

describe.each(engines)('the media library on %s', (engine) => {
  test("announces a change of an item's equipment as a media change for all locations", async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const { id } = await aMediaItem(server)
    const announced: Change[] = []
    onTestFinished(server.services.changes.subscribe((change) => announced.push(change)))
    await server.call(calls.updateMedia, as, { params: { id }, body: { needs: ['mat'] } })
    expect(new Set(announced.map(({ kind }) => kind))).toEqual(new Set(['media']))
    expect(announced).toContainEqual({ kind: 'media', rounds: [], locationIds: 'all' })
  })

  test('is searched by name, link, kind, tag, length, unused and jumping', async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const kick = await aMediaItem(server, {
      name: 'Patada Rápida',
      tags: ['kicks', 'two "hands"'],
      ...(await aFile(server, { durationMs: 2_000, bytes: 10 })),
    })
    const stretch = await aMediaItem(server, {
      name: 'Stretch 100%',
      kind: 'flexibility',
      tags: ['kick'],
      ...(await aFile(server, { durationMs: 9_000, bytes: 30 })),
    })
    const picture = await aMediaItem(server, {
      name: 'Ropes',
      kind: 'round-picture',
      ...(await aFile(server, { type: 'image/webp', durationMs: null, bytes: 20 })),
    })
    await aWorkout(server, { routines: [aRoutine(1, { videoLink: kick.link })] })
    await server.database.db
      .updateTable('media')
      .set({ jump: 0.2 })
      .where('id', '=', stretch.id)
      .execute()
    const found = async (query: object) =>
      (await server.call(calls.listMedia, as, { query: { tag: '', ...query } })).data.flatMap(
        ({ isShipped, name }) => (isShipped ? [] : [name]),
      )
    expect(await found({ name: 'rapida' })).toEqual([kick.name])
    expect(await found({ name: '100%' })).toEqual([stretch.name])
    expect(await found({ link: kick.link })).toEqual([kick.name])
    expect(await found({ link: `${kick.link}x` })).toEqual([])
    expect(await found({ kind: 'round-picture' })).toEqual([picture.name])
    expect(await found({ tag: 'Kick' })).toEqual([stretch.name])
    expect(await found({ tag: 'two "hands"' })).toEqual([kick.name])
    expect(await found({ tag: 'ic' })).toEqual([])
    expect(await found({ minMs: 2_000, maxMs: 3_000 })).toEqual([kick.name])
    expect(await found({ unused: true })).toEqual([picture.name, stretch.name])
    expect(await found({ unused: false })).toEqual([kick.name])
    expect(await found({ jumps: true })).toEqual([stretch.name])
    expect(await found({ jumps: false })).toEqual([kick.name, picture.name])
    expect(await found({ sort: 'bytes' })).toEqual([kick.name, picture.name, stretch.name])
    expect(await found({ sort: 'durationMs' })).toEqual([picture.name, kick.name, stretch.name])
    expect(await found({ sort: '-durationMs' })).toEqual([stretch.name, kick.name, picture.name])
    expect(await found({ sort: '-name' })).toEqual([stretch.name, picture.name, kick.name])
    const all = await server.call(calls.listMedia, as, { query: { limit: 2, page: 2 } })
    expect(all.count).toBe((await server.call(calls.getMediaFacets, as)).data.count)
  })

  test('counts the items of each filter as the list does', async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const before = (await server.call(calls.getMediaFacets, as)).data
    await aMediaItem(server, { tags: ['slow', 'boxing'] })
    await aMediaItem(server, { kind: 'flexibility', tags: ['slow'] })
    await aMediaItem(server, { kind: 'round-picture' })
    const after = (await server.call(calls.getMediaFacets, as)).data
    expect(after.count).toBe(before.count + 3)
    expect(after.bytes).toBe(before.bytes + 3 * 1_234_567)
    expect(after.tags).toEqual(
      expect.arrayContaining([
        { tag: 'boxing', count: 1 },
        { tag: 'slow', count: 2 },
      ]),
    )
    const countOf = async (query: Record<string, unknown>) =>
      (await server.call(calls.listMedia, as, { query })).count
    for (const kind of ['exercise-video', 'round-picture', 'flexibility'] as const)
      expect(after.kinds[kind], kind).toBe(await countOf({ kind }))
    for (const { tag, count } of after.tags) expect(count, tag).toBe(await countOf({ tag }))
    expect(after.unused).toBe(await countOf({ unused: true }))
    expect(after.jumps).toBe(await countOf({ jumps: true }))
    // Counts are cached until one of them changes.
    const { id, link } = await aMediaItem(server)
    const unused = async () => (await server.call(calls.getMediaFacets, as)).data.unused
    const free = await unused()
    expect(free).toBe(after.unused + 1)
    const routines = [aRoutine(1, { videoLink: link })]
    const template = await aTemplate(server, (await aWorkout(server, { routines })).id)
    await server.call(calls.changeWorkouts, as, {
      body: {
        action: 'delete',
        ids: (await server.call(calls.listWorkouts, as)).data.map(({ id }) => id),
      },
    })
    expect(await unused()).toBe(free - 1)
    await server.call(calls.deleteTemplate, as, { params: { id: template.id } })
    expect(await unused()).toBe(free)
    const exercise = { params: { id: await idOfExercise(server, as, 'plank') } }
    await server.call(calls.updateExercise, as, { ...exercise, body: { videoLink: link } })
    expect(await unused()).toBe(free - 1)
    await server.call(calls.updateExercise, as, { ...exercise, body: { videoLink: null } })
    expect(await unused()).toBe(free)
    await server.call(calls.updateMedia, as, { params: { id }, body: { tags: ['new'] } })
    const { tags } = (await server.call(calls.getMediaFacets, as)).data
    expect(tags).toContainEqual({ tag: 'new', count: 1 })
  })

  test('lists the uses of an item, and how many screens show it now', async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const item = await aMediaItem(server)
    const beside = await aMediaItem(server, { kind: 'flexibility' })
    await server.call(calls.updateMedia, as, {
      params: { id: beside.id },
      body: { lockerRoomId: item.id },
    })
    await aRound(server, 1)
    const flexibility = await aRound(server, 10, { videoLink: item.link })
    const now = await aWorkout(server, {
      routines: [aRoutine(1, { videoLink: item.link }), aRoutine(2, { lrVideoLink: item.link })],
    })
    const id = await idOfExercise(server, as, 'plank')
    await server.call(calls.updateExercise, as, { params: { id }, body: { videoLink: item.link } })
    const gym = await aLocation(server, { vtsEnabled: true })
    await server.call(calls.updateLocationTimer, as, {
      params: { id: gym.id },
      body: { dwsActiveBreaks: ['plank', 'squat', 'plank'] },
    })
    const lockerRoom = await aLocation(server, { lrVideo: true })
    for (const location of [gym, gym, lockerRoom])
      for (const round of [1, 10]) {
        const { as: screen } = await aPairedScreen(server, { location: location.id, round })
        await server.call(calls.heartbeat, screen, { body: alive })
      }
    await server.services.presence.flush()

    const uses = (await server.call(calls.getMediaUses, as, { params: { id: item.id } })).data
    expect(
      uses.map(({ what, name, step, round, playlists, walls }) => [
        what,
        name,
        step,
        round,
        playlists,
        walls,
      ]),
    ).toEqual([
      ['workout', now.name, 1, 1, null, 3],
      ['workout', now.name, 2, 1, null, 1],
      ['exercise', 'Plank', null, null, 1, 0],
      ['round', flexibility.name, null, 10, null, 3],
      ['media', beside.name, null, null, null, 0],
    ])
    expect(uses[0]).toMatchObject({ startDate: now.startDate, endDate: now.endDate })
    const read = await server.call(calls.getMediaItem, as, { params: { id: item.id } })
    expect(read.data.uses).toBe(4)
    server.clock.advance(120_000)
    const later = (await server.call(calls.getMediaUses, as, { params: { id: item.id } })).data
    expect(later.map(({ walls }) => walls)).toEqual([0, 0, 0, 0, 0])
  })

  test('deletes an unused item, and names the use of one that is in use', async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const item = await aMediaItem(server)
    const params = { id: item.id }
    const remove = () => server.call(calls.deleteMedia, as, { params })
    const first = await aWorkout(server, { routines: [aRoutine(1, { videoLink: item.link })] })
    const second = await aWorkout(server, {
      name: 'Leg day',
      endDate: '2026-12-01',
      routines: [aRoutine(1, { lrVideoLink: item.link })],
    })
    expect((await remove()).error).toMatchObject({
      code: 'in-use',
      issues: [{ code: 'media-in-use', params: { name: 'Leg day', others: 1 } }],
    })
    await server.call(calls.deleteWorkout, as, { params: { id: second.id } })
    await server.call(calls.deleteWorkout, as, { params: { id: first.id } })
    expect((await remove()).error?.issues).toMatchObject([{ code: 'media-in-undo' }])
    server.clock.advance(61_000)
    expect((await remove()).data.id).toBe(item.id)
    expect((await remove()).status).toBe(404)
    expect(await lastEntry(server)).toMatchObject({ action: 'delete', data: { name: item.name } })
  })

  test("replaces an item's file: its link stays, and the audit log records the earlier file", async () => {
    const server = await startTestServer({ engine })
    const item = await aMediaItem(server)
    const facts = await aFile(server, { durationMs: 5_000, frames: 150 })
    server.clock.advance(1_000)
    const replaced = await server.services.library.replace(system, item.id, facts)
    expect(replaced).toMatchObject({
      link: item.link,
      sha256: facts.file,
      durationMs: 5_000,
      poster: null,
      seam: null,
      file: `/media/files/${facts.file.slice(0, 2)}/${facts.file.slice(2, 4)}/${facts.file}.mp4`,
    })
    expect(replaced.updatedAt > item.updatedAt).toBe(true)
    const entry = await lastEntry(server)
    expect(entry).toMatchObject({
      action: 'update',
      data: {
        id: item.id,
        before: { sha256: item.sha256, original: item.sha256, durationMs: 3_000 },
        after: { sha256: facts.file, original: facts.original, durationMs: 5_000 },
      },
    })
    await server.services.library.replace(system, item.id, facts)
    expect((await lastEntry(server))?.id).toBe(entry?.id)
    const back = await server.services.library.replace(system, item.id, {
      ...facts,
      file: item.sha256,
      original: item.sha256,
      durationMs: item.durationMs,
    })
    expect(back.sha256).toBe(item.sha256)
  })

  test('changes tags of many items at once, and skips those with too many', async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const many = Array.from({ length: 12 }, (_, index) => `tag ${String(index)}`)
    const kick = await aMediaItem(server, { tags: ['old', 'bag'] })
    const hook = await aMediaItem(server)
    const full = await aMediaItem(server, { name: 'Full', tags: many })
    const other = await aMediaItem(server, { tags: ['old'] })
    server.clock.advance(1_000)
    const put = (changes: BodyOf<typeof calls.changeMediaTags>['changes']) =>
      server.call(calls.changeMediaTags, as, { body: { changes } })
    const ids = [kick.id, hook.id, full.id, unknownId]
    const change = () => put(ids.map((id) => ({ id, add: ['Kicks'], remove: ['OLD'] })))
    const { data: changed } = await change()
    expect(changed).toMatchObject({ changed: 2, full: ['Full'] })
    const tagsOf = async ({ id }: MediaItem) =>
      (await server.call(calls.getMediaItem, as, { params: { id } })).data.tags
    expect(await Promise.all([kick, hook, full, other].map(tagsOf))).toEqual([
      ...[['bag', 'kicks'], ['kicks'], many],
      ['old'],
    ])
    const { tags } = (await server.call(calls.getMediaFacets, as)).data
    expect(tags).toContainEqual({ tag: 'kicks', count: 2 })
    const entry = await lastEntry(server)
    expect(entry).toMatchObject({
      action: 'update',
      data: {
        items: expect.arrayContaining([
          { id: kick.id, name: kick.name, tagsAdded: ['kicks'], tagsRemoved: ['old'] },
          { id: hook.id, name: hook.name, tagsAdded: ['kicks'], tagsRemoved: [] },
        ]) as unknown,
      },
    })
    // Its answer was lost: the same call again changes nothing.
    expect((await change()).data).toEqual({ changed: 0, full: ['Full'], undo: [] })
    expect((await lastEntry(server))?.id).toBe(entry?.id)
    // A tag that was added since stays.
    const update = { params: { id: kick.id }, body: { tags: ['bag', 'kicks', 'new'] } }
    await server.call(calls.updateMedia, as, update)
    expect((await put(changed.undo)).data.changed).toBe(2)
    expect(await Promise.all([kick, hook].map(tagsOf))).toEqual([['old', 'bag', 'new'], []])
    await put([{ id: kick.id, add: ['bag,kicks'], remove: ['bag', 'new', 'old'] }])
    expect(await tagsOf(kick)).toEqual(['bag,kicks'])
    const refused = await put([
      { id: kick.id, add: ['fine'] },
      { id: kick.id, add: ['x'.repeat(31)] },
    ])
    expect(refused.error?.issues).toMatchObject([{ path: 'changes.1.add.0', code: 'too-long' }])
  })

  test('keeps the better of two names for the same file, and logs it', async () => {
    const server = await startTestServer({ engine })
    const facts = await aFile(server)
    const add = (name: string) =>
      server.services.library.add(system, { name, kind: 'exercise-video', tags: [], ...facts })
    const { item } = await add('IMG_0042')
    const second = await add('Roundhouse Kick')
    expect(second).toMatchObject({
      isNew: false,
      item: { id: item.id, name: 'Roundhouse Kick', link: item.link },
    })
    const entry = await lastEntry(server)
    expect(entry).toMatchObject({
      action: 'update',
      data: { before: { name: 'IMG_0042' }, after: { name: 'Roundhouse Kick' } },
    })
    expect((await add('Roundhouse Kick')).item).toEqual(second.item)
    expect((await add('Low Kick')).item.name).toBe('Roundhouse Kick')
    expect((await lastEntry(server))?.id).toBe(entry?.id)
  })

  test('restores an earlier file, twice, and turns the current file into an earlier version', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'admin')
    const item = await aMediaItem(server)
    const params = { id: item.id }
    const listed = async () => (await server.call(calls.listMediaVersions, as, { params })).data
    const restore = async (key: string) => {
      const [latest] = await listed()
      const given = { params: { id: latest?.id ?? '' }, headers: { 'idempotency-key': key } }
      return { first: await server.call(calls.restoreMediaVersion, as, given), given }
    }
    expect(await listed()).toEqual([])
    server.clock.advance(1_000)
    const next = await aFile(server, { durationMs: 5_000 })
    const replaced = await server.services.library.replace(system, item.id, next)
    expect(await listed()).toMatchObject([
      {
        ...{ file: item.file, sha256: item.sha256, bytes: item.bytes, durationMs: 3_000 },
        ...{ replacedBy: null, replacedAt: '2026-11-21T12:00:01.000Z' },
        expiresAt: '2026-12-21T12:00:01.000Z',
      },
    ])
    server.clock.advance(1_000)
    const { first, given } = await restore('restore-of-a-version-1')
    expect(first.data).toMatchObject({ sha256: item.sha256, durationMs: 3_000, link: item.link })
    const replacedBy = `${user.firstName} ${user.lastName}`
    expect(await listed()).toMatchObject([{ sha256: replaced.sha256, replacedBy }])
    expect(await lastEntry(server)).toMatchObject({
      action: 'restore',
      data: { before: { sha256: replaced.sha256 }, after: { sha256: item.sha256 } },
    })
    // A retry after a lost response changes nothing.
    const again = await server.call(calls.restoreMediaVersion, as, given)
    expect(again.data).toMatchObject({ sha256: item.sha256 })
    expect((await listed()).map(({ sha256 }) => sha256)).toEqual([replaced.sha256])
    const gone = await server.call(calls.restoreMediaVersion, as, { params: given.params })
    expect(gone.status).toBe(404)

    server.clock.advance(1_000)
    expect((await restore('restore-of-a-version-2')).first.data.sha256).toBe(replaced.sha256)
    expect((await listed()).map(({ sha256 }) => sha256)).toEqual([item.sha256])
  })

  test('does not restore a file that was replaced 30 days ago', async () => {
    const server = await startTestServer({ engine })
    const as = await anAdmin(server)
    const item = await aMediaItem(server)
    const params = { id: item.id }
    await server.services.library.replace(system, item.id, await aFile(server))
    const listed = async () => (await server.call(calls.listMediaVersions, as, { params })).data
    const [version] = await listed()
    server.clock.advance(30 * 24 * 3_600_000 - 1)
    const { as: later } = await aUser(server, 'admin')
    expect((await server.call(calls.listMediaVersions, later, { params })).data).toHaveLength(1)
    server.clock.advance(1)
    expect((await server.call(calls.listMediaVersions, later, { params })).data).toEqual([])
    const given = { params: { id: version?.id ?? '' } }
    expect((await server.call(calls.restoreMediaVersion, later, given)).status).toBe(404)
  })

  test('adds the same file for the same purpose once, even for concurrent uploads', async () => {
    const server = await startTestServer({ engine })
    const facts = await aFile(server)
    const draft = { name: 'Jab', kind: 'exercise-video', tags: ['a', 'a'], ...facts } as const
    const added = await Promise.all([
      server.services.library.add(system, draft),
      server.services.library.add(system, { ...draft, name: 'Jab again' }),
    ])
    expect(added.map(({ isNew }) => isNew).sort()).toEqual([false, true])
    expect(new Set(added.map(({ item }) => item.id)).size).toBe(1)
    expect(added[0].item.tags).toEqual(['a'])
    expect(added[0].item.link).toMatch(/^\/media\/library\/[\w-]{22}$/)
    const named = await server.services.library.add(system, { ...draft, name: 'IMG_0042' })
    expect(named.item).toEqual(added[0].item)
    const known = await server.services.library.ofOriginals(system, [facts.original])
    expect(known.get(facts.original)?.id).toBe(added[0].item.id)
  })
})

test('the analysis of a clip is saved, unless the clip was replaced meanwhile', async () => {
  const server = await startTestServer()
  const as = await anAdmin(server)
  const item = await aMediaItem(server)
  const params = { id: item.id }
  const figure = { left: 0.2, top: 0.1, right: 0.8, bottom: 1, freeCorner: null, fills: 0.3 }
  const seam = { jump: 0.12, cut: { atMs: 2_500, jump: 0.01 } }
  const look = { sha256: item.sha256, poster: smallestJpeg, figure, seam }
  const save = (body: object) => server.call(calls.saveClipAnalysis, as, { params, body })
  const saved = await save(look)
  expect(saved.data).toMatchObject({ figure, seam })
  const [, sha256 = ''] = /([0-9a-f]{64})\.jpg$/.exec(saved.data.poster ?? '') ?? []
  expect(await server.services.files.find(sha256)).toMatchObject({ type: 'image/jpeg', bytes: 5 })
  expect((await save(look)).text).toBe(saved.text)
  const jumping = await server.call(calls.listMedia, as, { query: { jumps: true } })
  expect(jumping.data.map(({ id }) => id)).toEqual([item.id])

  const noPicture = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
  for (const bad of [noPicture, 'not base64!'])
    expect((await save({ ...look, poster: bad })).error?.issues).toMatchObject([
      { path: 'poster', code: 'picture' },
    ])
  await server.services.library.replace(system, item.id, await aFile(server))
  expect((await save(look)).error?.code).toBe('changed-meanwhile')
  const read = await server.call(calls.getMediaItem, as, { params })
  expect(read.data).toMatchObject({ poster: null, figure: null, seam: null })
})

test('an item that is deleted and used concurrently ends up either deleted or in use', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const as = await anAdmin(one)
  const outcomes = new Set<string>()
  for (let round = 0; round < 8; round += 1) {
    const { id, link } = await aMediaItem(one)
    const use = () =>
      other.call(calls.createWorkout, as, {
        body: {
          ...{ name: 'Jab', round: 1, startDate: '2026-11-21', endDate: '2026-11-21' },
          routines: [aRoutine(1), aRoutine(2, { videoLink: link })],
        },
      })
    const remove = () => one.call(calls.deleteMedia, as, { params: { id } })
    const [used, removed] =
      round % 2 === 0
        ? await Promise.all([use(), remove()])
        : await Promise.all([remove(), use()]).then(([last, first]) => [first, last] as const)
    expect([used.status, removed.status].sort()).not.toEqual([200, 201])
    if (removed.status === 200)
      expect(used.error?.issues).toMatchObject([
        { path: 'routines.1.videoLink', code: 'media-gone' },
      ])
    else expect(removed.error?.issues).toMatchObject([{ code: 'media-in-use' }])
    outcomes.add(`${String(used.status)} ${String(removed.status)}`)
  }
  expect([...outcomes].every((outcome) => ['201 409', '400 200'].includes(outcome))).toBe(true)
})

test("rounds and exercises refuse a link to an item that isn't in the library", async () => {
  const server = await startTestServer()
  const as = await anAdmin(server)
  const gone = '/media/library/AAAAAAAAAAAAAAAAAAAAAA'
  const round = await aRound(server, 10)
  const id = await idOfExercise(server, as, 'plank')
  const refusals = [
    await server.call(calls.updateRound, as, {
      params: { id: round.id },
      body: { lrVideoLink: gone },
    }),
    await server.call(calls.updateExercise, as, { params: { id }, body: { videoLink: gone } }),
  ]
  expect(refusals.map(({ error }) => error?.issues?.map(({ path, code }) => [path, code]))).toEqual(
    [[['lrVideoLink', 'media-gone']], [['videoLink', 'media-gone']]],
  )
})

test('refuses a link to a missing file of our own, naming the field', async () => {
  const server = await startTestServer()
  const as = await anAdmin(server)
  const save = (...links: readonly string[]) =>
    server.call(calls.createWorkout, as, {
      body: {
        ...{ name: 'Jab', round: 1, startDate: '2026-11-21', endDate: '2026-11-21' },
        routines: links.map((videoLink, index) => aRoutine(index + 1, { videoLink })),
      },
    })
  const shipped = '/media/exercises/squat.mp4'
  for (const missing of ['/media/exercises/sqat.mp4', '/media/squat.mp4']) {
    const { error } = await save(shipped, missing)
    expect(error?.issues, missing).toMatchObject([
      { path: 'routines.1.videoLink', code: 'media-gone' },
    ])
  }
  expect((await save(shipped, 'https://clips.example/sqat.mp4')).status).toBe(201)
})

test('cutting a clip shortens it, and clearing the cut restores it from the original', async () => {
  const server = await startTestServer()
  const as = await anAdmin(server)
  const kind = { extension: 'mp4', type: 'video/mp4' }
  const { sha256 } = await server.services.files.keepContent(await readFile(aSmallClip), kind)
  const item = await aMediaItem(server, { file: sha256, original: sha256, durationMs: 4_000 })
  const params = { id: item.id }
  const cut = (endMs: unknown) => server.call(calls.cutMedia, as, { params, body: { endMs } })
  const shorter = await cut(1_000)
  expect(shorter.data).toMatchObject({ cutMs: 1_000, link: item.link })
  // The cut ends in mid-movement.
  expect(shorter.data.seam?.jump).toBeGreaterThan(0)
  expect(Math.abs((shorter.data.durationMs ?? 0) - 1_000)).toBeLessThan(50)
  expect(shorter.data.sha256).not.toBe(item.sha256)
  expect(await server.services.files.find(shorter.data.sha256)).toMatchObject(kind)
  expect((await cut(1_000)).text).toBe(shorter.text)
  expect(await lastEntry(server)).toMatchObject({
    data: { before: { cutMs: null, sha256 }, after: { cutMs: 1_000 } },
  })
  const whole = await cut(null)
  expect(whole.data.cutMs).toBeNull()
  expect(whole.data.durationMs).toBeGreaterThan(shorter.data.durationMs ?? 0)
  expect((await server.services.library.ofOriginals(system, [sha256])).has(sha256)).toBe(true)
  expect((await cut(-1)).error?.issues).toMatchObject([{ path: 'endMs' }])

  const picture = await aMediaItem(server, {
    kind: 'round-picture',
    ...(await server.services.files
      .keepContent(Buffer.from('no clip at all, but a few bytes'), {
        extension: 'jpg',
        type: 'image/jpeg',
      })
      .then((kept) => ({ file: kept.sha256, original: kept.sha256 }))),
  })
  const refused = await server.call(calls.cutMedia, as, {
    params: { id: picture.id },
    body: { endMs: 10 },
  })
  expect(refused.error?.issues).toMatchObject([{ path: 'endMs', code: 'clip-cut' }])
})

test("a clip can't become a round picture, and its locker-room variant must be another clip", async () => {
  const server = await startTestServer()
  const as = await anAdmin(server)
  const clip = await aMediaItem(server)
  const picture = await aMediaItem(server, { kind: 'round-picture' })
  const tried = async (item: MediaItem, body: object) =>
    (await server.call(calls.updateMedia, as, { params: { id: item.id }, body })).error?.issues
  expect(await tried(clip, { kind: 'round-picture' })).toMatchObject([
    { path: 'kind', code: 'media-kind' },
  ])
  expect(await tried(picture, { kind: 'flexibility' })).toMatchObject([{ code: 'media-kind' }])
  for (const lockerRoomId of [clip.id, picture.id, unknownId])
    expect(await tried(clip, { lockerRoomId })).toMatchObject([
      { path: 'lockerRoomId', code: 'media-variant' },
    ])
  await expect(
    server.services.library.replace(system, picture.id, await aFile(server)),
  ).rejects.toThrow('A clip can’t be used as a round picture')
})

test('only admins read and write the library', async () => {
  const server = await startTestServer()
  const params = { id: unknownId }
  const item = await aMediaItem(server)
  const look = { poster: smallestJpeg, figure: null, seam: null }
  await expectOnlyFor(
    server,
    ['admin', 'super-admin'],
    [
      [calls.listMedia, {}],
      [calls.getMediaFacets, {}],
      [calls.getMediaItem, { params }],
      [calls.getMediaUses, { params }],
      [calls.listMediaVersions, { params }],
      [calls.restoreMediaVersion, { params }],
      [calls.changeMediaTags, { body: { changes: [{ id: unknownId, add: ['kicks'] }] } }],
      [calls.updateMedia, { params, body: { name: 'X' } }],
      [calls.cutMedia, { params, body: { endMs: null } }],
      [calls.saveClipAnalysis, { params, body: { sha256: item.sha256, ...look } }],
      [calls.deleteMedia, { params }],
    ],
  )
})
