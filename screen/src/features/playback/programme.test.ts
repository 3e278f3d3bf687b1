import { ApiError } from '@roundboard/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import { takeTime } from '../../testing/pass-time.ts'
import { startProgramme } from './programme.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const minute = 60_000
const programme = createFakeServer().programme()
const lost = new TypeError('Failed to fetch')
const refused = new ApiError('forbidden', 403, 'No.')

function aContent() {
  const world = { answer: () => Promise.resolve(programme), hasSomething: true, isBusy: false }
  const count = { asked: 0, read: 0, refused: 0, failed: 0, first: 0 }
  const content = startProgramme({
    api: {
      getProgramme: () => {
        count.asked += 1
        return world.answer()
      },
    },
    random: () => 0.999,
    isBusy: () => world.isBusy,
    onRead: () => {
      count.read += 1
      return world.hasSomething
    },
    onRefused: () => (count.refused += 1),
    onFailure: () => (count.failed += 1),
    onFirst: () => (count.first += 1),
  })
  return { world, count, content }
}

it('fetches at once, every six hours, and on request', async () => {
  const { count, content } = aContent()
  await vi.advanceTimersByTimeAsync(6 * 60 * minute)
  expect(count).toEqual({ asked: 2, read: 2, refused: 0, failed: 0, first: 1 })
  content.now()
  await vi.advanceTimersByTimeAsync(minute)
  expect(count.asked).toBe(3)
  content.stop()
})

it('fetches every 30 seconds while there is nothing to show', async () => {
  const { world, count, content } = aContent()
  world.hasSomething = false
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(count.asked).toBe(5)
  content.stop()
})

it('fetches again within half a minute after any number of failures', async () => {
  const { world, count, content } = aContent()
  world.answer = () => Promise.reject(lost)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(count).toMatchObject({ read: 0, refused: 0, first: 1 })
  expect(count.asked).toBeGreaterThanOrEqual(20)
  expect(count.asked).toBeLessThanOrEqual(26)
  world.answer = () => Promise.resolve(programme)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(count.read).toBe(1)
  content.stop()
})

it('reports a refusal and retries', async () => {
  const { world, count, content } = aContent()
  world.answer = () => Promise.reject(refused)
  await vi.advanceTimersByTimeAsync(minute)
  expect(count).toMatchObject({ asked: 3, refused: 3, failed: 3 })
  content.stop()
})

it('doesn’t fetch while a refresh is fetching', async () => {
  const { world, count, content } = aContent()
  world.isBusy = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(count.asked).toBe(0)
  content.stop()
})

it.each([
  ['an answer', () => Promise.resolve(programme)],
  ['a refusal', () => Promise.reject(refused)],
])('ignores %s that arrives after it stopped', async (_, answer) => {
  const { world, count, content } = aContent()
  world.answer = async () => {
    await takeTime(1_000)
    return answer()
  }
  await vi.advanceTimersByTimeAsync(500)
  content.stop()
  await vi.advanceTimersByTimeAsync(minute)
  expect(count).toMatchObject({ asked: 1, read: 0, refused: 0, failed: 0 })
})
