/**
 * Why a linked screen does not hold a day: it was never heard of; it is silent now; it does not tell;
 * the state of its boot, as it told; it was told of a newer programme; files are missing.
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

/** What is known of a linked screen that tells what it holds; instants are stamps. */
export type CacheState = {
  readonly status: { readonly isConnected: boolean; readonly statusUpdatedAt: string | null }
  readonly holding: {
    readonly boot: 'held' | 'filling' | 'insecure' | 'unsupported' | 'failed'
    readonly until: string | null
  } | null
  /** Until when it holds the programme that it was last told of; null: not even what is on. */
  readonly holdsUntil: string | null
}

/** Why a screen does not hold everything until a day's end, given as a stamp; null: it does. */
export function uncachedReason(told: CacheState, dayEndsAt: string): UncachedReason | null {
  const { status, holding, holdsUntil } = told
  if (status.statusUpdatedAt === null) return 'never-heard'
  if (!status.isConnected) return 'silent'
  if (holding === null) return 'untold'
  if (holding.boot !== 'held') return holding.boot
  if (holding.until === null) return 'files'
  if (holdsUntil === null) return 'older'
  return holdsUntil < dayEndsAt ? 'files' : null
}
