import type { ApiKey } from '@roundboard/contract'

export type KeyState = 'works' | 'ends-soon' | 'expired' | 'revoked'

const soonMs = 14 * 24 * 3_600_000

/** Whether a key opens anything, and whether somebody should think of its end. */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'works'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left < soonMs ? 'ends-soon' : 'works'
}
