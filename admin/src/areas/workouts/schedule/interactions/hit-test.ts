import type { Place } from '../commands.ts'

const cell = '[data-round][data-day]'

function placeOfCell(element: Element | null | undefined): Place | undefined {
  if (!(element instanceof HTMLElement)) return undefined
  const { round, day } = element.dataset
  return round === undefined || day === undefined ? undefined : { round: Number(round), day }
}

/** The cell under a point; chips that span several days cover their cells. */
export function placeAt(root: Element, x: number, y: number): Place | undefined {
  const under = document.elementsFromPoint(x, y)
  const [top] = under
  // Sticky headers cover cells.
  if (!top || !root.contains(top) || top.closest('[role="columnheader"], [role="rowheader"]'))
    return undefined
  return placeOfCell(under.find((element) => element.matches(cell) && root.contains(element)))
}

/** The cell of an element that was clicked without a pointer. */
export const placeAround = (element: Element) => placeOfCell(element.closest(cell))

export const cellOf = ({ round, day }: Place) =>
  `[data-round="${String(round)}"][data-day="${day}"]`

/** How many weeks the grid shows side by side. */
export const weeksAcross = (root: Element) =>
  getComputedStyle(root).gridTemplateColumns.split(' ').length

export const workoutAround = (element: Element) =>
  element.closest<HTMLElement>('[data-workout]')?.dataset['workout']

/** A week's checkbox, a round's name or a day's header, which selects its cells. */
export type Pick = { readonly pick: 'week' | 'round' | 'day'; readonly place: Place }

export function pickAround(element: Element): Pick | undefined {
  const found = element.closest<HTMLElement>('[data-pick]')
  const pick = found?.dataset['pick']
  const day = found?.dataset['pickDay']
  if (day === undefined || (pick !== 'week' && pick !== 'round' && pick !== 'day')) return undefined
  return { pick, place: { round: Number(found?.dataset['pickRound'] ?? 1), day } }
}
