import { setImmediate } from 'node:timers/promises'

/** The number of our widest rows that fits into one statement on both engines. */
const most = 500

export const chunk = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  )

/** Processes many rows in batches, and lets other work run in between. */
export async function inParts<T>(
  rows: readonly T[],
  work: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (const [index, part] of chunk(rows).entries()) {
    if (index > 0) await setImmediate()
    await work(part)
  }
}
