import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { aLocation, aWorkout, people } from './console-fixtures.ts'
import { expect, test } from './fixtures.ts'
import type { DemoServer } from './demo-server.ts'
import { say, words } from './messages.ts'

const weeks = 4
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** The time zone where days start last. */
const lastZone = 'Pacific/Pago_Pago'
const todayThere = () => new Date().toLocaleDateString('sv-SE', { timeZone: lastZone })

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const openDatabase = (gym: DemoServer) =>
  new DatabaseSync(join(gym.dataDir, 'roundboard.sqlite'), { readOnly: true })

const inShort = (day: string, weekday?: 'short') =>
  new Date(day).toLocaleDateString('en-US', {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(weekday && { weekday }),
  })

/** The gaps of four weeks in the database, in order. */
function gapsIn(
  gym: DemoServer,
  from: string,
): { day: string; round: number; hasDraft: boolean }[] {
  const database = openDatabase(gym)
  const onDay = database.prepare(
    `select coalesce(sum(is_draft = 0 and routine_count > 0), 0) as shown, coalesce(sum(is_draft), 0) as drafts
     from workouts where round = ? and substr(start_date, 1, 10) <= ? and substr(end_date, 1, 10) >= ?`,
  )
  const gaps = Array.from({ length: weeks * 7 }, (_, index) => addDays(from, index)).flatMap(
    (day) =>
      rounds.flatMap((round) => {
        const there = onDay.get(round, day, day)
        return there?.['shown'] === 0 ? [{ day, round, hasDraft: there['drafts'] !== 0 }] : []
      }),
  )
  database.close()
  return gaps
}

/** The cells that the grid doesn't dim. */
const loudPlaces = (page: Page): Promise<string[]> =>
  page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll<HTMLElement>('[role=row]')].flatMap((row) => {
      const cells = [...row.querySelectorAll<HTMLElement>('[role=gridcell]')]
      const chips = [...row.querySelectorAll<HTMLElement>('[data-state]:not([data-out=true])')]
      return chips.flatMap(({ style: { gridColumnStart, gridColumnEnd } }) => {
        const first = Number(gridColumnStart) - 2
        return cells
          .slice(first, first + Number(gridColumnEnd.replace('span ', '')))
          .map(({ dataset }) => `${dataset['day'] ?? ''} ${dataset['round'] ?? ''}`)
      })
    }),
  )

test('the dashboard and the schedule count the same gaps as the database for any number of days', async ({
  gym,
  adminPage: page,
}) => {
  const staff = await gym.staff(people.admin)
  await aLocation(staff, { name: 'Last to bed', timeZone: lastZone })
  for (let number = 0; number < 60; number += 1)
    await aLocation(staff, {
      name: `Sixty ${String(number)}`,
      timeZone: ['America/Denver', 'Europe/Oslo', 'Asia/Tokyo'][number % 3] ?? '',
    })
  const from = todayThere()
  const days = (first: number, last = first) => ({
    startDate: addDays(from, first),
    endDate: addDays(from, last),
  })
  const database = openDatabase(gym)
  const ids = database
    .prepare('select id from workouts')
    .all()
    .map(({ id }) => String(id))
  database.close()
  await staff.call(calls.changeWorkouts, { body: { action: 'delete', ids } })
  // All rounds are filled, one of them twice, until one has only a draft.
  await aWorkout(staff, { name: 'Twice', round: 2, ...days(3, 5) })
  for (const round of rounds)
    await aWorkout(staff, {
      name: `Filled ${String(round)}`,
      round,
      ...days(0, round === 4 ? 8 : 11),
    })
  await staff.call(calls.createWorkout, {
    body: {
      ...{ name: 'Waiting', subHeader: 'Jab', round: 4, isDraft: true, ...days(9, 10) },
      routines: [{ step: 1, text: 'Jab.', videoLink: '/media/exercises/jumping-jack.mp4' }],
    },
  })

  const dashboard = words.dashboard
  const expectDashboard = async () => {
    const gaps = gapsIn(gym, from)
    const count = say(dashboard.outages.gapsInWeeks, { count: gaps.length, weeks })
    const link = page.getByRole('link', { name: count, exact: true })
    await expect(link).toHaveAttribute('href', '/admin/schedule?show=gaps')
    const fill = page.getByRole('link', { name: dashboard.outages.fillIt })
    await expect(fill).toHaveAttribute('href', `/admin/schedule?day=${gaps[0]?.day ?? ''}`)
    return { gaps, link }
  }
  await page.goto('/admin/dashboard')
  const { gaps, link } = await expectDashboard()
  await link.click()

  const next = page.getByRole('button', { name: words.schedule.nextGap })
  const chip = page.getByRole('button', { name: /^\d+ gaps?$/ })
  const expectSchedule = async (all: typeof gaps) => {
    await expect(chip).toHaveText(say(words.schedule.gaps, { count: all.length }))
    const at = { round: all[0]?.round ?? 0, day: inShort(all[0]?.day ?? '', 'short') }
    await expect(next).toContainText(say(words.schedule.gapAt, at))
  }
  await expectSchedule(gaps)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  const to = addDays(from, weeks * 7 - 1)
  const expected = gaps.map(({ day, round }) => `${day} ${String(round)}`).toSorted()
  await expect
    .poll(async () =>
      (await loudPlaces(page)).filter((place) => place.slice(0, 10) <= to).toSorted(),
    )
    .toEqual(expected)

  for (const zoom of Object.values(words.schedule.zooms)) {
    await page.getByText(zoom, { exact: true }).click()
    await expectSchedule(gaps)
  }
  await page.getByRole('grid').hover()
  const lastDay = () => page.getByRole('gridcell').last().getAttribute('data-day')
  const before = await lastDay()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4_000)
      return lastDay()
    })
    .not.toBe(before)
  await expectSchedule(gaps)

  const [first] = gaps
  await page.getByRole('gridcell').last().focus()
  await page.keyboard.press('h')
  await expect(page.locator(':focus')).toHaveAttribute('data-day', first?.day ?? '')
  await expect(page.locator(':focus')).toHaveAttribute('data-round', String(first?.round))

  // Another user fills it, and the page updates its count.
  const { id } = await aWorkout(staff, { name: 'Filling', round: 4, ...days(9) })
  await expectSchedule(gapsIn(gym, from))
  expect(gapsIn(gym, from)).toHaveLength(gaps.length - 1)
  await page.locator(`[data-workout="${id}"]`).click()
  for (const key of ['Control+x', 'ArrowRight', 'ArrowRight', 'Control+v'])
    await page.keyboard.press(key)
  const moved = say(words.schedule.interactions.was.move, { count: 1 })
  const leaves = (day: number, drafts: number) =>
    say(words.schedule.interactions.gapsLeft, {
      count: 1,
      days: inShort(addDays(from, day)),
      drafts,
    })
  await expect(page.getByText(`${moved}. ${leaves(9, 1)}`, { exact: true })).toBeVisible()
  await expectSchedule(gapsIn(gym, from))
  await page.keyboard.press('Control+z')
  const undone = say(words.schedule.interactions.undone, { said: `${moved}.` })
  await expect(page.getByText(`${undone} ${leaves(11, 0)}`, { exact: true })).toBeVisible()
  await expectSchedule(gapsIn(gym, from))
  await page.goto('/admin/dashboard')
  await expectDashboard()
})
