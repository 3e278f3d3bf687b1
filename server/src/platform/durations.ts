/** Upper bounds of the histogram's buckets, in seconds. */
export const durationBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const

/** A histogram of durations without allocations per measurement. */
export interface Durations {
  note(ms: number): void
  count(): number
  sumSeconds(): number
  /** Cumulative counts per bucket, in order. */
  upToBounds(): number[]
}

export function createDurations(): Durations {
  const buckets = new Float64Array(durationBounds.length + 1)
  let sumMs = 0
  return {
    note(ms) {
      let bucket = 0
      while (ms > (durationBounds[bucket] ?? Infinity) * 1000) bucket += 1
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
      sumMs += ms
    },
    count: () => buckets.reduce((sum, count) => sum + count, 0),
    sumSeconds: () => sumMs / 1000,
    upToBounds() {
      let sum = 0
      return durationBounds.map((_, bucket) => (sum += buckets[bucket] ?? 0))
    },
  }
}
