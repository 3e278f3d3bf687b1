import type { EventStream, StreamState } from '@roundboard/client'
import type { ScreenEvent } from '@roundboard/contract'
import { wallProblems } from '@roundboard/domain'

/** Spreads the requests of a fleet that is notified at the same time. */
const spreadMs = 300
/** A stream that is away for longer is reported, because a proxy may block it. */
const longDownMs = 5 * 60_000

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
  readonly onLongDown: (problem: string) => void
}) {
  const { openEvents, random, onProgrammeChanged, onChanged, onTimerChanged, onLongDown } = options
  let asking: ReturnType<typeof setTimeout> | undefined
  let isProgrammeAlone = true
  let hasListened = false
  let downSince: number | null = performance.now()

  const isLongDown = () => downSince !== null && performance.now() - downSince > longDownMs

  function hearState(state: StreamState) {
    if (state !== 'open') {
      downSince ??= performance.now()
      return
    }
    if (isLongDown()) onLongDown(wallProblems.streamWasAway)
    downSince = null
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
    isOpen: () => downSince === null,
    /** The stream's problem for the next report; null if there is none. */
    problem: () => (isLongDown() ? wallProblems.streamAway : null),
    stop() {
      clearTimeout(asking)
      stream.close()
    },
  }
}
