/**
 * Why a linked screen doesn't have a day cached: it never sent a heartbeat; it is offline; it
 * doesn't report its cache; its app can't start offline (for the reason that it reports); its
 * program is outdated; files are missing.
 */
export const uncachedReasons = [
  'never-heard',
  'silent',
  'untold',
  'insecure',
  'unsupported',
  'failed',
  'filling',
  'older',
  'files',
] as const
export type UncachedReason = (typeof uncachedReasons)[number]

/** What a linked screen reports about its cache; instants are stamps. */
export type CacheState = {
  readonly status: { readonly isConnected: boolean; readonly statusUpdatedAt: string | null }
  readonly holding: {
    readonly boot: 'held' | 'filling' | 'insecure' | 'unsupported' | 'failed'
    readonly until: string | null
  } | null
  /** Until when its current program is cached; null if not even what it shows now is. */
  readonly holdsUntil: string | null
}

/** Why a screen doesn't have everything cached until the end of a day, given as a stamp; null if it does. */
export function uncachedReason(screen: CacheState, dayEndsAt: string): UncachedReason | null {
  const { status, holding, holdsUntil } = screen
  if (status.statusUpdatedAt === null) return 'never-heard'
  if (!status.isConnected) return 'silent'
  if (holding === null) return 'untold'
  if (holding.boot !== 'held') return holding.boot
  if (holding.until === null) return 'files'
  if (holdsUntil === null) return 'older'
  return holdsUntil < dayEndsAt ? 'files' : null
}
