import type { Day } from '@roundboard/domain'
import type { Place } from './commands.ts'
import type { Filter, Zoom } from './view-options.ts'

/** The state of the schedule in its address. */
export interface ScheduleChoice {
  readonly day?: Day | undefined
  readonly zoom?: Zoom | undefined
  readonly gym?: string | undefined
  /** The active filter. */
  readonly show?: Filter | undefined
  /** Opens the dialog that publishes the week's drafts. */
  readonly publish?: true | undefined
}

/** Scroll position and cursor of the grid when a workout's page was opened from it. */
export interface GridPosition {
  readonly top: number
  readonly cursor: Place
  /** The weeks loaded by scrolling, at either end. */
  readonly before: number
  readonly after: number
}

const storageKey = 'roundboard.schedule-position'

const nameOf = ({ day, zoom, gym, show }: ScheduleChoice) => JSON.stringify([day, zoom, gym, show])

/** Restored once, when the schedule opens at the same address. */
export const gridPosition = {
  keep(choice: ScheduleChoice, position: GridPosition) {
    sessionStorage.setItem(storageKey, JSON.stringify([nameOf(choice), position]))
  },
  find(choice: ScheduleChoice): GridPosition | undefined {
    const stored = sessionStorage.getItem(storageKey)
    const [name, position] = JSON.parse(stored ?? '[]') as [string?, GridPosition?]
    return name === nameOf(choice) ? position : undefined
  },
  forget() {
    sessionStorage.removeItem(storageKey)
  },
}
