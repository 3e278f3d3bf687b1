import type { Page } from '@playwright/test'
import type { Benchmark } from './kit/benchmark.ts'
import { comparePages, type PageVisit } from './kit/console.ts'
import { fillScreens } from './kit/fleet.ts'

const wanted = 1.5

const fleetOf = (screens: number): PageVisit => ({
  fill: (tables) => fillScreens(tables, screens),
  isUsable: (page: Page) =>
    page
      .getByRole('link', { name: /^Gym \d/ })
      .first()
      .click({ trial: true }),
})

export const consoleFleet: Benchmark = {
  id: 'C3',
  what: 'dashboard and locations of the console with 5,000 screens usable, against 50',
  target: `≤ ${wanted} ×`,
  run: () =>
    comparePages(['/admin/dashboard', '/admin/locations'], fleetOf(5_000), fleetOf(50), wanted),
}
