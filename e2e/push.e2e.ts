import { calls, fleetEventsPath, screenEventsPath } from '@roundboard/contract'
import { expect, test } from './fixtures.ts'
import { linkDisplay, passTimeUntil, screenOf } from './wall.ts'

test('a saved change is on the wall at once, long before the next heartbeat', async ({
  gym,
  screenPage,
}) => {
  const streams: string[] = []
  screenPage.on('response', (response) => {
    if (response.url().endsWith(screenEventsPath)) streams.push(String(response.status()))
  })
  await screenPage.clock.install()
  await linkDisplay(gym, screenPage, 3)
  const workout = screenPage.getByRole('figure').first()
  await passTimeUntil(screenPage, () => workout.isVisible())
  await expect(workout).toBeVisible()
  await expect.poll(() => streams.at(-1)).toBe('200')

  const admin = await gym.staff('admin@roundboard.test')
  const today = await admin.list(calls.listWorkouts, {
    query: { q: JSON.stringify({ round: 3 }), limit: 100 },
  })
  for (const { id } of today.items)
    await admin.call(calls.updateWorkout, { params: { id }, body: { subHeader: 'Said by push' } })
  // For a slow machine: the next heartbeat of this wall is a minute away.
  await expect(screenPage.getByText('Said by push').first()).toBeVisible({ timeout: 15_000 })
})

test('all tabs of a console share one stream, and each follows the fleet', async ({
  gym,
  adminPage,
  screenPage,
}) => {
  const streams: string[] = []
  const context = adminPage.context()
  // What this page had begun to ask for is none of the streams that are counted.
  await adminPage.goto('about:blank')
  context.on('request', (request) => {
    if (request.url().endsWith(fleetEventsPath)) streams.push(request.url())
  })
  await adminPage.goto('/admin/dashboard')
  // The first tab holds the stream, and not whichever is quicker.
  await expect.poll(() => streams.length).toBe(1)
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  const connected = /1 of 40 screens connected/
  for (const page of [adminPage, other])
    await expect(page.getByText(/0 of 40 screens connected/)).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)

  await screenPage.clock.install()
  await linkDisplay(gym, screenPage, 1)
  const workout = screenPage.getByRole('figure').first()
  await passTimeUntil(screenPage, () => workout.isVisible())
  for (const page of [adminPage, other]) await expect(page.getByText(connected)).toBeVisible()
  expect(streams).toHaveLength(1)

  // The tab that holds the stream goes: another one takes over.
  await adminPage.goto('about:blank')
  await expect.poll(() => streams.length).toBe(2)
  const admin = await gym.staff('admin@roundboard.test')
  expect((await screenOf(admin, 1)).status.isConnected).toBe(true)
})
