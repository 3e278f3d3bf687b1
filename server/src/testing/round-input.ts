import { Workout } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import type { RoundInput } from '../areas/floor/programme/gather.ts'
import { packageZones } from '../platform/time-zones/package-zones.ts'
import { createTimeZones } from '../platform/time-zones/time-zones.ts'

export const testTimeZones = createTimeZones([packageZones])
const id = '019aab1c-0000-7000-8000-000000000001'

/** A workout of one step per clip, on these days. */
export const aPlannedWorkout = (
  name: string,
  [startDate, endDate]: readonly [from: string, to: string],
  clips: readonly string[],
): Workout => {
  const stamps = { createdAt: startDate, updatedAt: startDate }
  const untranslated = { textTranslations: [], cue: null, cueTranslations: [], lrVideoLink: null }
  return Workout.parse({
    ...{ _id: id, id, name, subHeader: '', round: 1, isDraft: false, templateId: null },
    ...{ startDate, endDate, nameTranslations: [], subHeaderTranslations: [], intervals: null },
    ...stamps,
    routines: clips.map((videoLink, index) => {
      const step = index + 1
      return {
        ...untranslated,
        ...stamps,
        _id: id,
        id,
        step,
        name: '',
        text: `Step ${String(step)}`,
        videoLink,
      }
    }),
  })
}

const known = (needs: readonly Equipment[], ...alternatives: readonly string[]) => ({
  needs,
  names: undefined,
  videoLink: null,
  alternatives: alternatives.map((videoLink) => ({
    ...{ videoLink, needs: [], instruction: '', instructionTranslations: [] },
    names: { displayName: 'March', displayNameEs: '', displayNameTranslations: [] },
  })),
})

/** Round 1 in London on November 21, 2026; `rope.mp4` needs a rope, and `march.mp4` substitutes for it. */
export const aRoundInput = (given: Partial<RoundInput> = {}): RoundInput => ({
  key: 'a key',
  round: 1,
  gym: { zone: testTimeZones.rulesOf('Europe/London'), is365: false, schedule: [] },
  today: '2026-11-21',
  startsAt: Date.parse('2026-11-21T00:00:00.000Z'),
  ...{ lrVideo: false, missing: [], pieces: [], record: undefined, roundsAfter: [] },
  ...{ workouts: [], branding: null, app: { version: '21.12.22', until: Infinity } },
  known: new Map([['rope.mp4', known(['rope'], 'march.mp4')]]),
  ...given,
})
