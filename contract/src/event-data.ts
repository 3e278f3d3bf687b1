import { z } from 'zod'

/** The data of every event. */
export const EventData = z.object({
  /** The newest change that the server knows of; 0 if no other server can share its database. */
  revision: z.number(),
  /** In `bye` and `hello`: over how many milliseconds listeners should spread their reconnects. */
  retryMs: z.number().optional(),
  locationIds: z.array(z.string()).optional(),
})
export type EventData = z.infer<typeof EventData>
