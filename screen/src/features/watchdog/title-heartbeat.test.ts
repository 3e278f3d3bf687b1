import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTitleHeartbeat } from './title-heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.title = 'Roundboard screen'
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts up in the title every five seconds and marks running rounds', () => {
  let isRoundRunning = false
  const beat = startTitleHeartbeat(() => isRoundRunning)
  const titles = [document.title]
  for (let count = 0; count < 3; count++) {
    vi.advanceTimersByTime(5_000)
    titles.push(document.title)
    isRoundRunning = true
    // Keeps the rest of the title for the kiosk.
    if (count === 1) document.title = document.title.replace('screen', 'screen, held')
  }
  expect(titles).toEqual([
    'Roundboard screen',
    'Roundboard screen 1',
    'Roundboard screen 2 round',
    'Roundboard screen, held 3 round',
  ])
  beat.stop()
  expect(document.title).toBe('Roundboard screen, held')
})
