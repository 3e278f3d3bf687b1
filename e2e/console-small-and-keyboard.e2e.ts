import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import type { Client } from '@roundboard/client'
import { expect, test } from './console-fixtures.ts'

/** Every page of the console, with the heading that says that it is there. */
async function everyPage(staff: Client): Promise<readonly (readonly [string, string])[]> {
  const [location] = (await staff.list(calls.listLocations, { query: { name: 'Red Rock' } })).items
  const [timed] = (await staff.list(calls.listLocations, { query: { name: 'Harbor' } })).items
  const [workout] = (
    await staff.list(calls.listWorkouts, { query: { q: '{"round":3}', limit: 1 } })
  ).items
  const [user] = (await staff.list(calls.listUsers, { query: { email: 'location@' } })).items
  if (!location || !timed || !workout || !user) throw new Error('The demo lacks something.')
  const place = `/admin/locations/${location.id}`
  return [
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/profile', 'My Profile'],
    ['/admin/help', 'Help'],
    ['/admin/release-notes', 'Release Notes'],
    ['/admin/my-locations', 'My Locations'],
    ['/admin/locations', 'Locations'],
    [`/admin/locations/${timed.id}`, timed.name],
    [place, location.name],
    [`${place}?screen=${location.screens[0]?.id ?? ''}`, location.screens[0]?.name ?? ''],
    [`${place}/schedule`, '24/7 Schedule'],
    ['/admin/rounds', 'Rounds'],
    ['/admin/rounds/3', 'Heavy Bag'],
    ['/admin/rounds/3/workout', 'New workout'],
    [`/admin/rounds/3/workout/${workout.id}`, workout.name],
    ['/admin/users', 'Users'],
    [`/admin/users/${user.id}`, 'Loretta Quillfeather'],
    ['/admin/logs', 'Logs'],
    ['/admin/releases', 'Releases'],
    ['/admin/system', 'System'],
    ['/admin/nothing', '404'],
  ]
}

/** How far the page can be scrolled sideways, and what sticks out. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 120))
  })

for (const { size, viewport, deviceScaleFactor } of [
  { size: '320 px wide', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { size: 'at 200 % zoom', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
])
  test(`every page fits ${size}, without scrolling sideways`, async ({ openAs, staff }) => {
    const page = await openAs('super-admin', { viewport, deviceScaleFactor })
    const wide: Record<string, string[]> = {}
    for (const [path, heading] of await everyPage(staff)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const overflow = await overflowOf(page)
      if (overflow.length > 0) wide[path] = overflow
    }
    expect(wide).toEqual({})
  })

test('the login page fits 320 px', async ({ openAs }) => {
  const page = await openAs(undefined, { viewport: { width: 320, height: 640 } })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
})

test('below 768 px the menu opens by its button, and closes by a choice, the button or a resize', async ({
  openAs,
}) => {
  const page = await openAs('admin', { viewport: { width: 767, height: 900 } })
  await page.goto('/admin/dashboard')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Rounds' }).click()
  await expect(page).toHaveURL(/\/admin\/rounds$/)
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(menu).toBeVisible()
  await expect(button).toBeHidden()
})

/** What has the focus: its role or tag and name, whether it is seen, and whether the focus shows. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const carriers = [element, element.parentElement, element.nextElementSibling]
    const shows = carriers.some((carrier) => {
      if (!carrier) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(carrier)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    const { width, height, bottom } = element.getBoundingClientRect()
    return {
      html: element.outerHTML.slice(0, 140),
      isShown: width > 0 && height > 0 && bottom > 0,
      // A field says by its caret, and often by its border, that it has the focus.
      showsFocus: shows || element.matches('input, textarea, select'),
      isSkip: element.getAttribute('href') === '#content',
    }
  })

test('every page is reached from end to end by the Tab key, and the focus is always seen', async ({
  openAs,
  staff,
}) => {
  const page = await openAs('super-admin')
  const problems: string[] = []
  for (const [path, heading] of await everyPage(staff)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    const first = await focused(page)
    if (first?.isSkip !== true) problems.push(`${path}: begins with ${first?.html ?? 'nothing'}`)
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    const seen = new Set<string>()
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const now = await focused(page)
      if (now === undefined || now.isSkip) break
      seen.add(now.html)
      if (!now.isShown || !now.showsFocus) problems.push(`${path}: ${now.html}`)
    }
    const reachable = await page.getByRole('main').locator('a[href], button:enabled').count()
    if (seen.size === 0 && reachable > 0) problems.push(`${path}: nothing in it has the focus`)
  }
  expect(problems).toEqual([])
})

test('Ctrl-K opens the commands, which lead anywhere by keyboard alone', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.keyboard.press('Control+k')
  const commands = page.getByRole('dialog', { name: 'Commands' })
  await expect(commands.getByRole('combobox')).toBeFocused()
  await expect(commands.getByRole('option', { name: 'Users' })).toHaveCount(0)
  await page.keyboard.type('vieux')
  await expect(commands.getByRole('option')).toHaveText(['Boxe du Vieux-Port · RB-CA-2001'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxe du Vieux-Port')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('round 4')
  await expect(commands.getByRole('option').first()).toHaveText('Round 4')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/rounds\/4\/workout$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(commands).toHaveCount(0)
})

test('a question is opened and left by keyboard alone, and the focus comes back', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds/4')
  const button = page.getByRole('button', { name: /^Delete / }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete workout')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Search workouts ...')).toBeFocused()
})
