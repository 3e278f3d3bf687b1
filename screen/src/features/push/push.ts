import type { EventStream, StreamState } from '@roundboard/client'
import type { ScreenEvent } from '@roundboard/contract'
import { wallProblems } from '@roundboard/domain'

/** Spreads the requests of a fleet that is notified at the same time. */
const spreadMs = 300
/** A stream that is away for longer is reported, because a proxy may block it. */
const longAwayMs = 5 * 60_000

/** Fetches changes when the event stream reports them. Events carry no content, so a lost event only delays a change until the next heartbeat. */
export function startPush(options: {
  readonly openEvents: (
    onEvent: (event: ScreenEvent) => void,
    onState: (state: StreamState) => void,
  ) => EventStream
  readonly random: () => number
  /** Only the program has changed. */
  readonly onProgrammeChanged: () => void
  /** Something else has changed; the next heartbeat says what. */
  readonly onChanged: () => void
  readonly onTimerChanged: () => void
  /** The stream is back after a long absence. */
  readonly onLongAway: (problem: string) => void
}) {
  const { openEvents, random, onProgrammeChanged, onChanged, onTimerChanged, onLongAway } = options
  let asking: ReturnType<typeof setTimeout> | undefined
  let isProgrammeAlone = true
  let hasListened = false
  let awaySince: number | null = performance.now()

  const isLongAway = () => awaySince !== null && performance.now() - awaySince > longAwayMs

  function hearState(state: StreamState) {
    if (state !== 'open') {
      awaySince ??= performance.now()
      return
    }
    if (isLongAway()) onLongAway(wallProblems.streamWasAway)
    awaySince = null
  }

  function askSoon(isAboutProgramme: boolean) {
    clearTimeout(asking)
    isProgrammeAlone &&= isAboutProgramme
    asking = setTimeout(() => {
      const ask = isProgrammeAlone ? onProgrammeChanged : onChanged
      isProgrammeAlone = true
      ask()
    }, random() * spreadMs)
  }

  const reactions = {
    // Events are not repeated, so changes may have been missed. Before the first hello, only the
    // timer's matter: the next heartbeat finds the others.
    hello: () => {
      if (hasListened) askSoon(false)
      hasListened = true
      onTimerChanged()
    },
    programme: () => {
      askSoon(true)
    },
    screen: () => {
      askSoon(false)
    },
    // Not spread, because all nine screens of a location change together.
    timer: onTimerChanged,
    bye: () => undefined,
  } as const satisfies Record<ScreenEvent, () => void>

  const stream = openEvents((event) => {
    reactions[event]()
  }, hearState)
  return {
    isOpen: () => awaySince === null,
    /** The stream's problem for the next report; null if there is none. */
    problem: () => (isLongAway() ? wallProblems.streamAway : null),
    stop() {
      clearTimeout(asking)
      stream.close()
    },
  }
}
