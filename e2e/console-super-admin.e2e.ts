import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calls, uploadsPath } from '@roundboard/contract'
import {
  alertsOf,
  aLocation,
  confirm,
  confirmWithPassword,
  expect,
  expectAlert,
  refusals,
  test,
  unlock,
} from './console-fixtures.ts'
import { demoPassword } from './demo-server.ts'
import { issueWords, like, say, words } from './messages.ts'

test.use({ expectedErrors: refusals })

/** Confirms a dialog with a password. */
async function typePassword(page: Page, title: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('button').last().click()
}

test.describe('users', () => {
  // spec: 2.11, 2.12, 3, 4.6, 5, 8
  test('users are added, get and lose a location, and are changed and deleted', async ({
    openAs,
    staff,
  }) => {
    await aLocation(staff, { name: 'Ring of Honour' })
    const page = await openAs('super-admin')
    await page.goto('/admin/users')
    await expect(page.getByRole('columnheader', { name: 'Id', exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.users.add }).click()
    const dialog = page.getByRole('dialog', { name: words.users.add })
    await expect(dialog.getByLabel(/^Role/).getByRole('option')).toHaveText([
      'Location',
      'Admin',
      'Super-admin',
      words.shared.roles['api-access'],
    ])
    const add = dialog.getByRole('button', { name: 'Add', exact: true })
    await dialog.getByLabel(/^Email/).fill('admin@roundboard.test')
    await dialog.getByLabel(/^First name/).fill('Wilhelmina')
    await dialog.getByLabel(/^Last name/).fill('Footwork')
    await dialog.getByLabel(/^Password/).fill('a-long-enough-password')
    await add.click()
    await expect(
      alertsOf(page).getByText(/^Sorry, there was a problem adding the user/),
    ).toBeVisible()
    await dialog.getByLabel(/^Email/).fill('wilhelmina@roundboard.test')
    await add.click()
    await expectAlert(page, 'Added User: Wilhelmina to the Roundboard system.')
    await expect(page).toHaveURL(/\/admin\/users\/[^/]+$/)

    await expect(page.getByText('No locations found')).toBeVisible()
    await page.getByRole('button', { name: words.users.addLocations }).click()
    const modal = page.getByRole('dialog', { name: words.users.addLocations })
    await modal.getByPlaceholder('Search locations ...').fill('Ring of')
    await modal.getByPlaceholder('Search locations ...').press('Enter')
    await modal.getByRole('button', { name: 'Add Ring of Honour' }).click()
    await expectAlert(page, 'Added Location to Wilhelmina Footwork')
    await expect(
      modal.getByRole('button', { name: say(words.users.hasLocation, { name: 'Ring of Honour' }) }),
    ).toBeDisabled()
    await modal.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Delete Ring of Honour from user' }).click()
    await confirm(page, 'delete location: "Ring of Honour" from user ?', 'Delete')
    await expectAlert(page, 'Deleted Location: Ring of Honour from user')

    const firstName = page.getByLabel(/^First name/)
    await expect(firstName).toHaveAttribute('readonly')
    await unlock(page)
    await firstName.fill('W'.repeat(33))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(firstName).toHaveAttribute('aria-invalid', 'true')
    await firstName.fill('Minna')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectAlert(page, 'Updated User: Minna Footwork')
    await expect(firstName).toHaveAttribute('readonly')

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await confirmWithPassword(
      page,
      'Are you sure you want to delete user: "Minna Footwork" ?',
      'Delete',
    )
    await expectAlert(page, 'Deleted User: Minna Footwork')
    const search = page.getByPlaceholder('Search users ...')
    await search.fill('wilhelmina@')
    await search.press('Enter')
    await expect(page.getByText('No users found')).toBeVisible()
  })

  test('the last super-admin can’t be deleted', async ({ openAs, staff }) => {
    const page = await openAs('super-admin')
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Delete super@roundboard.test' }).click()
    await confirmWithPassword(page, 'Are you sure you want to delete user', 'Delete')
    await expect(alertsOf(page).getByRole('alert')).toBeVisible()
    const found = await staff.list(calls.listUsers, { query: { email: 'super@' } })
    expect(found.count).toBe(1)
  })
})

test.describe('releases', () => {
  // spec: 2.11, 5, 8, 9
  test('releases are added, rejected with a duplicate ID, and open as cards', async ({
    openAs,
    staff,
  }) => {
    const page = await openAs('super-admin')
    await page.goto('/admin/releases')
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await add.click()
    for (const field of [/^Title/, /^Version/, /^Date/, /^Description/])
      await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^Title/).fill('Quicker corners')
    await page.getByLabel(/^Type/).selectOption('Hot-Fix')
    await page.getByLabel(/^Version/).fill('30.1')
    await page.getByLabel(/^Date/).fill('01/01/2031')
    await page.getByLabel(/^Description/).fill('Corners are cut no more.')
    await add.click()
    await expect(page.getByLabel(/^Version/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^Version/).fill('30.01.02-001')

    await page.route('**/api/v2/releases', async (route, request) => {
      if (request.method() !== 'POST') return route.fallback()
      const [known] = (await staff.list(calls.listReleases, {})).items
      const body = request.postDataJSON() as object
      await route.continue({ postData: JSON.stringify({ ...body, id: known?.id }) })
    })
    await add.click()
    await expectAlert(
      page,
      'Sorry, the release could not be created. A duplicate id has been found.',
    )
    await expect(page.getByLabel(/^Title/)).toHaveValue('Quicker corners')
    await page.unrouteAll()
    await add.click()
    await expectAlert(page, 'Added Hot-Fix: Quicker corners to the Roundboard system.')

    await page.goto('/admin/release-notes')
    const older = page.getByRole('button', { name: /Walls follow at once/ })
    const note = page.getByText(/A saved workout is on the wall within a second/)
    await expect(page.getByText('Corners are cut no more.')).toBeVisible()
    await expect(note).toBeHidden()
    await older.click()
    await expect(note).toBeVisible()
  })
})

test.describe('logs', () => {
  // spec: 2.11, 2.12, 3, 5
  test('logs are filtered, cleaned up with the typed word and the password, and deleted with it', async ({
    openAs,
    staff,
  }) => {
    await aLocation(staff, { name: 'Written Down Gym' })
    const page = await openAs('super-admin')
    await page.goto('/admin/logs')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Date',
      'Model',
      'Action',
      words.logs.modifiedBy,
      words.logs.userId,
      'Data',
    ])
    await page.getByLabel('Model').selectOption('Location')
    await page.getByLabel('Action').selectOption('create')
    const newest = page.getByRole('row').nth(1)
    await expect(newest.getByRole('cell').nth(1)).toHaveText('LocationWritten Down Gym')
    await newest.getByRole('button', { name: words.logs.show }).click()
    const change = page.getByRole('row').nth(2).getByRole('table')
    await expect(change.getByText('Written Down Gym')).toBeVisible()
    await page.getByLabel(/^To/).fill('2020-01-01')
    await expect(page.getByText('No logs found')).toBeVisible()
    await page.getByRole('button', { name: words.shared.clearSearch }).click()
    await expect(newest.getByRole('cell').first()).toBeVisible()

    await page.getByRole('button', { name: words.logs.cleanUp }).click()
    const cleanUp = page.getByRole('dialog', { name: words.logs.cleanUpTitle })
    await cleanUp.getByLabel(words.logs.word).fill('cleanup')
    await cleanUp.getByRole('button', { name: words.logs.cleanUp }).click()
    await expect(cleanUp.getByText(say(words.logs.typeWord, { word: 'CLEANUP' }))).toBeVisible()
    await cleanUp.getByLabel(words.logs.word).fill('CLEANUP')
    await cleanUp.getByLabel(/^Password/).fill(demoPassword)
    await cleanUp.getByRole('button', { name: words.logs.cleanUp }).click()
    await expectAlert(page, say(words.logs.deleted, { count: 0 }))

    await page.getByRole('button', { name: words.logs.deleteAll }).click()
    await typePassword(page, words.logs.deleteAll, 'not-the-password')
    await expectAlert(page, 'Incorrect Password')
    const before = await staff.list(calls.listLogs, {})
    await typePassword(page, words.logs.deleteAll, demoPassword)
    await expectAlert(page, say(words.logs.deleted, { count: before.count }))
    const after = await staff.list(calls.listLogs, {})
    expect(after.count).toBe(1)
  })
})

test.describe('the system page', () => {
  // spec: 2.11, 5
  test('the system page exports a JSON file only after the right password', async ({ openAs }) => {
    const page = await openAs('super-admin')
    await page.goto('/admin/system')
    for (const fact of [/^SQLite$/, /^20\d\d[a-z]$/])
      await expect(page.getByText(fact)).toBeVisible()
    const form = page.getByRole('button', { name: 'Export', exact: true })
    await page.getByLabel('Data', { exact: true }).selectOption(words.system.kinds['round-data'])
    await page.getByLabel(words.system.roundNumber).fill('11')
    await form.click()
    await expectAlert(page, 'Invalid Round Number')
    await page.getByLabel(words.system.roundNumber).fill('3')
    await form.click()
    await typePassword(page, 'Export Round data', 'not-the-password')
    await expectAlert(page, 'Incorrect Password')
    const downloading = page.waitForEvent('download')
    await typePassword(page, 'Export Round data', demoPassword)
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^roundboard-round-data-3-\d{4}-\d\d-\d\d\.json$/)
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      kind: string
      items: { roundNumber: number; workouts: unknown[] }[]
    }
    expect(file.kind).toBe('round-data')
    expect(file.items.map(({ roundNumber }) => roundNumber)).toEqual([3])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a flashing clip is rejected, in the browser too, unless a super-admin gives a reason', async ({
  openAs,
  staff,
}) => {
  const adminPage = await openAs('admin')
  const clip = new URL('../server/src/testing/flashing.mp4', import.meta.url).pathname
  const says = like(issueWords.en['clip-flashes'], { times: '5', at: '0:02' })
  const choose = async (page: Page) => {
    await page.goto('/admin/media')
    await page.getByLabel(words.uploads.chooseFiles).first().setInputFiles(clip)
    return page.getByRole('region', { name: words.uploads.queue })
  }
  const begun: string[] = []
  adminPage.on('request', (request) => {
    if (request.url().endsWith(uploadsPath)) begun.push(request.url())
  })
  await test.step('a server without ffmpeg relies on the browser', async () => {
    await adminPage.route('**/api/v1/media/check', async (route) => {
      const answer = await route.fetch()
      const json = (await answer.json()) as { data: object }
      await route.fulfill({ json: { ...json, data: { ...json.data, canConvert: false } } })
    })
    const queue = await choose(adminPage)
    await expect(queue.getByText(says)).toBeVisible()
    expect(begun).toEqual([])
    await adminPage.unroute('**/api/v1/media/check')
  })
  await test.step('a server with ffmpeg rejects it', async () => {
    const queue = adminPage.getByRole('region', { name: words.uploads.queue })
    await queue.getByRole('button', { name: /^Retry/ }).click()
    await expect.poll(() => begun.length).toBe(1)
    await expect(queue.getByText(says)).toBeVisible()
    await expect(queue.getByRole('button', { name: words.uploads.allowFlashing })).toHaveCount(0)
  })
  const page = await openAs('super-admin')
  const queue = await choose(page)
  await queue.getByRole('button', { name: words.uploads.allowFlashing }).click()
  const dialog = page.getByRole('dialog', { name: words.uploads.sureFlashing })
  await dialog.getByLabel(/^Reason/).fill('A strobe test for the opening night')
  await dialog.getByRole('button', { name: words.uploads.uploadAnyway }).click()
  await expect(queue.getByText(say(words.uploads.flashes, { times: 5 }))).toBeVisible()
  const { items } = await staff.list(calls.listMedia, { query: { name: 'Flashing' } })
  await page.goto(`/admin/media/${items[0]?.id ?? ''}`)
  await expect(page.getByText(say(words.media.flashes, { times: 5, at: '0:02' }))).toBeVisible()
})
