import { Heartbeat } from '@roundboard/contract'
import { rolloutLimits } from '@roundboard/domain'
import { z } from 'zod'
import { newId } from '../platform/new-id.ts'
import type { RegisteredScreen } from '../areas/floor/programme/index.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { TestServer } from './test-server.ts'
import { aLocation } from './factories.ts'

/** What happens when a screen starts a build. */
export type BuildOutcome = 'plays' | 'hangs' | 'is refused' | 'stays blank'

/** The outcome of each build on each screen; `plays` by default. */
export type BuildOutcomeOf = (build: string, display: number) => BuildOutcome

const beatEveryS = 60
const trialS = 30
const beatsPerFlush = 5
const looksEveryS = rolloutLimits.checkEveryMs / 1_000

interface Display {
  readonly number: number
  readonly id: string
  readonly locationId: string
  readonly screen: RegisteredScreen
  build: string | null
  refused: string | null
  /** The end of a build's trial, in simulated seconds. */
  trialEnds: number | undefined
  trial: string | null
  isHanging: boolean
  /** It is turned off or has no connection. */
  isOffline: boolean
  nextBeat: number
  /** The start of its page, in simulated seconds. */
  pageSince: number
}

const Answer = z.object({ data: z.object({ build: z.string().nullable() }) })

/** Adds linked screens as rows; only the simulation runs them. */
async function linkScreens(server: TestServer, gyms: number, perGym: number) {
  const { db } = server.database
  const stamp = new Date(server.clock.now).toISOString()
  const tokens: { id: string; locationId: string; token: string }[] = []
  for (let gym = 0; gym < gyms; gym += 1) {
    const { id: locationId } = await aLocation(server, { vtsEnabled: false })
    const screens = Array.from({ length: perGym }, (_, at) => ({
      id: newId(),
      token: `token-${String(gym)}-${String(at)}`,
      round: (at % 9) + 1,
    }))
    await db
      .insertInto('screens')
      .values(
        screens.map(({ id, token, round }) => ({
          id,
          locationId,
          name: `Round ${String(round)}`,
          nameFolded: `round ${String(round)}`,
          round,
          language: 'en-us',
          hasSound: 0 as const,
          isLowVision: 0 as const,
          nextWay: 'none' as const,
          tokenHash: hashSecret(token),
          linkedAt: stamp,
          refreshRevision: 0,
          hardRefreshRevision: 0,
          createdAt: stamp,
          updatedAt: stamp,
        })),
      )
      .execute()
    tokens.push(...screens.map(({ id, token }) => ({ id, locationId, token })))
  }
  return tokens
}

/**
 * Simulates a fleet second by second. Screens send a heartbeat every minute and at a rollout,
 * switch to their assigned build, and roll back builds that don't start within half a minute.
 */
export async function simulateFleet(
  server: TestServer,
  {
    gyms,
    perGym,
    fateOf = () => 'plays',
  }: { gyms: number; perGym: number; fateOf?: BuildOutcomeOf },
) {
  const { playback, presence, rolloutWatch, changes } = server.services
  const linked = await linkScreens(server, gyms, perGym)
  let second = 0
  const displays: Display[] = []
  for (const [number, { id, locationId, token }] of linked.entries())
    displays.push({
      number,
      id,
      locationId,
      screen: await playback.authenticate(token),
      build: null,
      refused: null,
      trialEnds: undefined,
      trial: null,
      isHanging: false,
      isOffline: false,
      nextBeat: number % beatEveryS,
      pageSince: 0,
    })
  changes.subscribe(({ kind }) => {
    if (kind !== 'builds') return
    // After the event, screens send a heartbeat within 300 ms.
    for (const display of displays) display.nextBeat = Math.min(display.nextBeat, second + 1)
  })

  function reportOf(display: Display) {
    const { number, build, refused } = display
    const isBlank = build !== null && fateOf(build, number) === 'stays blank'
    return {
      build,
      refusedBuild: refused,
      lastFrameAt: isBlank ? null : new Date(server.clock.now).toISOString(),
      clockOffsetMs: 0,
      uptimeSeconds: second - display.pageSince,
      problem: null,
    }
  }

  function take(display: Display, wanted: string | null): void {
    if (wanted === null || wanted === display.build || wanted === display.refused) return
    const fate = fateOf(wanted, display.number)
    if (fate === 'hangs') display.isHanging = true
    if (fate === 'is refused') {
      display.trial = wanted
      display.trialEnds = second + trialS
      return
    }
    display.build = wanted
    display.pageSince = second
    // The page restarts and sends a heartbeat.
    display.nextBeat = second + 3
  }

  async function beat(display: Display): Promise<void> {
    display.nextBeat = second + beatEveryS
    const body = Heartbeat.parse({
      status: { label: 'connected', isConnected: true },
      report: reportOf(display),
    })
    const text = await playback.heartbeat(display.screen, body)
    take(display, Answer.parse(JSON.parse(text)).data.build)
  }

  async function oneSecond(): Promise<void> {
    second += 1
    server.clock.advance(1_000)
    for (const display of displays) {
      if (display.isHanging || display.isOffline) continue
      if (display.trialEnds !== undefined) {
        // No heartbeats while a build is on trial.
        if (display.trialEnds > second) continue
        display.refused = display.trial
        display.trialEnds = undefined
        display.nextBeat = second
      }
      if (display.nextBeat <= second) await beat(display)
    }
    if (second % beatsPerFlush === 0) await presence.flush()
    if (second % looksEveryS === 0) await rolloutWatch.look()
  }

  return {
    displays,
    /** Advances the simulation, at most until a condition is true. */
    async pass(seconds: number, isSo: () => boolean | Promise<boolean> = () => false) {
      for (let passed = 0; passed < seconds; passed += 1) {
        if (await isSo()) return passed
        await oneSecond()
      }
      return seconds
    },
    running: (build: string) => displays.filter((display) => display.build === build).length,
    /** The healthy screens. */
    alive: () => displays.filter(({ isHanging, isOffline }) => !isHanging && !isOffline),
  }
}
