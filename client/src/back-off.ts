export interface BackOffOptions {
  readonly baseMs: number
  readonly capMs: number
  /** From 0 to 1, as Math.random. */
  readonly random: () => number
}

/**
 * How long to wait before the next try, in milliseconds: anywhere between nothing and a bound that
 * doubles with every failure (full jitter), so that a fleet does not come back all at once.
 */
export function backOffMs(failures: number, { baseMs, capMs, random }: BackOffOptions): number {
  return random() * Math.min(capMs, baseMs * 2 ** Math.min(failures, 30))
}
