import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer, laneEngines } from '../../../testing/test-server.ts'
import { aUser } from '../../../testing/factories.ts'
import { catalogue } from '../../workouts/exercises/catalogue.ts'
import { readShipped, type ShippedItem } from './shipped-files.ts'

const folder = new URL('../../../../media/', import.meta.url)
const bytesOf = (path: string) => readFileSync(new URL(path.replace('/media/', ''), folder))
const manifest = JSON.parse(bytesOf('/media/manifest.json').toString()) as ShippedItem[]
const clips = manifest.filter(({ kind }) => kind === 'exercise-video')

/** The top-level boxes of an MP4. */
function* boxesIn(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    yield {
      name: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    }
}

test('the manifest of shipped media lists every file with its size and hash', () => {
  const files = manifest.flatMap(({ poster, ...own }) => (poster === null ? [own] : [own, poster]))
  for (const { path, bytes, sha256 } of files) {
    const content = bytesOf(path)
    const found = createHash('sha256').update(content).digest('hex')
    expect({ path, bytes: content.length, sha256: found }).toEqual({ path, bytes, sha256 })
  }
  const listed = files.map(({ path }) => path)
  const there = ['exercises', 'rounds'].flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder)).map((file) => `/media/${name}/${file}`),
  )
  expect(listed.sort()).toEqual(there.sort())
})

test('every catalog exercise has a tagged clip under its own name', () => {
  expect(clips.map(({ path, name }) => [path, name])).toEqual(
    catalogue.map(({ videoLink, displayName }) => [videoLink, displayName]),
  )
  expect(clips.filter(({ tags }) => tags.length === 0)).toEqual([])
})

test.each(clips)('$name can be appended to itself', ({ path, durationMs, frames, codec }) => {
  const boxes = [...boxesIn(bytesOf(path))]
  expect(boxes.map(({ name }) => name)).toEqual(['ftyp', 'moov', 'moof', 'mdat', 'mfra'])
  const movie = boxes[1]?.content.toString('latin1') ?? ''
  expect(movie.split('trak')).toHaveLength(2)
  expect(movie).toContain('vide')
  expect(movie).not.toContain('elst')
  expect(codec).toMatch(/^avc1\.64/)
  expect(durationMs).toBe(Math.round(((frames ?? 0) * 1000) / 30))
})

test.each(clips)(
  'the figure of $name fills its picture, and the clip loops without a jump',
  (clip) => {
    expect(clip.figure?.fills).toBeGreaterThan(0.8)
    expect(clip.jump).toBeLessThan(0.03)
  },
)

test('shipped clips and posters stay small', () => {
  const all = clips.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(all / clips.length).toBeLessThan(110_000)
  for (const { poster } of clips) expect(poster?.bytes).toBeLessThan(25_000)
})

test.each(laneEngines)(
  'a new installation has all shipped clips in its library, on %s',
  async (engine) => {
    const server = await startTestServer({ engine, shippedMedia: await readShipped() })
    const { as } = await aUser(server, 'admin')
    const query = { kind: 'exercise-video', limit: 100 } as const
    const { data, count } = await server.call(calls.listMedia, as, { query })
    expect(count).toBe(80)
    expect(data.map(({ link }) => link).sort()).toEqual(clips.map(({ path }) => path).sort())
  },
)
