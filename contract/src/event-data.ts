import { z } from 'zod'

/** What comes with every event: a number that grows with each change, and a spread in `bye`. */
export const EventData = z.object({
  revision: z.number(),
  /** Over how many milliseconds the listeners shall spread their return. */
  retryMs: z.number().optional(),
  locationIds: z.array(z.string()).optional(),
})
export type EventData = z.infer<typeof EventData>
