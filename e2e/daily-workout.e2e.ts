import { calls } from '@roundboard/contract'
import { openTab } from './console-fixtures.ts'
import { expect, test } from './fixtures.ts'
import type { DemoServer } from './demo-server.ts'
import { wallWords } from './messages.ts'
import {
  codeOn,
  expectPlaying,
  isFileCached,
  linkDisplay,
  notReady,
  passTimeUntil,
  place,
  screenOf,
  settle,
} from './wall.ts'

const roundNumber = 3

const now = () => Temporal.Now.zonedDateTimeISO(place.timeZone)

/** The location's workout some days from now. */
async function workoutIn(gym: DemoServer, days: number) {
  const admin = await gym.staff('admin@roundboard.test')
  const day = now().toPlainDate().add({ days }).toString()
  const { items } = await admin.list(calls.listWorkouts, {
    query: {
      q: JSON.stringify({
        round: roundNumber,
        startDate: { $lte: day },
        endDate: { $gte: day },
      }),
    },
  })
  const [workout] = items
  if (workout === undefined) throw new Error(`Nothing is on, ${day}.`)
  return workout
}

// spec: 1, 2.1
test('a linked screen shows today’s workout and follows changes', async ({
  gym,
  screenPage,
  adminPage,
}) => {
  await settle(gym)
  const workout = await workoutIn(gym, 0)
  await screenPage.clock.install()
  await screenPage.goto('/')
  const code = await codeOn(screenPage)
  await expect(screenPage.getByText(wallWords.wall.authorizationHour)).toBeVisible()

  await test.step('an admin enters the code in the console', async () => {
    await adminPage.goto('/admin/locations')
    await adminPage.getByRole('link', { name: place.name }).click()
    await openTab(adminPage, 'screens')
    await adminPage.getByRole('button', { name: `Round ${roundNumber}`, exact: true }).click()
    await adminPage.getByLabel('Auth Link Code').fill(code)
    await adminPage.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(adminPage.getByText('Linked', { exact: true })).toBeVisible()
  })

  await test.step('the screen shows today’s workout', async () => {
    const subHeader = screenPage.getByRole('heading', { name: workout.subHeader })
    await passTimeUntil(screenPage, () => subHeader.isVisible())
    await expect(subHeader).toBeVisible()
    const rounds = await (await gym.staff('admin@roundboard.test')).list(calls.listRounds, {})
    const name = rounds.items.find((round) => round.roundNumber === roundNumber)?.name ?? '?'
    await expect(screenPage.getByRole('heading', { name, level: 1 })).toBeVisible()
    const steps = screenPage.getByRole('listitem')
    await expect(steps).toHaveCount(workout.routines.length)
    for (const [index, routine] of workout.routines.entries())
      await expect(steps.nth(index)).toContainText(routine.text)
    await expectPlaying(screenPage, workout.routines.length)
  })

  await test.step('a changed header reaches the screen without a reload', async () => {
    await screenPage.evaluate(() => {
      document.documentElement.dataset['page'] = 'the same'
    })
    await adminPage.goto(`/admin/rounds/${roundNumber}/workout/${workout.id}`)
    await adminPage.getByLabel('Content header').fill('Fast feet, light hands')
    await adminPage.getByRole('button', { name: 'Save', exact: true }).click()
    const question = adminPage.getByRole('dialog')
    await expect(question).toContainText(workout.name)
    await question.getByRole('button', { name: 'Save' }).click()
    await expect(adminPage.getByText(`Updated Workout: ${workout.name}`)).toBeVisible()

    const changed = screenPage.getByRole('heading', { name: 'Fast feet, light hands' })
    await passTimeUntil(screenPage, () => changed.isVisible())
    await expect(changed).toBeVisible()
    await expect(screenPage.locator('html')).toHaveAttribute('data-page', 'the same')
    await expectPlaying(screenPage, workout.routines.length)
  })

  await test.step('a round without a workout today asks for support', async () => {
    const admin = await gym.staff('admin@roundboard.test')
    await admin.call(calls.updateWorkout, { params: { id: workout.id }, body: { routines: [] } })
    const support = screenPage.getByText(notReady)
    await passTimeUntil(screenPage, () => support.isVisible())
    await expect(support).toBeVisible()
  })
})

test.describe('an offline screen', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test("an offline screen switches to tomorrow's workout and clips at the location's midnight", async ({
    gym,
    screenPage,
  }) => {
    const [today, tomorrow] = await Promise.all([workoutIn(gym, 0), workoutIn(gym, 1)])
    await screenPage.clock.install()
    // Screens fetch files after a random delay; this one starts at once.
    await screenPage.addInitScript(() => {
      Math.random = () => 0
    })
    await linkDisplay(gym, screenPage, roundNumber)
    const first = screenPage.getByRole('heading', { name: today.subHeader })
    await passTimeUntil(screenPage, () => first.isVisible())
    await expect(first).toBeVisible()

    const midnight = now().startOfDay().add({ days: 1 })
    // Its worker fetches in real time; a heartbeat then reports it.
    for (const { videoLink } of tomorrow.routines)
      await expect.poll(() => isFileCached(screenPage, videoLink)).toBe(true)
    const admin = await gym.staff('admin@roundboard.test')
    const isTomorrowCached = async () => {
      const { report } = await screenOf(admin, roundNumber)
      return Date.parse(report?.holding?.until ?? '') > midnight.epochMilliseconds
    }
    await passTimeUntil(screenPage, isTomorrowCached)
    await screenPage.context().setOffline(true)
    const untilMidnight = midnight.epochMilliseconds - (await screenPage.evaluate(() => Date.now()))
    await screenPage.clock.fastForward(untilMidnight - 120_000)
    await expect(first).toBeVisible()
    await screenPage.clock.fastForward(300_000)
    await expect(screenPage.getByRole('heading', { name: tomorrow.subHeader })).toBeVisible()
    await expectPlaying(screenPage, tomorrow.routines.length)
  })
})

test.describe('an unknown pairing code', () => {
  // The browser logs every refusal.
  test.use({ expectedErrors: [/400 .*\/screens\/link\//] })

  test('an unknown pairing code is rejected', async ({ adminPage }) => {
    await adminPage.goto('/admin/locations')
    await adminPage.getByRole('link', { name: place.name }).click()
    await openTab(adminPage, 'screens')
    await adminPage.getByRole('button', { name: `Round ${roundNumber}`, exact: true }).click()
    await adminPage.getByLabel('Auth Link Code').fill('ZZZZZZ')
    await adminPage.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(adminPage.getByText('Invalid Authorization Code').first()).toBeVisible()
  })
})
