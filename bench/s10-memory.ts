import { calls } from '@roundboard/contract'
import { type Benchmark, progress, wait } from './kit/benchmark.ts'
import { createStorage } from './kit/database.ts'
import { end, residentBytes } from './kit/processes.ts'
import { noTally, type SimulatedScreen, startScreen } from './kit/screen.ts'
import { logIn, startServer } from './kit/server.ts'
import { pairAll } from './kit/pairing.ts'

const minutes = Number(process.env['BENCH_MINUTES'] ?? 10)
const wantedMb = 150

/** All screens of the demo, and a user who opens every page of the console in turn. */
export const memory: Benchmark = {
  id: 'S10',
  what: `memory with the demo's data after ${minutes} minutes of its load`,
  target: `≤ ${wantedMb} MB`,
  async run() {
    const storage = await createStorage('SQLite')
    await end((await startServer(storage, { DEMO: 'true' })).child)
    const server = await startServer(storage, { DEMO: 'true' })
    const screens: SimulatedScreen[] = []
    try {
      const staff = await logIn(server.url)
      const tally = noTally()
      for (const token of await pairAll(server.url, staff))
        screens.push(startScreen({ url: server.url, token, tally }))
      const endAt = performance.now() + minutes * 60_000
      let most = 0
      let edits = 0
      while (performance.now() < endAt) {
        for (const call of [
          calls.listScreens,
          calls.listWorkouts,
          calls.listLocations,
          calls.listLogs,
          calls.getConnectivity,
          calls.getContentStatus,
          calls.getSchedule,
        ])
          await staff.call(call, {})
        const [workout] = await staff.call(calls.listWorkouts, { query: { limit: 1 } })
        edits += 1
        if (workout)
          await staff.call(calls.updateWorkout, {
            params: { id: workout.id },
            body: { subHeader: `Edit ${edits}` },
          })
        most = Math.max(most, residentBytes(server.child))
        await wait(2_000)
      }
      const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
      const last = residentBytes(server.child)
      progress(`${screens.length} screens, ${tally.beats} heartbeats, ${edits} edits`)
      return {
        measured: `${mb(last)} MB, at most ${mb(most)}, with ${screens.length} screens`,
        isMet: last <= wantedMb * 2 ** 20,
      }
    } finally {
      for (const screen of screens) screen.stop()
      await end(server.child)
      await storage.remove()
    }
  },
}
