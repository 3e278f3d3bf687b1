import type { EventStream } from '@roundboard/client'
import type { ScreenEvent } from '@roundboard/contract'

/** A fleet that hears of a change at once shall not ask at once. */
const spreadMs = 300

export interface Push {
  stop(): void
}

/**
 * Hears that something changed, and then asks: content comes with the answer, never with the event. A
 * lost event costs at most one heartbeat.
 */
export function startPush(options: {
  readonly openEvents: (onEvent: (event: ScreenEvent) => void) => EventStream
  readonly random: () => number
  readonly onChanged: () => void
  readonly onTimerChanged: () => void
}): Push {
  const { openEvents, random, onChanged, onTimerChanged } = options
  let asking: ReturnType<typeof setTimeout> | undefined
  let hasListened = false

  const askSoon = () => {
    clearTimeout(asking)
    asking = setTimeout(onChanged, random() * spreadMs)
  }

  const reactions = {
    // What happened while nobody listened is not told again. The first time everything is new anyway.
    hello: () => {
      if (hasListened) askSoon()
      hasListened = true
    },
    programme: askSoon,
    screen: askSoon,
    // All nine walls of a gym change together, so this one is not spread.
    timer: onTimerChanged,
    bye: () => undefined,
  } as const satisfies Record<ScreenEvent, () => void>

  const stream = openEvents((event) => {
    reactions[event]()
  })
  return {
    stop() {
      clearTimeout(asking)
      stream.close()
    },
  }
}
