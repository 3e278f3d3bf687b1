import { ApiError, type Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { createDatabase, startPostgres } from '../server/src/testing/postgres.ts'
import { expect, test } from './fixtures.ts'
import { type DemoServer, startDemoServer } from './demo-server.ts'

const writers = 8
const kills = 3
const isGone: ReadonlySet<string> = new Set(['unreachable', 'unavailable'])

/** Saves workouts until the server is gone, and records those that it confirmed. */
async function saveUntilGone(admin: Client, saved: string[]): Promise<void> {
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

async function expectNothingLost(gym: DemoServer): Promise<void> {
  const admin = await gym.staff('admin@roundboard.test')
  for (let kill = 0; kill < kills; kill += 1) {
    const saved: string[] = []
    const work = Promise.all(Array.from({ length: writers }, () => saveUntilGone(admin, saved)))
    const enough = 3 * writers + Math.random() * 100
    await expect.poll(() => saved.length, { intervals: [1] }).toBeGreaterThan(enough)
    await gym.kill()
    await work
    await gym.start()
    for (const id of saved)
      await expect(admin.call(calls.getWorkout, { params: { id } })).resolves.toMatchObject({ id })
  }
}

test('a server killed during writes keeps everything it confirmed (SQLite)', async ({ gym }) => {
  await expectNothingLost(gym)
})

test('a server killed during writes keeps everything it confirmed (PostgreSQL)', async () => {
  const postgres = await startPostgres()
  try {
    const gym = await startDemoServer({ DATABASE_URL: await createDatabase(postgres.url) })
    try {
      await expectNothingLost(gym)
    } finally {
      await gym.remove()
    }
  } finally {
    await postgres.stop()
  }
})

test('a second server on the same data folder refuses to start', async ({ gym }) => {
  await expect(startDemoServer({ DATA_DIR: gym.dataDir })).rejects.toThrow(
    /DATABASE_URL|PostgreSQL/,
  )
})
