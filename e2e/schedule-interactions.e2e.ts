import type { Locator, Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { aWorkout, alertsOf, expect, test } from './console-fixtures.ts'
import { say, words } from './messages.ts'

const may = (day: number) => `2032-05-${String(day).padStart(2, '0')}`

/** A workout in the May that these stories have for themselves. */
const lying = (staff: Client, name: string, round: number, first: number, last = first) =>
  aWorkout(staff, { name, round, startDate: may(first), endDate: may(last) })

const cellAt = (page: Page, round: number, day: number) =>
  page.locator(`[role="gridcell"][data-round="${String(round)}"][data-day="${may(day)}"]`)
const isAt = (page: Page, round: number, day: number, said: RegExp) =>
  expect(cellAt(page, round, day)).toHaveAccessibleName(said)

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not in sight.')
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

async function rename(page: Page, name: string) {
  const dialog = page.getByRole('dialog', {
    name: say(words.schedule.hands.planTitle.name, { count: 1 }),
  })
  await dialog.getByLabel('Name').fill(name)
  await expect(
    dialog.getByRole('button', { name: say(words.schedule.hands.act.name, { count: 1 }) }),
  ).toBeEnabled()
  await page.keyboard.press('Enter')
}

test('a mouse moves, copies, renames and selects', async ({ openAs, staff }) => {
  const ropes = await lying(staff, 'Rope and Ready', 1, 3)
  const steps = await lying(staff, 'Step and Jab', 2, 3)
  await lying(staff, 'Bag Work', 5, 4)
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
  const bar = page.getByRole('toolbar', { name: words.schedule.hands.bar })
  await expect(bar.getByText('1 workout')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(9)
})

test('keys move a workout, delete it and undo both', async ({ openAs, staff }) => {
  await lying(staff, 'Slip and Rip', 8, 10)
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

test('the schedule selects, adds and moves by touch', async ({ openAs, staff }) => {
  const one = await lying(staff, 'Duck and Weave', 1, 17)
  const other = await lying(staff, 'Clinch and Push', 2, 17)
  const page = await openAs('admin', { viewport: { width: 1180, height: 820 }, hasTouch: true })
  await openAt(page, 17)
  const bar = page.getByRole('toolbar', { name: words.schedule.hands.bar })
  const session = await page.context().newCDPSession(page)
  const touchPoints = [await middleOf(page.locator(`[data-workout="${one.id}"]`))]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(bar.getByText('1 workout')).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

  await page.locator(`[data-workout="${other.id}"]`).tap()
  await expect(bar.getByText('2 workouts')).toBeVisible()
  await bar.getByRole('button', { name: words.schedule.hands.more }).tap()
  await page.getByRole('menuitem', { name: words.schedule.hands.command['move-to'] }).tap()
  const dialog = page.getByRole('dialog', {
    name: say(words.schedule.hands.planTitle.move, { count: 2 }),
  })
  await dialog.getByLabel(words.schedule.hands.toDay).fill(may(19))
  await dialog.getByRole('button', { name: say(words.schedule.hands.act.move, { count: 2 }) }).tap()
  await isAt(page, 1, 19, /Duck and Weave/)
  await isAt(page, 2, 19, /Clinch and Push/)
})

const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]

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
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0'
    const count = () => {
      const { dataset } = document.documentElement
      dataset['clicks'] = String(Number(dataset['clicks']) + 1)
    }
    addEventListener('pointerdown', count, true)
  })
  const weekBox = (day: string) => page.locator(`[data-pick="week"][data-pick-day="${day}"]`)
  const bar = page.getByRole('toolbar', { name: words.schedule.hands.bar })
  const dialog = page.getByRole('dialog')

  await page.getByText('Month', { exact: true }).click()
  await weekBox('2032-06-06').click()
  await weekBox('2032-06-27').click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: /^Copy/ }).click()
  await page.locator('[role="gridcell"][data-round="1"][data-day="2032-07-04"]').click()
  await bar.getByRole('button', { name: words.schedule.hands.putHere }).click()
  await expect(dialog.getByRole('cell', { name: 'gap' })).toHaveCount(0)
  await dialog
    .getByRole('button', { name: say(words.schedule.hands.act.drafts, { count: 108 }) })
    .click()
  await expect(dialog).toHaveCount(0)

  const typo = page.getByTitle('Hevay Hands').and(page.locator('[data-state="draft"]'))
  await typo.dblclick()
  await rename(page, 'Heavy Hands')
  await expect(page.getByRole('complementary', { name: 'Workout' })).toContainText('Heavy Hands')
  await page.locator('[role="gridcell"][tabindex="0"]').focus()
  await page.keyboard.press('Control+a')
  await bar.getByRole('button', { name: /^Publish/ }).click()
  await dialog
    .getByRole('button', { name: say(words.schedule.hands.act.publish, { count: 108 }) })
    .click()
  await expect(
    alertsOf(page).getByText(say(words.schedule.hands.was.publish, { count: 108 })),
  ).toBeVisible()

  const clicks = await page.evaluate(() => document.documentElement.dataset['clicks'])
  expect(Number(clicks)).toBeLessThanOrEqual(12)
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
