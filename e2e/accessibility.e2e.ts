import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { expect, test } from './fixtures.ts'
import { place, screenOf } from './wall.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong on the page, a line each. */
async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [new URL(page.url()).pathname, id, target.join(' '), failureSummary].join(' '),
    ),
  )
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the console can be used by everybody, in its ${colorScheme} colours`, async ({
    gym,
    adminPage,
  }) => {
    await adminPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const admin = await gym.staff('admin@roundboard.test')
    const screen = await screenOf(admin, 3)
    const workouts = await admin.list(calls.listWorkouts, { query: { q: '{"round":3}', limit: 1 } })
    const [workout] = workouts.items
    const rounds = await admin.list(calls.listRounds, {})
    const round = rounds.items.find(({ roundNumber }) => roundNumber === 3)
    const location = `/admin/locations/${screen.location?.id ?? ''}`
    const pages = [
      ['/admin/dashboard', 'Dashboard'],
      ['/admin/profile', 'My Profile'],
      ['/admin/help', 'Help'],
      ['/admin/release-notes', 'Release Notes'],
      ['/admin/locations', 'Locations'],
      [location, place.name],
      [`${location}?screen=${screen.id}`, screen.name],
      ['/admin/rounds', 'Rounds'],
      ['/admin/rounds/3', round?.name ?? ''],
      [`/admin/rounds/3/workout/${workout?.id ?? ''}`, workout?.name ?? ''],
    ] as const
    const problems: string[] = []
    for (const [path, heading] of pages) {
      await adminPage.goto(path)
      await expect(adminPage.getByRole('heading', { name: heading }).first()).toBeVisible()
      problems.push(...(await problemsOf(adminPage)))
    }
    expect(problems).toEqual([])
  })

test('the log-in page can be used by everybody', async ({ browser, gym }) => {
  const context = await browser.newContext({ baseURL: gym.consoleUrl })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(await problemsOf(page)).toEqual([])
  await context.close()
})
