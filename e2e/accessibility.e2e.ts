import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import axe from 'axe-core'
import { expect, people, refusals, test, unlock, type Role } from './console-fixtures.ts'
import { differenceToRoutes, open, publicPages, staffPages } from './console-pages.ts'

/** WCAG 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Those that hang on colours, which alone are others in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong within an element, in either colour scheme, a line each. */
async function problemsOf(page: Page, sight: string, within = 'html'): Promise<string[]> {
  const problems: string[] = []
  await page.evaluate(axe.source)
  // A list that opens at today's row has the rows before it half under the header, as scrolling does.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const violations = await page.evaluate(
      async ({ within, rules }) => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        // A colour comes to an element a frame after it has come to its parent.
        const isChanging = () =>
          document.getAnimations().some((animation) => animation instanceof CSSTransition)
        do await new Promise(requestAnimationFrame)
        while (isChanging())
        const found = await axe.run(within, { runOnly: rules, resultTypes: ['violations'] })
        return found.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary = '' }) => [id, target.join(' '), failureSummary]),
        )
      },
      { within, rules: colorScheme === 'light' ? rules : colourRules },
    )
    problems.push(...violations.map((lines) => [sight, colorScheme, ...lines].join(' ')))
  }
  return problems
}

test.describe.configure({ mode: 'parallel' })

// Pages that a role may open but whose data it may not see, and what is refused on purpose.
test.use({ expectedErrors: refusals })

const trimmed = (path: string) => path.replace(/\/$/, '')

for (const role of ['super-admin', 'admin', 'location', 'api-access'] satisfies Role[])
  test(`every page can be used by everybody, in both colours (${role})`, async ({
    openAs,
    staff,
  }) => {
    const page = await openAs(role)
    const problems: string[] = []
    for (const staffPage of await staffPages(staff)) {
      if (!staffPage.opensFor.includes(role)) continue
      await open(page, staffPage)
      const [address = ''] = staffPage.path.split('?')
      expect(trimmed(new URL(page.url()).pathname)).toBe(trimmed(address))
      problems.push(...(await problemsOf(page, staffPage.path)))
    }
    if (role !== 'super-admin') {
      await page.goto('/admin/system')
      await expect(page.getByText('The page that you asked for is for admins.')).toBeVisible()
      problems.push(...(await problemsOf(page, 'a page of others')))
    }
    expect(problems).toEqual([])
  })

test('the pages without signing in can be used by everybody, in both colours', async ({
  openAs,
}) => {
  const page = await openAs()
  const problems: string[] = []
  for (const publicPage of publicPages) {
    await open(page, publicPage)
    problems.push(...(await problemsOf(page, publicPage.path)))
  }
  expect(problems).toEqual([])
})

test('no page of the console is left out', async ({ openAs, staff }) => {
  const page = await openAs()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const known = [...publicPages, ...(await staffPages(staff))]
  expect(await differenceToRoutes(page, known)).toEqual([])
  // So it is when one is forgotten.
  const forgotten = known.filter(({ route }) => route !== '/admin/system')
  expect(await differenceToRoutes(page, forgotten)).toEqual(['/admin/system'])
})

/** Where the demo's things are. */
async function addressesOf(staff: Client) {
  const [location] = (await staff.list(calls.listLocations, { query: { name: 'Harbor' } })).items
  const [user] = (await staff.list(calls.listUsers, { query: { email: people.location } })).items
  const [workout] = (
    await staff.list(calls.listWorkouts, { query: { q: '{"round":3}', limit: 1 } })
  ).items
  if (!location || !user || !workout) throw new Error('The demo lacks something.')
  const wall = `/stage?location=${location.id}&round=3&at=`
  return {
    location: `/admin/locations/${location.id}`,
    setUp: `/admin/locations/${location.id}/set-up`,
    screen: `/admin/locations/${location.id}?screen=${location.screens[0]?.id ?? ''}`,
    user: `/admin/users/${user.id}`,
    wall: `${wall}${workout.startDate.slice(0, 10)}T16:00:00Z`,
    onWall: workout.subHeader,
    emptyWall: `${wall}2020-01-01T16:00:00Z`,
  }
}

interface Sight {
  readonly name: string
  readonly path: string
  /** What brings it up. */
  readonly bring: (page: Page) => Promise<unknown>
  /** Where all of it is; the rest of the page is looked at with the page. */
  readonly within: string
}

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

const dialog = (path: string, button: string | RegExp): Sight => ({
  name: String(button),
  path,
  bring: click(button),
  within: '[role="dialog"]',
})
const menu = (path: string, button: string | RegExp): Sight => ({
  ...dialog(path, button),
  within: '[role="menu"]',
})
const inMain = (name: string, path: string, bring: Sight['bring']): Sight => ({
  ...{ name, path, bring, within: '#content' },
})

/** Brings the sights up, one after the other; answers what axe finds wrong. */
async function problemsOfAll(page: Page, sights: readonly Sight[]): Promise<string[]> {
  const problems: string[] = []
  let path = ''
  for (const sight of sights) {
    if (sight.path === path) await page.keyboard.press('Escape')
    else await page.goto(sight.path)
    path = sight.path
    await sight.bring(page)
    await expect(page.locator(sight.within)).toBeVisible()
    problems.push(...(await problemsOf(page, `${path} ${sight.name}`, sight.within)))
  }
  return problems
}

test('menus and dialogs can be used by everybody, in both colours', async ({ openAs, staff }) => {
  const page = await openAs('super-admin')
  const addressOf = await addressesOf(staff)
  const problems = await problemsOfAll(page, [
    menu('/admin/dashboard', 'Help'),
    menu('/admin/dashboard', 'Preferences'),
    dialog('/admin/dashboard', /^Alerts/),
    {
      ...dialog('/admin/dashboard', 'the commands'),
      bring: () => page.keyboard.press('Control+k'),
    },
    dialog('/admin/locations', 'Add Location'),
    dialog(addressOf.location, 'Add Screen'),
    dialog(addressOf.location, /^Delete Round 3/),
    menu(addressOf.setUp, /^More for /),
    {
      ...dialog(addressOf.setUp, 'Invite'),
      bring: async () => {
        await click('Invite')(page)
        await page.getByLabel(/^Email/).fill(people.location)
        await expect(page.getByText(/has an account|looks after this gym/)).toBeVisible()
      },
    },
    dialog('/admin/rounds', /^Edit /),
    dialog('/admin/exercises', /^Edit /),
    menu('/admin/rounds/4', /^More for /),
    dialog('/admin/rounds/4', /^Preview with normal video/),
    dialog('/admin/users', 'Add User'),
    dialog('/admin/api-keys', 'New key'),
    dialog(addressOf.user, 'Add Locations'),
    dialog('/admin/profile/security', 'Set up an app'),
    dialog('/admin/logs', 'Delete Logs'),
    dialog('/admin/logs', 'Clean up'),
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
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  problems.push(...(await problemsOf(page, 'an ended session', '[role="dialog"]')))
  expect(problems).toEqual([])
})

test('forms, refusals, alerts and walls can be used by everybody, in both colours', async ({
  openAs,
  staff,
}) => {
  const page = await openAs('super-admin')
  const addressOf = await addressesOf(staff)
  const text = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
  const problems = await problemsOfAll(page, [
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
    inMain('routines', '/admin/rounds/4/workout', click('Add Routine')),
    inMain('a found change', '/admin/logs', click(/^Show change/)),
    inMain('nothing found', '/admin/users?q=nobody', () => text('No users found')),
    inMain('a user who is not there', '/admin/users/nobody', () => text('Page not found')),
    {
      ...inMain('an alert', addressOf.location, click('Hard Refresh')),
      within: '[aria-label="Alerts"]',
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
