import { wallProblems } from '@roundboard/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScreenStore } from '../../shared/screen-store.ts'
import { startWatchdog } from './watchdog.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A wall whose page really starts over when it reloads. */
function aWall() {
  const noted: string[] = []
  const wall = { reloads: 0, isRoundRunning: false, hasJustMoved: false, isServed: true }
  const load = () =>
    startWatchdog({
      store: createScreenStore(localStorage),
      build: 'a',
      isRoundRunning: () => wall.isRoundRunning,
      hasJustMoved: () => wall.hasJustMoved,
      canReload: () => Promise.resolve(wall.isServed),
      reload: () => {
        wall.reloads += 1
        loadAgain()
      },
      note: (problem) => noted.push(problem),
      onChange: () => undefined,
    })
  let page = load()
  page.show('workout-1')
  const loadAgain = () => {
    page.stop()
    page = load()
    page.show('workout-1')
  }
  return {
    wall,
    noted,
    page: () => page,
    loadAgain,
    /** Freezes its videos for some minutes. */
    async freeze(minutes: number) {
      for (let count = 0; count < minutes; count++) {
        await vi.advanceTimersByTimeAsync(minute)
        page.stuck()
        await vi.advanceTimersByTimeAsync(0)
      }
    },
  }
}

describe('a screen whose videos have been frozen for a minute', () => {
  it('reloads and reports it', async () => {
    const { wall, noted, freeze } = aWall()
    await freeze(1)
    expect(wall.reloads).toBe(1)
    expect(noted).toEqual([wallProblems.reloadedForVideos])
  })

  it('doesn’t reload while another video is moving', async () => {
    const { wall, freeze } = aWall()
    wall.hasJustMoved = true
    await freeze(20)
    expect(wall.reloads).toBe(0)
  })

  it('waits for the end of a round, and doesn’t reload if videos are moving by then', async () => {
    const { wall, page, freeze } = aWall()
    wall.isRoundRunning = true
    await freeze(2)
    page().check()
    expect(wall.reloads).toBe(0)
    wall.isRoundRunning = false
    page().check()
    await vi.advanceTimersByTimeAsync(0)
    expect(wall.reloads).toBe(1)

    wall.isRoundRunning = true
    await freeze(1)
    wall.isRoundRunning = false
    wall.hasJustMoved = true
    page().check()
    await vi.advanceTimersByTimeAsync(0)
    expect(wall.reloads).toBe(1)
  })

  it('doesn’t reload if the server doesn’t serve the page', async () => {
    const { wall, page, freeze } = aWall()
    wall.isServed = false
    await freeze(30)
    expect(wall.reloads).toBe(0)
    expect(page().mode()).toBe('together')
  })
})

describe('safe mode', () => {
  it('starts after three reloads in ten minutes', async () => {
    const { wall, page, freeze, loadAgain } = aWall()
    await freeze(3)
    expect(wall.reloads).toBe(3)
    expect(page().mode()).toBe('together')
    await freeze(1)
    expect(wall.reloads).toBe(3)
    expect(page().mode()).toBe('stills')
    expect(page().problem()).toBe(wallProblems.safeMode)
    loadAgain()
    expect(page().mode()).toBe('stills')
  })

  it('starts even during a round', async () => {
    const { wall, page, freeze } = aWall()
    await freeze(3)
    wall.isRoundRunning = true
    await freeze(1)
    expect(page().mode()).toBe('stills')
  })

  it('doesn’t start if the reloads are further apart', async () => {
    const { wall, page, freeze } = aWall()
    for (let count = 0; count < 5; count++) {
      await freeze(1)
      await vi.advanceTimersByTimeAsync(4 * minute)
    }
    expect(wall.reloads).toBe(5)
    expect(page().mode()).toBe('together')
  })

  it('ends after half an hour', async () => {
    const { page, freeze } = aWall()
    await freeze(4)
    await vi.advanceTimersByTimeAsync(29 * minute)
    expect(page().mode()).toBe('stills')
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(page().mode()).toBe('together')
    expect(page().problem()).toBeNull()
  })

  it('ends when the workout changes', async () => {
    const { page, freeze } = aWall()
    await freeze(4)
    page().show('workout-1')
    expect(page().mode()).toBe('stills')
    page().show('workout-2')
    expect(page().mode()).toBe('together')
  })

  it('ends on a hard refresh', async () => {
    const { page, freeze, loadAgain } = aWall()
    await freeze(4)
    page().forget()
    loadAgain()
    expect(page().mode()).toBe('together')
  })

  it('ends even if the clock is set back', async () => {
    const { page, freeze, loadAgain } = aWall()
    await freeze(4)
    vi.setSystemTime(Date.now() - 24 * 60 * minute)
    loadAgain()
    expect(page().mode()).toBe('together')
  })
})

describe('a screen that can’t play all clips at once', () => {
  const found = (since: number, build: string | null) => {
    createScreenStore(localStorage).decodingLimit = { since, build }
  }

  it('plays them in turn from the start, for a day', () => {
    found(Date.now() - 23 * 60 * minute, 'a')
    const { page } = aWall()
    expect(page().mode()).toBe('in-turn')
    expect(page().problem()).toBe(wallProblems.takesTurns)
  })

  it.each([
    ['a day later', Date.now() - 25 * 60 * minute, 'a'],
    ['with another build', Date.now() - minute, 'b'],
    ['after the clock was set back', Date.now() + 60 * minute, 'a'],
  ])('is tested again %s', (_, since, build) => {
    found(since, build)
    expect(aWall().page().mode()).toBe('together')
  })
})
