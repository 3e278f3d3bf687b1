import type { ChildProcess } from 'node:child_process'
import type { BeatsDone, BeatsOrder } from '../load/beats.ts'
import { cpuMs, type Helper } from './processes.ts'

/** A server under heartbeats: what it did and what that cost it. */
export interface Beaten {
  /** Every screen once, so that the server knows them all; gives the length of an answer. */
  warmUp(): Promise<number>
  /** Screens at random for some seconds, which are counted. */
  run(seconds: number): Promise<void>
  perSecond(): number
  cpuMicrosPerBeat(): number
}

export function createBeaten(
  load: Helper,
  server: ChildProcess,
  target: Omit<BeatsOrder, 'order'>,
): Beaten {
  let requests = 0
  let seconds = 0
  let usedMs = 0

  async function ask(order: BeatsOrder['order']): Promise<BeatsDone> {
    const done = await load.ask<BeatsDone>({ ...target, order })
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
