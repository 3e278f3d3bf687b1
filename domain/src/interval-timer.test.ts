import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  upNext,
  upcomingPhase,
  nextTimerChangeAt,
  remainingSeconds,
  stampRecheckAt,
  timerAt,
  type IntervalTimer,
  type TimerState,
} from './interval-timer.ts'
import { courseAfter } from './timer-actions.ts'
import { timerLimits } from './limits.ts'
import { timerPhaseMs, timerPhases } from './timer-phases.ts'

const stamp = Date.parse('2026-07-10T06:00Z')
const playlist = ['burpee', 'plank', 'squat']
const timer: IntervalTimer<string> = { stamp, playlist }
const allMs = 27 * 210_000

const anyTimeRunning = fc.nat(allMs * 4 - 1).map((quarters) => quarters / 4)

function runningAt(now: number): Exclude<TimerState<string>, { phase: 'idle' | 'waiting' }> {
  const state = timerAt(timer, now)
  if (state.phase === 'idle' || state.phase === 'waiting')
    throw new Error('The timer is not running.')
  return state
}

describe('a timer cycle', () => {
  test.each([
    [0, 'green', 0, 150_000, true],
    [3_499, 'green', 3_499, 146_501, true],
    [3_500, 'green', 3_500, 146_500, false],
    [149_999, 'green', 149_999, 1, false],
    [150_000, 'yellow', 0, 30_000, true],
    [153_500, 'yellow', 3_500, 26_500, false],
    [180_000, 'red', 0, 30_000, true],
    [183_500, 'red', 3_500, 26_500, false],
    [209_999, 'red', 29_999, 1, false],
    [210_000, 'green', 0, 150_000, true],
  ])(
    '%i ms into a cycle it is %s for %i ms with %i ms left, flashing: %s',
    (elapsed, phase, elapsedInPhaseMs, remainingMs, isFlashing) => {
      expect(timerAt(timer, stamp + elapsed)).toMatchObject({
        phase,
        elapsedInPhaseMs,
        remainingMs,
        isFlashing,
      })
    },
  )

  // spec: 4.5, 9
  it('is 210 seconds of green, yellow and red', () => {
    expect(timerPhases.map((phase) => timerPhaseMs[phase])).toEqual([150_000, 30_000, 30_000])
    const { greenMs, yellowMs, redMs, cycleMs } = timerLimits
    expect(greenMs + yellowMs + redMs).toBe(cycleMs)
  })
})

describe("a timer that isn't running", () => {
  // spec: 4.5
  it('is idle without a stamp', () => {
    expect(timerAt({ stamp: null, playlist }, stamp)).toEqual({ phase: 'idle' })
    expect(timerAt({ stamp: Date.parse('soon'), playlist }, stamp)).toEqual({ phase: 'idle' })
  })

  it('waits for a stamp in the future', () => {
    expect(timerAt(timer, stamp - 1)).toEqual({
      phase: 'waiting',
      startsAt: stamp,
      remainingMs: 1,
    })
  })

  // spec: 4.5
  it('is idle after 27 iterations, for good', () => {
    expect(runningAt(stamp + allMs - 1)).toMatchObject({ phase: 'red', iteration: 26 })
    fc.assert(
      fc.property(fc.nat(), (later) => {
        expect(timerAt(timer, stamp + allMs + later)).toEqual({ phase: 'idle' })
      }),
    )
  })
})

describe('break exercises', () => {
  const redOf = (iteration: number) => stamp + iteration * 210_000 + 180_000

  // spec: 4.5
  it('rotate from break to break', () => {
    const shown = Array.from({ length: 27 }, (_, iteration) => {
      const state = runningAt(redOf(iteration))
      return state.phase === 'red' ? state.exercise : 'no break'
    })
    expect(shown.slice(0, 5)).toEqual(['burpee', 'plank', 'squat', 'burpee', 'plank'])
    expect(shown).toEqual(shown.map((_, iteration) => playlist[iteration % 3]))
  })

  // spec: 4.5
  it('are shown only during the active break', () => {
    fc.assert(
      fc.property(anyTimeRunning, (elapsed) => {
        const state = runningAt(stamp + elapsed)
        expect('exercise' in state).toBe(state.phase === 'red')
      }),
    )
  })

  it('are missing if the playlist is empty', () => {
    const state = timerAt({ stamp, playlist: [] }, redOf(0))
    expect(state).toMatchObject({ phase: 'red', exercise: undefined })
  })
})

describe('timerAt at any instant', () => {
  it('returns one phase, which includes the instant', () => {
    fc.assert(
      fc.property(anyTimeRunning, (elapsed) => {
        const now = stamp + elapsed
        const state = runningAt(now)
        expect(state.phaseStartsAt).toBeLessThanOrEqual(now)
        expect(state.phaseEndsAt).toBeGreaterThan(now)
        expect(state.phaseEndsAt - state.phaseStartsAt).toBe(timerPhaseMs[state.phase])
        expect(state.elapsedInPhaseMs).toBe(now - state.phaseStartsAt)
        expect(state.remainingMs).toBe(state.phaseEndsAt - now)
        expect(state.isFlashing).toBe(state.elapsedInPhaseMs < 3_500)
        expect(state.iteration).toBe(Math.floor((now - stamp) / 210_000))
      }),
    )
  })

  it('counts down and changes phase only at its end', () => {
    fc.assert(
      fc.property(anyTimeRunning, fc.integer({ min: 1, max: 5_000 }), (elapsed, step) => {
        const before = runningAt(stamp + elapsed)
        const after = timerAt(timer, stamp + elapsed + step)
        if (step < before.remainingMs)
          expect(after).toMatchObject({
            phase: before.phase,
            iteration: before.iteration,
            phaseEndsAt: before.phaseEndsAt,
          })
        else expect(after).not.toMatchObject({ phase: before.phase })
      }),
    )
  })

  // spec: 4.5
  it('depends only on stamp and time, not on when the screen started', () => {
    fc.assert(
      fc.property(anyTimeRunning, fc.integer({ min: -1e9, max: 1e9 }), (elapsed, shift) => {
        const here = runningAt(stamp + Math.floor(elapsed))
        const shifted = timerAt(
          { stamp: stamp + shift, playlist },
          stamp + shift + Math.floor(elapsed),
        )
        expect(shifted).toEqual({
          ...here,
          phaseStartsAt: here.phaseStartsAt + shift,
          phaseEndsAt: here.phaseEndsAt + shift,
        })
      }),
    )
  })
})

test('timer phases follow in order, 27 times, each starting where the last one ended', () => {
  let now = stamp
  for (let iteration = 0; iteration < 27; iteration++)
    for (const phase of timerPhases) {
      expect(runningAt(now)).toMatchObject({ phase, iteration, phaseStartsAt: now })
      now = runningAt(now).phaseEndsAt
    }
  expect(timerAt(timer, now).phase).toBe('idle')
})

describe('remainingSeconds', () => {
  test.each([
    [150_000, 150],
    [149_999.9, 150],
    [149_000, 149],
    [1_001, 2],
    [1_000, 1],
    [0.1, 1],
    [0, 1],
  ])('of %d ms is %i', (remainingMs, seconds) => {
    expect(remainingSeconds(remainingMs)).toBe(seconds)
  })
})

describe('nextTimerChangeAt', () => {
  const look = (now: number) => {
    const state = timerAt(timer, now)
    if (state.phase === 'idle' || state.phase === 'waiting') return state.phase
    return [state.phase, state.iteration, remainingSeconds(state.remainingMs), state.isFlashing]
  }

  it('is each of the last ten seconds before the start, and nothing earlier', () => {
    expect(nextTimerChangeAt(timer, stamp - 60_000)).toBe(stamp - 10_000)
    expect(nextTimerChangeAt(timer, stamp - 10_000)).toBe(stamp - 9_000)
    expect(nextTimerChangeAt(timer, stamp - 9_400)).toBe(stamp - 9_000)
  })

  // spec: 4.5
  it('is the start, each second, and the end of each flash', () => {
    expect(nextTimerChangeAt(timer, stamp - 500)).toBe(stamp)
    expect(nextTimerChangeAt(timer, stamp)).toBe(stamp + 1_000)
    expect(nextTimerChangeAt(timer, stamp + 3_000)).toBe(stamp + 3_500)
    expect(nextTimerChangeAt(timer, stamp + 3_500)).toBe(stamp + 4_000)
    expect(nextTimerChangeAt(timer, stamp + 149_500)).toBe(stamp + 150_000)
  })

  it('is null once the timer has ended or is stopped', () => {
    expect(nextTimerChangeAt(timer, stamp + allMs)).toBeNull()
    expect(nextTimerChangeAt({ stamp: null, playlist }, stamp)).toBeNull()
  })

  it('is the exact instant at which the screen changes', () => {
    fc.assert(
      fc.property(anyTimeRunning, (elapsed) => {
        const now = stamp + elapsed
        const next = nextTimerChangeAt(timer, now) ?? Number.NaN
        expect(next).toBeGreaterThan(now)
        expect(next - now).toBeLessThanOrEqual(1_000)
        expect(look(Math.max(now, next - 0.01))).toEqual(look(now))
        expect(look(next)).not.toEqual(look(now))
      }),
    )
  })
})

describe('upcomingPhase', () => {
  it('is the next phase at its start, shortly before it', () => {
    fc.assert(
      fc.property(anyTimeRunning, fc.integer({ min: 1, max: 20_000 }), (elapsed, withinMs) => {
        const now = stamp + elapsed
        const endsAt = runningAt(now).phaseEndsAt
        const isNear = endsAt - now <= withinMs && endsAt < stamp + allMs
        expect(upcomingPhase(timer, now, withinMs)).toEqual(isNear ? runningAt(endsAt) : undefined)
      }),
    )
  })

  it('is the first round while the timer waits', () => {
    expect(upcomingPhase(timer, stamp - 2_001, 2_000)).toBeUndefined()
    expect(upcomingPhase(timer, stamp - 2_000, 2_000)).toEqual(runningAt(stamp))
  })

  it('is undefined without a stamp or after the last round', () => {
    expect(upcomingPhase({ stamp: null, playlist }, stamp, allMs)).toBeUndefined()
    expect(upcomingPhase(timer, stamp + allMs - 1, allMs)).toBeUndefined()
    expect(upcomingPhase(timer, stamp + allMs, allMs)).toBeUndefined()
  })
})

describe('stampRecheckAt', () => {
  // spec: 4.5
  test.each([
    ['before the start', -5_000, 13_500],
    ['at the start', 0, 13_500],
    ['just before the recheck', 13_499, 13_500],
    ['in the next cycle, after the recheck', 13_500, 223_500],
    ['in the next cycle, during the break', 200_000, 223_500],
    ['in the last cycle', 26 * 210_000, 26 * 210_000 + 13_500],
  ])('is 10 seconds after the green flash starts: %s', (_, elapsed, expected) => {
    expect(stampRecheckAt(timer, stamp + elapsed)).toBe(stamp + expected)
  })

  it('is null when no round follows', () => {
    expect(stampRecheckAt(timer, stamp + 26 * 210_000 + 13_500)).toBeNull()
    expect(stampRecheckAt({ stamp: null, playlist }, stamp)).toBeNull()
  })
})

describe('upNext', () => {
  it.each([
    ['is nothing during the round', 149_999, null],
    ['is the break during yellow', 150_000, 'break'],
    ['is nothing when the break starts', 180_000, null],
    ['is nothing before the middle of the break', 194_999, null],
    ['is the round from the middle of the break', 195_000, 'round'],
    ['is the round until the end of the break', 209_999, 'round'],
    ['is the break during the last yellow phase', 26 * 210_000 + 150_000, 'break'],
    ['is nothing after the last iteration', 26 * 210_000 + 195_000, null],
  ])('%s', (_, elapsed, next) => {
    expect(upNext(runningAt(stamp + elapsed))).toBe(next)
  })

  it('changes in the middle of an extended break', () => {
    const longer = courseAfter({ stamp }, 'add-30', stamp + 185_000) ?? { stamp }
    const nextAt = (elapsed: number) => upNext(timerAt({ ...longer, playlist }, stamp + elapsed))
    expect([209_999, 210_000, 239_999].map(nextAt)).toEqual([null, 'round', 'round'])
  })

  it('is the exercise of the next break', () => {
    fc.assert(
      fc.property(fc.nat(26), (iteration) => {
        const warning = runningAt(stamp + iteration * 210_000 + 160_000)
        const rest = runningAt(stamp + iteration * 210_000 + 190_000)
        if (warning.phase !== 'yellow' || rest.phase !== 'red') throw new Error('Other phases.')
        expect(warning.comingExercise).toBe(rest.exercise)
      }),
    )
    expect(upNext(timerAt({ stamp, playlist: [] }, stamp + 160_000))).toBeNull()
  })
})
