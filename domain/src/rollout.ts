import { limits } from './limits.ts'

/** The groups of screens that a build is rolled out to, smallest first. `group`: those of regions and tags. */
export const rings = ['screen', 'location', 'group', 'tenth', 'all'] as const
export type Ring = (typeof rings)[number]

/**
 * The states of a rollout: running; paused (screens that have the build keep it, no others get it);
 * rolled back by a person; rolled back automatically; finished for all; or replaced by a newer
 * build before that.
 */
export const rolloutStates = [
  'running',
  'halted',
  'taken-back',
  'stopped',
  'done',
  'replaced',
] as const
export type RolloutState = (typeof rolloutStates)[number]

/** The state of a screen before it got a build: a video was moving, none was, or something was wrong already. */
export const screenBaselines = ['moving', 'still', 'troubled'] as const
export type ScreenBaseline = (typeof screenBaselines)[number]

/** What counts against a build, the most certain first. */
export const rolloutSignals = ['refused', 'silent', 'blank', 'not-drawn'] as const
export type RolloutSignal = (typeof rolloutSignals)[number]

/** Limits of the checks on a rollout; durations in milliseconds. */
export const rolloutLimits = {
  /** How often screens are checked. */
  checkEveryMs: 10_000,
  /** After a longer gap between checks the server couldn't have received heartbeats, so checking starts over. */
  maxCheckGapMs: 60_000,
  /** A screen without a moving frame for this long counts as still. */
  stillAfterMs: 45_000,
  /** If all screens of a location go offline this soon after they got the build, the build is the cause. */
  soonMs: 300_000,
  /** Up to this many updated screens, the first signal stops the build. */
  tiny: 20,
  /** Above that, this share of them. */
  share: 0.01,
} as const

/** Whether a screen's last frame was recent enough, at `toldAt`, to count as moving. */
export const isMoving = (lastFrameAt: number, toldAt: number): boolean =>
  toldAt - lastFrameAt < rolloutLimits.stillAfterMs

// FNV-1a with a final mix, so that IDs that differ in one character are far apart.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

interface Place {
  readonly id: string
  readonly locationId: string
}

/** A tenth of these screens, rounded up. The selection is stable for a build and differs between builds; no location gets a second one before each has one. */
export function pickTenth(screens: readonly Place[], build: string): string[] {
  const hashed = screens
    .map(({ id, locationId }) => ({ id, locationId, hash: hashOf(`${build} ${id}`) }))
    .sort((a, b) => a.hash - b.hash || (a.id < b.id ? -1 : 1))
  const taken = new Map<string, number>()
  const ranked = hashed.map((screen) => {
    const rank = taken.get(screen.locationId) ?? 0
    taken.set(screen.locationId, rank + 1)
    return { ...screen, rank }
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || a.hash - b.hash)
    .slice(0, Math.ceil(screens.length / 10))
    .map(({ id }) => id)
}

/** A screen as the checks on a rollout see it; instants in epoch milliseconds by the server's clock. */
export interface WatchedScreen extends Place {
  /** Whether the build is rolled out to it. */
  readonly isMember: boolean
  readonly seenAt: number
  readonly build: string | null
  readonly buildSince: number | null
  readonly before: ScreenBaseline | null
  readonly refusedBuild: string | null
  /** When its video last moved; null: not since its page loaded. NaN: unknown. */
  readonly lastFrameAt: number | null
  /** How long its page has been loaded; NaN: unknown. */
  readonly pageMs: number
  /** Whether it reports that its picture could not be drawn. */
  readonly isNotDrawn: boolean
  /** Whether it reports that none of its videos plays. */
  readonly isFrozen: boolean
}

export interface RolloutWatch {
  readonly build: string
  /** Screens count if they were heard from since then. */
  readonly since: number
  readonly now: number
}

/** What a check of a rollout found. */
export interface RolloutVerdict {
  /** Screens that the build is rolled out to. */
  readonly members: number
  /** Members that were heard from since the check began. */
  readonly heard: number
  /** Members that run the build. */
  readonly running: number
  readonly troubled: readonly { readonly id: string; readonly trouble: RolloutSignal }[]
  /** This many signals stop the build. */
  readonly limit: number
  /** Most locations are offline, also those without the build, so it isn't the cause. */
  readonly isOutage: boolean
  readonly isTooMuch: boolean
}

const isThere = ({ seenAt }: WatchedScreen, now: number) =>
  now - seenAt <= limits.connectedThresholdMs

function isStill({ lastFrameAt, seenAt, pageMs, isFrozen }: WatchedScreen): boolean {
  if (isFrozen) return true
  if (lastFrameAt === null) return pageMs >= rolloutLimits.stillAfterMs
  return !Number.isNaN(lastFrameAt) && !isMoving(lastFrameAt, seenAt)
}

const isMostly = (some: number, all: number) => some * 2 > all

/** The screens by location. */
const byGym = (screens: readonly WatchedScreen[]) =>
  Map.groupBy(screens, ({ locationId }) => locationId)

/** Whether most of a location's screens are online; it must have some. */
const isOpen = (screens: readonly WatchedScreen[], now: number) =>
  isMostly(screens.filter((screen) => isThere(screen, now)).length, screens.length)

/** Whether a screen is offline for a reason other than its location having closed. */
function isSilentAlone(
  screen: WatchedScreen,
  gym: readonly WatchedScreen[],
  { since, now }: RolloutWatch,
): boolean {
  if (isThere(screen, now)) return false
  const others = gym.filter(({ id }) => id !== screen.id)
  const without = others.filter(({ isMember }) => !isMember)
  if (without.length > 0) return isOpen(without, now)
  if (others.length > 0 && isOpen(others, now)) return true
  return screen.seenAt - since <= rolloutLimits.soonMs
}

function signalOf(
  screen: WatchedScreen,
  gym: readonly WatchedScreen[],
  rolling: RolloutWatch,
): RolloutSignal | undefined {
  if (screen.refusedBuild === rolling.build) return 'refused'
  if (isSilentAlone(screen, gym, rolling)) return 'silent'
  if (screen.build !== rolling.build || !isThere(screen, rolling.now)) return undefined
  const hadTime = screen.seenAt - (screen.buildSince ?? screen.seenAt) >= rolloutLimits.stillAfterMs
  const isBlank = screen.isFrozen || (hadTime && isStill(screen))
  if (screen.before === 'moving' && isBlank) return 'blank'
  return screen.isNotDrawn && screen.before !== 'troubled' ? 'not-drawn' : undefined
}

/** The share of screens without the build that show the same signals. */
function shareElsewhere(gyms: Iterable<readonly WatchedScreen[]>, now: number): number {
  let all = 0
  let like = 0
  for (const gym of gyms) {
    const without = gym.filter(({ isMember }) => !isMember)
    if (!isOpen(without, now)) continue
    all += without.length
    like += without.filter(
      (screen) =>
        !isThere(screen, now) ||
        screen.isNotDrawn ||
        screen.isFrozen ||
        // If nothing has moved since the page loaded, there may be no video.
        (screen.lastFrameAt !== null && isStill(screen)),
    ).length
  }
  return all === 0 ? 0 : like / all
}

/** How many signals stop a build that `took` screens run, if a `share` of the others has them too. */
function limitOf(took: number, share: number): number {
  const { tiny, share: tolerated } = rolloutLimits
  const expected = took * share
  const unusual = Math.ceil(expected + 2 * Math.sqrt(expected) + took * tolerated)
  return Math.max(took <= tiny ? 1 : 2, unusual)
}

/**
 * Whether a build is harmful: compares the screens that it was rolled out to with the others, and
 * each screen with its state before. A closed location, a server outage and a network failure
 * everywhere don't count.
 */
export function judgeRollout(
  screens: readonly WatchedScreen[],
  rolling: RolloutWatch,
): RolloutVerdict {
  const { build, since, now } = rolling
  const heard = screens.filter(({ seenAt }) => seenAt >= since)
  const gyms = byGym(heard)
  const members = heard.filter(({ isMember }) => isMember)
  const others = byGym(heard.filter(({ isMember }) => !isMember))
  const compared = [...(others.size > 0 ? others : gyms).values()]
  const gone = compared.filter((gym) => !gym.some((screen) => isThere(screen, now))).length
  const isOutage = isMostly(gone, compared.length)
  const troubled = members.flatMap((screen) => {
    const signal = signalOf(screen, gyms.get(screen.locationId) ?? [], rolling)
    const counts = signal !== undefined && !(isOutage && signal === 'silent')
    return counts ? [{ id: screen.id, trouble: signal }] : []
  })
  const running = members.filter((screen) => screen.build === build).length
  const marked = new Set(troubled.map(({ id }) => id))
  const took = members.filter((screen) => screen.build === build || marked.has(screen.id)).length
  const limit = limitOf(took, shareElsewhere(gyms.values(), now))
  return {
    members: screens.filter(({ isMember }) => isMember).length,
    heard: members.length,
    running,
    troubled,
    limit,
    isOutage,
    isTooMuch: troubled.length >= limit,
  }
}

/** Whether a build has run well in its ring for `forMs`: at least one screen, and at least half of those that are online and can run builds, have run it that long. */
export function hasProven(
  screens: readonly WatchedScreen[],
  { build, since, now, forMs }: RolloutWatch & { readonly forMs: number },
): boolean {
  const there = screens.filter(
    (screen) =>
      screen.isMember && screen.build !== null && screen.seenAt >= since && isThere(screen, now),
  )
  const long = there.filter(
    (screen) => screen.build === build && now - (screen.buildSince ?? now) >= forMs,
  )
  return long.length > 0 && long.length * 2 >= there.length
}
