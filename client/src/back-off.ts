export interface BackOffOptions {
  readonly baseMs: number
  readonly capMs: number
  /** From 0 to 1, like Math.random. */
  readonly random: () => number
}

/**
 * How long to wait before the next attempt, in milliseconds: a random time up to a bound that
 * doubles with every failure (full jitter), so that a fleet doesn't reconnect all at once.
 */
export function backOffMs(failures: number, { baseMs, capMs, random }: BackOffOptions): number {
  return random() * Math.min(capMs, baseMs * 2 ** Math.min(failures, 30))
}
