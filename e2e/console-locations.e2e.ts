import type { Page } from '@playwright/test'
import { calls, fleetEventsPath, type Location } from '@roundboard/contract'
import {
  alertsOf,
  aLocation,
  aNumber,
  confirm,
  confirmWithPassword,
  expect,
  expectAlert,
  openTab,
  ownBrowser,
  people,
  refusals,
  test,
  unlock,
} from './console-fixtures.ts'
import { say, words } from './messages.ts'

const addressOf = ({ id }: Location) => `/admin/locations/${id}`
const screensOf = (location: Location) => `${addressOf(location)}?tab=screens`
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()

test.describe('a location', () => {
  test.use({ expectedErrors: refusals })

  // spec: 2.10, 2.12, 8
  test('a location is added, or rejected with the reason', async ({ openAs, staff }) => {
    const known = await aLocation(staff, { name: 'Taken Number' })
    const page = await openAs('admin')
    await page.goto('/admin/locations')
    await expect(page.getByRole('columnheader')).toHaveText([
      words.locations.bulk.select,
      'Name',
      'Roundboard Number',
      words.locations.timeZone,
      'Language',
      'Active',
      'Status',
      words.locations.createdAt,
      words.locations.updatedAt,
    ])
    await page.getByRole('button', { name: words.locations.add }).click()
    const dialog = page.getByRole('dialog', { name: words.locations.add })
    const add = dialog.getByRole('button', { name: 'Add', exact: true })
    await dialog.getByLabel(/^Name/).fill('New Corner Gym')
    await dialog.getByLabel(/^Roundboard Number/).fill(known.locationIdentifier)
    await add.click()
    await expect(
      alertsOf(page).getByText(/^Sorry, there was a problem adding the location/),
    ).toBeVisible()
    await expect(dialog.getByLabel(/^Name/)).toHaveValue('New Corner Gym')
    await dialog.getByLabel(/^Roundboard Number/).fill(aNumber())
    await add.click()
    await expectAlert(page, 'Added Location: New Corner Gym to the Roundboard system.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Corner Gym')
    await openTab(page, 'screens')
    await expect(page.getByText('No Screens Found')).toBeVisible()
  })

  // spec: 2.10, 9
  test('a location is refetched after 45 seconds without changing a form in use', async ({
    openAs,
    staff,
  }) => {
    const location = await aLocation(staff, { name: 'Slow Typing Gym' })
    const page = await openAs('admin', ownBrowser)
    await page.clock.install()
    // Events from screens of other stories would refetch it earlier.
    await page.route(`**${fleetEventsPath}`, () => undefined)
    await page.goto(`${addressOf(location)}?tab=settings`)
    await expect(page.getByText(words.shared.noScreens)).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
    await unlock(page)
    await page.getByLabel(/^Name/).fill('Slow Typing Gy')
    await staff.call(calls.createScreen, {
      body: { name: 'Fresh Screen', round: 1, location: location.id },
    })
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(location.id)) reads.push(request.url())
    })
    await page.clock.runFor('00:30')
    await expect(page.getByText(words.shared.noScreens)).toBeVisible()
    expect(reads).toEqual([])
    await page.clock.runFor('00:20')
    await expect.poll(() => reads).not.toEqual([])
    await page.clock.resume()
    await expect(page.getByText(say(words.locations.linkedOf, { linked: 0, all: 1 }))).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Slow Typing Gy')
  })

  // spec: 2.10, 5, 8
  test('a super-admin deletes a location after confirmation; admins see no delete buttons', async ({
    openAs,
    staff,
  }) => {
    const location = await aLocation(staff, { name: 'Closing Gym' })
    await staff.call(calls.createScreen, {
      body: { name: 'Closing Screen', round: 2, location: location.id },
    })
    const deletes = (page: Page) => page.getByRole('button', { name: /^Delete/ })
    const admin = await openAs('admin')
    await admin.goto('/admin/locations?q=Closing+Gym')
    await expect(admin.getByRole('link', { name: 'Closing Gym' })).toBeVisible()
    await expect(deletes(admin)).toHaveCount(0)
    await admin.goto(screensOf(location))
    await expect(admin.getByRole('button', { name: 'Edit Closing Screen' })).toBeVisible()
    await expect(deletes(admin)).toHaveCount(0)

    const page = await openAs('super-admin')
    await page.goto(screensOf(location))
    await page.getByRole('button', { name: 'Delete Closing Screen' }).click()
    await confirmWithPassword(
      page,
      'Are you sure you want to delete screen: "Closing Screen" ?',
      'Delete',
    )
    await expectAlert(page, 'Deleted Screen: Closing Screen')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await confirmWithPassword(
      page,
      'Are you sure you want to delete location: "Closing Gym" ?',
      'Delete',
    )
    await expectAlert(page, 'Deleted Location: Closing Gym')
    await expect(page).toHaveURL(/\/admin\/locations$/)
    const found = await staff.list(calls.listLocations, { query: { name: 'Closing Gym' } })
    expect(found.count).toBe(0)
  })
})

test.describe('a screen', () => {
  test.use({ expectedErrors: refusals })

  // spec: 2.10, 4.3, 5, 8
  test('a screen is added, linked with its code, refreshed and unlinked', async ({
    openAs,
    staff,
    gym,
  }) => {
    const location = await aLocation(staff, { name: 'Linking Gym' })
    const page = await openAs('admin')
    await page.goto(screensOf(location))
    await page.getByRole('button', { name: words.screens.add }).click()
    const dialog = page.getByRole('dialog', { name: words.screens.add })
    await dialog.getByLabel(/^Name/).fill('Above the Bags')
    await dialog.getByLabel(/^Round/).selectOption('5')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expectAlert(page, 'Added Screen: Above the Bags')

    await page.getByRole('button', { name: 'Above the Bags', exact: true }).click()
    const code = page.getByLabel('Auth Link Code')
    const link = page.getByRole('button', { name: 'Link', exact: true })
    await link.click()
    await expectAlert(page, 'Invalid Authorization Code')
    await code.fill('ZZZZZ9')
    await link.click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')

    const authCode = 'QW3RT9'
    await (
      await fetch(`${gym.displayUrl}/api/v1/screenlinks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ authCode }),
      })
    ).json()
    await code.fill(authCode)
    await link.click()
    await expect(page.getByText('Linked', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expectAlert(page, say(words.screens.refreshed, { name: 'Above the Bags' }))
    await unlock(page)
    await page.getByLabel(/^Name/).fill('Above the Ropes')
    await save(page)
    await expectAlert(page, 'Updated Screen: Above the Ropes')
    await expect(page.getByLabel(/^Name/)).toHaveAttribute('readonly')

    await page.getByRole('button', { name: 'Unlink', exact: true }).click()
    await confirm(page, 'Are you sure you want to disconnect screen: "Above the Ropes" ?', 'Unlink')
    await expectAlert(page, 'Unlinked Screen: Above the Ropes')
    await expect(code).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linking Gym')
  })
})

// spec: 1, 2.10
test('a location user can’t see Active and Enabled, and can’t edit screens', async ({
  openAs,
  staff,
}) => {
  const own = (await staff.list(calls.listUsers, { query: { email: people.location } })).items[0]
  const names = own?.locations.map(({ name }) => name) ?? []
  const page = await openAs('location')
  await page.goto('/admin/my-locations')
  await expect(page.getByRole('rowheader')).toHaveText(names)
  await expect(page.getByRole('columnheader', { name: 'Active' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.locations.add })).toHaveCount(0)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await openTab(page, 'settings')
  await unlock(page)
  await expect(page.getByRole('switch', { name: words.locations.lrVideo })).toBeEnabled()
  await expect(page.getByRole('switch', { name: 'Active' })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Enabled' })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: words.locations.is365 })).toBeDisabled()
  await openTab(page, 'screens')
  await expect(page.getByRole('button', { name: /^View / })).toHaveCount(10)
  await expect(page.getByRole('button', { name: words.screens.add })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: words.shared.unlock })).toHaveCount(0)
  await expect(page.getByLabel(/^Name/)).toHaveAttribute('readonly')
})

test.describe('the timer of a location', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a timer is started, gets a changed playlist, and is stopped after confirmation', async ({
    openAs,
    staff,
  }) => {
    const location = await aLocation(staff, { name: 'Ticking Gym', vtsEnabled: true })
    const params = { id: location.id }
    const page = await openAs('admin')
    await page.goto(addressOf(location))
    await expect(page.getByText(words.timer.notStarted)).toBeVisible()
    await page.route('**/timer', (route) => route.abort())
    await page.getByRole('button', { name: words.timer.startNow }).click()
    await expect(alertsOf(page).getByRole('alert')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: words.timer.startNow }).click()
    await expectAlert(page, say(words.timer.startedAlert, { name: 'Ticking Gym' }))
    await expect(
      page.getByText(say(words.timer.iteration, { iteration: 1, last: 27 })),
    ).toBeVisible()
    expect((await staff.call(calls.getLocationTimer, { params })).dwsTimeStamp).not.toBeNull()

    await openTab(page, 'settings')
    const playlist = page.getByRole('region', { name: words.timer.playlist })
    await playlist.getByLabel(words.timer.addExercise).fill('Plank')
    await page.getByRole('option', { name: 'Plank', exact: true }).click()
    await playlist.getByRole('button', { name: 'Add', exact: true }).click()
    await playlist.getByRole('button', { name: 'Save' }).click()
    await expectAlert(page, say(words.timer.savedPlaylist, { name: 'Ticking Gym' }))
    expect((await staff.call(calls.getLocationTimer, { params })).dwsActiveBreaks.at(-1)).toMatch(
      /plank/i,
    )

    await openTab(page, 'today')
    await page.getByRole('button', { name: words.timer.pause }).click()
    await page.getByRole('button', { name: words.timer.resume }).click()
    await expect(page.getByRole('button', { name: words.timer.pause })).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await confirm(page, words.timer.sureStop, 'Stop')
    await expectAlert(page, say(words.timer.stoppedAlert, { name: 'Ticking Gym' }))
    await expect(page.getByText(words.timer.notStarted)).toBeVisible()
  })
})

test('a location user sees a live view of their screen', async ({ openAs }) => {
  const page = await openAs('location')
  await page.goto('/admin/dashboard')
  const walls = page.getByRole('region', {
    name: say(words.screens.wallsOf, { name: 'Harbor Street Kickboxing' }),
  })
  const opening = page.waitForEvent('popup')
  await walls.getByRole('link', { name: say(words.screens.showWallOf, { round: 3 }) }).click()
  const wall = await opening
  await expect(wall.getByRole('heading', { name: 'Heavy Bag' })).toBeVisible()
  await expect(wall.locator('video').first()).toBeVisible()
})
