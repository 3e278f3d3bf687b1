import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { like, phoneWords, phoneWordsEs, say, wallWords } from './messages.ts'
import { clip, expect, test, type Wall, withoutClips } from './walls-fixtures.ts'

function secondsOf(text: string | null): number {
  const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

test('screens show a substitute from the next bell while equipment is out of order', async ({
  gym,
  aScreen,
  openBrowser,
  openWall,
  staff,
  putOnAir,
}) => {
  test.slow()
  const { items: catalogue } = await staff.list(calls.listExercises, { query: { limit: 100 } })
  const exercise = (name: string) => catalogue.find((one) => one.name === name)?.id ?? ''
  const needs = (name: string, pieces: readonly 'bag'[], allowed: readonly string[] = []) =>
    staff.call(calls.updateExercise, {
      params: { id: exercise(name) },
      body: {
        needs: [...pieces],
        alternatives: allowed.map((other) => ({
          exercise: exercise(other),
          kind: 'same-intent' as const,
        })),
      },
    })
  await needs('overhand-punch', ['bag'], ['squat'])
  await needs('elbow-strike', ['bag'])
  const clips = new Map([
    [3, 'overhand-punch'],
    [5, 'elbow-strike'],
    [7, 'overhand-punch'],
  ])
  // Rounds 1 and 9 play nothing that needs a bag.
  const rounds = [1, 3, 5, 7, 9]
  const others = [2, 4, 6, 8]
  const first = await aScreen({ round: 1, location: { vtsEnabled: true } })
  const location = first.locationId
  const linked = [first]
  for (const round of [...rounds, ...others]) {
    const text = `Do what round ${String(round)} does.`
    const videoLink = clip(clips.get(round) ?? 'high-knees')
    await putOnAir({ round, routines: [{ text, step: 1, videoLink }] })
  }
  for (const round of rounds.slice(1)) linked.push(await aScreen({ round, beside: location }))
  const walls: Wall[] = []
  for (const [index, { token }] of linked.entries()) {
    const playsBag = clips.has(rounds[index] ?? 0)
    walls.push(await openWall({ token, ...(!playsBag && { prepare: withoutClips }) }))
  }
  const aPhone = async (locale: string, tab: string) => {
    const made = await staff.call(calls.createCoachPass, { params: { id: location } })
    const context = await openBrowser({ viewport: { width: 390, height: 844 }, locale })
    const page = await context.newPage()
    await page.goto(new URL(made.address, gym.displayUrl).href)
    await page.getByRole('button', { name: tab, exact: true }).click()
    return page
  }
  const one = await aPhone('en-US', 'Equipment')
  const two = await aPhone('es-MX', 'Equipo')
  // Opening the screens takes a while, and the rest needs two minutes of green.
  await staff.call(calls.updateLocationTimer, {
    params: { id: location },
    body: { dwsTimeStamp: new Date(Date.now() - 30_000).toISOString() },
  })

  /** The clip and label of each screen, by round. */
  const shown = () =>
    Promise.all(
      walls.map(async ({ page }) => {
        const [playing] = await page.locator('.video-row [data-video]').all()
        const link = await playing?.getAttribute('data-video')
        const signs = await page.locator('.instead-of').allTextContents()
        return [link?.slice('/media/exercises/'.length, -'.mp4'.length), ...signs].join(': ')
      }),
    )
  const planned = rounds.map((round) => clips.get(round) ?? 'high-knees')
  const instead = planned.map((name) =>
    name === 'overhand-punch' ? 'squat: Instead of the bag' : name,
  )
  await expect.poll(shown).toEqual(planned)

  const [round3, round7] = ['3', '7'].map((rounds) =>
    say(phoneWords.equipment.shows, {
      isMany: 'false',
      places: say(phoneWords.equipment.places.round, { rounds }),
      name: 'Squat',
    }),
  )
  const markBag = async () => {
    await one.getByRole('button', { name: `Heavy bag: ${phoneWords.equipment.report}` }).click()
    await expect(
      one.getByText(like(phoneWords.equipment.willShow, { shown: [round3, round7].join(' and ') })),
    ).toBeVisible()
    await expect(
      one.getByText(
        like(phoneWords.equipment.noSubstituteFor, {
          isMany: 'false',
          places: say(phoneWords.equipment.places.round, { rounds: '5' }),
        }),
      ),
    ).toBeVisible()
    await one.getByRole('button', { name: phoneWords.equipment.markOut }).click()
    await expect(
      two.getByRole('button', { name: `Saco de boxeo: ${phoneWordsEs.equipment.restore}` }),
    ).toBeVisible()
  }
  const toNextRound = async () => {
    await one.getByRole('button', { name: 'Timer', exact: true }).click()
    const block = one.getByRole('timer')
    const toBell = one.getByRole('button', { name: phoneWords.remote.skipToBell })
    const revision = async () =>
      (await staff.call(calls.getRemote, { query: { location } })).timer.revision
    for (const bell of ['break', 'round']) {
      const before = await revision()
      await toBell.click({ delay: 800 })
      await expect.poll(revision, bell).toBeGreaterThan(before)
      await expect(toBell).toBeEnabled()
    }
    await expect(block).toBeVisible()
    await one.getByRole('button', { name: /Equipment/ }).click()
  }

  await test.step('two phones pause all screens, add thirty seconds and skip to the bell', async () => {
    const timers = () =>
      Promise.all(
        walls.map(async ({ page }) => {
          const block = page.getByRole('region', { name: wallWords.wall.timeLeft })
          const [phase, paused] = await Promise.all(
            ['data-phase', 'data-paused'].map((name) => block.getAttribute(name)),
          )
          return { phase, paused, seconds: secondsOf(await page.getByRole('timer').textContent()) }
        }),
      )
    // A phone acts on the state that it knows.
    const showsSeconds = (phone: Page, seconds: number) =>
      expect.poll(async () => secondsOf(await phone.getByRole('timer').textContent())).toBe(seconds)
    const areAll = (expected: { phase: string; paused: string; seconds: number }) =>
      expect.poll(timers).toEqual(walls.map(() => expected))
    await one.getByRole('button', { name: 'Timer', exact: true }).click()
    await two.getByRole('button', { name: 'Temporizador', exact: true }).click()
    await one.getByRole('button', { name: 'Pause' }).click()
    await expect(two.getByText(phoneWordsEs.remote.tones.paused, { exact: true })).toBeVisible()
    await expect(one.getByText('Paused', { exact: true })).toBeVisible()
    const seconds = secondsOf(await one.getByRole('timer').textContent())
    await areAll({ phase: 'green', paused: 'true', seconds })
    await two.getByRole('button', { name: '+30 s' }).click()
    await areAll({ phase: 'green', paused: 'true', seconds: seconds + 30 })
    await showsSeconds(one, seconds + 30)
    await one.getByRole('button', { name: phoneWords.remote.skipToBell }).click({ delay: 800 })
    await areAll({ phase: 'red', paused: 'true', seconds: 30 })
    await showsSeconds(two, 30)
    await two.getByRole('button', { name: /^Deshacer/ }).click()
    await areAll({ phase: 'green', paused: 'true', seconds: seconds + 30 })
    await showsSeconds(two, seconds + 30)
    await two.getByRole('button', { name: 'Reanudar' }).click()
    await expect(one.getByRole('button', { name: 'Pause' })).toBeVisible()
    await one.getByRole('button', { name: 'Equipment', exact: true }).click()
    await two.getByRole('button', { name: 'Equipo', exact: true }).click()
  })

  await markBag()
  expect(await shown()).toEqual(planned)
  await two.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(
    one.getByRole('button', { name: `Heavy bag: ${phoneWords.equipment.report}` }),
  ).toBeVisible()
  await toNextRound()
  await expect.poll(shown).toEqual(planned)

  await markBag()
  await toNextRound()
  await expect.poll(shown).toEqual(instead)
  const [, third] = walls
  expect(await third?.page.locator('.instruction-text').textContent()).toBe(
    'Instead of the bagDeep squats. Hands at your chest, heels down.',
  )
  await two
    .getByRole('button', { name: `Saco de boxeo: ${phoneWordsEs.equipment.restore}` })
    .click()
  await expect(one.getByText(like(phoneWords.equipment.comingBack))).toBeVisible()
  expect(await shown()).toEqual(instead)
  await toNextRound()
  await expect.poll(shown).toEqual(planned)
  await needs('overhand-punch', [])
  await needs('elbow-strike', [])
})
