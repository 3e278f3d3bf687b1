import { calls, fleetEventsPath, screenEventsPath } from '@roundboard/contract'
import { expect, test } from './fixtures.ts'
import { linkDisplay, passTimeUntil, screenOf } from './wall.ts'
import { say, words } from './messages.ts'

test('push brings a saved change to the screen without a heartbeat', async ({
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
  // From here on, only the stream delivers changes: heartbeats get no response.
  await screenPage.route(`**${calls.heartbeat.path}`, (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  )

  const admin = await gym.staff('admin@roundboard.test')
  const today = await admin.list(calls.listWorkouts, {
    query: { q: JSON.stringify({ round: 3 }), limit: 100 },
  })
  for (const { id } of today.items)
    await admin.call(calls.updateWorkout, { params: { id }, body: { subHeader: 'Said by push' } })
  await expect(screenPage.getByText('Said by push').first()).toBeVisible()
})

test('all tabs of a console share one stream, and each follows the fleet', async ({
  gym,
  adminPage,
  screenPage,
}) => {
  const streams: string[] = []
  const context = adminPage.context()
  // Ends this page's own stream before counting.
  await adminPage.goto('about:blank')
  context.on('request', (request) => {
    if (request.url().endsWith(fleetEventsPath)) streams.push(request.url())
  })
  await adminPage.goto('/admin/dashboard')
  // Makes sure that the first tab owns the stream.
  await expect.poll(() => streams.length).toBe(1)
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  const connected = say(words.dashboard.connectedOf, { connected: '1', all: '40' })
  for (const page of [adminPage, other])
    await expect(
      page.getByText(say(words.dashboard.connectedOf, { connected: '0', all: '40' })),
    ).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)

  await screenPage.clock.install()
  await linkDisplay(gym, screenPage, 1)
  const workout = screenPage.getByRole('figure').first()
  await passTimeUntil(screenPage, () => workout.isVisible())
  for (const page of [adminPage, other]) await expect(page.getByText(connected)).toBeVisible()
  expect(streams).toHaveLength(1)

  // When the tab that owns the stream closes, another one takes over.
  await adminPage.goto('about:blank')
  await expect.poll(() => streams.length).toBe(2)
  const admin = await gym.staff('admin@roundboard.test')
  expect((await screenOf(admin, 1)).status.isConnected).toBe(true)
})
