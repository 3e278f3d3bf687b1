// @vitest-environment node
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { memoryCaches } from '@roundboard/client/testing'
import { type MediaDisk, openMediaDisk, type Part } from './media-disk.ts'

const file = '/media/files/ab/cd/abcd.mp4'
const headers = { 'content-type': 'video/mp4', 'content-security-policy': 'sandbox' }
const aPart = (text: string, from: number): Part => ({
  from,
  bytes: new Blob([text]),
  totalBytes: 6,
  headers,
})

let number = 0
let storage: CacheStorage
const open = () => openMediaDisk(storage, `disk ${String(number)}`)
let disk: MediaDisk

beforeEach(async () => {
  number += 1
  storage = memoryCaches()
  disk = await open()
})

it('keeps the parts of a file in order, even after a restart', async () => {
  await disk.keepPart(file, 1, aPart('def', 3))
  await disk.keepPart(file, 0, aPart('abc', 0))
  await disk.keepPart('/another', 0, aPart('x', 0))
  const parts = await (await open()).partsOf(file)
  expect(await Promise.all(parts.map(({ bytes }) => bytes.text()))).toEqual(['abc', 'def'])
  await disk.dropPartsBut([file])
  expect(await disk.partsOf('/another')).toEqual([])
  expect(await disk.partsOf(file)).toHaveLength(2)
})

it('joins parts into one response with the server’s headers', async () => {
  await disk.keepPart(file, 0, aPart('abc', 0))
  await disk.keepPart(file, 1, aPart('def', 3))
  await disk.hold(file, await disk.partsOf(file), 1_000)
  expect(await disk.partsOf(file)).toEqual([])
  expect(await disk.list()).toEqual([{ file, bytes: 6, usedAt: 1_000 }])
  const answer = await (await storage.open('roundboard-media')).match(file)
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({ ...headers, 'content-length': '6' })
  expect(await answer?.text()).toBe('abcdef')
})

it('stores when a file was last used until the file is dropped', async () => {
  await disk.hold(file, [aPart('abcdef', 0)], 1_000)
  await disk.use([file], 2_000)
  expect(await (await open()).list()).toEqual([{ file, bytes: 6, usedAt: 2_000 }])
  await disk.drop(file)
  expect(await disk.list()).toEqual([])
  expect(await disk.read(file)).toBeUndefined()
})
