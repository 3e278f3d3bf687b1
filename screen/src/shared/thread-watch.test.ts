import { expect, it } from 'vitest'
import { watchThread } from './thread-watch.ts'

function work(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('sees that the thread was busy, though nothing else had its turn', () => {
  const stop = watchThread()
  work(80)
  expect(stop()).toBeGreaterThanOrEqual(75)
})

it('sees it when it was over before the end as well', async () => {
  const stop = watchThread()
  work(80)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(stop()).toBeGreaterThanOrEqual(75)
})
