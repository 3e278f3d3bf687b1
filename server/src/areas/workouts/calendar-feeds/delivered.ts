import { hash } from 'node:crypto'
import { z } from 'zod'

const Deliveries = z.object({
  /** How often the feed's content has changed. */
  revision: z.int(),
  /** By event ID: its content, and the revision and time of its last change. */
  events: z.record(z.string(), z.tuple([z.string(), z.int(), z.string()])),
})

/** What a feed has sent, so that calendar apps see exactly what is new. */
export type Deliveries = z.infer<typeof Deliveries>

/** What a new feed has sent. */
export const noDeliveries = JSON.stringify({ revision: 0, events: {} } satisfies Deliveries)

/** An event with the sequence number and time of its last change. */
export type Stamped<E> = E & { readonly sequence: number; readonly stamp: string }

/** Marks changed events. `told` stays the same text if nothing changed. */
export function stamped<E extends { readonly uid: string }>(
  events: readonly E[],
  delivered: string,
  at: string,
): { events: Stamped<E>[]; told: string } {
  const before = Deliveries.parse(JSON.parse(delivered))
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
  const after: Deliveries = {
    revision: isOther ? next : before.revision,
    events: Object.fromEntries(
      all.map(({ event, is, sequence, stamp }) => [event.uid, [is, sequence, stamp]]),
    ),
  }
  return {
    events: all.map(({ event, sequence, stamp }) => ({ ...event, sequence, stamp })),
    told: isOther ? JSON.stringify(after) : delivered,
  }
}
