import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasRoomAgain, isLow, readDisk } from './disk.ts'

const gb = 1e9

test.each([
  [600e6, 10 * gb, false],
  [500e6, 10 * gb, true],
  [6 * gb, 100 * gb, false],
  [4.9 * gb, 100 * gb, true],
  [60e6, 100e6, false],
  [49e6, 100e6, true],
  [0, 100 * gb, true],
])('whether %i bytes free of %i are low: %s', (free, total, low) => {
  expect(isLow(free, total)).toBe(low)
})

test('low disk space ends only once a tenth more than the limit is free', () => {
  expect(isLow(5.1 * gb, 100 * gb)).toBe(false)
  expect(hasRoomAgain(5.4 * gb, 100 * gb)).toBe(false)
  expect(hasRoomAgain(5.6 * gb, 100 * gb)).toBe(true)
})

test("readDisk() reads the space on a folder's disk, and returns undefined for a missing folder", async () => {
  const disk = await readDisk(tmpdir())
  expect(disk?.totalBytes).toBeGreaterThan(disk?.freeBytes ?? Infinity)
  expect(await readDisk('/nowhere/at/all')).toBeUndefined()
})
