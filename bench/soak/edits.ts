import { workoutId } from '../kit/fleet.ts'

const rounds = 9
/** Within every screen's fourteen days, whatever its time zone. */
const firstDay = 1
const days = 3

/** The workouts that editors change, by ID, with their names in the history. */
export const editedWorkouts: ReadonlyMap<string, string> = new Map(
  Array.from({ length: rounds * days }, (_, n) => {
    const number = rounds * firstDay + n
    return [workoutId(number), `workout ${String(number)}`]
  }),
)

/** An edit writes its version into a text that screens show. */
export const withVersion = (text: string, version: number) => `${text} v${String(version)}`
export const versionIn = (text: string) => Number(/ v(\d+)$/.exec(text)?.[1] ?? 0)
