import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Equipment } from './equipment.ts'
import {
  substitutedProgramme,
  isMarkedOut,
  markedBack,
  markedOut,
  nextBellAt,
  outAt,
  outForBreaksAt,
  type OutPiece,
  rescheduledPieces,
} from './equipment-out.ts'
import { timerAt } from './interval-timer.ts'
import { courseAfter, undoneCourse, timerActions } from './timer-actions.ts'
import type { TimerCourse } from './timer-course.ts'
import { runs } from './testing/property-runs.ts'

const start = Date.parse('2026-11-21T18:00Z')
const at = (seconds: number) => start + seconds * 1000
const timer = { stamp: start }
const dayEndsAt = at(6 * 3600)
const out = (now: number, pieces: readonly OutPiece[] = [], equipment: Equipment = 'rope') =>
  markedOut(pieces, equipment, { now, dayEndsAt, timer }) ?? []

describe('nextBellAt', () => {
  test.each([
    ['is the start of the break, from within a round', 10, 180],
    ['is the start of the break, from its last thirty seconds', 170, 180],
    ['is the start of the round, from within a break', 185, 210],
    ['is the start of the next round, at a bell', 180, 210],
  ])('%s', (_, now, bell) => {
    expect(nextBellAt(timer, at(now))).toBe(at(bell))
  })

  it('is now if no round is running, and unknown while the timer is paused', () => {
    expect(nextBellAt({ stamp: null }, at(5))).toBe(at(5))
    expect(nextBellAt({ stamp: at(60) }, at(5))).toBe(at(5))
    expect(nextBellAt({ stamp: start, pausedAt: at(4) }, at(5))).toBeNull()
  })
})

describe('equipment that is out of order', () => {
  it('is out from the next bell until the day ends', () => {
    const pieces = out(at(10))
    expect([at(179), at(180), dayEndsAt - 1, dayEndsAt].map((now) => outAt(pieces, now))).toEqual([
      [],
      ['rope'],
      ['rope'],
      [],
    ])
    expect(markedOut(pieces, 'rope', { now: at(20), dayEndsAt, timer })).toBeUndefined()
  })

  it('is out for breaks at once, except during a break', () => {
    expect(outForBreaksAt(out(at(10)), at(11))).toEqual(['rope'])
    expect(outForBreaksAt(out(at(185)), at(209))).toEqual([])
    expect(outForBreaksAt(out(at(185)), at(210))).toEqual(['rope'])
  })

  it('is back at the next bell, or at once if no screen has shown it as out', () => {
    const pieces = markedBack(out(at(10)), 'rope', { now: at(200), timer }) ?? []
    expect([at(209), at(210)].map((now) => outAt(pieces, now))).toEqual([['rope'], []])
    expect(isMarkedOut(pieces, 'rope', at(201))).toBe(false)
    expect(markedBack(out(at(10)), 'rope', { now: at(20), timer })).toEqual([])
    expect(markedBack([], 'rope', { now: at(20), timer })).toBeUndefined()
  })

  test.each([
    ['at once during a round', 60, 60],
    ['at once before the break', 176, 176],
    ['after the break, if it is about to start', 177, 210],
    ['after the break, if it is starting', 180, 210],
    ['after the current break', 200, 210],
  ])('is back for breaks %s', (_, now, backAt) => {
    const pieces = markedBack(out(at(-600)), 'rope', { now: at(now), timer }) ?? []
    const isOut = (seconds: number) => outForBreaksAt(pieces, at(seconds)).length > 0
    expect([isOut(backAt - 0.001), isOut(backAt)]).toEqual([true, false])
    // Nothing changes during a break.
    expect(new Set([180, 190, 209.999].map(isOut)).size).toBe(1)
  })

  it('stays in for a break that is about to start', () => {
    expect(outForBreaksAt(out(at(178)), at(209))).toEqual([])
    expect(outForBreaksAt(out(at(178)), at(210))).toEqual(['rope'])
  })

  it('stays out until the end of the break that shows it, but not during rounds', () => {
    const marked = out(at(100))
    const pieces = markedBack(marked, 'rope', { now: at(178), timer }) ?? []
    const breaks = [179, 185, 209, 210].map((now) => outForBreaksAt(pieces, at(now)).length)
    expect(breaks).toEqual([1, 1, 1, 0])
    expect([178, 180, 215].map((now) => outAt(pieces, at(now)).length)).toEqual([0, 0, 0])
    expect(isMarkedOut(pieces, 'rope', at(179))).toBe(false)
    expect(outForBreaksAt(out(at(185), pieces), at(190))).toEqual(['rope'])
  })

  it('stays out if it is marked out again before the bell', () => {
    const back = markedBack(out(at(10)), 'rope', { now: at(200), timer }) ?? []
    expect(out(at(205), back)).toEqual(out(at(10)))
  })

  it('follows a bell that moves, and waits while the timer is paused', () => {
    const pieces = out(at(10))
    const longer = courseAfter(timer, 'add-30', at(20)) ?? timer
    const later = rescheduledPieces(pieces, { now: at(20), timer: longer })
    expect([at(209), at(210)].map((now) => outAt(later, now))).toEqual([[], ['rope']])
    const paused = courseAfter(longer, 'pause', at(30)) ?? timer
    const waiting = rescheduledPieces(later, { now: at(30), timer: paused })
    expect(outAt(waiting, dayEndsAt - 1)).toEqual([])
    const resumed = courseAfter(paused, 'resume', at(90)) ?? timer
    expect(outAt(rescheduledPieces(waiting, { now: at(90), timer: resumed }), at(270))).toEqual([
      'rope',
    ])
    const stopped = courseAfter(paused, 'stop', at(90)) ?? timer
    expect(outAt(rescheduledPieces(waiting, { now: at(90), timer: stopped }), at(90))).toEqual([
      'rope',
    ])
  })

  it('is out at the bell that a coach skips to, in a round or a break', () => {
    const pieces = out(at(10))
    for (const now of [at(20), at(175)]) {
      const gone: TimerCourse = courseAfter(timer, 'next-bell', now) ?? timer
      const since = gone.since ?? NaN
      const rescheduled = rescheduledPieces(pieces, { now, timer: gone })
      expect([since - 1, since].map((instant) => outAt(rescheduled, instant))).toEqual([
        [],
        ['rope'],
      ])
    }
    const inBreak = out(at(185))
    const back: TimerCourse = courseAfter(timer, 'next-bell', at(190)) ?? timer
    const rescheduled = rescheduledPieces(inBreak, { now: at(190), timer: back })
    expect(outAt(rescheduled, back.since ?? NaN)).toEqual(['rope'])
  })

  describe('when a coach undoes a timer action', () => {
    const lead = 0.15
    const skipped = (now: number): TimerCourse =>
      courseAfter(timer, 'next-bell', at(now + lead)) ?? timer
    const takenBack = (course: TimerCourse, now: number) =>
      undoneCourse(course, at(now + lead)) ?? timer

    it('waits for the next bell if its own bell was undone', () => {
      const gone = skipped(60)
      const rung = rescheduledPieces(out(at(50)), { now: at(60), timer: gone })
      expect(outAt(rung, at(62))).toEqual(['rope'])
      const back = takenBack(gone, 64)
      const now = { now: at(64), timer: back, undoneSince: gone.since ?? NaN }
      expect(rescheduledPieces(rung, now)).toEqual(out(at(50)))
    })

    it('never changes in the middle of a round', () => {
      const gone = skipped(60)
      const marked = markedOut([], 'rope', { now: at(63), dayEndsAt, timer: gone }) ?? []
      const back = takenBack(gone, 66)
      const now = { now: at(66), timer: back, undoneSince: gone.since ?? NaN }
      expect(rescheduledPieces(marked, now)).toMatchObject([
        { from: at(180), breaksFrom: at(66.15) },
      ])
    })

    it('waits for the bell if the undone action was a stop', () => {
      const stopped: TimerCourse = courseAfter(timer, 'stop', at(60 + lead)) ?? timer
      const marked = markedOut([], 'rope', { now: at(63), dayEndsAt, timer: stopped }) ?? []
      expect(outAt(marked, at(63))).toEqual(['rope'])
      const back = takenBack(stopped, 66)
      const now = { now: at(66), timer: back, undoneSince: stopped.since ?? NaN }
      expect(rescheduledPieces(marked, now)).toMatchObject([{ from: at(180), breaksFrom: at(63) }])
    })

    it('equals the state without the action, and never changes in the middle of a round', () => {
      let compared = 0
      fc.assert(
        fc.property(
          fc.record({
            markedAt: fc.nat(400),
            isBack: fc.boolean(),
            action: fc.constantFrom(...timerActions),
            after: fc.nat({ max: 400_000 }),
            undoneAfter: fc.nat({ max: 9_999 }),
          }),
          ({ markedAt, isBack, action, after, undoneAfter }) => {
            const marked = out(at(markedAt))
            const pressedAt = at(markedAt) + after
            const pieces =
              (isBack ? markedBack(marked, 'rope', { now: pressedAt, timer }) : undefined) ?? marked
            const acted = courseAfter(timer, action, pressedAt + 150)
            if (acted === undefined) return
            const rescheduled = rescheduledPieces(pieces, { now: pressedAt, timer: acted })
            const now = pressedAt + undoneAfter
            const course = undoneCourse(acted, now + 150) ?? timer
            const undoneSince = acted.since ?? NaN
            const undone = rescheduledPieces(rescheduled, { now, timer: course, undoneSince })
            const phaseAt = (instant: number) => timerAt({ ...timer, playlist: [] }, instant).phase
            for (const { from } of undone)
              if (from !== null && from > pressedAt + 150)
                expect([phaseAt(from - 1) === 'red', phaseAt(from) === 'red']).toContain(true)
            const bell = nextBellAt(timer, pressedAt)
            // Without a bell or a break in between, nothing is different.
            if (bell === null || bell <= now + 3_150 || phaseAt(pressedAt) !== 'green') return
            compared += 1
            expect(undone.map(({ from, backAt }) => [from, backAt])).toEqual(
              pieces.map(({ from, backAt }) => [from, backAt]),
            )
          },
        ),
        { numRuns: runs(2_000) },
      )
      expect(compared).toBeGreaterThan(500)
    })
  })

  it('keeps a break that was about to start unchanged during a pause', () => {
    const paused = courseAfter(timer, 'pause', at(190)) ?? timer
    const pieces = rescheduledPieces(out(at(178)), { now: at(190), timer: paused })
    expect(pieces).toMatchObject([{ from: at(180), breaksFrom: null }])
    expect(outForBreaksAt(pieces, at(900))).toEqual([])
    const resumed = courseAfter(paused, 'resume', at(1000)) ?? timer
    const rescheduled = rescheduledPieces(pieces, { now: at(1000), timer: resumed })
    expect([at(1019), at(1020)].map((now) => outForBreaksAt(rescheduled, now))).toEqual([
      [],
      ['rope'],
    ])
  })

  it('is back only after a pause', () => {
    const paused = courseAfter(timer, 'pause', at(200)) ?? timer
    const back = markedBack(out(at(10)), 'rope', { now: at(201), timer: paused }) ?? []
    expect(outAt(back, at(1000))).toEqual(['rope'])
    const resumed = courseAfter(paused, 'resume', at(1000)) ?? timer
    const rescheduled = rescheduledPieces(back, { now: at(1000), timer: resumed })
    expect([at(1009), at(1010)].map((now) => outAt(rescheduled, now))).toEqual([['rope'], []])
  })

  it('is unaffected by actions after its bell has rung', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.boolean(), (marked, later, isPaused) => {
        const pieces = out(at(marked))
        const now = at(marked + later)
        const course = isPaused ? (courseAfter(timer, 'pause', now) ?? timer) : timer
        const [before] = pieces
        const [after] = rescheduledPieces(pieces, { now, timer: course })
        if (before?.from == null || before.from > now) return
        // A change that waits for the end of a break waits through a pause as well.
        const waits = isPaused && before.breaksFrom !== null && before.breaksFrom > now
        expect(after).toEqual(waits ? { ...before, breaksFrom: null } : before)
      }),
    )
  })
})

describe('substitutedProgramme', () => {
  const workout = { name: 'Ropes' }
  const instead = { name: 'High Knees' }
  const programme = [
    { from: start, to: dayEndsAt, workout },
    { from: dayEndsAt, to: dayEndsAt + 1000, workout },
  ]

  it('changes at the bells, with a newer revision each time, and not on the next day', () => {
    const pieces = markedBack(out(at(10)), 'rope', { now: at(200), timer }) ?? []
    const shown = substitutedProgramme(
      programme,
      pieces,
      (plain, absent) => (absent.length > 0 ? instead : plain),
      ({ name }, since) => ({ name: `${name} since ${String((since - start) / 1000)}` }),
    )
    expect(shown.map(({ from, workout: now }) => [(from - start) / 1000, now?.name])).toEqual([
      [0, 'Ropes'],
      [180, 'High Knees since 180'],
      [210, 'Ropes since 210'],
      [6 * 3600, 'Ropes'],
    ])
    expect(shown.map(({ to }) => to)).toEqual([at(180), at(210), dayEndsAt, dayEndsAt + 1000])
  })

  it("isn't split if nothing changes", () => {
    expect(
      substitutedProgramme(
        programme,
        out(at(10)),
        (plain) => plain,
        () => instead,
      ),
    ).toEqual(programme)
  })
})
