const firstMs = 2_000

/** How long to wait after the n-th failure in a row (from 1): full jitter, in milliseconds. */
export function backOffMs(failures: number, capMs: number, random: () => number): number {
  const most = Math.min(capMs, firstMs * 2 ** (failures - 1))
  return 250 + random() * (most - 250)
}
