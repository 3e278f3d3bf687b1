import { calls } from '@roundboard/contract'
import { type Benchmark, median, progress, wait, type Verdict } from './kit/benchmark.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import {
  fillPasses,
  fillScreens,
  fillStaff,
  locationId,
  screensPerLocation,
  staffToken,
} from './kit/fleet.ts'
import { cpuMs, end, startHelper } from './kit/processes.ts'
import { clientOf, openFilledServer } from './kit/server.ts'
import type { Heard } from './load/streams.ts'

const phones = 2_000
const locations = 500
const times = 3
const atOnce = 10
const settleMs = 1_000
const wanted = 2

async function measure(engine: Engine): Promise<Verdict> {
  const server = await openFilledServer(engine, async (tables) => {
    await fillScreens(tables, locations * screensPerLocation)
    await fillPasses(tables, { count: phones, locations })
    await fillStaff(tables)
  })
  const load = startHelper('load/streams.ts')
  try {
    const staff = clientOf(server.url, staffToken)
    let isOn = false
    /** Changes every location; returns the server's CPU time until it is idle, in milliseconds. */
    const changeAll = async () => {
      isOn = !isOn
      const before = cpuMs(server.child)
      for (let n = 0; n < locations; n += atOnce)
        await Promise.all(
          Array.from({ length: atOnce }, (_, k) =>
            staff.call(calls.updateLocation, {
              params: { id: locationId(n + k) },
              body: { lrVideo: isOn },
            }),
          ),
        )
      await wait(settleMs)
      return cpuMs(server.child) - before
    }
    const changeAllOften = async () => {
      const took: number[] = []
      for (let time = 0; time < times; time += 1) took.push(await changeAll())
      return median(took)
    }
    // The first changes warm up.
    await changeAllOften()
    const bare = await changeAllOften()
    progress(`${engine}: opening ${phones} phones`)
    await load.ask({ kind: 'open', url: server.url, from: 0, count: phones, as: 'phones' })
    await wait(settleMs)
    await load.ask({ kind: 'expect', event: 'event: programme' })
    const ours = await changeAllOften()
    const { count } = await load.ask<Heard>({ kind: 'heard', withinMs: 10_000 })
    if (count !== phones) throw new Error(`${count} of ${phones} phones got the event`)
    const ratio = ours / bare
    return {
      measured: `${ratio.toFixed(2)} × (${ours.toFixed(0)} against ${bare.toFixed(0)} ms)`,
      isMet: ratio <= wanted,
    }
  } finally {
    await end(load.child)
    await server.close()
  }
}

/** Phones of a changed location get an event and are authorized again. */
export const coachPhones: Benchmark = {
  id: 'S17',
  what: `${locations} changed locations with ${phones} coaches’ phones open, CPU against the changes alone`,
  target: `≤ ${wanted} ×`,
  run: () => measureEngines(measure),
}
