import { calls, type Workout } from '@roundboard/contract'
import { type Benchmark, median, progress } from './kit/benchmark.ts'
import { fillScreens, fillStaff, fillWorkouts, staffToken, workoutId } from './kit/fleet.ts'
import { end, type Helper, startHelper } from './kit/processes.ts'
import { clientOf, openFilledServer } from './kit/server.ts'
import type { Heard } from './load/streams.ts'

const screens = 5_000
const rounds = 9
const times = 9
const wanted = 2

/** Milliseconds from a change until the last stream gets its event. */
async function untilAllHeard(load: Helper, event: string, change: () => Promise<unknown>) {
  await load.ask({ kind: 'expect', event })
  const startedAt = Date.now()
  const changed = change()
  const { count, lastAt } = await load.ask<Heard>({ kind: 'heard', withinMs: 30_000 })
  await changed
  if (count !== screens) throw new Error(`${count} of ${screens} screens got the event`)
  return lastAt - startedAt
}

/** All screens are in the workout's round; the time includes the transaction. */
export const fanOut: Benchmark = {
  id: 'S4',
  what: `a saved workout reaches ${screens} screens, against a bare loop of writes`,
  target: `≤ ${wanted} ×`,
  async run() {
    const server = await openFilledServer('SQLite', async (tables) => {
      await fillScreens(tables, screens)
      await tables.query('update screens set round = 1')
      await fillWorkouts(tables, rounds * 30)
      await fillStaff(tables)
    })
    const bareServer = startHelper('load/bare.ts')
    const [load, bareLoad] = [startHelper('load/streams.ts'), startHelper('load/streams.ts')]
    try {
      const staff = clientOf(server.url, staffToken)
      const { url } = await bareServer.ask<{ url: string }>({ kind: 'streams' })
      progress(`opening ${screens} streams at each`)
      await load.ask({ kind: 'open', url: server.url, from: 0, count: screens })
      await bareLoad.ask({ kind: 'open', url, from: 0, count: screens })
      const save = (time: number): Promise<Workout> =>
        staff.call(calls.updateWorkout, {
          params: { id: workoutId(0) },
          body: { subHeader: `Version ${time}` },
        })
      const text = 'event: programme\ndata: {"revision":1}\n\n'
      const ours: number[] = []
      const bare: number[] = []
      for (let time = 0; time < times; time += 1) {
        ours.push(await untilAllHeard(load, 'event: programme', () => save(time)))
        bare.push(
          await untilAllHeard(bareLoad, 'event: programme', () =>
            bareServer.ask({ kind: 'write', text }),
          ),
        )
      }
      const ratio = median(ours) / median(bare)
      return {
        measured: `${ratio.toFixed(2)} × (${median(ours)} against ${median(bare)} ms)`,
        isMet: ratio <= wanted,
      }
    } finally {
      await Promise.all([bareServer.child, load.child, bareLoad.child].map((child) => end(child)))
      await server.close()
    }
  },
}
