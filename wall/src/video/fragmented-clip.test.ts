import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fragmentClip, type FragmentedClip } from './fragmented-clip.ts'
import { boxAt, boxesIn, view } from './mp4-boxes.ts'

const clips = path.join(import.meta.dirname, '../../../server/src/testing')

let file: Uint8Array
let clip: FragmentedClip

beforeAll(async () => {
  file = await readFile(path.join(clips, 'squat.mp4'))
  const cut = fragmentClip(file)
  if (!cut) throw new Error('The clip could not be cut.')
  clip = cut
})

/** When a fragment begins, in ticks, and how many there are of its frames, ticks and bytes. */
function readFragment(fragment: Uint8Array) {
  const starts = view(boxAt(fragment, 'traf', 'tfdt') ?? new Uint8Array()).getBigUint64(4)
  const run = view(boxAt(fragment, 'traf', 'trun') ?? new Uint8Array())
  const frames = run.getUint32(4)
  let ticks = 0
  let bytes = 0
  for (let frame = 0; frame < frames; frame++) {
    ticks += run.getUint32(12 + frame * 16)
    bytes += run.getUint32(16 + frame * 16)
  }
  return { starts: Number(starts), frames, ticks, bytes, mediaOffset: run.getUint32(8) }
}

describe('a clip cut into fragments', () => {
  it('says its codec and how long it is', () => {
    expect(clip.type).toMatch(/^video\/mp4; codecs="avc1\.64[0-9a-f]{4}"$/)
    expect(clip.durationS).toBe(3)
  })

  it('starts without frames, and without the edit list that would shift each copy', () => {
    expect(boxesIn(clip.start).map(({ type }) => type)).toEqual(['ftyp', 'moov'])
    expect(boxAt(clip.start, 'moov', 'mvex', 'trex')).toBeDefined()
    expect(boxAt(clip.start, 'moov', 'trak', 'edts')).toBeUndefined()
    const sizes = boxAt(clip.start, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz')
    expect(sizes && view(sizes).getUint32(8)).toBe(0)
  })

  it('puts one copy right behind the other', () => {
    const parts = boxesIn(clip.copies(7, 3))
    expect(parts.map(({ type }) => type)).toEqual(['moof', 'mdat', 'moof', 'mdat', 'moof', 'mdat'])
    const copies = parts.filter(({ type }) => type === 'moof').map(({ data }) => readFragment(data))
    const [{ ticks } = { ticks: NaN }] = copies
    expect(copies.map(({ starts }) => starts)).toEqual([7 * ticks, 8 * ticks, 9 * ticks])
    expect(copies.map(({ frames }) => frames)).toEqual([90, 90, 90])
  })

  it('carries every frame, found behind the head of its own fragment', () => {
    const [head, media] = boxesIn(clip.copies(0, 1))
    if (!head || !media) throw new Error('There is no copy.')
    const { bytes, mediaOffset } = readFragment(head.data)
    expect(bytes).toBe(media.data.length)
    expect(mediaOffset).toBe(head.data.length + 16)
    const original = boxAt(file, 'mdat') ?? new Uint8Array()
    expect(Buffer.compare(media.data, original)).toBe(0)
  })
})

describe('what cannot be cut', () => {
  it.each([
    ['an empty file', () => new Uint8Array()],
    ['half a file', () => file.subarray(0, file.length / 2)],
    ['a picture', () => new TextEncoder().encode('\u0089PNG and so on, which is no MP4 at all')],
    [
      'another codec',
      () => {
        const other = file.slice()
        const at = Buffer.from(other).indexOf('avc1', 100)
        other.set(new TextEncoder().encode('hev1'), at)
        return other
      },
    ],
  ])('is left alone: %s', (_, given) => {
    expect(fragmentClip(given())).toBeUndefined()
  })
})
