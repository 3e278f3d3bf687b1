import fc from 'fast-check'
import { expect, onTestFinished, vi } from 'vitest'
import { createPresenceService, type Presence } from '../areas/fleet/presence/index.ts'
import { createChanges } from '../platform/changes.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createUnlogged } from '../platform/read.ts'
import { startPostgresProxy } from './postgres-proxy.ts'
import { startTestServer } from './test-server.ts'
import { aPairedScreen } from './factories.ts'

const betweenBeatsMs = 30_000
const answered = { workoutId: null, programmeRevision: '' }

const server = fc.integer({ min: 0, max: 2 })
const screen = fc.integer({ min: 0, max: 1 })
const of = <const Kind extends string>(kind: Kind) => fc.constant(kind)

/** The events of three servers and the two screens that report to them. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: of('beat'), server, screen }) },
  { weight: 4, arbitrary: fc.record({ kind: of('flush'), server }) },
  { weight: 2, arbitrary: fc.record({ kind: of('stall'), server }) },
  { weight: 2, arbitrary: fc.record({ kind: of('resume'), server }) },
  { weight: 1, arbitrary: fc.record({ kind: of('disconnect'), server }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('step'),
      server,
      ms: fc.integer({ min: -7_200_000, max: 7_200_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('wait'), ms: fc.integer({ min: 1, max: 200_000 }) }),
  },
)

/** Any history of three servers, with stalls, broken connections and clock steps. */
export const presenceHistory = fc.array(event, { minLength: 10, maxLength: 40 })
type History = typeof presenceHistory extends fc.Arbitrary<infer Value> ? Value : never

/** Broken connections may fail a few more times. */
const untilDone = (work: () => Promise<void>) => vi.waitFor(work)

/**
 * Presence on three servers with one PostgreSQL, each behind its own simulated network. Returns a
 * function that runs a history and checks that stored presence never gets older.
 */
export async function presenceServers({ stallsMidway }: { stallsMidway: boolean }) {
  const main = await startTestServer({ engine: 'PostgreSQL' })
  const { db } = main.database
  const screens = [await aPairedScreen(main), await aPairedScreen(main)]
  const ids = screens.map(({ screen: { id } }) => id)
  const places = await Promise.all(
    [0, 1, 2].map(async () => {
      const url = main.place['DATABASE_URL'] ?? ''
      const network = await startPostgresProxy(url, { swallowsNotifications: false })
      const opened = await openDatabase({ DATA_DIR: '', DATABASE_URL: network.url })
      onTestFinished(() => opened.close())
      return { network, db: opened.db }
    }),
  )

  return async (history: History) => {
    await db.deleteFrom('screenPresence').execute()
    await db.deleteFrom('screenReports').execute()
    let elapsed = 0
    let beats = 0
    const lastBeatAt = ids.map(() => -betweenBeatsMs)
    const lastStored = ids.map(() => 0)
    const servers = places.map((place) => {
      const clock = { now: Date.parse('2026-11-21T12:00:00.000Z') }
      const presence = createPresenceService({
        unlogged: createUnlogged(place.db),
        clock: () => clock.now + elapsed,
        elapsed: () => elapsed,
        changes: createChanges(),
        flushEveryMs: 5_000,
        onFlushFailed: () => undefined,
      })
      const known = new Map<string, Presence>()
      return { ...place, clock, presence, known, isStalled: false, flushing: Promise.resolve() }
    })
    type Server = (typeof servers)[number]

    const flush = (one: Server) => {
      one.flushing = one.presence.flush().catch(() => undefined)
    }
    const settle = () =>
      Promise.all(servers.filter(({ isStalled }) => !isStalled).map(({ flushing }) => flushing))

    async function beat(one: Server, index: number) {
      const id = ids[index] ?? ''
      if (one.isStalled && !one.known.has(id)) return
      const presence = one.known.get(id) ?? (await one.presence.load(one.db, [id]))[0]
      if (presence === undefined) return
      one.known.set(id, presence)
      elapsed = Math.max(elapsed, (lastBeatAt[index] ?? 0) + betweenBeatsMs)
      lastBeatAt[index] = elapsed
      beats += 1
      one.presence.seen(presence, String(beats), { droppedFrames: beats }, answered)
      one.presence.applied(presence, beats, 0)
    }

    async function check() {
      const rows = await db
        .selectFrom('screenPresence')
        .innerJoin('screenReports', 'screenReports.screenId', 'screenPresence.screenId')
        .select(['screenPresence.screenId', 'vitals', 'label', 'appliedRefresh'])
        .execute()
      for (const row of rows) {
        const index = ids.indexOf(row.screenId)
        const stored = Number(row.label)
        expect(stored).toBeGreaterThanOrEqual(lastStored[index] ?? 0)
        expect(row.appliedRefresh).toBeGreaterThanOrEqual(stored)
        expect(Number(row.vitals.split(' ')[1])).toBe(stored)
        lastStored[index] = stored
      }
    }

    function resume(one: Server) {
      one.isStalled = false
      one.network.release()
      one.network.mend()
    }

    try {
      for (const happened of history) {
        if (happened.kind === 'wait') elapsed += happened.ms
        else {
          const one = servers[happened.server]
          if (one === undefined) continue
          if (happened.kind === 'beat') await beat(one, happened.screen)
          else if (happened.kind === 'flush') flush(one)
          else if (happened.kind === 'step') one.clock.now += happened.ms
          else if (happened.kind === 'resume') resume(one)
          else {
            if (!stallsMidway) await settle()
            one.isStalled = true
            if (happened.kind === 'stall') one.network.hold()
            else one.network.cut()
          }
        }
        if (!stallsMidway) await settle()
        await check()
      }
      // After any history, the second heartbeat on the same server is stored.
      servers.forEach(resume)
      await settle()
      await check()
      for (const one of servers)
        for (const index of ids.keys()) {
          for (let times = 0; times < 2; times += 1) {
            await untilDone(() => beat(one, index))
            await untilDone(() => one.presence.flush())
            await check()
          }
          expect(lastStored[index]).toBe(beats)
        }
    } finally {
      servers.forEach(resume)
      await settle()
      for (const { presence } of servers) await presence.stop().catch(() => undefined)
    }
  }
}
