import type { Locator, Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { aWorkout, alertsOf, countClicks, expect, test } from './console-fixtures.ts'
import { say, words } from './messages.ts'
import { problemsOf } from './page-checks.ts'

const may = (day: number) => `2032-05-${String(day).padStart(2, '0')}`

/** A workout in a May that only these stories use. */
const workoutInMay = (staff: Client, name: string, round: number, first: number, last = first) =>
  aWorkout(staff, { name, round, startDate: may(first), endDate: may(last) })

const cellAt = (page: Page, round: number, day: number) =>
  page.locator(`[role="gridcell"][data-round="${String(round)}"][data-day="${may(day)}"]`)
const isAt = (page: Page, round: number, day: number, name: RegExp) =>
  expect(cellAt(page, round, day)).toHaveAccessibleName(name)

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It isn’t visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

async function openAt(page: Page, day: number) {
  await page.goto(`/admin/schedule?day=${may(day)}`)
  await expect(page.getByRole('grid', { name: 'Schedule' })).toHaveAttribute('aria-busy', 'false')
}

const panelOf = (page: Page) =>
  page.getByRole('complementary', { name: words.schedule.panel.panel })

async function rename(page: Page, name: string) {
  const field = panelOf(page).getByRole('textbox', { name: words.workouts.name })
  await expect(field).toBeFocused()
  await field.fill(name)
  await page.keyboard.press('Enter')
}

test('the schedule moves, copies, renames and selects workouts by mouse', async ({
  openAs,
  staff,
}) => {
  const ropes = await workoutInMay(staff, 'Rope and Ready', 1, 3)
  const steps = await workoutInMay(staff, 'Step and Jab', 2, 3)
  await workoutInMay(staff, 'Bag Work', 5, 4)
  const page = await openAs('admin')
  await openAt(page, 3)
  const alerts = alertsOf(page)
  const chip = (id: string) => page.locator(`[data-workout="${id}"]`)

  await drag(page, chip(ropes.id), cellAt(page, 1, 5))
  await isAt(page, 1, 5, /Rope and Ready/)
  await isAt(page, 1, 3, /No workout/)

  await page.keyboard.down('Control')
  await drag(page, chip(ropes.id), cellAt(page, 3, 6))
  await page.keyboard.up('Control')
  await isAt(page, 3, 6, /Rope and Ready, draft/)
  await isAt(page, 1, 5, /Rope and Ready/)
  await alerts.getByRole('button', { name: 'Undo' }).last().click()
  await isAt(page, 3, 6, /No workout/)

  await chip(steps.id).dblclick({ position: { x: 30, y: 20 } })
  await rename(page, 'Step and Hook')
  await isAt(page, 2, 3, /Step and Hook/)

  await drag(page, cellAt(page, 4, 3), cellAt(page, 6, 5))
  const bar = page.getByRole('toolbar', { name: words.schedule.interactions.bar })
  await expect(bar.getByText('1 workout')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(9)
})

test('the schedule moves and deletes a workout and undoes both by keyboard', async ({
  openAs,
  staff,
}) => {
  await workoutInMay(staff, 'Slip and Rip', 8, 10)
  const page = await openAs('admin')
  await openAt(page, 10)
  await cellAt(page, 8, 10).focus()
  for (const key of ['Control+x', 'ArrowRight', 'ArrowDown', 'Control+v'])
    await page.keyboard.press(key)
  await isAt(page, 9, 11, /Slip and Rip/)
  await expect(cellAt(page, 9, 11)).toBeFocused()

  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1' }).click()
  await isAt(page, 9, 11, /No workout/)
  await page.keyboard.press('Control+z')
  await isAt(page, 9, 11, /Slip and Rip/)
  await page.keyboard.press('Control+z')
  await isAt(page, 8, 10, /Slip and Rip/)
})

const june = (day: number) => `2033-06-${String(day).padStart(2, '0')}`
const inJune = (page: Page, round: number, day: number) =>
  page.locator(`[role="gridcell"][data-round="${String(round)}"][data-day="${june(day)}"]`)

test('the schedule fills and edits a gap in place, and undoes it', async ({ openAs, staff }) => {
  const days = { startDate: june(7), endDate: june(7) }
  await aWorkout(staff, { name: 'Uppercut Hour', round: 6, ...days })
  const page = await openAs('admin')
  await page.goto(`/admin/schedule?day=${june(14)}`)
  const alerts = alertsOf(page)
  const gap = inJune(page, 6, 14)
  await expect(gap).toHaveAccessibleName(/No workout/)

  const clicks = await countClicks(page)
  await gap.hover()
  await gap.locator('[data-fill]').click()
  const picker = page.getByRole('dialog', { name: /^Fill round 6/ })
  await expect(picker.getByPlaceholder(words.schedule.fill.find)).toBeVisible()
  expect(await problemsOf(page, 'the picker', '[role="dialog"]')).toEqual([])
  await picker.getByRole('button', { name: /^Copy Uppercut Hour/ }).click()
  // It isn't translated: the checklist says so before it goes live.
  const create = say(words.schedule.interactions.act.copy, { count: 1 })
  await page.getByRole('dialog').getByRole('button', { name: create }).click()
  await expect(gap).toHaveAccessibleName(/Uppercut Hour/)
  expect(await clicks()).toBeLessThanOrEqual(3)
  await expect(gap).toBeFocused()

  // Another tab sees the workout, then the edit.
  const other = await openAs('admin')
  await other.goto(`/admin/schedule?day=${june(14)}`)
  await expect(inJune(other, 6, 14)).toHaveAccessibleName(/Uppercut Hour/)

  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  const name = panel.getByRole('textbox', { name: words.workouts.name })
  await expect(name).toBeFocused()
  expect(await problemsOf(page, 'the form in the panel', '#content aside')).toEqual([])
  await name.fill('')
  await panel.getByLabel(words.workouts.subHeader).fill('Hook, then slip')
  await panel.getByLabel(say(words.workouts.textOf, { step: 1 })).fill('Hook twice.')
  await panel.getByRole('button', { name: words.shared.save, exact: true }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(panel.getByLabel(words.workouts.subHeader)).toHaveValue('Hook, then slip')
  await name.fill('Hook Hour')
  await page.keyboard.press('Enter')
  await expect(gap).toHaveAccessibleName(/Hook Hour/)
  await expect(gap).toBeFocused()
  await expect(inJune(other, 6, 14)).toHaveAccessibleName(/Hook Hour/)
  await other.context().close()

  // Opens the full page and returns to the same weeks.
  const grid = page.getByRole('grid')
  await grid.hover()
  const topOf = () => grid.evaluate((element) => element.scrollTop)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600)
      return topOf()
    })
    .toBeGreaterThan(300)
  const top = await topOf()
  await panel.getByRole('link', { name: words.schedule.panel.fullPage }).click()
  await expect(page.getByRole('heading', { name: 'Hook Hour' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: words.schedule.title }).click()
  await expect(page).toHaveURL(`/admin/schedule?day=${june(14)}`)
  await expect.poll(topOf).toBe(top)

  await gap.focus()
  await page.keyboard.press('Control+z')
  await expect(gap).toHaveAccessibleName(/Uppercut Hour/)
  await page.keyboard.press('Control+z')
  await expect(gap).toHaveAccessibleName(/No workout/)
  await expect(alerts.getByText(/^Undone: Created 1 workout/)).toBeVisible()
})

test('the schedule selects, adds and moves by touch', async ({ openAs, staff }) => {
  const one = await workoutInMay(staff, 'Duck and Weave', 1, 17)
  const other = await workoutInMay(staff, 'Clinch and Push', 2, 17)
  const page = await openAs('admin', { viewport: { width: 1180, height: 820 }, hasTouch: true })
  await openAt(page, 17)
  const bar = page.getByRole('toolbar', { name: words.schedule.interactions.bar })
  const session = await page.context().newCDPSession(page)
  const touchPoints = [await middleOf(page.locator(`[data-workout="${one.id}"]`))]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(bar.getByText('1 workout')).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

  await page.locator(`[data-workout="${other.id}"]`).tap()
  await expect(bar.getByText('2 workouts')).toBeVisible()
  await bar.getByRole('button', { name: words.schedule.interactions.more }).tap()
  await page.getByRole('menuitem', { name: words.schedule.interactions.command['move-to'] }).tap()
  const dialog = page.getByRole('dialog', {
    name: say(words.schedule.interactions.planTitle.move, { count: 2 }),
  })
  await dialog.getByLabel(words.schedule.interactions.toDay).fill(may(19))
  await dialog
    .getByRole('button', { name: say(words.schedule.interactions.act.move, { count: 2 }) })
    .tap()
  await isAt(page, 1, 19, /Duck and Weave/)
  await isAt(page, 2, 19, /Clinch and Push/)
})

const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const january = (day: number) => `2045-01-${String(day).padStart(2, '0')}`

test('the month view shows all 31 days of nine rounds without scrolling', async ({
  openAs,
  staff,
}) => {
  const bag = await aWorkout(staff, {
    ...{ name: 'Straights with Level Change', round: 9 },
    ...{ startDate: january(14), endDate: january(14) },
  })
  const page = await openAs('admin')
  await page.goto(`/admin/schedule?day=${january(1)}&zoom=month`)
  const grid = page.getByRole('grid', { name: words.schedule.grid.schedule })
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  const shown = await grid.evaluate((element) => {
    const window = element.getBoundingClientRect()
    return [...element.querySelectorAll<HTMLElement>('[role=gridcell]')].flatMap((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect()
      const isIn = left >= window.left && right <= window.right && top >= window.top
      const isWhole = isIn && bottom <= Math.min(window.bottom, innerHeight)
      return isWhole && right - left > 60 ? [cell.dataset['day'] ?? ''] : []
    })
  })
  const days = Array.from({ length: 31 }, (_, index) => january(index + 1))
  expect(shown.filter((day) => days.includes(day)).toSorted()).toEqual(
    days.flatMap((day) => rounds.map(() => day)),
  )
  expect(await problemsOf(page, 'the month')).toEqual([])

  // Two weeks are side by side: Sunday is right of Saturday, below round 9 is round 1 two weeks on.
  const inJanuary = (round: number, day: number) =>
    page.locator(`[role="gridcell"][data-round="${String(round)}"][data-day="${january(day)}"]`)
  await page.locator(`[data-workout="${bag.id}"]`).click()
  await expect(panelOf(page)).toContainText('Straights with Level Change')
  await page.keyboard.press('ArrowDown')
  await expect(inJanuary(1, 28)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(inJanuary(9, 14)).toBeFocused()
  await page.keyboard.press('Control+x')
  await page.keyboard.press('ArrowRight')
  await expect(inJanuary(9, 15)).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(inJanuary(9, 15)).toHaveAccessibleName(/Straights with Level Change/)
  await drag(page, page.locator(`[data-workout="${bag.id}"]`), inJanuary(3, 25))
  await expect(inJanuary(3, 25)).toHaveAccessibleName(/Straights with Level Change/)

  // A tall window loads weeks until they scroll.
  await page.setViewportSize({ width: 1440, height: 3200 })
  await page.goto(`/admin/schedule?day=${january(1)}&zoom=month`)
  await expect
    .poll(() => grid.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeGreaterThan(0)
})

test('the month view counts locations in a small window', async ({ openAs }) => {
  const page = await openAs('admin', { viewport: { width: 1280, height: 800 } })
  await page.goto('/admin/schedule?zoom=month')
  const counted = page.getByRole('columnheader', { name: /\d locations?/ }).first()
  await expect(counted.getByText(/^\d+$/)).toBeInViewport({ ratio: 1 })
})

test('the month view and the panel in French have room beside each other', async ({
  openAs,
  staff,
}) => {
  const { id, name } = await aWorkout(staff, {
    ...{ name: 'Hooks in Room', round: 7 },
    ...{ startDate: '2034-07-27', endDate: '2034-07-27' },
  })
  const page = await openAs('admin', { viewport: { width: 1280, height: 800 }, locale: 'fr-CA' })
  await page.goto('/admin/schedule?day=2034-07-01&zoom=month')
  const chip = page.locator(`[data-workout="${id}"]`)
  await chip.click()
  const panel = page.getByRole('complementary').filter({ hasText: name })
  await expect(panel).toBeVisible()
  await expect(chip).toBeInViewport({ ratio: 1 })
  const widths = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(55)
  const labels = panel.getByRole('button').locator('.mantine-Button-label')
  await expect(labels).toHaveText(['Modifier', 'Dupliquer'])
  expect(
    await labels.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    ),
  ).toEqual([])
})

/** Selects the weeks from one to another, copies them and pastes them from a day on as drafts. */
async function copyWeeks(page: Page, first: string, last: string, to: string, count: number) {
  const weekBox = (day: string) => page.locator(`[data-pick="week"][data-pick-day="${day}"]`)
  const bar = page.getByRole('toolbar', { name: words.schedule.interactions.bar })
  const dialog = page.getByRole('dialog')
  await weekBox(first).click()
  await weekBox(last).click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: /^Copy/ }).click()
  await page.locator(`[role="gridcell"][data-round="1"][data-day="${to}"]`).click()
  await bar.getByRole('button', { name: words.schedule.interactions.putHere }).click()
  await expect(dialog.getByRole('cell', { name: 'gap' })).toHaveCount(0)
  await dialog
    .getByRole('button', { name: say(words.schedule.interactions.act.drafts, { count }) })
    .click()
  await expect(dialog).toHaveCount(0)
}

/** Publishes what is selected. */
async function publishSelected(page: Page, count: number) {
  const { bar, act, was } = words.schedule.interactions
  await page
    .getByRole('toolbar', { name: bar })
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(act.publish, { count }) })
    .click()
  await expect(alertsOf(page).getByText(say(was.publish, { count }))).toBeVisible()
}

test('two weeks are copied and 13 of the copies published in 10 clicks', async ({
  openAs,
  staff,
}) => {
  const march = (day: number) => `2036-03-${String(day).padStart(2, '0')}`
  const ids = (
    await Promise.all(
      rounds.map((round) =>
        aWorkout(staff, {
          ...{ name: `March ${String(round)}`, round },
          ...{ startDate: march(2), endDate: march(2) },
        }),
      ),
    )
  ).map(({ id }) => id)
  await staff.call(calls.changeWorkouts, {
    body: {
      ...{ action: 'copy', ids, days: 1, as: 'published' },
      repeat: { every: 1, until: march(15) },
    },
  })
  const page = await openAs('admin')
  await page.goto(`/admin/schedule?day=${march(2)}`)
  const clicks = await countClicks(page)
  await copyWeeks(page, march(2), march(9), march(16), 126)
  const drafts = page.locator('[data-state="draft"]').and(page.getByTitle('March 4'))
  // The copies may appear one week after the other.
  await expect(drafts).toHaveCount(14)
  await drafts.first().click()
  await drafts.nth(12).click({ modifiers: ['Shift'] })
  await publishSelected(page, 13)

  expect(await clicks()).toBeLessThanOrEqual(10)
  const query = { from: march(16), to: march(29) }
  const { workouts } = await staff.call(calls.readSchedule, { query })
  expect(workouts).toHaveLength(126)
  const published = workouts.filter(({ isDraft }) => !isDraft)
  expect(
    published.map(({ round, startDate }) => `${String(round)} ${startDate.slice(0, 10)}`),
  ).toEqual(Array.from({ length: 13 }, (_, index) => `4 ${march(16 + index)}`))
})

const thirds = [
  { startDate: '2032-06-06', endDate: '2032-06-08' },
  { startDate: '2032-06-09', endDate: '2032-06-10' },
  { startDate: '2032-06-11', endDate: '2032-06-12' },
]

/** Four weeks of nine rounds, three workouts a week each; one of them has a typo. */
async function fourWeeks(staff: Client, typo: string) {
  const week = await Promise.all(
    rounds.flatMap((round) =>
      thirds.map((days) => aWorkout(staff, { name: `Class ${String(round)}`, round, ...days })),
    ),
  )
  const ids = week.map(({ id }) => id)
  await staff.call(calls.changeWorkouts, {
    body: {
      ...{ action: 'copy', ids, days: 7, as: 'published' },
      repeat: { every: 7, until: '2032-07-03' },
    },
  })
  await staff.call(calls.changeWorkouts, {
    body: { action: 'edit', ids: ids.slice(10, 11), name: typo },
  })
}

test('the schedule copies and publishes four weeks in 12 clicks', async ({ openAs, staff }) => {
  await fourWeeks(staff, 'Hevay Hands')
  const page = await openAs('admin')
  await page.goto('/admin/schedule?day=2032-06-06')
  const clicks = await countClicks(page)
  await page.getByText('Month', { exact: true }).click()
  await copyWeeks(page, '2032-06-06', '2032-06-27', '2032-07-04', 108)

  const typo = page.getByTitle('Hevay Hands').and(page.locator('[data-state="draft"]'))
  await typo.dblclick()
  await rename(page, 'Heavy Hands')
  await expect(panelOf(page)).toContainText('Heavy Hands')
  await page.locator('[role="gridcell"][tabindex="0"]').focus()
  await page.keyboard.press('Control+a')
  await publishSelected(page, 108)

  expect(await clicks()).toBeLessThanOrEqual(12)
  const { workouts } = await staff.call(calls.readSchedule, {
    query: { from: '2032-07-04', to: '2032-07-31' },
  })
  const published = workouts.filter(({ isDraft, stills }) => !isDraft && stills.length > 0)
  const dayMs = 86_400_000
  const daysOf = ({ startDate, endDate }: (typeof workouts)[number]) =>
    Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / dayMs)
  expect(published.reduce((days, workout) => days + daysOf(workout), 0)).toBe(28 * rounds.length)
  expect(workouts.filter(({ name }) => name === 'Heavy Hands')).toHaveLength(1)
})
