import { rename, rm } from 'node:fs/promises'
import { calls } from '@roundboard/contract'
import { expect, test } from './fixtures.ts'
import {
  codeOn,
  expectPlaying,
  linkDisplay,
  notReady,
  passTimeUntil,
  screenOf,
  stoppedServer,
} from './wall.ts'

test.beforeEach(async ({ screenPage }) => {
  await screenPage.clock.install()
})

test.describe('a server restart', () => {
  test.use({ expectedErrors: [stoppedServer] })

  test('a server restart keeps screens linked and staff signed in', async ({
    gym,
    screenPage,
    adminPage,
  }) => {
    await linkDisplay(gym, screenPage, 1)
    const workout = screenPage.getByRole('figure').first()
    await passTimeUntil(screenPage, () => workout.isVisible())
    await expectPlaying(screenPage)

    expect(await gym.stop()).toBe(0)
    await screenPage.clock.fastForward('05:00')
    await expectPlaying(screenPage)

    await gym.start()
    const admin = await gym.staff('admin@roundboard.test')
    const startedAt = new Date().toISOString()
    const isHeardOf = async () => {
      const { status } = await screenOf(admin, 1)
      return status.isConnected && (status.statusUpdatedAt ?? '') > startedAt
    }
    await passTimeUntil(screenPage, isHeardOf)
    await expect.poll(isHeardOf).toBe(true)
    await expect(workout).toBeVisible()

    await adminPage.reload()
    await expect(adminPage).toHaveURL(/\/admin\/dashboard$/)
    await expect(adminPage.getByRole('button', { name: 'Login' })).toHaveCount(0)
  })
})

test.describe('a server with an empty database', () => {
  // The empty server answers that it doesn't know the screen.
  test.use({ expectedErrors: [new RegExp(`${stoppedServer.source}|status of 404`)] })

  test('an empty database doesn’t unlink screens for good: they show a code, then play again', async ({
    gym,
    screenPage,
  }) => {
    // Three servers start, one after the other.
    test.slow()
    await linkDisplay(gym, screenPage, 4)
    const workout = screenPage.getByRole('figure').first()
    await passTimeUntil(screenPage, () => workout.isVisible())
    await expectPlaying(screenPage)

    const away = `${gym.dataDir}-away`
    await gym.stop()
    await rename(gym.dataDir, away)
    await gym.start()
    await passTimeUntil(screenPage, async () => !(await workout.isVisible()))
    expect(await codeOn(screenPage)).toMatch(/^[A-Z0-9]{6}$/)

    await gym.stop()
    await rm(gym.dataDir, { recursive: true })
    await rename(away, gym.dataDir)
    await gym.start()
    await passTimeUntil(screenPage, () => workout.isVisible())
    await expectPlaying(screenPage)
    const admin = await gym.staff('admin@roundboard.test')
    expect((await screenOf(admin, 4)).isLinked).toBe(true)
  })
})

// spec: 1
test('a disabled location’s screens ask for support, and recover when it is enabled', async ({
  gym,
  screenPage,
}) => {
  await linkDisplay(gym, screenPage, 3)
  const workout = screenPage.getByRole('figure').first()
  await passTimeUntil(screenPage, () => workout.isVisible())
  await expect(workout).toBeVisible()

  const admin = await gym.staff('admin@roundboard.test')
  const { location } = await screenOf(admin, 3)
  const id = location?.id ?? ''
  await admin.call(calls.updateLocation, { params: { id }, body: { isEnabled: false } })
  const support = screenPage.getByText(notReady)
  await passTimeUntil(screenPage, () => support.isVisible())
  await expect(support).toBeVisible()

  await admin.call(calls.updateLocation, { params: { id }, body: { isEnabled: true } })
  await passTimeUntil(screenPage, () => workout.isVisible())
  await expect(workout).toBeVisible()
  await expectPlaying(screenPage)
})
