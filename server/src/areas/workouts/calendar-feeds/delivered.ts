import { hash } from 'node:crypto'
import { z } from 'zod'

const Told = z.object({
  /** How often something of the feed was other than before. */
  revision: z.int(),
  /** By the id of each event: what it was, in which revision it came to be that, and when. */
  events: z.record(z.string(), z.tuple([z.string(), z.int(), z.string()])),
})

/** What the calendar of a feed was told, so that it hears of what is new, and only of that. */
export type Told = z.infer<typeof Told>

/** What a feed has told before anybody came for it. */
export const nothingTold = JSON.stringify({ revision: 0, events: {} } satisfies Told)

/** An event as the calendar is told of it: with how often it changed, and when it last did. */
export type Stamped<E> = E & { readonly sequence: number; readonly stamp: string }

/** Sees what of the events is other than what was told before; `told` is the same text if nothing is. */
export function stamped<E extends { readonly uid: string }>(
  events: readonly E[],
  told: string,
  at: string,
): { events: Stamped<E>[]; told: string } {
  const before = Told.parse(JSON.parse(told))
  const next = before.revision + 1
  const all = events.map((event) => {
    const is = hash('sha256', JSON.stringify(event), 'base64url').slice(0, 16)
    const known = before.events[event.uid]
    const [, sequence, stamp] = known?.[0] === is ? known : ([is, next, at] as const)
    return { event, is, sequence, stamp }
  })
  const isOther =
    all.some(({ sequence }) => sequence === next) ||
    all.length !== Object.keys(before.events).length
  const after: Told = {
    revision: isOther ? next : before.revision,
    events: Object.fromEntries(
      all.map(({ event, is, sequence, stamp }) => [event.uid, [is, sequence, stamp]]),
    ),
  }
  return {
    events: all.map(({ event, sequence, stamp }) => ({ ...event, sequence, stamp })),
    told: isOther ? JSON.stringify(after) : told,
  }
}
