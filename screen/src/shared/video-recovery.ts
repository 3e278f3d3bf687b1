/** What this device has done about frozen videos; times in epoch milliseconds. */
export interface VideoRecovery {
  readonly reloadedAt: readonly number[]
  /** Safe mode, with its start and the workout on the wall. */
  readonly safe: { readonly since: number; readonly workoutId: string | null } | null
}

export const noRecovery: VideoRecovery = { reloadedAt: [], safe: null }

/** The finding that this device can't play several clips at once, with its time and build. */
export interface DecodingLimit {
  readonly since: number
  readonly build: string | null
}

export function isVideoRecovery(value: unknown): value is VideoRecovery {
  if (!isObject<VideoRecovery>(value) || !Array.isArray(value.reloadedAt)) return false
  return value.reloadedAt.every((at) => typeof at === 'number') && isSafeMode(value.safe)
}

function isSafeMode(value: unknown): boolean {
  if (value === null) return true
  if (!isObject<NonNullable<VideoRecovery['safe']>>(value)) return false
  return typeof value.since === 'number' && isTextOrNull(value.workoutId)
}

export const isDecodingLimit = (value: unknown): value is DecodingLimit =>
  isObject<DecodingLimit>(value) && typeof value.since === 'number' && isTextOrNull(value.build)

const isObject = <T>(value: unknown): value is Partial<Record<keyof T, unknown>> =>
  typeof value === 'object' && value !== null

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
