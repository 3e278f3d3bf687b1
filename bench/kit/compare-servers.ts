import type { ChildProcess } from 'node:child_process'
import type { HeartbeatsResult, HeartbeatsOrder } from '../load/heartbeats.ts'
import { cpuMs, type Helper } from './processes.ts'

const rounds = 6
const secondsEach = 3

/** A server under heartbeats: what it did and what that cost it. */
export interface MeasuredServer {
  /** Every screen once, so that the server knows them all; gives the length of an answer. */
  warmUp(): Promise<number>
  /** Screens at random for some seconds, which are counted. */
  run(seconds: number): Promise<void>
  perSecond(): number
  cpuMicrosPerBeat(): number
}

export function createMeasuredServer(
  load: Helper,
  server: ChildProcess,
  target: Omit<HeartbeatsOrder, 'order'>,
): MeasuredServer {
  let requests = 0
  let seconds = 0
  let usedMs = 0

  async function ask(order: HeartbeatsOrder['order']): Promise<HeartbeatsResult> {
    const done = await load.ask<HeartbeatsResult>({ ...target, order })
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
    cpuMicrosPerBeat: () => (usedMs * 1000) / requests,
  }
}

/** The two in turn, several times; `ratio` says how much less CPU time a beat costs `bare` than `ours`. */
export async function compareServers(
  ours: MeasuredServer,
  bare: MeasuredServer,
): Promise<{ ratio: number; measured: string }> {
  for (let round = 0; round < rounds; round += 1) {
    await ours.run(secondsEach)
    await bare.run(secondsEach)
  }
  const ratio = bare.cpuMicrosPerBeat() / ours.cpuMicrosPerBeat()
  const costs = `${ours.cpuMicrosPerBeat().toFixed(1)} against ${bare.cpuMicrosPerBeat().toFixed(1)} µs of CPU`
  const rates = `${ours.perSecond().toFixed(0)} against ${bare.perSecond().toFixed(0)} heartbeats/s`
  return { ratio, measured: `${ratio.toFixed(2)} (${costs}; ${rates})` }
}
