import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Equipment } from './equipment.ts'
import {
  fittedProgramme,
  isMarkedOut,
  markedBack,
  markedOut,
  nextBellAt,
  outAt,
  outForBreaksAt,
  type OutPiece,
  withBellsOf,
} from './equipment-out.ts'
import { courseAfter } from './timer-actions.ts'
import type { TimerCourse } from './timer-course.ts'

const start = Date.parse('2026-11-21T18:00Z')
const at = (seconds: number) => start + seconds * 1000
const timer = { stamp: start }
const dayEndsAt = at(6 * 3600)
const out = (now: number, pieces: readonly OutPiece[] = [], equipment: Equipment = 'rope') =>
  markedOut(pieces, equipment, { now, dayEndsAt, timer }) ?? []

describe('the next bell', () => {
  test.each([
    ['rings as the break begins, of a round', 10, 180],
    ['rings as the break begins, of its last thirty seconds', 170, 180],
    ['rings as the round begins, of a break', 185, 210],
    ['is that of the round to come, at a bell', 180, 210],
  ])('%s', (_, now, bell) => {
    expect(nextBellAt(timer, at(now))).toBe(at(bell))
  })

  it('is at once where no round runs, and unknown as long as the timer is paused', () => {
    expect(nextBellAt({ stamp: null }, at(5))).toBe(at(5))
    expect(nextBellAt({ stamp: at(60) }, at(5))).toBe(at(5))
    expect(nextBellAt({ stamp: start, pausedAt: at(4) }, at(5))).toBeNull()
  })
})

describe('a piece that is out', () => {
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

  it('is out for breaks at once, but for the break that is shown', () => {
    expect(outForBreaksAt(out(at(10)), at(11))).toEqual(['rope'])
    expect(outForBreaksAt(out(at(185)), at(209))).toEqual([])
    expect(outForBreaksAt(out(at(185)), at(210))).toEqual(['rope'])
  })

  it('is back at the next bell, and was never out where no wall has shown it', () => {
    const pieces = markedBack(out(at(10)), 'rope', { now: at(200), timer }) ?? []
    expect([at(209), at(210)].map((now) => outAt(pieces, now))).toEqual([['rope'], []])
    expect(isMarkedOut(pieces, 'rope', at(201))).toBe(false)
    expect(markedBack(out(at(10)), 'rope', { now: at(20), timer })).toEqual([])
    expect(markedBack([], 'rope', { now: at(20), timer })).toBeUndefined()
  })

  it('goes on being out where it is out again before that bell', () => {
    const back = markedBack(out(at(10)), 'rope', { now: at(200), timer }) ?? []
    expect(out(at(205), back)).toEqual(out(at(10)))
  })

  it('waits for the bell that a coach moved, and for the end of a pause', () => {
    const pieces = out(at(10))
    const longer = courseAfter(timer, 'add-30', at(20)) ?? timer
    const later = withBellsOf(pieces, { now: at(20), timer: longer })
    expect([at(209), at(210)].map((now) => outAt(later, now))).toEqual([[], ['rope']])
    const paused = courseAfter(longer, 'pause', at(30)) ?? timer
    const waiting = withBellsOf(later, { now: at(30), timer: paused })
    expect(outAt(waiting, dayEndsAt - 1)).toEqual([])
    const resumed = courseAfter(paused, 'resume', at(90)) ?? timer
    expect(outAt(withBellsOf(waiting, { now: at(90), timer: resumed }), at(270))).toEqual(['rope'])
    const stopped = courseAfter(paused, 'stop', at(90)) ?? timer
    expect(outAt(withBellsOf(waiting, { now: at(90), timer: stopped }), at(90))).toEqual(['rope'])
  })

  it('is out at the bell to which a coach goes, of a round and of a break', () => {
    const pieces = out(at(10))
    for (const now of [at(20), at(175)]) {
      const gone: TimerCourse = courseAfter(timer, 'next-bell', now) ?? timer
      const since = gone.since ?? NaN
      const told = withBellsOf(pieces, { now, timer: gone })
      expect([since - 1, since].map((instant) => outAt(told, instant))).toEqual([[], ['rope']])
    }
    const inBreak = out(at(185))
    const back: TimerCourse = courseAfter(timer, 'next-bell', at(190)) ?? timer
    const told = withBellsOf(inBreak, { now: at(190), timer: back })
    expect(outAt(told, back.since ?? NaN)).toEqual(['rope'])
  })

  it('that is back waits for the end of a pause as well', () => {
    const paused = courseAfter(timer, 'pause', at(200)) ?? timer
    const back = markedBack(out(at(10)), 'rope', { now: at(201), timer: paused }) ?? []
    expect(outAt(back, at(1000))).toEqual(['rope'])
    const resumed = courseAfter(paused, 'resume', at(1000)) ?? timer
    const told = withBellsOf(back, { now: at(1000), timer: resumed })
    expect([at(1009), at(1010)].map((now) => outAt(told, now))).toEqual([['rope'], []])
  })

  it('is as it was where a bell rings meanwhile, whatever is done to the timer after it', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.boolean(), (marked, later, isPaused) => {
        const pieces = out(at(marked))
        const now = at(marked + later)
        const course = isPaused ? (courseAfter(timer, 'pause', now) ?? timer) : timer
        const [before] = pieces
        const [after] = withBellsOf(pieces, { now, timer: course })
        if (before?.from != null && before.from <= now) expect(after).toEqual(before)
      }),
    )
  })
})

describe('a programme while something is out', () => {
  const workout = { name: 'Ropes' }
  const instead = { name: 'High Knees' }
  const programme = [
    { from: start, to: dayEndsAt, workout },
    { from: dayEndsAt, to: dayEndsAt + 1000, workout },
  ]

  it('turns at the bells, newer each time, and shows the next day as it was', () => {
    const pieces = markedBack(out(at(10)), 'rope', { now: at(200), timer }) ?? []
    const shown = fittedProgramme(
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

  it('is not cut where what is out changes nothing of it', () => {
    expect(
      fittedProgramme(
        programme,
        out(at(10)),
        (plain) => plain,
        () => instead,
      ),
    ).toEqual(programme)
  })
})
