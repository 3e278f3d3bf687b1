import { openEventStream } from '@roundboard/client'
import { calls, type ScreenEvent, screenEvents, screenEventsPath } from '@roundboard/contract'
import { type Benchmark, median, until, wait } from './kit/benchmark.ts'
import { createStorage } from './kit/database.ts'
import {
  fillScreens,
  fillStaff,
  fillWorkouts,
  screenToken,
  staffToken,
  workoutId,
} from './kit/fleet.ts'
import { end } from './kit/processes.ts'
import { clientOf, startFilledServer, startServer } from './kit/server.ts'

const edits = 50
const wantedMs = 1_000

/** Edits on the first process, with the screen connected to the second. */
export const twoProcesses: Benchmark = {
  id: 'S8',
  what: 'edit at one process, event at a screen of another, on one PostgreSQL',
  target: '≤ 1 s',
  async run() {
    const storage = await createStorage('PostgreSQL')
    const first = await startFilledServer(storage, async (tables) => {
      await fillScreens(tables, 10)
      await fillWorkouts(tables, 90)
      await fillStaff(tables)
    })
    const second = await startServer(storage)
    const received: ScreenEvent[] = []
    const stream = openEventStream({
      url: second.url + screenEventsPath,
      headers: () => ({ 'screen-auth-token': screenToken(0) }),
      names: screenEvents,
      onEvent: (name) => {
        received.push(name)
        heardAt = performance.now()
      },
    })
    let heardAt = 0
    try {
      await until('the stream is open', () => received.includes('hello'))
      const staff = clientOf(first.url, staffToken)
      const times: number[] = []
      for (let edit = 1; edit <= edits; edit += 1) {
        const before = received.length
        const startedAt = performance.now()
        await staff.call(calls.updateWorkout, {
          params: { id: workoutId(0) },
          body: { subHeader: `Edit ${edit}` },
        })
        await until('the event', () => received.length > before, 10_000)
        times.push(heardAt - startedAt)
        await wait(20)
      }
      const worst = Math.max(...times)
      return {
        measured: `${worst.toFixed(0)} ms at most, ${median(times).toFixed(0)} at the median of ${edits}`,
        isMet: worst <= wantedMs,
      }
    } finally {
      stream.close()
      await Promise.all([first.child, second.child].map((child) => end(child)))
      await storage.remove()
    }
  },
}
