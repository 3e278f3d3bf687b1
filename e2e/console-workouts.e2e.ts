import type { Locator, Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import {
  addressOf,
  aRoutine,
  aWorkout,
  confirm,
  expect,
  expectAlert,
  refusals,
  test,
} from './console-fixtures.ts'
import { say, words } from './messages.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const isOfWorkouts = (url: string) => url.includes('/api/v1/workouts')

// spec: 1, 2.9, 5, 8
test('a workout is added with its routines, changed, copied and deleted', async ({
  openAs,
  staff,
}) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds/9')
  await page.getByRole('link', { name: words.workouts.addWorkout }).click()
  await expect(page.getByText('Please ensure your workout has atleast one routine')).toBeVisible()
  await page.getByLabel(/^Name/).fill('Bell to Bell')
  await page.getByLabel(/^Content header/).fill('Thirty seconds each')
  await page.getByLabel(/^Start date/).fill('2031-05-05')
  await page.getByLabel(/^End date/).fill('2031-05-06')
  const addRoutine = page.getByRole('button', { name: words.workouts.addRoutine })
  for (const step of [1, 2, 3]) {
    await addRoutine.click()
    await expect(page.getByRole('heading', { name: `ITEM ${String(step)}` })).toBeVisible()
    await page.getByLabel(say(words.workouts.textOf, { step })).fill(`Combination ${String(step)}.`)
    await page
      .getByLabel(say(words.workouts.videoOf, { step }), { exact: true })
      .fill('/media/exercises/squat.mp4')
  }
  await expect(addRoutine).toBeDisabled()
  // The result of a link's check must not move the Save button.
  const placeOfSave = () =>
    page
      .getByRole('button', { name: 'Save', exact: true })
      .evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  const before = await placeOfSave()
  await expect(
    page.getByRole('link', { name: say(words.mediaLibrary.openClip, { name: 'Squat' }) }),
  ).toHaveCount(3)
  expect(await placeOfSave()).toBe(before)
  await save(page)
  await expectAlert(page, 'Added Workout: Bell to Bell')
  const { items } = await staff.list(calls.listWorkouts, {
    query: { q: '{"name":"Bell to Bell"}' },
  })
  const [added] = items
  expect(added).toMatchObject({
    subHeader: 'Thirty seconds each',
    round: 9,
    startDate: '2031-05-05T00:00:00.000Z',
    endDate: '2031-05-06T23:59:59.999Z',
    routines: [
      { name: 'ITEM 1', step: 1, text: 'Combination 1.' },
      { name: 'ITEM 2', step: 2, text: 'Combination 2.' },
      { name: 'ITEM 3', step: 3, text: 'Combination 3.' },
    ],
  })

  await page
    .getByRole('button', { name: say(words.workouts.moveStep, { step: 3 }) })
    .press('ArrowUp')
  await page.getByRole('button', { name: say(words.workouts.removeStep, { step: 1 }) }).click()
  await confirm(page, 'Are you sure you want to delete routine: "ITEM 1" ?', 'Delete')
  await save(page)
  await expectAlert(page, 'Updated Workout: Bell to Bell')
  await expectAlert(page, 'Updated Routine: ITEM 1, ITEM 2')
  await expectAlert(page, 'Deleted Routine: ITEM 1')
  const { routines } = await staff.call(calls.getWorkout, { params: { id: added?.id ?? '' } })
  expect(routines.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'ITEM 1 Combination 3.',
    'ITEM 2 Combination 2.',
  ])

  await addRoutine.click()
  await page.getByLabel(say(words.workouts.textOf, { step: 3 })).fill('Combination 4.')
  await page
    .getByLabel(say(words.workouts.videoOf, { step: 3 }), { exact: true })
    .fill('/media/exercises/squat.mp4')
  await save(page)
  await expectAlert(page, 'Added Routine: ITEM 3')

  await page.getByRole('link', { name: 'Duplicate Bell to Bell' }).click()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Bell to Bell')
  await expect(page.getByLabel(/^Start date/)).toHaveValue('2031-05-07')
  await expect(page.getByLabel(/^End date/)).toHaveValue('2031-05-08')
  await page.getByLabel(/^Name/).fill('Bell to Bell again')
  await save(page)
  await expectAlert(page, 'Added Workout: Bell to Bell again')

  await page.goto('/admin/rounds/9?q=Bell')
  await expect(rowOf(page, 'Bell to Bell again').getByRole('cell').nth(2)).toHaveText('3')
  await page.getByRole('button', { name: 'Delete Bell to Bell', exact: true }).click()
  await confirm(page, 'Are you sure you want to delete workout: "Bell to Bell" ?', 'Cancel')
  await expect(rowOf(page, 'Bell to Bell')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Bell to Bell', exact: true }).click()
  await confirm(page, 'Are you sure you want to delete workout: "Bell to Bell" ?', 'Delete')
  await expectAlert(page, 'Deleted Workout: Bell to Bell')
  await expect(rowOf(page, 'Bell to Bell')).toHaveCount(0)
  await expect(rowOf(page, 'Bell to Bell again')).toBeVisible()
})

test.describe('a workout that another user has deleted', () => {
  test.use({ expectedErrors: refusals })

  test('a workout deleted by another user counts as deleted and disappears from the table', async ({
    openAs,
    staff,
  }) => {
    const workout = await aWorkout(staff, { name: 'Gone Already' })
    const page = await openAs('admin')
    await page.goto('/admin/rounds/9?q=Gone+Already')
    await page.getByRole('button', { name: 'Delete Gone Already' }).click()
    await staff.call(calls.deleteWorkout, { params: { id: workout.id } })
    await confirm(page, 'delete workout', 'Delete')
    await expectAlert(page, 'Deleted Workout: Gone Already')
    await expect(rowOf(page, 'Gone Already')).toHaveCount(0)
  })
})

// spec: 2.3, 2.9, 9
test('a workout is previewed with either video, and in a stage tab', async ({ openAs, staff }) => {
  const workout = await aWorkout(staff, { name: 'Look First', subHeader: 'As on the wall' })
  const page = await openAs('admin')
  await page.goto('/admin/rounds/9?q=Look+First')
  const stage = page.frameLocator('iframe[src="/stage"]')

  await page.getByRole('button', { name: 'Preview with normal video: Look First' }).click()
  const frame = page.locator('iframe[src="/stage"]')
  await expect(frame).toHaveAttribute('width', '720')
  await expect(frame).toHaveAttribute('height', '1280')
  await expect(stage.getByRole('heading', { name: 'As on the wall' })).toBeVisible()
  await expect(stage.locator('[data-video$="jumping-jack.mp4"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: say(words.workouts.more, { name: 'Look First' }) }).click()
  await page
    .getByRole('menuitem', { name: 'Preview with franchise-portal (locker room) video' })
    .click()
  await expect(stage.locator('[data-video$="high-knees.mp4"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: say(words.workouts.more, { name: 'Look First' }) }).click()
  const newTab = page.context().waitForEvent('page')
  const open = page.getByRole('menuitem', { name: words.workouts.openStage })
  await expect(open).toContainText('Requires portrait screen')
  await open.click()
  const tab = await newTab
  await expect(tab).toHaveURL(/\/stage$/)
  await expect(tab.getByRole('heading', { name: workout.subHeader })).toBeVisible()
})

// spec: 2.9, 9
test('the preview is 1080×1920 on a large monitor', async ({ openAs, staff }) => {
  await aWorkout(staff, { name: 'Look Larger' })
  const page = await openAs('admin', { screen: { width: 1440, height: 2560 } })
  await page.goto('/admin/rounds/9?q=Look+Larger')
  await page.getByRole('button', { name: 'Preview with normal video: Look Larger' }).click()
  const frame = page.locator('iframe[src="/stage"]')
  await expect(frame).toHaveAttribute('width', '1080')
  await expect(frame).toHaveAttribute('height', '1920')
})

// spec: 2.9, 2.12, 9
test('the table is searched, sorted and paged, and its address keeps all three', async ({
  openAs,
  staff,
}) => {
  const numbers = Array.from({ length: 17 }, (_, index) => String(index + 1).padStart(2, '0'))
  await Promise.all(numbers.map((number) => aWorkout(staff, { name: `Paged ${number}`, round: 8 })))
  const page = await openAs('admin')
  await page.goto('/admin/rounds/8')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    words.workouts.startDate,
    words.workouts.endDate,
    words.workouts.routineCount,
    'Created',
    'Updated',
    'Actions',
  ])
  const search = page.getByPlaceholder('Search workouts ...')
  await search.fill('paged')
  await search.press('Enter')
  const names = page.getByRole('rowheader').getByRole('link')
  await expect(names).toHaveCount(15)
  const header = page.getByRole('columnheader', { name: 'Name' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(names.first()).toHaveText('Paged 01')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(names.first()).toHaveText('Paged 17')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(names).toHaveText(['Paged 02', 'Paged 01'])
  await page.reload()
  await expect(names).toHaveText(['Paged 02', 'Paged 01'])
  await search.fill('nothing has this name')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('No workouts found')).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await page.getByRole('button', { name: words.shared.clearSearch }).first().click()
  await expect(names).toHaveCount(15)
})

// spec: 2.9, 4.6
test('a form with unsaved changes warns before every way of leaving it', async ({
  openAs,
  staff,
}) => {
  const workout = await aWorkout(staff, { name: 'Half Typed' })
  const page = await openAs('admin')
  await page.goto('/admin/rounds/9?q=Half+Typed')
  await page.getByRole('link', { name: 'Half Typed', exact: true }).click()
  const header = page.getByLabel(/^Content header/)
  await header.fill('Not saved yet')
  const warning = page.getByRole('dialog', { name: 'You have unsaved changes!' })

  await test.step('a link', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await warning.getByRole('button', { name: words.shared.stay }).click()
    await expect(warning).toHaveCount(0)
    await expect(header).toHaveValue('Not saved yet')
  })
  await test.step('the back button', async () => {
    await page.evaluate(() => {
      history.back()
    })
    await warning.getByRole('button', { name: words.shared.stay }).click()
    await expect(warning).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(addressOf(workout))
  })
  await test.step('a reload, which restores the draft', async () => {
    const opened = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const dialog = await opened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await expect(header).toHaveValue('Not saved yet')
    await expect(page.getByText(words.shared.restored)).toBeVisible()
  })
  await test.step('leaving anyway', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await warning.getByRole('button', { name: words.shared.leave }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await page.goto(addressOf(workout))
    await expect(header).toHaveValue(workout.subHeader)
  })
})

/** Ends the tab's session, as signing out does. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('roundboard.token') ?? ''
    await fetch('/api/v1/auth', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
  })

test.describe('two tabs of one browser', () => {
  test.use({ expectedErrors: refusals })

  // security: tabs
  test('signing in as another user in a second tab never sends the first user’s unsaved changes', async ({
    openAs,
    staff,
  }) => {
    const workout = await aWorkout(staff, { name: 'Two Tabs', routines: [aRoutine(1)] })
    const first = await openAs('admin')
    const second = await first.context().newPage()
    await second.goto('/admin/dashboard')
    await first.goto(addressOf(workout))
    const header = first.getByLabel(/^Content header/)
    await header.fill('Typed by the admin')
    await endSession(first)
    // The save waits until the admin signs in again.
    await save(first)
    const expired = { name: words.auth.expired } as const
    await expect(first.getByRole('dialog', expired)).toBeVisible()
    await expect(second.getByRole('dialog', expired)).toBeVisible()

    const writes: string[] = []
    first.on('request', (request) => {
      if (request.method() !== 'GET' && isOfWorkouts(request.url())) writes.push(request.url())
    })
    await second.getByRole('button', { name: words.auth.loseAll }).click()
    await second.getByLabel('Email').fill('super@roundboard.test')
    await second.getByLabel('Password', { exact: true }).fill('roundboard-demo')
    const reloaded = first.waitForEvent('load')
    await second.getByRole('button', { name: 'Login', exact: true }).click()
    await reloaded

    await expect(first.getByRole('heading', { name: 'Super Admin' })).toBeVisible()
    await expect(first.getByRole('dialog')).toHaveCount(0)
    await expect(header).toHaveValue(workout.subHeader)
    expect(writes).toEqual([])
    const stored = await staff.call(calls.getWorkout, { params: { id: workout.id } })
    expect(stored.updatedAt).toBe(workout.updatedAt)
  })
})

// spec: 2.9
test('a round shows its name, picture and View link, and is renamed', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(9)
  const card = cards.nth(6)
  await expect(card.getByRole('heading', { name: 'Roundhouse' })).toBeVisible()
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Edit Roundhouse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Roundhouse' })
  await dialog.getByLabel(/^Name/).fill('Roundhouse Kicks')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectAlert(page, 'Updated Round: Roundhouse Kicks')
  await card.getByRole('link', { name: 'View Roundhouse Kicks' }).click()
  await expect(page).toHaveURL(/\/admin\/rounds\/7$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roundhouse Kicks')
})
