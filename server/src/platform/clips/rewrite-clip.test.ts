import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  aBox,
  aClip,
  aFile,
  aRealClip,
  boxesOf,
  patched,
  readPackets,
} from '../../testing/clips.ts'
import { isPlayableCodec } from './clip.ts'
import { cutClip, rewriteClip } from './rewrite-clip.ts'

const facts = { codec: 'avc1.640028', width: 720, height: 960, durationMs: 3000, frames: 90 }

async function rewritten(bytes: Uint8Array | string, kind: 'mp4' | 'webm' = 'mp4') {
  const path = await aFile(bytes)
  const into = join(dirname(path), 'into')
  const read = await rewriteClip(path, into, kind)
  expect(existsSync(into)).toBe('facts' in read)
  return { read, bytes: 'facts' in read ? await readFile(into) : undefined }
}

test.each(['mp4', 'late', 'fragmented', 'mov'] as const)(
  'rewrites a clip of the form %s with the same frames, able to be appended to itself',
  async (form) => {
    const { read, bytes } = await rewritten(await aClip({ form }))
    expect(read).toEqual({ facts })
    if (bytes === undefined) throw new Error('not written')
    expect(boxesOf(bytes)).toEqual(['ftyp', 'moov', 'moof', 'mdat', 'mfra'])
    for (const box of ['edts', 'elst', 'soun', 'udta']) expect(bytes.includes(box)).toBe(false)
    const before = await readPackets(await readFile(aRealClip))
    const after = await readPackets(bytes)
    expect(after.packets.map(({ data }) => Buffer.from(data).toString('base64'))).toEqual(
      before.packets.map(({ data }) => Buffer.from(data).toString('base64')),
    )
    expect(after.packets[0]?.type).toBe('key')
    expect(Math.min(...after.packets.map(({ timestamp }) => timestamp))).toBe(0)
  },
)

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const ftyp = aBox('ftyp', Buffer.from('isom\0\0\0\0isom'))

// security: uploads
test.each<[string, () => Buffer | string | Promise<Buffer>, object]>([
  ['an empty file', () => Buffer.alloc(0), { problem: 'truncated' }],
  ['text', () => 'once upon a time', { problem: 'unreadable' }],
  ['a playlist', () => '#EXTM3U\n#EXTINF:1,\n/etc/passwd\n', { problem: 'unreadable' }],
  [
    'a moov box of 600 MB',
    () => Buffer.concat([ftyp, aBox('moov', Buffer.alloc(64), 600 * 2 ** 20)]),
    { problem: 'unreadable' },
  ],
  [
    'a thousand tracks',
    () =>
      Buffer.concat([
        ftyp,
        aBox('moov', Buffer.concat(Array.from({ length: 1000 }, () => aBox('trak', Buffer.of())))),
      ]),
    { problem: 'unreadable' },
  ],
  ['nine tracks', () => aClip({ tracks: 9, frames: 2 }), { problem: 'unreadable' }],
  [
    '2^32 samples',
    async () => patched(await aClip(), 'stsz', 8, uint32(2 ** 32 - 1)),
    { problem: 'unreadable' },
  ],
  [
    '2^32 time entries',
    async () => patched(await aClip(), 'stts', 8, uint32(2 ** 32 - 1)),
    { problem: 'unreadable' },
  ],
  [
    'a clip one pixel wide',
    async () => patched(await aClip(), 'avc1', 24, Buffer.of(0, 1)),
    { problem: 'pixels', width: 1, height: 960 },
  ],
  [
    'a clip 60,000 pixels high',
    async () => patched(await aClip(), 'avc1', 26, Buffer.of(0xea, 0x60)),
    { problem: 'pixels', width: 720, height: 60_000 },
  ],
  [
    'a clip of 100,000 frames',
    () => aClip({ frames: 100_000 }),
    { problem: 'length', frames: 60_000, durationMs: 0 },
  ],
  [
    'a ten-bit clip',
    async () => patched(await aClip(), 'avcC', 1, Buffer.of(0x6e)),
    { problem: 'codec', codec: 'avc1.6e0028' },
  ],
])('refuses %s, and leaves no file', async (_, bytes, problem) => {
  expect((await rewritten(await bytes())).read).toEqual(problem)
})

test('reports an unsupported codec by name', async () => {
  const { read } = await rewritten(await aClip({ form: 'webm', codec: 'vp9' }), 'webm')
  expect(read).toEqual({ problem: 'codec', codec: expect.stringMatching(/^vp09/) as string })
})

test('refuses a clip with hidden frames at its start, which a rewrite would show', async () => {
  const { read } = await rewritten(await aClip({ shiftS: -1 }))
  expect(read).toEqual({ problem: 'hidden', frames: 30 })
})

test.each(['mp4', 'late', 'fragmented', 'mov', 'webm'] as const)(
  'refuses any truncated part of a clip of the form %s',
  async (form) => {
    const isWebm = form === 'webm'
    const clip = await aClip({ form, ...(isWebm && { codec: 'vp9' }) })
    for (const share of [0.001, 0.01, 0.1, 0.5, 0.9, 0.99]) {
      const part = clip.subarray(0, Math.ceil(clip.length * share))
      const { read } = await rewritten(part, isWebm ? 'webm' : 'mp4')
      expect(read).toEqual({ problem: expect.stringMatching(/truncated|unreadable/) as string })
    }
  },
)

test("cuts a clip before a frame that later frames don't depend on", async () => {
  const path = await aFile(await aClip())
  const into = join(dirname(path), 'into')
  expect(await cutClip(path, into, 2000)).toEqual({
    facts: { ...facts, durationMs: 2000, frames: 60 },
  })
  const { packets } = await readPackets(await readFile(into))
  const end = Math.max(...packets.map(({ timestamp, duration }) => timestamp + duration))
  expect(end).toBeCloseTo(2)
})

test('refuses a cut that would break a frame, and writes nothing', async () => {
  const clip = await aClip()
  const { packets } = await readPackets(clip)
  // The first frame that is decoded after one that is shown later.
  const early = packets.find(
    ({ timestamp }, index) => timestamp < (packets[index - 1]?.timestamp ?? 0),
  )
  if (early === undefined) throw new Error('the clip has no such picture')
  const path = await aFile(clip)
  const into = join(dirname(path), 'into')
  const endMs = (early.timestamp + early.duration) * 1000
  expect(await cutClip(path, into, endMs)).toEqual({ problem: 'cut' })
  expect(existsSync(into)).toBe(false)
})

test('reports a failed write as unavailable storage, not as a problem of the clip', async () => {
  const path = await aFile(await aClip())
  await expect(rewriteClip(path, join(dirname(path), 'no-folder', 'into'))).rejects.toMatchObject({
    code: 'unavailable',
    issues: [{ code: 'storage-away' }],
    cause: { code: 'ENOENT' },
  })
})

test.each([
  ['avc1.42e01f', true],
  ['avc1.4D4028', true],
  ['avc1.640033', true],
  ['avc1.640034', false],
  ['avc1.6e0028', false],
  ['avc1.f40028', false],
  ['hvc1.1.6.L93.B0', false],
  ['vp09.00.10.08', false],
  ['null', false],
])('whether screens play %s: %s', (codec, isPlayed) => {
  expect(isPlayableCodec(codec)).toBe(isPlayed)
})

test('rewrites clips concurrently, even if one of them fails', async () => {
  const clip = await aClip()
  const moved = aBox('moov', Buffer.alloc(64))
  const all = await Promise.all(
    [clip, Buffer.concat([ftyp, moved]), clip].map((each) => rewritten(each)),
  )
  const [first, broken, last] = all.map(({ read }) => read)
  expect([first, last]).toEqual([{ facts }, { facts }])
  expect(broken).toHaveProperty('problem')
})
