import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer, temporaryFolder } from '../../../testing/test-server.ts'
import { findTestFfmpeg } from '../../../testing/encoded-clips.ts'
import { aMediaItem, aUser, smallestJpeg } from '../../../testing/factories.ts'
import { anUploaderOf, outcomeOf, uploadMetadata } from '../../../testing/uploads.ts'

const white = [255, 255, 255]
const red = [255, 0, 0]

/** A clip that is `color` where and when the expression is true, and black elsewhere. */
async function aFlashingClip(
  when: string,
  color = white,
  seconds = 4,
): Promise<Buffer<ArrayBuffer>> {
  const path = join(await temporaryFolder(), 'flashing.mp4')
  const shades = color.map((shade, index) => `${'rgb'[index] ?? ''}='${String(shade)}*(${when})'`)
  const source = `color=black:s=64x48:r=30:d=${String(seconds)},format=rgb24,geq=${shades.join(':')}`
  const coded = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', path]
  await promisify(execFile)(await findTestFfmpeg(), [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    source,
    ...coded,
  ])
  return readFile(path)
}

const at = (hertz: number) => `lt(mod(T*${String(hertz)},1),0.5)`

test.each<[string, number[]]>([
  ['white', white],
  ['red', red],
])('accepts a clip that flashes %s three times a second, and refuses four', async (_, color) => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const uploader = await anUploaderOf(server, as)
  const sent = async (hertz: number) =>
    outcomeOf(server, as, await uploader.send(await aFlashingClip(at(hertz), color, 1)))
  expect((await sent(3)).item?.flashes).toMatchObject({
    ...{ general: 3, red: color === red ? 3 : 0, isSustained: true },
  })
  expect(await sent(4)).toMatchObject({
    state: 'refused',
    item: null,
    problem: { code: 'clip-flashes', params: { times: 4, at: '0:00' } },
  })
})

test.each<[string, string, number, object | null]>([
  ['from the third second on', `gte(T,2)*${at(5)}`, 3, { times: 5, at: '0:02' }],
  // Two flashes at each end, which only looping brings into one second.
  ['only at the loop seam', `(lt(T,0.5)+gte(T,1.5))*${at(4)}`, 2, { times: 4, at: '0:01' }],
  ['in a fifth of the picture', `lt(X,W*0.5)*lt(Y,H*0.4)*${at(5)}`, 1, null],
  ['in a third of the picture', `lt(X,W*0.66)*lt(Y,H*0.5)*${at(5)}`, 1, { times: 5, at: '0:00' }],
  ['only between bright shades', `0.95+0.05*${at(5)}`, 1, null],
])('the flash check of a clip that flashes %s', async (_, when, seconds, params) => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const uploader = await anUploaderOf(server, as)
  const clip = await aFlashingClip(when, white, seconds)
  const upload = await outcomeOf(server, as, await uploader.send(clip))
  expect(upload.problem).toEqual(params && { code: 'clip-flashes', params })
})

test('super-admins may add a flashing clip with a reason, which is logged', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const { as } = await aUser(server, 'super-admin')
  const uploader = await anUploaderOf(server, as)
  const clip = await aFlashingClip(at(5))
  const more = { flashReason: 'A drill for strobe-proof rooms' }
  const begun = await uploader.as(admin.as).begin(clip.length, uploadMetadata(clip, more))
  expect(begun.status).toBe(403)
  const { item } = await outcomeOf(server, as, await uploader.send(clip, more))
  expect(item?.flashes).toMatchObject({ general: 5, red: 0 })
  // A browser's count doesn't replace it.
  const look = { sha256: item?.sha256, poster: smallestJpeg, figure: null, seam: null }
  const flashes = { general: 0, red: 0, atMs: 0, isSustained: false }
  const params = { id: item?.id }
  await server.call(calls.saveClipAnalysis, as, { params, body: { ...look, flashes } })
  const { data } = await server.call(calls.getMediaItem, as, { params })
  expect(data.flashes).toEqual(item?.flashes)
  const replaced = await aMediaItem(server)
  const other = await aFlashingClip(at(4))
  await outcomeOf(server, as, await uploader.send(other, { ...more, replaces: replaced.id }))
  const query = { model: 'Media', limit: 50 } as const
  const { data: entries } = await server.call(calls.listLogs, as, { query })
  for (const [action, id] of [['create', item?.id] as const, ['update', replaced.id] as const])
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ action, userId: expect.any(String) as string },
        data: expect.objectContaining({ id, ...more }) as object,
      }),
    )
})

test('refuses a cut that would make a clip flash', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const uploader = await anUploaderOf(server, as)
  // Looped whole it changes twice; cut, with every repetition.
  const clip = await aFlashingClip('gte(T,0.1)*lt(T,1.9)', white, 2)
  const { item } = await outcomeOf(server, as, await uploader.send(clip))
  const cut = await server.call(calls.cutMedia, as, {
    params: { id: item?.id ?? '' },
    body: { endMs: 200 },
  })
  expect(cut.error?.issues).toMatchObject([{ path: 'endMs', code: 'clip-flashes' }])
})
