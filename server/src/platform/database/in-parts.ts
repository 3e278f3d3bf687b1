import { setImmediate } from 'node:timers/promises'

// As many rows of our widest table as both engines take in one statement.
const rowsAtOnce = 500

/** Many rows, a part after the other; what else is asked of this process is done in between. */
export async function inParts<T>(
  rows: readonly T[],
  work: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    if (from > 0) await setImmediate()
    await work(rows.slice(from, from + rowsAtOnce))
  }
}
