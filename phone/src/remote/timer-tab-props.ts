import type { RemoteModel, RemoteState } from './remote-state.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** A time of day as people at the gym read it. */
export type TimeText = (at: number) => string

/** What the tab of the timer and its buttons are drawn from. */
export interface TimerTabProps {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly messages: RemoteMessages
  readonly timeText: TimeText
  /** The same in its parts. */
  readonly timeParts: (at: number) => readonly Intl.DateTimeFormatPart[]
}
