import { expect, onTestFinished, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

function aTurnOfTwo() {
  vi.useFakeTimers()
  const batches: string[][] = []
  const turns = createTurns<string>(2, (next) => batches.push([...next]))
  onTestFinished(() => {
    turns.close()
    vi.useRealTimers()
  })
  return { turns, batches: () => batches.filter(({ length }) => length > 0) }
}

test('notifies a few listeners at once, and more in the order in which they were added', () => {
  const { turns, batches } = aTurnOfTwo()
  turns.add(['a', 'b', 'c', 'd', 'e'])
  expect(batches()).toEqual([['a', 'b']])
  vi.advanceTimersByTime(50)
  expect(batches()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  vi.advanceTimersByTime(50)
  expect(batches()).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  vi.advanceTimersByTime(1_000)
  turns.add(['a'])
  expect(batches().at(-1)).toEqual(['a'])
})

test('notifies a listener added twice only once, and never one that left', () => {
  const { turns, batches } = aTurnOfTwo()
  turns.add(['a', 'b', 'c', 'd'])
  turns.leave('d')
  turns.add(['a', 'c'])
  vi.advanceTimersByTime(1_000)
  expect(batches()).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ])
})
