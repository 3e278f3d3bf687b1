import type { WorkoutDraft } from '@roundboard/contract'
import type { DemoDay } from './demo-day.ts'
import { firstWeek } from './first-week.ts'
import { secondWeek } from './second-week.ts'

/** The nine rounds of the invented franchise, and flexibility. */
export const demoRounds = [
  { roundNumber: 1, name: 'Warm Up' },
  { roundNumber: 2, name: 'Straights' },
  { roundNumber: 3, name: 'Heavy Bag' },
  { roundNumber: 4, name: 'Power Hands' },
  { roundNumber: 5, name: 'Front Kicks' },
  { roundNumber: 6, name: 'Knees' },
  { roundNumber: 7, name: 'Roundhouse' },
  { roundNumber: 8, name: 'Conditioning' },
  { roundNumber: 9, name: 'Strength' },
] as const

/** Fourteen days, each with its own theme. */
export const demoWeeks: readonly DemoDay[] = [...firstWeek, ...secondWeek]

const video = (slug: string) => `/media/exercises/${slug}.mp4`

/** The workout of a round on a day; `dayNumber` counts days, so that each day gets the next theme. */
export function demoWorkout(round: number, day: string, dayNumber: number): WorkoutDraft {
  const demo = demoWeeks[dayNumber % demoWeeks.length]
  const workout = demo?.rounds[round - 1]
  if (demo === undefined || workout === undefined)
    throw new Error(`no demo workout for round ${String(round)}`)
  return {
    name: `${demo.theme}: ${workout.name}`,
    subHeader: workout.subHeader,
    round,
    startDate: day,
    endDate: day,
    routines: workout.routines.map(([slug, text, cue], index) => ({
      step: index + 1,
      text,
      videoLink: video(slug),
      lrVideoLink: null,
      cue: cue ?? null,
    })),
  }
}
