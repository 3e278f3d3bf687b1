import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestServer, temporaryFolder } from '../../../testing/test-server.ts'
import { findTestFfmpeg } from '../../../testing/encoded-clips.ts'
import { aUser } from '../../../testing/factories.ts'
import { anUploaderOf, outcomeOf } from '../../../testing/uploads.ts'

const ffmpeg = async (args: readonly string[]) =>
  promisify(execFile)(await findTestFfmpeg(), ['-v', 'error', ...args], { encoding: 'buffer' })

/** A landscape test picture in the format of its file name. */
async function aPictureAs(name: string): Promise<Buffer<ArrayBuffer>> {
  const path = join(await temporaryFolder(), name)
  await ffmpeg(['-f', 'lavfi', '-i', 'testsrc=s=80x40', '-frames:v', '1', path])
  return readFile(path)
}

/** The pixels of a picture, without applying its orientation. */
async function pixelsOf(bytes: Uint8Array, name: string): Promise<Buffer> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, bytes)
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1']
  return (await ffmpeg(['-noautorotate', '-i', path, ...raw])).stdout
}

/** Adds camera metadata: a maker and an orientation. */
function heldOnItsSide(jpeg: Buffer): Buffer<ArrayBuffer> {
  const maker = 'Somebody’s telephone\0'
  const tiff = Buffer.alloc(38)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  for (const [at, [tag, type, count, value]] of [
    [0x010f, 2, Buffer.byteLength(maker), 38] as const,
    [0x0112, 3, 1, 6] as const,
  ].entries()) {
    tiff.writeUInt16LE(tag, 10 + at * 12)
    tiff.writeUInt16LE(type, 12 + at * 12)
    tiff.writeUInt32LE(count, 14 + at * 12)
    tiff.writeUInt32LE(value, 18 + at * 12)
  }
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(maker)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

async function takenIn(name: string, bytes: Buffer<ArrayBuffer>) {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const uploader = await anUploaderOf(server, as)
  const id = await uploader.send(bytes, { kind: 'round-picture', filename: name })
  const { item } = await outcomeOf(server, as, id)
  const answer = await fetch(`${uploader.url}${item?.file ?? ''}`)
  return {
    item,
    type: answer.headers.get('content-type'),
    shown: Buffer.from(await answer.arrayBuffer()),
  }
}

test('a photo with an orientation tag is stored rotated, with its other metadata removed', async () => {
  const jpeg = await aPictureAs('round.jpg')
  const { item, type, shown } = await takenIn('round.jpg', heldOnItsSide(jpeg))
  expect(item).toMatchObject({ type: 'image/jpeg', width: 40, height: 80 })
  expect(type).toBe('image/jpeg')
  const exif = shown.subarray(shown.indexOf('Exif\0\0') + 6)
  expect(exif.toString('latin1', 0, 2)).toBe('MM')
  expect([exif.readUInt16BE(8), exif.readUInt16BE(10), exif.readUInt16BE(18)]).toEqual([
    1, 0x0112, 6,
  ])
  expect(shown.includes('telephone')).toBe(false)
  expect((await pixelsOf(shown, 'a.jpg')).equals(await pixelsOf(jpeg, 'b.jpg'))).toBe(true)
})

test('a WebP is accepted and served unchanged', async () => {
  const webp = await aPictureAs('round.webp')
  const { item, type, shown } = await takenIn('round.webp', webp)
  expect(item).toMatchObject({ type: 'image/webp', width: 80, height: 40 })
  expect(type).toBe('image/webp')
  expect((await pixelsOf(shown, 'a.webp')).equals(await pixelsOf(webp, 'b.webp'))).toBe(true)
})
