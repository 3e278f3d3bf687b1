import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, type HeartbeatResponse, type Programme } from '@roundboard/contract'
import { authCode, limits, playbackAt } from '@roundboard/domain'
import { z } from 'zod'
import type { Server } from '../app.ts'
import { system, type UserActor } from '../platform/actor.ts'
import { type Clock, stampOf } from '../platform/clock.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { Services } from '../services.ts'
import { demoCacheReport } from './demo-cache-reports.ts'
import { writeDemoPast } from './demo-history.ts'

/** The rounds of a location whose screens play, and those whose screens went offline a while ago. */
interface Standing {
  readonly playing: readonly number[]
  readonly lost: readonly number[]
}

/** Two and a half locations have simulated screens; the fourth is left for linking by hand. */
const standingOf: Readonly<Record<string, Standing>> = {
  'RB-1001': { playing: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], lost: [] },
  'RB-1002': { playing: [1, 2, 3, 5, 6, 8, 9, 10], lost: [4, 7] },
  'RB-CA-2001': { playing: [1, 2, 3, 4, 5], lost: [] },
}

const lostForMs = 47 * 60_000
const firstBeatsWithinMs = 2_000
const followsWithinMs = 500

const Tokens = z.record(z.uuid(), z.string())
type Tokens = z.output<typeof Tokens>

interface World {
  readonly dataDir: string
  readonly database: OpenDatabase
  readonly services: Services
  /** The screens' origin, which simulated screens call like real ones. */
  readonly screen: Server['screen']
  readonly clock: Clock
}

/** The demo's running simulated screens. */
export interface DemoDisplays {
  /** How many are running. */
  count(): number
  stop(): void
}

/** Starts simulated screens at the demo's locations. Each is linked once; if its screen is unlinked or linked to a real device, it stops for good. */
export async function startDemoDisplays(world: World): Promise<DemoDisplays> {
  const file = join(world.dataDir, 'demo-displays.json')
  const tokens = (await readTokens(file)) ?? (await linkDisplays(world))
  // Synchronously, so that the next start never reads half a file.
  const keep = () => writeFileSync(file, JSON.stringify(tokens), { mode: 0o600 })
  keep()
  await chmod(file, 0o600)

  const displays = Object.entries(tokens).map(([screenId, token], place) =>
    startDisplay(world, token, (firstBeatsWithinMs * place) / Object.keys(tokens).length, () => {
      Reflect.deleteProperty(tokens, screenId)
      keep()
    }),
  )
  const unsubscribe = world.services.changes.subscribe(({ kind }) => {
    if (kind === 'phones') return
    for (const display of displays) display.beatSoon()
  })
  return {
    count: () => Object.keys(tokens).length,
    stop() {
      unsubscribe()
      for (const display of displays) display.stop()
    },
  }
}

async function readTokens(file: string): Promise<Tokens | undefined> {
  try {
    return Tokens.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Links every free screen that should be simulated, as a device and a staff member would. */
async function linkDisplays({ database, services, clock }: World): Promise<Tokens> {
  const { db } = database
  const staff = await aSuperAdmin(database)
  if (staff === undefined) return {}
  const free = await db
    .selectFrom('screens')
    .innerJoin('locations', 'locations.id', 'screens.locationId')
    .select([
      'screens.id',
      'screens.name',
      'screens.round',
      'screens.locationId',
      'locations.locationIdentifier',
    ])
    .where('screens.linkedAt', 'is', null)
    .where('locations.locationIdentifier', 'in', Object.keys(standingOf))
    .execute()
  const tokens: Tokens = {}
  // In whole seconds, like the history.
  const lostSince = Math.floor((clock() - lostForMs) / 1_000) * 1_000
  const linked: Parameters<typeof writeDemoPast>[2][number][] = []
  for (const { id, ...place } of free) {
    const { round, locationIdentifier } = place
    const standing = standingOf[locationIdentifier]
    const isLost = standing?.lost.includes(round) ?? false
    if (!isLost && !standing?.playing.includes(round)) continue
    const link = await services.screenLinks.create(system, authCode(randomBytes))
    await services.screenLinks.link(staff, id, link.authCode)
    const { screen } = await services.screenLinks.get(system, link.id)
    if (screen === null) continue
    if (isLost) await services.presence.saveLastSeen(id, lostSince)
    else tokens[id] = screen.authToken
    linked.push({ screenId: id, ...place, lostAt: isLost ? lostSince : null })
  }
  await writeDemoPast(database, services.alerts.onTransitions, linked, clock())
  return tokens
}

async function aSuperAdmin({ db }: OpenDatabase): Promise<UserActor | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('role', '=', 'super-admin')
    .where('isActive', '=', 1)
    .orderBy('createdAt')
    .executeTakeFirst()
  return (
    user && {
      kind: 'user',
      userId: user.id,
      sessionId: user.id,
      email: user.email,
      firstName: user.firstName,
      role: 'super-admin',
      locationIds: new Set(),
      address: 'the demo',
      isProved: true,
      wantsFactor: false,
    }
  )
}

interface Display {
  beatSoon(): void
  stop(): void
}

/** A simulated screen: it sends heartbeats, fetches its program when it changes, and reports what it would show. */
function startDisplay(
  { screen, clock }: World,
  token: string,
  firstInMs: number,
  onUnknown: () => void,
): Display {
  const bootedAt = clock()
  let programme: Programme | undefined
  let build: string | null = null
  let alarm: ReturnType<typeof setTimeout> | undefined
  let isOn = true

  const ask = async (call: typeof calls.heartbeat | typeof calls.getProgramme, body?: object) => {
    const answer = await screen.inject({
      method: call.method as 'GET' | 'PATCH',
      url: call.path,
      headers: { 'screen-auth-token': token },
      ...(body && { payload: body }),
    })
    if (answer.statusCode === 404) {
      stop()
      onUnknown()
    }
    if (answer.statusCode !== 200) throw new Error(`a simulated screen received ${answer.body}`)
    return answer.json<{ data: unknown }>().data
  }

  function report() {
    const now = clock()
    const intervals = programme?.intervals.map(({ from, to, workout }) => ({
      from: Date.parse(from),
      to: Date.parse(to),
      workout,
    }))
    const workout = intervals && playbackAt(intervals, now).workout
    return {
      workoutId: workout?.id ?? null,
      workoutUpdatedAt: workout?.updatedAt ?? null,
      programmeRevision: programme?.revision ?? null,
      lastFrameAt: stampOf(now),
      droppedFrames: 0,
      clockOffsetMs: 0,
      roundTripMs: 2,
      flashErrorMs: 8,
      cache: 'programme',
      uptimeSeconds: Math.max(0, Math.round((now - bootedAt) / 1000)),
      appVersion: programme?.appVersion ?? null,
      problem: null,
      build,
      holding: programme ? demoCacheReport(programme) : null,
    }
  }

  let applied = { refresh: 0, hardRefresh: 0 }

  async function beat(): Promise<void> {
    const status = { label: 'connected', isConnected: true }
    const response = (await ask(calls.heartbeat, {
      status,
      applied,
      report: report(),
    })) as HeartbeatResponse
    const { refreshRevision, hardRefreshRevision } = response.screen
    const isNew =
      response.programmeRevision !== programme?.revision ||
      refreshRevision > applied.refresh ||
      hardRefreshRevision > applied.hardRefresh ||
      response.build !== build
    build = response.build
    applied = { refresh: refreshRevision, hardRefresh: hardRefreshRevision }
    if (!isNew) return
    programme = (await ask(calls.getProgramme)) as Programme
    beatSoon()
  }

  function beatIn(ms: number): void {
    if (!isOn) return
    clearTimeout(alarm)
    alarm = setTimeout(() => {
      beatIn(limits.heartbeatMs)
      beat().catch(() => undefined)
    }, ms)
    alarm.unref()
  }
  const beatSoon = () => beatIn(Math.random() * followsWithinMs)
  function stop(): void {
    isOn = false
    clearTimeout(alarm)
  }

  beatIn(firstInMs)
  return { beatSoon, stop }
}
