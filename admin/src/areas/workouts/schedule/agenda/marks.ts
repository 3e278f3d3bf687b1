import type { Cell } from '../schedule-view.ts'

/** What a day in the strip is marked with: rounds without a workout, and drafts that wait. */
export function marksOf(cells: readonly Pick<Cell, 'state' | 'lying'>[]) {
  return {
    holes: cells.filter(({ state }) => state === 'hole' || state === 'hole-soon').length,
    drafts: cells.flatMap(({ lying }) => lying.filter(({ isDraft }) => isDraft)).length,
  }
}
