import { ApiError, type Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import type { DemoServer } from './demo-server.ts'
import { expect } from './fixtures.ts'

const writers = 8
const kills = 3
const isGone: ReadonlySet<string> = new Set(['unreachable', 'unavailable'])

/** Saves workouts until the server is gone, and records those that it confirmed. */
async function saveUntilKilled(admin: Client, saved: string[]): Promise<void> {
  for (;;)
    try {
      const { id } = await admin.call(calls.createWorkout, {
        body: {
          name: 'Under fire',
          subHeader: 'Saved or not',
          round: 9,
          startDate: '2031-01-01',
          endDate: '2031-01-02',
        },
      })
      saved.push(id)
    } catch (error) {
      if (error instanceof ApiError && isGone.has(error.code)) return
      throw error
    }
}

/** Kills a server during writes, and expects everything that it confirmed. */
export async function expectNothingLost(gym: DemoServer): Promise<void> {
  const admin = await gym.staff('admin@roundboard.test')
  for (let kill = 0; kill < kills; kill += 1) {
    const saved: string[] = []
    const work = Promise.all(Array.from({ length: writers }, () => saveUntilKilled(admin, saved)))
    const enough = 3 * writers + Math.random() * 100
    await expect.poll(() => saved.length, { intervals: [1] }).toBeGreaterThan(enough)
    await gym.kill()
    await work
    await gym.start()
    for (const id of saved)
      await expect(admin.call(calls.getWorkout, { params: { id } })).resolves.toMatchObject({ id })
  }
}
