import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type Alternative,
  equipment,
  type Equipment,
  substituteSteps,
  type ClipEquipment,
} from './equipment.ts'
import {
  substitutedProgramme,
  markedBack,
  markedOut,
  outAt,
  outChangesAt,
  type OutPiece,
  rescheduledPieces,
} from './equipment-out.ts'
import type { Programme } from './programme.ts'
import { runs } from './testing/property-runs.ts'

const to = (videoLink: string | null, ...needs: Equipment[]): Alternative => ({ videoLink, needs })
const catalogue: Readonly<Record<string, ClipEquipment>> = {
  swing: { needs: ['kettlebell'], alternatives: [to('squat'), to('bridge', 'mat')] },
  throw: { needs: ['wall-ball'], alternatives: [to('swing', 'kettlebell'), to('squat')] },
  rope: { needs: ['rope'], alternatives: [to(null), to('high-knees')] },
  row: { needs: ['rower', 'mat'], alternatives: [] },
}
const fit = (steps: readonly string[], ...absent: Equipment[]) =>
  substituteSteps(steps, {
    linkOf: (step) => step,
    clipOf: (step) => catalogue[step],
    absent: new Set(absent),
  }).map(({ step, substitute }) => substitute?.videoLink ?? step)

describe('a workout with missing equipment', () => {
  test.each([
    ['the original if its equipment is available', ['swing', 'rope'], ['bike'], ['swing', 'rope']],
    ['the first alternative', ['swing'], ['kettlebell'], ['squat']],
    [
      'no alternative that needs missing equipment itself',
      ['throw'],
      ['wall-ball', 'kettlebell'],
      ['squat'],
    ],
    [
      'rather an alternative that isn’t shown already',
      ['swing', 'squat'],
      ['kettlebell'],
      ['bridge', 'squat'],
    ],
    [
      'the same twice rather than an impossible exercise',
      ['swing', 'squat'],
      ['kettlebell', 'mat'],
      ['squat', 'squat'],
    ],
    ['no alternative of an alternative', ['throw'], ['wall-ball'], ['swing']],
    ['no exercise without a clip', ['rope'], ['rope'], ['high-knees']],
    ['the original without alternatives', ['row'], ['mat'], ['row']],
    ['the original if its equipment is unknown', ['dance'], ['bag'], ['dance']],
  ] satisfies [string, string[], Equipment[], string[]][])(
    'shows %s',
    (_, steps, absent, shown) => {
      expect(fit(steps, ...absent)).toEqual(shown)
    },
  )

  it('lists the equipment that a step is missing, in the order of the list', () => {
    const [row] = substituteSteps(['row'], {
      linkOf: (step) => step,
      clipOf: (step) => catalogue[step],
      absent: new Set<Equipment>(['mat', 'rower', 'bag']),
    })
    expect(row).toEqual({ step: 'row', missing: ['rower', 'mat'], substitute: undefined })
  })
})

interface Workout {
  readonly steps: readonly string[]
  readonly shown: readonly string[]
}

const clips = Array.from({ length: 14 }, (_, index) => `clip ${String(index)}`)
const needs = fc.subarray([...equipment], { maxLength: 2 })
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The equipment and alternatives of each clip. */
const aCatalogue = fc
  .tuple(
    fc.tuple(...clips.map(() => needs)),
    fc.tuple(...clips.map(() => fc.subarray([...clips, null], { maxLength: 4 }))),
  )
  .map(([needsOf, allowed]) => {
    const needing = new Map(clips.map((clip, place) => [clip, needsOf[place] ?? []]))
    return new Map(
      clips.map((clip, place): [string, ClipEquipment] => [
        clip,
        {
          needs: needing.get(clip) ?? [],
          alternatives: (allowed[place] ?? []).map((link) => ({
            videoLink: link,
            needs: needing.get(link ?? '') ?? [],
          })),
        },
      ]),
    )
  })

const aWorkout = fc
  .array(fc.constantFrom(...clips), { minLength: 1, maxLength: 3 })
  .map((steps): Workout => ({ steps, shown: steps }))

const aGym = fc.record({
  catalogue: aCatalogue,
  missing: fc.subarray([...equipment], { maxLength: 5 }),
  pool: fc.array(aWorkout, { minLength: 3, maxLength: 12 }),
  /** Assigns workouts to days and rounds. */
  places: fc.record({ day: fc.nat(97), round: fc.nat(97) }),
  marks: fc.array(
    fc.record({
      equipment: fc.constantFrom(...equipment),
      at: fc.nat(14 * dayMs - 1),
      isBack: fc.boolean(),
      /** How long a timer has run, if one does. */
      timer: fc.option(fc.nat(hourMs)),
      isPaused: fc.boolean(),
      /** How long after the mark it is undone, if it is. */
      takenBackAfter: fc.nat(9_999),
    }),
    { maxLength: 5 },
  ),
})
const noMark: Mark = { equipment: equipment[0], at: 0, isBack: true, timer: null, isPaused: false }

const programmeOf = (
  pool: readonly Workout[],
  places: { day: number; round: number },
  round: number,
): Programme<Workout> =>
  Array.from({ length: 14 }, (_, day) => ({
    from: day * dayMs,
    to: (day + 1) * dayMs,
    workout: pool[(day * places.day + round * places.round) % pool.length] ?? null,
  }))

/** Workouts with substitutes, cached so that equal ones are the same object. */
function createFit(known: ReadonlyMap<string, ClipEquipment>, missing: readonly Equipment[]) {
  const made = new Map<Workout, Map<string, Workout>>()
  return (workout: Workout, out: readonly Equipment[]): Workout => {
    const steps = substituteSteps(workout.steps, {
      linkOf: (step) => step,
      clipOf: (step) => known.get(step),
      absent: new Set([...missing, ...out]),
    })
    if (steps.every(({ substitute }) => substitute === undefined)) return workout
    const shown = steps.map(({ step, substitute }) => substitute?.videoLink ?? step)
    return made
      .getOrInsertComputed(workout, () => new Map<string, Workout>())
      .getOrInsertComputed(shown.join(), () => ({ ...workout, shown }))
  }
}

function violations(
  { steps, shown }: Workout,
  known: ReadonlyMap<string, ClipEquipment>,
  absent: ReadonlySet<Equipment>,
): string[] {
  const isFit = (all: readonly Equipment[]) => all.every((one) => !absent.has(one))
  return steps.flatMap((step, place) => {
    const { needs: needed = [], alternatives = [] } = known.get(step) ?? {}
    const allowed = alternatives.flatMap((one) =>
      one.videoLink !== null && isFit(one.needs) ? [one.videoLink] : [],
    )
    const mayBe = isFit(needed) || allowed.length === 0 ? [step] : allowed
    const is = shown[place] ?? ''
    return mayBe.includes(is) ? [] : [`${step} became ${is}`]
  })
}

interface Mark {
  readonly equipment: Equipment
  readonly at: number
  readonly isBack: boolean
  readonly timer: number | null
  readonly isPaused: boolean
}

/** The timer at a mark; a pause began a second before. */
const timerOf = ({ at: now, timer, isPaused }: Mark) => ({
  stamp: timer === null ? null : now - timer,
  ...(isPaused && timer !== null && { pausedAt: Math.max(now - timer, now - 1000) }),
})

/** The equipment that is out of order after a mark, for the day of the mark. */
function piecesAfter(pieces: readonly OutPiece[], mark: Mark): readonly OutPiece[] {
  const { equipment: piece, at: now } = mark
  const timer = timerOf(mark)
  const dayEndsAt = (Math.floor(now / dayMs) + 1) * dayMs
  return (
    (mark.isBack
      ? markedBack(pieces, piece, { now, timer })
      : markedOut(pieces, piece, { now, dayEndsAt, timer })) ?? pieces
  )
}

/** The workouts of a program at their starts and at these instants. */
const shownAt = (programme: Programme<Workout>, instants: readonly number[]) =>
  programme.flatMap(({ from, to: end, workout }) =>
    workout === null
      ? []
      : [from, ...instants.filter((at) => from < at && at < end)].map((at) => ({ at, workout })),
  )

describe('1,000 random locations over fourteen days', () => {
  it('show substitutes exactly where equipment is absent and one is allowed', () => {
    fc.assert(
      fc.property(aGym, ({ catalogue: known, missing, pool, places, marks }) => {
        const fitted = createFit(known, missing)
        let pieces: readonly OutPiece[] = []
        const wrong: string[] = []
        for (const mark of [{ ...noMark }, ...marks.toSorted((a, b) => a.at - b.at)]) {
          pieces = piecesAfter(pieces, mark)
          for (let round = 0; round < 9; round += 1) {
            const programme = substitutedProgramme(
              programmeOf(pool, places, round),
              pieces,
              fitted,
              (workout) => workout,
            )
            for (const { at, workout } of shownAt(programme, outChangesAt(pieces))) {
              const absent = new Set([...missing, ...outAt(pieces, at)])
              wrong.push(...violations(workout, known, absent))
            }
            const isWhole = programme.every(({ to: end }, place) =>
              place + 1 < programme.length
                ? programme[place + 1]?.from === end
                : end === 14 * dayMs,
            )
            if (!isWhole) wrong.push('a gap')
          }
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('show the original program again when a mark is undone within ten seconds', () => {
    let marked = 0
    fc.assert(
      fc.property(aGym, ({ marks }) => {
        let pieces: readonly OutPiece[] = []
        for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
          const timer = timerOf(mark)
          const before = rescheduledPieces(pieces, { now: mark.at, timer })
          pieces = piecesAfter(before, mark)
          if (pieces === before) continue
          marked += 1
          // The server undoes a mark by rescheduling the state before it.
          const now = mark.at + mark.takenBackAfter
          expect(rescheduledPieces(before, { now, timer })).toEqual(before)
        }
      }),
      { numRuns: runs(1_000) },
    )
    expect(marked).toBeGreaterThan(500)
  })
})
