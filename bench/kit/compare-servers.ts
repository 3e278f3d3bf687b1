import type { ChildProcess } from 'node:child_process'
import type { HeartbeatsResult, HeartbeatsOrder } from '../load/heartbeats.ts'
import type { Engine } from './database.ts'
import { fillScreens, fillWorkouts } from './fleet.ts'
import { cpuMs, type Helper } from './processes.ts'
import { openFilledServer } from './server.ts'

const connections = 32
const rounds = 6
const secondsEach = 3

/** A server with a number of screens and the workouts of a hundred days. */
export const openFleet = (screens: number, engine: Engine = 'SQLite') =>
  openFilledServer(engine, async (tables) => {
    await fillScreens(tables, screens)
    await fillWorkouts(tables, 900)
  })

/** A server that receives heartbeats, and the CPU time that they cost it. */
export interface MeasuredServer {
  /** Sends one heartbeat from every screen; returns the length of a response. */
  warmUp(): Promise<number>
  /** Sends heartbeats from random screens, which are measured. */
  run(seconds: number): Promise<void>
  perSecond(): number
  cpuMicrosPerHeartbeat(): number
}

export function createMeasuredServer(
  load: Helper,
  server: ChildProcess,
  target: Pick<HeartbeatsOrder, 'url' | 'screens'>,
): MeasuredServer {
  let requests = 0
  let seconds = 0
  let usedMs = 0

  async function ask(order: HeartbeatsOrder['order']): Promise<HeartbeatsResult> {
    const done = await load.ask<HeartbeatsResult>({ ...target, connections, order })
    if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} heartbeats failed`)
    return done
  }

  return {
    warmUp: async () => (await ask('each once')).answerBytes,
    async run(forSeconds) {
      const before = cpuMs(server)
      const done = await ask({ seconds: forSeconds })
      usedMs += cpuMs(server) - before
      requests += done.requests
      seconds += done.seconds
    },
    perSecond: () => requests / seconds,
    cpuMicrosPerHeartbeat: () => (usedMs * 1000) / requests,
  }
}

/**
 * Runs both in turn, several times. `ratio` is the CPU time of a heartbeat on `bare` divided by that on
 * `ours`, all threads: on a shared machine, heartbeats per second depend on other processes.
 */
export async function compareServers(
  ours: MeasuredServer,
  bare: MeasuredServer,
): Promise<{ ratio: number; measured: string }> {
  for (let round = 0; round < rounds; round += 1) {
    await ours.run(secondsEach)
    await bare.run(secondsEach)
  }
  const ratio = bare.cpuMicrosPerHeartbeat() / ours.cpuMicrosPerHeartbeat()
  const costs = `${ours.cpuMicrosPerHeartbeat().toFixed(1)} against ${bare.cpuMicrosPerHeartbeat().toFixed(1)} µs of CPU`
  const rates = `${ours.perSecond().toFixed(0)} against ${bare.perSecond().toFixed(0)} heartbeats/s`
  return { ratio, measured: `${ratio.toFixed(2)} (${costs}; ${rates})` }
}
