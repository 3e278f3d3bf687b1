/** What a benchmark found. */
export interface Verdict {
  readonly measured: string
  readonly isHeld: boolean
}

/** One row of the table that `npm run bench` prints. */
export interface Benchmark {
  /** As in the list of targets: `S1`. */
  readonly id: string
  readonly what: string
  readonly target: string
  run(): Promise<Verdict>
}

export const isBenchmark = (value: unknown): value is Benchmark =>
  typeof value === 'object' && value !== null && 'id' in value && 'run' in value

/** A short line that says how far a benchmark is. */
export function progress(text: string): void {
  console.log(`     ${text}`)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** The value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits until something is so, and fails with a sentence when it does not become so in time. */
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
