import { uncachedReasons } from '@roundboard/domain'
import { z } from 'zod'
import { Id, Stamp } from './fields.ts'

/**
 * Whether a display could start without network: it holds its application; it is fetching it; its
 * address is not secure enough for browsers to keep anything; its browser cannot; it went wrong.
 */
export const bootStates = ['held', 'filling', 'insecure', 'unsupported', 'failed'] as const
export type BootState = (typeof bootStates)[number]

/** Why a display does not hold a file: its turn has not come, it failed, or it never can. */
export const missingReasons = [
  'waiting',
  'failed',
  'wrong-bytes',
  'not-found',
  'no-space',
  'elsewhere',
] as const
export type MissingReason = (typeof missingReasons)[number]

/** What a display has on its disk, bytes and SHA-256 verified, of what its programme needs. */
export const CacheReport = z.object({
  boot: z.enum(bootStates),
  /** Of the programme that this is told of. */
  revision: z.string().max(64),
  /** Up to then everything that the programme shows is held; null: not even what is on now. */
  until: Stamp.nullable(),
  files: z.int().min(0).max(1e6),
  heldFiles: z.int().min(0).max(1e6),
  bytes: z.int().min(0).max(1e15),
  heldBytes: z.int().min(0).max(1e15),
  /** Whether the browser promised not to clear it for want of space. */
  isPersisted: z.boolean(),
  /** The first few that are missing, the soonest needed first. */
  missing: z.array(z.object({ url: z.string().max(300), reason: z.enum(missingReasons) })).max(5),
})
export type CacheReport = z.infer<typeof CacheReport>

/** A linked screen that does not hold its location's coming day. */
export const UncachedScreen = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  round: z.int(),
  why: z.enum(uncachedReasons),
  /** How many files its programme needs over all its days, and how many of them it holds; null: not told. */
  files: z.int().nullable(),
  heldFiles: z.int().nullable(),
  /** Why the file that is needed soonest is not held. */
  reason: z.enum(missingReasons).nullable(),
})
export type UncachedScreen = z.infer<typeof UncachedScreen>

/** Whether a location's screens could show its coming day without network. */
export const LocationCache = z.object({
  /** The gym's coming day, by its time zone and roll-over. */
  day: z.iso.date(),
  /** How many of its screens are linked, and how many of those hold that day to its end. */
  screens: z.int(),
  held: z.int(),
  /** The others, by round. */
  missing: z.array(UncachedScreen),
})
export type LocationCache = z.infer<typeof LocationCache>
