/** The clip's name, the text beside it, and the cue under it. */
type DemoRoutine = readonly [clip: string, text: string, cue?: string]

export interface DemoWorkout {
  readonly name: string
  readonly subHeader: string
  readonly routines: readonly DemoRoutine[]
}

/** A day's theme, and the workout of each of the nine rounds. */
export interface DemoDay {
  readonly theme: string
  readonly rounds: readonly DemoWorkout[]
}

export const workout = (
  name: string,
  subHeader: string,
  ...routines: readonly DemoRoutine[]
): DemoWorkout => ({ name, subHeader, routines })
