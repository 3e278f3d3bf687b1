import type { HeaderLanguage, Workout } from '@roundboard/contract'
import { addDays, type Day, endOfDayStamp, startOfDayStamp } from '@roundboard/domain'
import { sampleFilesMessages } from '../../../platform/messages/sample-files.ts'

const clips = ['/media/exercises/jab-cross.mp4', '/media/exercises/squat.mp4'] as const

const id = '00000000-0000-4000-8000-000000000000'

/** Two example rows: one day with two steps, and several days with one step. */
export function sampleWorkouts(day: Day, language: HeaderLanguage): Workout[] {
  const { name, subHeader, step1, step2 } = sampleFilesMessages(language).workouts
  const stamps = { createdAt: startOfDayStamp(day), updatedAt: startOfDayStamp(day) }
  const entity = { _id: id, id, ...stamps }
  return [2, 1].map((count, index) => ({
    ...entity,
    name: `${name} ${String(index + 1)}`,
    subHeader,
    round: index + 1,
    startDate: startOfDayStamp(day),
    endDate: endOfDayStamp(addDays(day, index * 4)),
    isDraft: true,
    templateId: null,
    intervals: null,
    nameTranslations: [],
    subHeaderTranslations: [],
    routines: [step1, step2].slice(0, count).map((text, at) => ({
      ...entity,
      name: '',
      step: at + 1,
      text,
      videoLink: clips[at] ?? clips[0],
      lrVideoLink: null,
      textTranslations: [],
      cue: null,
      cueTranslations: [],
    })),
  }))
}
