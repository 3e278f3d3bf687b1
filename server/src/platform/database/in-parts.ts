import { setImmediate } from 'node:timers/promises'

/** As many rows of our widest table, and as many parameters, as both engines take in one statement. */
const most = 500

export const chunk = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  )

/** Many rows, a part after the other; what else is asked of this process is done in between. */
export async function inParts<T>(
  rows: readonly T[],
  work: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (const [index, part] of chunk(rows).entries()) {
    if (index > 0) await setImmediate()
    await work(part)
  }
}
