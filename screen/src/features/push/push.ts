import type { EventStream, StreamState } from '@roundboard/client'
import type { ScreenEvent } from '@roundboard/contract'
import { wallProblems } from '@roundboard/domain'

/** A fleet that hears of a change at once shall not ask at once. */
const spreadMs = 300

/** From then on an absent stream is no passing thing: somebody should look at the proxy. */
const longAwayMs = 5 * 60_000

/**
 * Hears that something changed, and then asks: content comes with the answer, never with the event. A
 * lost event costs at most one heartbeat.
 */
export function startPush(options: {
  readonly openEvents: (
    onEvent: (event: ScreenEvent) => void,
    onState: (state: StreamState) => void,
  ) => EventStream
  readonly random: () => number
  /** What there is to show has changed, and nothing else. */
  readonly onProgrammeChanged: () => void
  /** Something changed for this screen; a heartbeat says what. */
  readonly onChanged: () => void
  readonly onTimerChanged: () => void
  /** The stream is back after it was away for long. */
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
    // What happened while nobody listened is not told again. The first time everything is new anyway.
    hello: () => {
      if (hasListened) {
        askSoon(false)
        onTimerChanged()
      }
      hasListened = true
    },
    programme: () => {
      askSoon(true)
    },
    screen: () => {
      askSoon(false)
    },
    // All nine walls of a gym change together, so this one is not spread.
    timer: onTimerChanged,
    bye: () => undefined,
  } as const satisfies Record<ScreenEvent, () => void>

  const stream = openEvents((event) => {
    reactions[event]()
  }, hearState)
  return {
    /** Whether it hears of changes at this moment. */
    isOpen: () => awaySince === null,
    /** What is wrong with the stream, for the next report; null when it is well. */
    problem: () => (isLongAway() ? wallProblems.streamAway : null),
    stop() {
      clearTimeout(asking)
      stream.close()
    },
  }
}
