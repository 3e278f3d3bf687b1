import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { alertsOf, aWorkout, countClicks, expect, test } from './console-fixtures.ts'
import { say, words } from './messages.ts'

const interactions = words.schedule.interactions
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A week of nine rounds with a workout on every day, from a Sunday on; their IDs. */
async function aFullWeek(staff: Client, name: string, sunday: string): Promise<string[]> {
  const saturday = new Date(Date.parse(sunday) + 6 * 86_400_000).toISOString().slice(0, 10)
  const days = { startDate: sunday, endDate: sunday }
  const first = await Promise.all(
    rounds.map((round) => aWorkout(staff, { name: `${name} ${String(round)}`, round, ...days })),
  )
  const ids = first.map(({ id }) => id)
  const { made } = await staff.call(calls.changeWorkouts, {
    body: {
      ...{ action: 'copy', ids, days: 1, as: 'published' },
      repeat: { every: 1, until: saturday },
    },
  })
  return [...ids, ...made.flatMap(({ id }) => id ?? [])]
}

async function aWeekTemplate(staff: Client, name: string, startDate: string) {
  const workouts = await aFullWeek(staff, name, startDate)
  await staff.call(calls.createWeekTemplate, { body: { name, startDate, weeks: 1, workouts } })
}

const menuOf = (page: Page) => page.getByRole('toolbar', { name: interactions.bar })

test('a month is scheduled from week templates in at most 15 clicks, and undone', async ({
  openAs,
  staff,
}) => {
  await aWeekTemplate(staff, 'Month B', '2034-01-08')
  await aWeekTemplate(staff, 'Month C', '2034-01-15')
  await aWeekTemplate(staff, 'Month D', '2034-01-22')
  await aFullWeek(staff, 'Month A', '2034-01-01')
  const page = await openAs('admin')

  // The first one is saved in the schedule.
  await page.goto('/admin/schedule?day=2034-01-01')
  await page.locator('[data-pick="week"][data-pick-day="2034-01-01"]').click()
  await menuOf(page).getByRole('button', { name: interactions.more }).click()
  await page.getByRole('menuitem', { name: interactions.command['save-weeks'] }).click()
  const saving = page.getByRole('dialog', { name: words.templates.weeks.save })
  await expect(saving.getByText(/63 workouts$/)).toBeVisible()
  await saving.getByLabel(words.templates.name).fill('Month A')
  await page.keyboard.press('Enter')
  await expect(alertsOf(page).getByText('Saved template: Month A')).toBeVisible()

  await page.goto('/admin/schedule?day=2034-02-05')
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: interactions.weeks.title }).first().click()
  const dialog = page.getByRole('dialog', { name: interactions.weeks.title })
  await dialog.getByRole('combobox', { name: interactions.weeks.templates }).click()
  for (const name of ['Month A', 'Month B', 'Month C', 'Month D'])
    await page.getByRole('option', { name }).click()
  await dialog.getByRole('radio', { name: interactions.as.published }).click()
  await expect(dialog.getByText(say(interactions.weeks.length, { weeks: 4 }))).toBeVisible()
  const create = say(interactions.act.weeks, { count: 252 })
  await dialog.getByRole('button', { name: create }).click()
  await expect(dialog).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(15)

  const month = { query: { from: '2034-02-05', to: '2034-03-04' } }
  const { workouts } = await staff.call(calls.readSchedule, month)
  expect(workouts).toHaveLength(252)
  expect(
    new Set(workouts.map(({ round, startDate }) => `${String(round)} ${startDate}`)).size,
  ).toBe(252)
  expect(workouts.filter(({ isDraft }) => isDraft)).toEqual([])
  const cell = page.locator('[role="gridcell"][data-round="1"][data-day="2034-02-05"]')
  await expect(cell).toHaveAccessibleName(/Month A 1/)

  await alertsOf(page).getByRole('button', { name: words.shared.undo }).last().click()
  await expect(alertsOf(page).getByText(/^Undone: Created 252 workouts/)).toBeVisible()
  expect((await staff.call(calls.readSchedule, month)).workouts).toEqual([])
})

test('week templates are scheduled from their page, and list what repeats too soon', async ({
  openAs,
  staff,
}) => {
  await aWeekTemplate(staff, 'Soon again', '2035-01-07')
  const page = await openAs('admin')
  await page.goto('/admin/templates')
  await page.getByRole('link', { name: words.templates.weeks.title, exact: true }).click()
  await page
    .getByRole('button', { name: say(words.templates.placeOne, { name: 'Soon again' }) })
    .click()
  const dialog = page.getByRole('dialog', { name: interactions.weeks.title })
  await dialog.getByLabel(interactions.toDay).fill('2035-01-28')
  await expect(
    dialog.getByText(say(interactions.weeks.recent, { count: 63, days: 28 })),
  ).toBeVisible()
  await dialog.getByRole('radio', { name: interactions.weeks.recents.skip }).click()
  await expect(dialog.getByText(say(interactions.leftOut, { count: 63 }))).toBeVisible()
  await expect(dialog.getByRole('button', { name: interactions.nothingToDo })).toBeDisabled()
  await dialog.getByLabel(interactions.toDay).fill('2035-03-04')
  await dialog.getByRole('button', { name: say(interactions.act.drafts, { count: 63 }) }).click()
  await expect(alertsOf(page).getByText(/^Created 63 drafts/)).toBeVisible()
})
