/** The result of a benchmark. */
export interface Verdict {
  readonly measured: string
  readonly isMet: boolean
}

/** One row of the table that `npm run bench` prints. */
export interface Benchmark {
  /** The target in docs/performance.md, such as `S1`. */
  readonly id: string
  readonly what: string
  readonly target: string
  run(): Promise<Verdict>
}

export const isBenchmark = (value: unknown): value is Benchmark =>
  typeof value === 'object' && value !== null && 'id' in value && 'run' in value

/** Prints a line about the progress of a benchmark. */
export function progress(text: string): void {
  console.log(`     ${text}`)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** The value that a share of all values doesn't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits for a condition; throws an error after a timeout. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not in ${withinMs / 1000} s: ${what}`)
    await wait(50)
  }
}
