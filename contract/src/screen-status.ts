import { z } from 'zod'
import { Id, Language, Stamp } from './fields.ts'

/** A screen's last status, by the server's clock. */
export const ScreenStatus = z.object({
  label: z.string(),
  isConnected: z.boolean(),
  statusUpdatedAt: Stamp.nullable(),
})
export type ScreenStatus = z.infer<typeof ScreenStatus>

/** When a linked screen's outage began, the same on all pages; null if it is online, or was when the server went down. */
export const OfflineSince = Stamp.nullable()

/** A screen in its location's list. */
export const LocationScreen = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  round: z.int(),
  language: Language,
  isLinked: z.boolean(),
  status: ScreenStatus,
  offlineSince: OfflineSince,
})
export type LocationScreen = z.infer<typeof LocationScreen>
