import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import {
  addressOf,
  aLinkedScreen,
  alertsOf,
  aLocation,
  aWorkout,
  expect,
  expectAlert,
  ownBrowser,
  test,
} from './console-fixtures.ts'
import { like, say, words } from './messages.ts'

const hardRefresh = (page: Page) => page.getByRole('button', { name: 'Hard Refresh' }).click()
const alertText = /^Hard refresh sent to /

test.describe('an alert', () => {
  // spec: 4.6
  test('an alert disappears when the page changes', async ({ openAs, staff, gym }) => {
    const location = await aLocation(staff, { name: 'Left Behind Gym' })
    await aLinkedScreen(gym, staff, location.id)
    const page = await openAs('admin')
    await page.goto(`/admin/locations/${location.id}`)
    await hardRefresh(page)
    await expect(alertsOf(page).getByText(alertText)).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(alertsOf(page).getByText(alertText)).toHaveCount(0)
  })
})

test.describe('a server that stops and restarts', () => {
  test.use({
    expectedErrors: [
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|status of 503|preload CSS|dynamically imported module/,
    ],
  })

  test('the console keeps loaded content while the server is down, and continues with Retry', async ({
    openAs,
    gym,
    staff,
  }) => {
    const workout = await aWorkout(staff, { name: 'Through the Night', round: 7 })
    const page = await openAs('admin', ownBrowser)
    const title = page.getByRole('heading', { level: 1 })
    await page.clock.install()
    await page.goto('/admin/locations')
    await page.getByRole('link', { name: 'Harbor Street Kickboxing' }).click()
    await expect(title).toHaveText('Harbor Street Kickboxing')
    const third = page.getByRole('link', { name: 'View the round 3 screen' })
    await expect(third).toBeVisible()
    await page.goBack()

    expect(await gym.stop()).toBe(0)
    try {
      await page.getByRole('link', { name: 'Boxe du Vieux-Port' }).click()
      await expect(
        page.getByText(say(words.shared.couldNotLoad, { what: words.locations.theLocation })),
      ).toBeVisible()
      await expect(page.getByText(words.shared.failure.unreachable)).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Harbor Street Kickboxing' }).click()
      await expect(title).toHaveText('Harbor Street Kickboxing')
      await page.clock.fastForward('00:46')
      await expect(
        page.getByText(like(words.shared.stale, { what: words.locations.theLocation })),
      ).toBeVisible()
      await expect(third).toBeVisible()

      await page.getByRole('link', { name: 'Rounds', exact: true }).click()
      await expect(
        page.getByText(say(words.shared.couldNotLoad, { what: words.app.thePage })),
      ).toBeVisible()
      await expect(page.getByText(words.shared.failure.unreachable)).toBeVisible()
    } finally {
      await gym.start()
    }
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Heavy Bag' })).toBeVisible()

    await page.goto(addressOf(workout))
    await page.getByLabel(/^Content header/).fill('Written over a restart')
    await gym.stop()
    try {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(alertsOf(page).getByRole('alert')).toBeVisible()
    } finally {
      await gym.start()
    }
    await expect(page.getByLabel(/^Content header/)).toHaveValue('Written over a restart')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectAlert(page, 'Updated Workout: Through the Night')
    const stored = await staff.call(calls.getWorkout, { params: { id: workout.id } })
    expect(stored.subHeader).toBe('Written over a restart')
  })
})

// spec: 2.7, 9
test('the dashboard lists rounds without a workout five per page, and shows seven days of nine rounds', async ({
  openAs,
  staff,
}) => {
  const numbers = ['1', '2', '3', '4', '5', '6']
  await Promise.all(
    numbers.map((number) => aWorkout(staff, { name: `Lacking ${number}`, routines: [] })),
  )
  const page = await openAs('admin')
  await page.goto('/admin/dashboard')
  const content = page.getByRole('region', { name: 'Content Status' })
  const items = content.getByRole('listitem')
  await expect(items).toHaveCount(5)
  const firstFive = await items.allTextContents()
  await content.getByRole('button', { name: 'Next' }).click()
  await expect(items.first()).not.toHaveText(firstFive[0] ?? '')
  const next = await items.allTextContents()
  expect(next.filter((text) => firstFive.includes(text))).toEqual([])

  const schedule = page.getByRole('group', { name: words.dashboard.schedule }).getByRole('table')
  await expect(schedule.getByRole('rowheader')).toHaveText(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => `Round ${String(round)}`),
  )
  await expect(schedule.getByRole('columnheader')).toHaveCount(7)
  await expect(schedule.getByRole('columnheader').first()).toContainText('Today')
  const scheduled = schedule.getByRole('link', { name: /^Scheduled: / })
  const checks = await scheduled.locator('.tabler-icon-check').count()
  expect(checks).toBeGreaterThan(0)
  await expect(scheduled).toHaveCount(checks)
  await expect(schedule.locator('.tabler-icon-x')).toHaveCount(9 * 7 - checks)
})

test('the console switches to Spanish and French, and remembers the language', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds/9')
  await expect(page.getByPlaceholder('Search workouts ...')).toBeVisible()
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByPlaceholder('Search workouts ...')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Preferencias' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
