import type { WallRound, WallWorkout } from '@roundboard/wall'

/** What `/stage` shows: a workout, its round, and whether with locker room videos. */
export interface Staged {
  readonly workout: WallWorkout
  readonly round: WallRound
  readonly lrVideo: boolean
}

const key = 'roundboard.stage'

export const staging = {
  key,
  put(staged: Staged) {
    localStorage.setItem(key, JSON.stringify(staged))
  },
  read(): Staged | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Staged | null
    } catch {
      return null
    }
  },
}
