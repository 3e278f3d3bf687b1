import type { Locator } from '@playwright/test'
import { expect, refusals, test } from './console-fixtures.ts'
import { say, words } from './messages.ts'

// One story opens a round that doesn't exist.
test.use({ expectedErrors: refusals })

// spec: 2.6, 9
test('below 768 px the menu opens with its button, and closes on a choice, the button or a resize', async ({
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

test('every page starts with a link that skips the menu', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rounds')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.app.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('Ctrl-K opens the command palette, which navigates by keyboard', async ({ openAs }) => {
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
  await expect(commands.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('round 4')
  await expect(commands.getByRole('option').first()).toHaveText('Round 4')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/rounds\/4\/workout$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(commands).toHaveCount(0)
})

test('a dialog opens and closes by keyboard and restores the focus', async ({ openAs }) => {
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

test('the dashboard on a phone shows all seven days and the timer first', async ({ openAs }) => {
  const viewport = { width: 390, height: 844 }
  const admin = await openAs('admin', { viewport })
  await admin.goto('/admin/dashboard')
  const grid = admin.getByRole('group', { name: words.dashboard.schedule })
  await expect(grid.getByRole('link', { name: /^Scheduled/ }).last()).toBeVisible()
  expect(await grid.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

  const owner = await openAs('location', { viewport })
  await owner.goto('/admin/my-locations')
  await owner.getByRole('link', { name: 'Harbor Street Kickboxing' }).click()
  for (const name of [words.timer.pause, words.timer.addSeconds, words.timer.skipToBell])
    await expect(owner.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(owner.getByRole('timer')).toBeInViewport({ ratio: 1 })
})

for (const locale of ['en-US', 'fr-CA'])
  test(`in ${locale}, row actions and the status are never cut off, and cover no column on a wide page`, async ({
    openAs,
  }) => {
    const page = await openAs('super-admin', { locale })
    await page.goto('/admin/locations')
    const remove = page.getByRole('button', { name: /^(Delete|Supprimer) / }).first()
    await expect(remove).toBeInViewport({ ratio: 1 })
    const overflow = page
      .getByRole('table')
      .evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0))
    expect(await overflow).toBe(0)
    await page.setViewportSize({ width: 1024, height: 700 })
    await expect(remove).toBeInViewport({ ratio: 1 })
    const status = page.getByRole('columnheader', { name: /^(Status|État|Statut)/ })
    await expect(status).toBeInViewport({ ratio: 1 })
  })

test('the French schedule with a location has its toolbar on one row', async ({ openAs }) => {
  const page = await openAs('admin', {
    locale: 'fr-CA',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/admin/schedule?day=2026-09-14')
  await page.getByRole('combobox', { name: 'Club' }).click()
  await page.getByRole('option', { name: 'Boxe du Vieux-Port' }).click()
  const middleOf = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: NaN, height: NaN }
    return y + height / 2
  }
  const title = await middleOf(page.getByRole('heading', { level: 1 }))
  const add = await middleOf(page.getByRole('link', { name: 'Ajouter un entraînement' }))
  expect(Math.abs(add - title)).toBeLessThan(10)
})

test('printing shows only the page content, on white', async ({ openAs }) => {
  const page = await openAs('super-admin', { colorScheme: 'dark' })
  await page.goto('/admin/locations')
  await expect(page.getByRole('link', { name: 'Red Rock Round the Clock' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: words.locations.add })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Red Rock Round the Clock' })).toBeVisible()
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
  // On paper, nothing scrolls below a column that stays visible.
  await expect(page.locator('td[data-pinned]').first()).toHaveCSS('position', 'static')
})

test('alerts cover nothing, and stay where they are when the menu collapses', async ({
  openAs,
}) => {
  const page = await openAs('super-admin', { viewport: { width: 390, height: 844 } })
  await page.goto('/admin/system')
  const round = page.getByLabel(words.system.roundNumber)
  await page.getByLabel('Data', { exact: true }).selectOption(words.system.kinds['round-data'])
  const region = page.getByRole('region', { name: 'Messages' })
  await round.fill('11')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(region.getByRole('alert')).toHaveText('Invalid Round Number')
  // The page moves down a frame later.
  const covered = () =>
    page.evaluate(() => {
      scrollTo(0, 0)
      const controls = document.querySelectorAll(
        'aside button, header button, main :is(a, button, input):not(thead *)',
      )
      return [...controls]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const [x, y] = [(left + right) / 2, (top + bottom) / 2]
          if (left === right || x < 0 || x >= innerWidth || y >= innerHeight) return false
          return !control.contains(document.elementFromPoint(x, y))
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160))
    })
  await expect.poll(covered).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const exporting = page.getByRole('button', { name: 'Export', exact: true })
  await exporting.evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().top - 60)
  })
  await exporting.click()
  await expect(region.getByRole('alert')).toBeVisible()
  await expect
    .poll(() =>
      exporting.evaluate((button) => {
        const { left, top, bottom } = button.getBoundingClientRect()
        const seen = [top, bottom - 1].map((y) => document.elementFromPoint(left + 20, y))
        return seen.every((element) => button.contains(element))
      }),
    )
    .toBe(true)

  await page.goto('/admin/locations?q=Red')
  const { views } = words.locations
  await page.getByRole('button', { name: views.save }).click()
  const name = 'W'.repeat(40)
  await page.getByRole('textbox', { name: views.name }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: say(views.change, { name }) }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(region.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect((await region.boundingBox())?.height).toBeGreaterThan(105)
  await expect.poll(covered).toEqual([])
  await page.goto('/admin/system')
  await page.getByLabel('Data', { exact: true }).selectOption(words.system.kinds['round-data'])
  await round.fill('11')
  await exporting.click()

  const place = () => region.boundingBox().then((box) => box && [box.x, box.width])
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The header adapts a frame later.
    await expect
      .poll(() =>
        region.getByRole('alert').evaluate((alert) => {
          const { left, right, bottom } = alert.getBoundingClientRect()
          const isLeftOf = (name: string) => {
            const box = document.querySelector(name)?.getBoundingClientRect()
            return box !== undefined && (box.right <= left || box.left >= right)
          }
          const header = document.querySelector('header')?.getBoundingClientRect()
          return (
            isLeftOf('header > button') &&
            isLeftOf('header > div') &&
            bottom <= (header?.bottom ?? 0)
          )
        }),
      )
      .toBe(true)
  }

  await page.goto('/admin/schedule')
  const unfold = page.getByRole('button', { name: words.schedule.unfoldMenu })
  await expect(unfold).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(region.getByRole('status')).toHaveText(words.schedule.interactions.nothingToUndo)
  const folded = await place()
  await unfold.click()
  await expect(page.getByRole('button', { name: words.schedule.foldMenu })).toBeVisible()
  expect(await place()).toEqual(folded)
})
