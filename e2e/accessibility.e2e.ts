import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { expect, people, refusals, test, unlock } from './console-fixtures.ts'
import { like, words } from './messages.ts'
import { problemsOf } from './page-checks.ts'

test.describe.configure({ mode: 'parallel' })

// Expected refusals.
test.use({ expectedErrors: refusals })

/** Addresses of the demo's records. */
async function addressesOf(staff: Client) {
  const [location] = (await staff.list(calls.listLocations, { query: { name: 'Harbor' } })).items
  const [user] = (await staff.list(calls.listUsers, { query: { email: people.location } })).items
  const [workout] = (
    await staff.list(calls.listWorkouts, { query: { q: '{"round":3}', limit: 1 } })
  ).items
  if (!location || !user || !workout) throw new Error('The demo is incomplete.')
  const wall = `/stage?location=${location.id}&round=3&at=`
  return {
    location: `/admin/locations/${location.id}?tab=settings`,
    screens: `/admin/locations/${location.id}?tab=screens`,
    setUp: `/admin/locations/${location.id}/set-up`,
    screen: `/admin/locations/${location.id}?screen=${location.screens[0]?.id ?? ''}`,
    user: `/admin/users/${user.id}`,
    wall: `${wall}${workout.startDate.slice(0, 10)}T16:00:00Z`,
    onWall: workout.subHeader,
    emptyWall: `${wall}2020-01-01T16:00:00Z`,
  }
}

interface View {
  readonly name: string
  readonly path: string
  /** Opens it. */
  readonly open: (page: Page) => Promise<unknown>
  /** The element to check; the rest is checked with the page. */
  readonly within: string
}

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

const dialog = (path: string, button: string | RegExp): View => ({
  name: String(button),
  path,
  open: click(button),
  within: '[role="dialog"]',
})
const menu = (path: string, button: string | RegExp): View => ({
  ...dialog(path, button),
  within: '[role="menu"]',
})
const inMain = (name: string, path: string, open: View['open']): View => ({
  ...{ name, path, open, within: '#content' },
})

/** Opens each view and returns the problems that axe finds. */
async function problemsOfAll(page: Page, views: readonly View[]): Promise<string[]> {
  const problems: string[] = []
  let path = ''
  for (const view of views) {
    if (view.path === path) await page.keyboard.press('Escape')
    else await page.goto(view.path)
    path = view.path
    await view.open(page)
    await expect(page.locator(view.within)).toBeVisible()
    problems.push(...(await problemsOf(page, `${path} ${view.name}`, view.within)))
  }
  return problems
}

test('menus and dialogs pass axe in both color schemes', async ({ openAs, staff }) => {
  const page = await openAs('super-admin')
  const addressOf = await addressesOf(staff)
  const problems = await problemsOfAll(page, [
    menu('/admin/dashboard', 'Help'),
    menu('/admin/dashboard', 'Preferences'),
    dialog('/admin/dashboard', /^Notifications/),
    {
      ...dialog('/admin/dashboard', 'the commands'),
      open: () => page.keyboard.press('Control+k'),
    },
    dialog('/admin/locations', words.locations.add),
    {
      ...{ name: 'a highlighted option', path: addressOf.location, within: '[role="listbox"]' },
      open: async () => {
        await page.getByRole('combobox', { name: 'Add exercise' }).fill('upperc')
        await expect(page.locator('[role="option"][data-match]')).toHaveText('Uppercut')
      },
    },
    dialog(addressOf.screens, words.screens.add),
    dialog(addressOf.screens, /^Delete Round 3/),
    menu(addressOf.setUp, like(words.newLocation.more)),
    {
      ...dialog(addressOf.setUp, 'Invite'),
      open: async () => {
        await click('Invite')(page)
        await page.getByLabel(/^Email/).fill(people.location)
        await expect(page.getByText(/already has/)).toBeVisible()
      },
    },
    dialog('/admin/rounds', /^Edit /),
    dialog('/admin/exercises', /^Edit /),
    menu('/admin/rounds/4', like(words.workouts.more)),
    dialog('/admin/rounds/4', /^Preview with normal video/),
    dialog('/admin/users', words.users.add),
    dialog('/admin/api-keys', words.apiKeys.newKey),
    dialog('/admin/api-keys?tab=webhooks', words.alertSettings.organization.add),
    dialog(addressOf.user, words.users.addLocations),
    dialog('/admin/profile/security', words.profile.signIn.setUpPhone),
    dialog('/admin/logs', words.logs.deleteAll),
    dialog('/admin/logs', words.logs.cleanUp),
    dialog('/admin/system', 'Export'),
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/dashboard')
  await click('Menu')(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  problems.push(...(await problemsOf(page, 'the menu of a phone', 'aside')))
  const other = await page.context().newPage()
  await other.goto('/login')
  await other.evaluate(() => {
    localStorage.removeItem('roundboard.token')
  })
  await expect(page.getByRole('dialog', { name: words.auth.expired })).toBeVisible()
  problems.push(...(await problemsOf(page, 'an ended session', '[role="dialog"]')))
  expect(problems).toEqual([])
})

test('forms, refusals, alerts and screens pass axe in both color schemes', async ({
  openAs,
  staff,
}) => {
  const page = await openAs('super-admin')
  const addressOf = await addressesOf(staff)
  const text = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
  const problems = await problemsOfAll(page, [
    inMain('advanced', addressOf.location, click(words.locations.advanced)),
    inMain('unlocked', addressOf.location, unlock),
    inMain('changed', addressOf.location, async () => {
      const details = page.getByRole('region', { name: 'Details' })
      await details.getByLabel(/^Name/).fill('A name that is too long '.repeat(10))
      await details.getByRole('button', { name: 'Save', exact: true }).click()
    }),
    inMain('a wrong code', addressOf.screen, async () => {
      await page.getByLabel('Auth Link Code').fill('ZZZZZZ')
      await click('Link')(page)
      await text('Invalid Authorization Code')
    }),
    inMain('an empty workout', '/admin/rounds/4/workout', async () => {
      await click('Save')(page)
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    }),
    inMain('routines', '/admin/rounds/4/workout', click(words.workouts.addRoutine)),
    inMain('a found change', '/admin/logs', click(like(words.logs.show))),
    inMain('nothing found', '/admin/users?q=nobody', () => text('No users found')),
    inMain('a user who is not there', '/admin/users/nobody', () => text(words.app.notFoundTitle)),
    {
      ...inMain('an alert', addressOf.location, click('Hard Refresh')),
      within: '[aria-label="Messages"]',
    },
    {
      ...inMain('a wall', addressOf.wall, () => text(addressOf.onWall)),
      within: 'main',
    },
    {
      ...inMain('a wall without a workout', addressOf.emptyWall, () => text(/Contact Support/)),
      within: 'main',
    },
  ])
  expect(problems).toEqual([])
})

test('a page that the role may not open passes axe in both color schemes', async ({ openAs }) => {
  const page = await openAs('location')
  await page.goto('/admin/system')
  await expect(page.getByText(words.auth.notForYou)).toBeVisible()
  expect(await problemsOf(page, 'a page of others')).toEqual([])
})
