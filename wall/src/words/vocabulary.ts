/** Everything that a wall says of itself, in one language; content comes from the workout. */
export type WallWords = {
  readonly authorizationTitle: string
  readonly authorizationText: string
  readonly authorizationHour: string
  readonly notReady: string
  /** Small below it: nobody has to do anything for it to look. */
  readonly looksAgain: string
  readonly refreshing: string
  readonly loading: string
  readonly round: string
  /** How many rounds of the timer have begun, and how many there are. */
  readonly roundOf: string
  readonly steps: string
  readonly timeLeft: string
  /** The phases of the timer as words; colour is never the only carrier of meaning. The warning's is its flash's. */
  readonly green: string
  readonly yellow: string
  readonly red: string
  /** The parts of a round that a workout splits into work and rest, short. */
  readonly go: string
  readonly rest: string
  /** Before the seconds that are left of the warning: true down to the last of them. */
  readonly breakIn: string
  /** What the green flash says. */
  readonly nextRound: string
  /** In the place of the phase, while a coach has it stand still. */
  readonly paused: string
  /** Before the break, or the round, that comes. */
  readonly next: string
  /** Before the time at which the timer starts, and before its last seconds. */
  readonly startsAt: string
  readonly startsIn: string
  /** What to do in a break whose exercise has no video. */
  readonly keepMoving: string
  /** Beside the code by which a coach's phone becomes the remote of the gym. */
  readonly remoteCode: string
}
