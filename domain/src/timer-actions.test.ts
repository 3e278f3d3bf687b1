import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  upcomingPhase,
  nextTimerChangeAt,
  plainStampAt,
  remainingSeconds,
  timerAt,
  type PhaseState,
} from './interval-timer.ts'
import { timerLimits } from './limits.ts'
import { courseAfter, undoneCourse, timerActions, type TimerAction } from './timer-actions.ts'
import { parseCourse, runAt, serializeCourse, type TimerCourse } from './timer-course.ts'
import { timerPhaseMs, timerPhases } from './timer-phases.ts'

const stamp = Date.parse('2026-07-10T06:00Z')
const cycleMs = 210_000
const started: TimerCourse = { stamp }

const at = (course: TimerCourse, elapsed: number) =>
  timerAt({ ...course, playlist: ['burpee', 'plank'] }, stamp + elapsed)

function phaseAt(course: TimerCourse, elapsed: number): PhaseState<string> {
  const state = at(course, elapsed)
  if (state.phase === 'idle' || state.phase === 'waiting')
    throw new Error('The timer isn’t running.')
  return state
}

function acted(course: TimerCourse, action: TimerAction, elapsed: number): TimerCourse {
  const after = courseAfter(course, action, stamp + elapsed)
  if (after === undefined) throw new Error(`${action} is impossible now.`)
  return after
}

/** A class with random timer actions, skipping impossible ones, and the timer after each. */
const anyClass = fc
  .array(fc.record({ action: fc.constantFrom(...timerActions), afterMs: fc.nat(300_000) }), {
    maxLength: 12,
  })
  .map((acts) => {
    let now = stamp
    const courses: TimerCourse[] = [started]
    for (const { action, afterMs } of acts) {
      now += afterMs
      const after = courseAfter(courses.at(-1) ?? started, action, now)
      if (after) courses.push(after)
    }
    return { courses, course: courses.at(-1) ?? started, now }
  })

describe('pausing the timer', () => {
  const paused = acted(started, 'pause', 60_500)

  it("keeps the remaining time, and doesn't flash", () => {
    expect(phaseAt(paused, 60_400)).toMatchObject({ isPaused: false, remainingMs: 89_600 })
    for (const elapsed of [60_500, 61_000, 3_600_000])
      expect(phaseAt(paused, elapsed)).toMatchObject({
        phase: 'green',
        iteration: 0,
        isPaused: true,
        remainingMs: 89_500,
      })
    expect(phaseAt(acted(started, 'pause', 1_000), 1_500).isFlashing).toBe(false)
  })

  it('leaves no next change until the next action', () => {
    const timer = { ...paused, playlist: [] }
    expect(nextTimerChangeAt(timer, stamp + 60_490)).toBe(stamp + 60_500)
    expect(nextTimerChangeAt(timer, stamp + 70_000)).toBeNull()
    expect(upcomingPhase(timer, stamp + 70_000, 1e9)).toBeUndefined()
  })

  it('delays everything later by the length of the pause', () => {
    const resumed = acted(paused, 'resume', 160_500)
    expect(phaseAt(resumed, 100_000)).toMatchObject({ isPaused: true, remainingMs: 89_500 })
    expect(phaseAt(resumed, 160_500)).toMatchObject({ isPaused: false, remainingMs: 89_500 })
    expect(phaseAt(resumed, 250_000)).toMatchObject({ phase: 'yellow', elapsedInPhaseMs: 0 })
    expect(phaseAt(resumed, 27 * cycleMs + 99_999)).toMatchObject({ phase: 'red', iteration: 26 })
    expect(at(resumed, 27 * cycleMs + 100_000)).toEqual({ phase: 'idle' })
  })
})

describe('adding thirty seconds', () => {
  it('extends the current phase and delays the end of the class', () => {
    const longer = acted(started, 'add-30', 10_000)
    expect(phaseAt(longer, 9_999)).toMatchObject({ phase: 'green', remainingMs: 140_001 })
    expect(phaseAt(longer, 10_000)).toMatchObject({ phase: 'green', remainingMs: 170_000 })
    expect(phaseAt(longer, 179_999)).toMatchObject({ phase: 'green', remainingMs: 1 })
    expect(phaseAt(longer, 180_000)).toMatchObject({ phase: 'yellow', isFlashing: true })
    expect(at(longer, 27 * cycleMs + 30_000 - 1).phase).toBe('red')
    expect(at(longer, 27 * cycleMs + 30_000).phase).toBe('idle')
  })

  it('adds up, even while paused', () => {
    const paused = acted(acted(started, 'add-30', 200_000), 'pause', 205_000)
    const longer = acted(paused, 'add-30', 300_000)
    expect(phaseAt(longer, 300_000)).toMatchObject({ phase: 'red', remainingMs: 65_000 })
    expect(phaseAt(acted(longer, 'resume', 400_000), 464_999)).toMatchObject({
      phase: 'red',
      iteration: 0,
      remainingMs: 1,
    })
  })
})

describe('restarting the round or skipping to the next bell', () => {
  it.each([
    ['green', 60_000],
    ['yellow', 160_000],
    ['red', 200_000],
  ])('restarts the round in %s', (_, elapsed) => {
    const again = acted(started, 'restart-round', cycleMs + elapsed)
    expect(phaseAt(again, cycleMs + elapsed)).toMatchObject({
      phase: 'green',
      iteration: 1,
      elapsedInPhaseMs: 0,
      isFlashing: true,
    })
  })

  it.each([
    ['green', 60_000, 'red', 0],
    ['yellow', 160_000, 'red', 0],
    ['red', 200_000, 'green', 1],
  ])('skips in %s (at %s ms) to the next bell', (_, elapsed, phase, iteration) => {
    expect(phaseAt(acted(started, 'next-bell', elapsed), elapsed)).toMatchObject({
      phase,
      iteration,
      elapsedInPhaseMs: 0,
      isPaused: false,
    })
  })

  it('keeps the timer paused, with the whole phase left', () => {
    const paused = acted(started, 'pause', 60_000)
    expect(phaseAt(acted(paused, 'restart-round', 90_000), 95_000)).toMatchObject({
      phase: 'green',
      isPaused: true,
      remainingMs: 150_000,
    })
    expect(phaseAt(acted(paused, 'next-bell', 90_000), 95_000)).toMatchObject({
      phase: 'red',
      isPaused: true,
      remainingMs: 30_000,
    })
  })

  it('ends the class after the last break', () => {
    expect(at(acted(started, 'next-bell', 27 * cycleMs - 5_000), 27 * cycleMs - 5_000)).toEqual({
      phase: 'idle',
    })
  })

  it('can be prepared by screens, which receive it shortly before', () => {
    for (const action of ['restart-round', 'next-bell'] as const) {
      const timer = { ...acted(started, action, 60_000), playlist: [] }
      expect(upcomingPhase(timer, stamp + 59_900, 2_000)).toEqual(timerAt(timer, stamp + 60_000))
      expect(nextTimerChangeAt(timer, stamp + 59_900)).toBe(stamp + 60_000)
    }
    const paused = { ...acted(started, 'pause', 149_000), playlist: [] }
    expect(upcomingPhase(paused, stamp + 148_900, 2_000)).toBeUndefined()
  })
})

test.each<[TimerAction, TimerCourse, number]>([
  ['start', started, 60_000],
  ['pause', { stamp: null }, 0],
  ['pause', acted(started, 'pause', 60_000), 61_000],
  ['pause', started, -1],
  ['resume', started, 60_000],
  ['stop', { stamp: null }, 0],
  ['stop', started, 27 * cycleMs],
  ['add-30', { stamp: null }, 0],
  ['restart-round', started, -1],
  ['next-bell', started, 27 * cycleMs],
])("%s isn't possible for %j at %i ms", (action, course, elapsed) => {
  expect(courseAfter(course, action, stamp + elapsed)).toBeUndefined()
})

test('a timer starts now or later, never earlier', () => {
  const now = stamp + 5_000
  expect(courseAfter({ stamp: null }, 'start', now)?.stamp).toBe(now)
  expect(courseAfter({ stamp: null }, 'start', now, now + 60_000)?.stamp).toBe(now + 60_000)
  expect(courseAfter({ stamp: null }, 'start', now, now - 60_000)?.stamp).toBe(now)
  expect(courseAfter(started, 'start', stamp - 60_000)?.stamp).toBe(stamp - 60_000)
})

describe('any sequence of timer actions', () => {
  const offset = fc.integer({ min: -400_000, max: 27 * cycleMs + 4_000_000 })

  it('leaves one phase at a time, which includes the instant unless paused', () => {
    fc.assert(
      fc.property(anyClass, offset, ({ course }, elapsed) => {
        const state = at(course, elapsed)
        if (state.phase === 'idle' || state.phase === 'waiting') return
        const { phase, remainingMs, elapsedInPhaseMs, phaseStartsAt, phaseEndsAt } = state
        expect(remainingMs).toBeGreaterThan(0)
        expect(elapsedInPhaseMs).toBeGreaterThanOrEqual(0)
        expect(remainingMs + elapsedInPhaseMs).toBe(phaseEndsAt - phaseStartsAt)
        expect((phaseEndsAt - phaseStartsAt - timerPhaseMs[phase]) % timerLimits.addedMs).toBe(0)
        if (!state.isPaused) expect(phaseEndsAt - remainingMs).toBe(stamp + elapsed)
      }),
    )
  })

  it('keeps phases in order and ends after the 27th iteration', () => {
    fc.assert(
      fc.property(anyClass, ({ course, now }) => {
        const resumed = courseAfter(course, 'resume', now) ?? course
        const timer = { ...resumed, playlist: ['burpee'] }
        let state = timerAt(timer, now)
        while (state.phase !== 'idle') {
          const next = timerAt(timer, 'phaseEndsAt' in state ? state.phaseEndsAt : state.startsAt)
          if (next.phase === 'idle') {
            expect(state).toMatchObject({ phase: 'red', iteration: 26 })
            return
          }
          if (next.phase === 'waiting') throw new Error('It went back to waiting.')
          const place = (of: { iteration: number; phase: (typeof timerPhases)[number] }) =>
            of.iteration * 3 + timerPhases.indexOf(of.phase)
          const before = state.phase === 'waiting' ? -1 : place(state)
          expect(place(next)).toBe(before + 1)
          expect(next.elapsedInPhaseMs).toBe(0)
          state = next
        }
      }),
    )
  })

  it('looks the same on every screen, whenever and however it gets the changes', () => {
    fc.assert(
      fc.property(anyClass, offset, offset, ({ course }, first, second) => {
        const elsewhere = parseCourse(serializeCourse(course))
        at(elsewhere, first)
        expect(at(elsewhere, second)).toEqual(at(course, second))
      }),
    )
  })

  it('changes nothing before an action', () => {
    fc.assert(
      fc.property(anyClass, fc.nat(400_000), ({ courses }, earlierMs) => {
        const [course, last] = courses.slice(-2)
        if (course === undefined || last?.since == null) return
        const then = last.since - stamp - 1 - earlierMs
        if (then >= (course.since ?? -Infinity) - stamp)
          expect(at(last, then)).toEqual(at(course, then))
      }),
    )
  })

  it('leaves no trace of an undone action', () => {
    fc.assert(
      fc.property(
        anyClass,
        fc.constantFrom(...timerActions),
        fc.nat(10_000),
        fc.nat(6_000_000),
        ({ course, now }, action, tookMs, laterMs) => {
          const after = courseAfter(course, action, now)
          if (after === undefined) return
          const back = undoneCourse(after, now + tookMs)
          const then = now - stamp + tookMs + laterMs
          expect(back && runAt(back, stamp + then)).toEqual(runAt(course, now))
          expect(back && at(back, then)).toEqual(at(course, then))
        },
      ),
    )
  })

  it('increases the remaining time only by actions', () => {
    fc.assert(
      fc.property(anyClass, offset, fc.nat(900), ({ course }, elapsed, stepMs) => {
        const before = at(course, elapsed)
        const after = at(course, elapsed + stepMs)
        const isActedOn = course.since != null && course.since > stamp + elapsed
        if (isActedOn || !('phaseEndsAt' in before) || !('phaseEndsAt' in after)) return
        if (after.phaseEndsAt === before.phaseEndsAt)
          expect(before.remainingMs - after.remainingMs).toBe(after.isPaused ? 0 : stepMs)
      }),
    )
  })

  it('shows a pause on a screen with a slow clock before the later shift', () => {
    const paused = courseAfter(started, 'pause', stamp + 1) ?? started
    const shifted = courseAfter(paused, 'restart-round', stamp + 2) ?? started
    expect(nextTimerChangeAt({ ...shifted, playlist: [] }, stamp)).toBe(stamp + 1)
  })

  it('is shown exactly if a screen checks at each next change', () => {
    const shown = (course: TimerCourse, elapsed: number) => {
      const state = at(course, elapsed)
      if (state.phase === 'idle') return [state.phase]
      const seconds = remainingSeconds(state.remainingMs)
      if (state.phase === 'waiting') return [state.phase, Math.min(11, seconds)]
      return [state.phase, state.iteration, seconds, state.isFlashing, state.isPaused]
    }
    fc.assert(
      fc.property(anyClass, offset, ({ course }, elapsed) => {
        const next = nextTimerChangeAt({ ...course, playlist: [] }, stamp + elapsed)
        const until = next === null ? elapsed + 1e6 : next - stamp - 0.01
        expect(shown(course, Math.max(elapsed, until))).toEqual(shown(course, elapsed))
      }),
    )
  })
})

describe('a screen that knows only the stamp', () => {
  const plain = (course: TimerCourse, elapsed: number) =>
    at({ stamp: plainStampAt(course, stamp + elapsed) }, elapsed)

  it('gets the original stamp without actions', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e8 }), (elapsed) => {
        expect(plainStampAt(started, stamp + elapsed)).toBe(stamp)
      }),
    )
    expect(plainStampAt({ stamp: null }, stamp)).toBeNull()
  })

  it('shows the same phase and remaining time as others, up to a whole phase', () => {
    fc.assert(
      fc.property(
        anyClass,
        fc.integer({ min: -400_000, max: 27 * cycleMs + 4_000_000 }),
        ({ course }, elapsed) => {
          const state = at(course, elapsed)
          const seen = plain(course, elapsed)
          expect(seen.phase).toBe(state.phase)
          if (!('phaseEndsAt' in state)) return
          expect(seen).toMatchObject({
            iteration: state.iteration,
            remainingMs: Math.min(state.remainingMs, timerPhaseMs[state.phase]),
          })
        },
      ),
    )
  })

  it('shows the remaining time of a pause when it polls', () => {
    const paused = acted(started, 'pause', 60_000)
    expect(plain(paused, 3_600_000)).toMatchObject({ phase: 'green', remainingMs: 90_000 })
  })
})
