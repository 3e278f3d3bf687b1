import { wallWords } from './messages.ts'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { expectPlaying, stoppedServer } from './wall.ts'
import {
  clip,
  expect,
  expectBeats,
  expectNamed,
  morningZone,
  test,
  type Wall,
} from './walls-fixtures.ts'

test.describe.configure({ mode: 'parallel' })

const second = 1_000
const licence = 'GET /licenses/key/'
const colours = {
  green: 'rgb(0, 166, 80)',
  yellow: 'rgb(251, 225, 0)',
  red: 'rgb(200, 16, 46)',
} as const

const timed = { location: { vtsEnabled: true } } as const

/** Starts the timer of a location some milliseconds ago. */
async function startTimer(
  staff: Client,
  id: string,
  agoMs: number,
  dwsActiveBreaks: readonly string[] = ['jumping-jack', 'high-knees'],
): Promise<number> {
  const startedAt = Date.now() - agoMs
  await staff.call(calls.updateLocationTimer, {
    params: { id },
    body: {
      dwsTimeStamp: new Date(startedAt).toISOString(),
      dwsActiveBreaks: [...dwsActiveBreaks],
    },
  })
  return startedAt
}

/** Lets time pass until the timer has run this long. */
async function passUntil(wall: Wall, startedAt: number, elapsedMs: number): Promise<void> {
  await wall.pass(startedAt + elapsedMs - wall.now())
}

const timer = (wall: Wall) => wall.page.getByRole('timer')
const flash = (wall: Wall) => wall.page.getByRole('status')
const background = (wall: Wall) =>
  wall.page
    .getByRole('region', { name: wallWords.wall.timeLeft })
    .evaluate((block) => getComputedStyle(block).backgroundColor)
const phaseIs = (wall: Wall, phase: keyof typeof colours) =>
  expect(wall.page.getByRole('region', { name: wallWords.wall.timeLeft })).toHaveAttribute(
    'data-phase',
    phase,
  )

test('the timer cycles through 150 s green, 30 s yellow and a 30 s break', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId, token } = await aScreen(timed)
  const startedAt = await startTimer(staff, locationId, -60 * second)
  const readings = () => wall.answered().filter((request) => request.startsWith(licence)).length
  const wall = await openWall({ token, hasWorker: true })
  await expect(wall.page.getByText('Jab, cross, hook.')).toBeVisible()
  await expect.poll(readings).toBeGreaterThan(0)
  await wall.hold()
  // A heartbeat answered before the stream opened causes one more read.
  const first = readings()

  await test.step('the round starts with a flash', async () => {
    await passUntil(wall, startedAt, -10_600)
    const at = new Date(startedAt).toLocaleTimeString('en-US', {
      ...{ timeZone: morningZone, hour: 'numeric', minute: '2-digit' },
    })
    await expect(wall.page.getByText('Starts at', { exact: true })).toBeVisible()
    await expect(wall.page.getByText(at, { exact: true })).toBeVisible()
    await expect(timer(wall)).toHaveCount(0)
    await passUntil(wall, startedAt, -9_900)
    await expect(wall.page.getByText('Starts in', { exact: true })).toBeVisible()
    await expect(timer(wall)).toHaveText('0:10')
    await expect(wall.page.getByText(at, { exact: true })).toHaveCount(0)
    await passUntil(wall, startedAt, -100)
    await expect(timer(wall)).toHaveText('0:01')
    // The stamp is also read before the start; a later response would count from then.
    await expect.poll(readings).toBeGreaterThan(first)
    await passUntil(wall, startedAt, 600)
    await phaseIs(wall, 'green')
    await expect(flash(wall)).toHaveText('Next Round')
    expect(await background(wall)).toBe(colours.green)
    await expect(timer(wall)).toHaveText('2:30')
    await passUntil(wall, startedAt, 3_400)
    await expect(flash(wall)).toBeVisible()
    await passUntil(wall, startedAt, 3_600)
    await expect(flash(wall)).toHaveCount(0)
    await expect(timer(wall)).toHaveText('2:27')
    await expect(wall.page.getByText('Work', { exact: true })).toBeVisible()
    await expectPlaying(wall.page, 1)
  })

  await test.step('the stamp is fetched again 10 s after the flash', async () => {
    const before = readings()
    await passUntil(wall, startedAt, 13_300)
    expect(readings()).toBe(before)
    await passUntil(wall, startedAt, 13_700)
    await expect.poll(readings).toBe(before + 1)
  })

  await test.step('at 150 s it turns yellow', async () => {
    await passUntil(wall, startedAt, 149_900)
    await expect(timer(wall)).toHaveText('0:01')
    await phaseIs(wall, 'green')
    await passUntil(wall, startedAt, 150_600)
    await phaseIs(wall, 'yellow')
    await expect(flash(wall)).toHaveText('30 Seconds')
    expect(await background(wall)).toBe(colours.yellow)
    await passUntil(wall, startedAt, 153_600)
    await expect(flash(wall)).toHaveCount(0)
    await expect(timer(wall)).toHaveText('0:27')
  })

  await test.step('at 180 s it turns red, with the first exercise', async () => {
    await passUntil(wall, startedAt, 179_900)
    await phaseIs(wall, 'yellow')
    await passUntil(wall, startedAt, 180_600)
    await phaseIs(wall, 'red')
    await expect(flash(wall)).toHaveText('Active Break')
    expect(await background(wall)).toBe(colours.red)
    await passUntil(wall, startedAt, 183_600)
    await expect(flash(wall)).toHaveCount(0)
    await expect(wall.page.getByRole('heading', { name: 'Jumping Jack' })).toBeVisible()
    const video = wall.page.locator('[data-video]')
    await expect(video).toHaveAttribute('data-video', clip('jumping-jack'))
    await expect(wall.page.getByRole('list')).toHaveCount(0)
    await expect
      .poll(() =>
        wall.page.locator('video').evaluate((shown: HTMLVideoElement) => shown.currentTime),
      )
      .toBeGreaterThan(0)
  })

  await test.step('at 210 s the next round starts', async () => {
    await passUntil(wall, startedAt, 209_900)
    await phaseIs(wall, 'red')
    await passUntil(wall, startedAt, 210_600)
    await phaseIs(wall, 'green')
    await expect(flash(wall)).toHaveText('Next Round')
    await passUntil(wall, startedAt, 213_600)
    await expect(wall.page.getByText('Jab, cross, hook.')).toBeVisible()
  })

  await test.step('the second break has the second exercise, the third the first again', async () => {
    await passUntil(wall, startedAt, 210_000 + 184_000)
    await expect(wall.page.getByRole('heading', { name: 'High Knees' })).toBeVisible()
    await passUntil(wall, startedAt, 420_000 + 184_000)
    await expect(wall.page.getByRole('heading', { name: 'Jumping Jack' })).toBeVisible()
    await expectNamed(wall, token)
  })
})

test('a phase’s flash appears without animation under reduced motion', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId, token } = await aScreen(timed)
  const startedAt = await startTimer(staff, locationId, 100 * second)
  const wall = await openWall({ token })
  await expect(timer(wall)).toBeVisible()
  await wall.hold()
  const wipes = () =>
    flash(wall).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ animationName }) => animationName),
    )
  const isGoneAfter = async (phaseStartsAt: number) => {
    await passUntil(wall, startedAt, phaseStartsAt + 3_600)
    await expect(flash(wall)).toHaveCount(0)
  }

  await passUntil(wall, startedAt, 150_600)
  await expect(flash(wall)).toHaveText('30 Seconds')
  expect((await wipes()).sort()).toEqual(['phase-flash-edge', 'phase-flash-panel'])
  await isGoneAfter(150_000)

  await wall.page.emulateMedia({ reducedMotion: 'reduce' })
  await passUntil(wall, startedAt, 180_600)
  await expect(flash(wall)).toHaveText('Active Break')
  await expect(flash(wall)).toBeVisible()
  expect(await wipes()).toEqual([])
  await isGoneAfter(180_000)

  await wall.page.emulateMedia({ reducedMotion: 'no-preference' })
  await passUntil(wall, startedAt, 210_600)
  await expect(flash(wall)).toHaveText('Next Round')
  expect(await wipes()).toHaveLength(2)
})

test('a break in Spanish names its exercise in Spanish', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId, token } = await aScreen({ ...timed, language: 'es-mx' })
  const startedAt = await startTimer(staff, locationId, 100_000)
  const wall = await openWall({ token })
  await expect(timer(wall)).toBeVisible()
  await wall.hold()
  await passUntil(wall, startedAt, 185_000)
  await expect(wall.page.getByRole('heading', { name: 'Saltos de tijera' })).toBeVisible()
  await expect(wall.page.getByText('Descanso activo')).toBeVisible()
})

test('an exercise edited during its break is updated on the screen at once', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  const draft = { name: 'edited-here', displayName: 'Before', videoLink: clip('high-knees') }
  const { id } = await staff.call(calls.createExercise, { body: draft })
  await putOnAir()
  const { locationId, token } = await aScreen(timed)
  const startedAt = await startTimer(staff, locationId, 100_000, [draft.name])
  const wall = await openWall({ token })
  await phaseIs(wall, 'green')
  await wall.hold()
  await passUntil(wall, startedAt, 185_000)
  await expect(wall.page.getByRole('heading', { name: 'Before' })).toBeVisible()
  await staff.call(calls.updateExercise, {
    params: { id },
    body: { displayName: 'After', videoLink: clip('jumping-jack') },
  })
  const after = wall.page.getByRole('heading', { name: 'After' })
  const isThereASecondLater = async () => {
    await wall.pass(second)
    return after.isVisible()
  }
  await expect.poll(isThereASecondLater).toBe(true)
  await expect(wall.page.locator('[data-video]')).toHaveAttribute(
    'data-video',
    clip('jumping-jack'),
  )
})

test('the timer disappears after the 27th round, and the workout stays', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId, token } = await aScreen(timed)
  const startedAt = await startTimer(staff, locationId, 26 * 210_000 + 100_000)
  const wall = await openWall({ token })
  await phaseIs(wall, 'green')
  await wall.hold()
  await passUntil(wall, startedAt, 27 * 210_000 - 20_000)
  await phaseIs(wall, 'red')
  await passUntil(wall, startedAt, 27 * 210_000 + 500)
  await expect(timer(wall)).toHaveCount(0)
  await expect(wall.page.getByText('Jab, cross, hook.')).toBeVisible()
  await wall.pass(300 * second)
  await expect(timer(wall)).toHaveCount(0)
})

test('a screen with a timer sends heartbeats every 30 seconds, and logs why no timer is running', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId, token } = await aScreen(timed)
  await startTimer(staff, locationId, 0)
  await staff.call(calls.updateLocationTimer, {
    params: { id: locationId },
    body: { dwsTimeStamp: null },
  })
  const notes: string[] = []
  const wall = await openWall({
    token,
    prepare: (page) => Promise.resolve(page.on('console', (note) => notes.push(note.text()))),
  })
  await expect(wall.page.getByText('Jab, cross, hook.')).toBeVisible()
  await expect(timer(wall)).toHaveCount(0)
  await expect.poll(() => notes).toContain('Could not find Timestamp or License')

  await expectBeats(wall, 30 * second)
})

test('a new version reloads the page once, never during a round', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId, token } = await aScreen(timed)
  const startedAt = await startTimer(staff, locationId, 30_000)
  const wall = await openWall({ token, hasWorker: true })
  await phaseIs(wall, 'green')
  await expect.poll(() => wall.count('PATCH /api/v1/screens/auth')).toBe(1)
  await staff.call(calls.createRelease, {
    body: {
      title: 'Sharper bells',
      type: 'Release',
      description: 'Every wall rings at the same moment.',
      version: '21.12.30',
      date: '12/30/2021',
    },
  })
  await wall.pass(31 * second)
  await expect.poll(() => wall.count('PATCH /api/v1/screens/auth')).toBeGreaterThan(1)
  // Early in yellow, because time also passes by itself, especially on a busy machine.
  await passUntil(wall, startedAt, 155_000)
  await phaseIs(wall, 'yellow')
  expect(wall.loads()).toBe(1)

  await passUntil(wall, startedAt, 181_000)
  await expect.poll(() => wall.loads()).toBe(2)
  await expect(timer(wall)).toBeVisible()
  await wall.pass(61 * second)
  await expect.poll(() => wall.count('PATCH /api/v1/screens/auth')).toBeGreaterThan(3)
  expect(wall.loads()).toBe(2)
})

test('an edited workout shows at the bell, not during a round', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  const { id } = await putOnAir({ subHeader: 'Before the bell' })
  const { locationId, token } = await aScreen(timed)
  const startedAt = await startTimer(staff, locationId, 30_000)
  const wall = await openWall({ token })
  await phaseIs(wall, 'green')
  await expect(wall.page.getByRole('heading', { name: 'Before the bell' })).toBeVisible()
  await wall.hold()
  const reads = wall.count('GET /api/v1/screens/auth/programme')
  await staff.call(calls.updateWorkout, { params: { id }, body: { subHeader: 'After the bell' } })
  const isRead = async () => {
    await wall.pass(second)
    return wall.count('GET /api/v1/screens/auth/programme') > reads
  }
  await expect.poll(isRead).toBe(true)
  await passUntil(wall, startedAt, 148_000)
  await expect(wall.page.getByRole('heading', { name: 'Before the bell' })).toBeVisible()
  // A jump past the break would skip its bell.
  await passUntil(wall, startedAt, 181_000)
  await phaseIs(wall, 'red')
  await passUntil(wall, startedAt, 215_000)
  await expect(wall.page.getByRole('heading', { name: 'After the bell' })).toBeVisible()
})

test.describe('a screen without its server', () => {
  test.use({ expectedErrors: [stoppedServer] })

  test('a screen without its server keeps its timer and videos, and reconnects', async ({
    gym,
    aScreen,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { screen, locationId, token } = await aScreen(timed)
    const startedAt = await startTimer(staff, locationId, 20_000)
    const wall = await openWall({ token, hasWorker: true })
    await phaseIs(wall, 'green')
    await expectPlaying(wall.page, 1)
    await wall.page.waitForFunction(() => document.fonts.status === 'loaded')

    await gym.kill()
    await passUntil(wall, startedAt, 155_500)
    await phaseIs(wall, 'yellow')
    await expectPlaying(wall.page, 1)
    await passUntil(wall, startedAt, 215_000)
    await phaseIs(wall, 'green')
    await expectPlaying(wall.page, 1)

    await gym.start()
    const backAt = new Date().toISOString()
    const isHeard = async () => {
      await wall.pass(5 * second)
      const { status } = await staff.call(calls.getScreen, { params: { id: screen.id } })
      return (status.statusUpdatedAt ?? '') > backAt
    }
    await expect.poll(isHeard).toBe(true)
    expect(wall.loads()).toBe(1)
  })
})
