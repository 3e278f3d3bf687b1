import { createDatabase, startPostgres } from '../server/src/testing/postgres.ts'
import { startDemoServer } from './demo-server.ts'
import { expectNothingLost } from './durability.ts'
import { test } from './fixtures.ts'

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
