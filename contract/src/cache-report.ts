import { uncachedReasons } from '@roundboard/domain'
import { z } from 'zod'
import { Id, Stamp } from './fields.ts'

/**
 * Whether a screen's app could start offline: it is cached; it is being fetched; its address isn't
 * secure enough for a browser to cache it; the browser can't; or caching failed.
 */
export const bootStates = ['held', 'filling', 'insecure', 'unsupported', 'failed'] as const
export type BootState = (typeof bootStates)[number]

/** Why a file isn't cached: it is queued, fetching it failed, or it can't be cached. */
export const missingReasons = [
  'waiting',
  'failed',
  'wrong-bytes',
  'not-found',
  'no-space',
  'elsewhere',
] as const
export type MissingReason = (typeof missingReasons)[number]

/** What a screen has cached of what its program needs, with verified length and SHA-256. */
export const CacheReport = z.object({
  boot: z.enum(bootStates),
  /** The revision of the program that the report is about. */
  revision: z.string().max(64),
  /** Until when everything that the program shows is cached; null if not even what it shows now is. */
  until: Stamp.nullable(),
  files: z.int().min(0).max(1e6),
  heldFiles: z.int().min(0).max(1e6),
  bytes: z.int().min(0).max(1e15),
  heldBytes: z.int().min(0).max(1e15),
  /** Whether the browser promised not to clear it when space is low. */
  isPersisted: z.boolean(),
  /** The first few missing files, soonest needed first. */
  missing: z.array(z.object({ url: z.string().max(300), reason: z.enum(missingReasons) })).max(5),
})
export type CacheReport = z.infer<typeof CacheReport>

/** A linked screen that doesn't have its location's coming day cached. */
export const UncachedScreen = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  round: z.int(),
  why: z.enum(uncachedReasons),
  /** How many files its program needs in all, and how many of them are cached; null if unknown. */
  files: z.int().nullable(),
  heldFiles: z.int().nullable(),
  /** Why the file that is needed soonest isn't cached. */
  reason: z.enum(missingReasons).nullable(),
})
export type UncachedScreen = z.infer<typeof UncachedScreen>

/** Whether a location's screens could show its coming day offline. */
export const LocationCache = z.object({
  /** The location's coming gym day. */
  day: z.iso.date(),
  /** How many of its screens are linked, and how many of those have that day cached. */
  screens: z.int(),
  held: z.int(),
  /** The others, by round. */
  missing: z.array(UncachedScreen),
})
export type LocationCache = z.infer<typeof LocationCache>
