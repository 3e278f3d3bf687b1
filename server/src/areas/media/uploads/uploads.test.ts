import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines } from '../../../testing/test-server.ts'
import { encodeClip, vp9 } from '../../../testing/encoded-clips.ts'
import { aClip, aSmallClip } from '../../../testing/clips.ts'
import { aMediaItem, aPairedScreen, aRoutine, aUser, aWorkout } from '../../../testing/factories.ts'
import {
  anUploaderOf,
  leftOf,
  outcomeOf,
  uploadMetadata,
  sha256Of,
} from '../../../testing/uploads.ts'

const withoutFfmpeg = { FFMPEG_PATH: '/nowhere/ffmpeg' }

describe.each(laneEngines)('uploads on %s', (engine) => {
  test('a clip is uploaded, checked, rewritten and added to the library', async () => {
    const server = await startTestServer({ engine, settings: withoutFfmpeg })
    const { as } = await aUser(server, 'admin')
    const uploader = await anUploaderOf(server, as)
    const clip = await aClip()
    const id = await uploader.send(clip, { name: 'Squat', tags: 'legs, Warm-up' })
    const upload = await outcomeOf(server, as, id)
    expect(upload).toMatchObject({ id, state: 'ready', problem: null, fileName: 'squat.mp4' })
    expect(upload.item).toMatchObject({
      ...{ name: 'Squat', kind: 'exercise-video', tags: ['legs', 'warm-up'] },
      ...{ codec: 'avc1.640028', width: 720, height: 960, durationMs: 3000, frames: 90 },
    })
    expect(await leftOf(server)).toEqual([])
    const { data } = await server.call(calls.checkUploads, as, {
      body: { files: [{ sha256: sha256Of(clip), bytes: clip.length }] },
    })
    expect(data).toMatchObject({
      canConvert: false,
      files: [{ item: { id: upload.item?.id }, upload: null }],
    })
  })

  test('an unfinished upload is found by its hash, by its owner only', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const other = await aUser(server, 'admin')
    const uploader = await anUploaderOf(server, as)
    const clip = await aClip()
    const begun = await uploader.begin(clip.length, uploadMetadata(clip))
    const path = begun.headers.get('location') ?? ''
    const broken = await uploader.patch(path, 0, clip.subarray(0, 1000))
    expect(broken.status).toBe(204)
    const request = { body: { files: [{ sha256: sha256Of(clip), bytes: clip.length }] } }
    const mine = await server.call(calls.checkUploads, as, request)
    expect(mine.data.files[0]).toMatchObject({ item: null, upload: { offset: 1000 } })
    expect(path.endsWith(mine.data.files[0]?.upload?.id ?? '-')).toBe(true)
    const theirs = await server.call(calls.checkUploads, other.as, request)
    expect(theirs.data.files[0]).toMatchObject({ item: null, upload: null })
    // A browser that closed before the response must not send the bytes again.
    await server.database.db.updateTable('mediaUploads').set({ state: 'checking' }).execute()
    expect((await server.call(calls.checkUploads, as, request)).data).toEqual(mine.data)
  })

  test('resumes checking an upload whose bytes are only in the storage', async () => {
    const server = await startTestServer({ engine, settings: withoutFfmpeg })
    const { as } = await aUser(server, 'admin')
    const uploader = await anUploaderOf(server, as)
    const id = await uploader.send(await aClip())
    await outcomeOf(server, as, id)
    // The state that an earlier version left when it was killed.
    const { db } = server.database
    await db.deleteFrom('media').execute()
    await db.updateTable('mediaUploads').set({ state: 'checking', mediaId: null }).execute()
    await server.services.uploads.resume()
    const upload = await outcomeOf(server, as, id)
    expect(upload).toMatchObject({ state: 'ready', item: { frames: 90 } })
    expect(await leftOf(server)).toEqual([])
  })

  test('asks for a lost upload again once no other server can have its bytes', async () => {
    const server = await startTestServer({ engine, settings: withoutFfmpeg })
    const { as } = await aUser(server, 'admin')
    const uploader = await anUploaderOf(server, as)
    const clip = await aClip()
    const begun = await uploader.begin(clip.length, uploadMetadata(clip))
    const id = begun.headers.get('location')?.split('/').at(-1) ?? ''
    await server.database.db.updateTable('mediaUploads').set({ state: 'checking' }).execute()
    await rm(join(server.services.uploads.folder, id))
    await server.services.uploads.resume()
    expect(await outcomeOf(server, as, id)).toMatchObject({ state: 'checking' })
    server.clock.advance(2 * 3_600_000)
    await server.services.uploads.sweep()
    await server.services.uploads.idle()
    expect((await server.call(calls.getUploads, as, { query: { ids: id } })).data).toEqual([])
    const request = { body: { files: [{ sha256: sha256Of(clip), bytes: clip.length }] } }
    const { data } = await server.call(calls.checkUploads, as, request)
    expect(data.files).toMatchObject([{ item: null, upload: null }])
    const again = await outcomeOf(server, as, await uploader.send(clip))
    expect(again).toMatchObject({ state: 'ready' })
  })

  test("a replacing clip keeps the item's link, and reaches the screens that show it", async () => {
    const server = await startTestServer({ engine, settings: withoutFfmpeg })
    const { as } = await aUser(server, 'admin')
    const uploader = await anUploaderOf(server, as)
    const item = await aMediaItem(server, { name: 'Squat' })
    await aWorkout(server, { routines: [aRoutine(1, { videoLink: item.link })] })
    const screen = (await aPairedScreen(server)).as
    const before = (await server.call(calls.getProgramme, screen)).data
    const clip = await aClip()
    const more = { name: 'Another name', tags: 'other', replaces: item.id }
    const upload = await outcomeOf(server, as, await uploader.send(clip, more))
    const { id, link, name, tags } = item
    expect(upload).toMatchObject({ state: 'ready', item: { id, link, name, tags, frames: 90 } })
    const { media, revision } = (await server.call(calls.getProgramme, screen)).data
    expect(revision).not.toBe(before.revision)
    expect(media).toMatchObject([{ url: link, file: upload.item?.file }])
    expect(upload.item?.file).not.toBe(item.file)
  })

  test('an upload that replaces an item is not resumed as a new item', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const uploader = await anUploaderOf(server, as)
    const { id } = await aMediaItem(server)
    const clip = await aClip()
    const begun = await uploader.begin(clip.length, uploadMetadata(clip, { replaces: id }))
    await uploader.patch(begun.headers.get('location') ?? '', 0, clip.subarray(0, 1000))
    const request = { body: { files: [{ sha256: sha256Of(clip), bytes: clip.length }] } }
    const { data } = await server.call(calls.checkUploads, as, request)
    expect(data.files).toMatchObject([{ item: null, upload: null }])
  })
})

test('with ffmpeg, a clip of another codec is converted, and every clip is analyzed', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const uploader = await anUploaderOf(server, as)
  const upload = await outcomeOf(server, as, await uploader.send(await readFile(aSmallClip)))
  expect(upload.item).toMatchObject({ seam: { jump: 0 }, poster: expect.any(String) as string })
  expect(upload.item?.figure?.fills).toBeGreaterThan(0.4)
  const other = await readFile(await encodeClip('other.webm', vp9))
  const converted = await outcomeOf(server, as, await uploader.send(other, { name: 'Other' }))
  expect(converted.item).toMatchObject({
    ...{ type: 'video/mp4', durationMs: 1000, codec: expect.stringMatching(/^avc1/) as string },
    poster: expect.any(String) as string,
  })
  const checked = await server.call(calls.checkUploads, as, { body: { files: [] } })
  expect(checked.data.canConvert).toBe(true)
})
