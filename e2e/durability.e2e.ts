import { startDemoServer } from './demo-server.ts'
import { expectNothingLost } from './durability.ts'
import { expect, test } from './fixtures.ts'

test('a server killed during writes keeps everything it confirmed (SQLite)', async ({ gym }) => {
  await expectNothingLost(gym)
})

test('a second server on the same data folder refuses to start', async ({ gym }) => {
  await expect(startDemoServer({ DATA_DIR: gym.dataDir })).rejects.toThrow(
    /DATABASE_URL|PostgreSQL/,
  )
})
