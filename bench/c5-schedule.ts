import type { Benchmark } from './kit/benchmark.ts'
import { comparePages, type PageVisit } from './kit/console.ts'
import { fillWorkouts } from './kit/fleet.ts'

const wanted = 1.5
/** The weeks that the month view shows. */
const days = 56
const rounds = 9
/** Cells that the month has on any day of the week. */
const cells = 300

/** One to three workouts for every round of every day. */
const places = Array.from({ length: days * rounds }, (_, cell) => {
  const [day, round] = [Math.floor(cell / rounds), (cell % rounds) + 1]
  return Array.from({ length: 1 + ((day + round) % 3) }, () => ({ day, round }))
}).flat()

const monthOf = (workouts: number): PageVisit => ({
  fill: (tables) =>
    fillWorkouts(tables, workouts, undefined, (n) => places[n] ?? { day: 0, round: 1 }),
  async isUsable(page) {
    const drawn = page.locator(workouts > 0 ? '[data-workout]' : '[data-state^="gap"]')
    await drawn.nth(cells).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Today', exact: true }).click({ trial: true })
  },
})

export const schedulePage: Benchmark = {
  id: 'C5',
  what: `schedule of a month with ${places.length} workouts in 9 rounds usable, against an empty one`,
  target: `≤ ${wanted} ×`,
  run: () =>
    comparePages(['/admin/schedule?zoom=month'], monthOf(places.length), monthOf(0), wanted),
}
