import { z } from 'zod'

/** What comes with every event. */
export const EventData = z.object({
  /** The newest change that the server has heard of; 0 where no other server can share its database. */
  revision: z.number(),
  /** In `bye` and `hello`: over how many milliseconds the listeners shall spread their return. */
  retryMs: z.number().optional(),
  locationIds: z.array(z.string()).optional(),
})
export type EventData = z.infer<typeof EventData>
