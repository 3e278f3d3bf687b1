import { limits } from './limits.ts'

/** How far a build of the display is let out, the smallest first. */
export const rings = ['screen', 'location', 'tenth', 'all'] as const
export type Ring = (typeof rings)[number]

/**
 * How a rollout stands: going on; held up by a person, when those who have the build keep it and
 * nobody else gets it; taken back by a person; stopped by itself and taken back; for all; or followed
 * by a newer build before it came that far.
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

/** How a wall was before it got a build: a video moved, none did, or something was wrong already. */
export const screenBaselines = ['moving', 'still', 'troubled'] as const
export type ScreenBaseline = (typeof screenBaselines)[number]

/** What is held against a build, the surest first. */
export const rolloutSignals = ['refused', 'silent', 'blank', 'not-drawn'] as const
export type RolloutSignal = (typeof rolloutSignals)[number]

/** What the watch over a rollout goes by; durations in milliseconds. */
export const rolloutLimits = {
  /** How often it is looked. */
  checkEveryMs: 10_000,
  /** Longer without a look, and nobody could have heard the screens: they are watched anew. */
  maxCheckGapMs: 60_000,
  /** Without a moving frame for so long a wall counts as still. */
  stillAfterMs: 45_000,
  /** All screens of a gym that fall silent so soon after they were told fell by the build. */
  soonMs: 300_000,
  /** Up to so many screens that took a build the first trouble stops it. */
  tiny: 20,
  /** Beyond that a share of so many. */
  share: 0.01,
} as const

/** Whether a wall's last frame, at an instant of which its display told, was new enough to be moving. */
export const isMoving = (lastFrameAt: number, toldAt: number): boolean =>
  toldAt - lastFrameAt < rolloutLimits.stillAfterMs

// FNV-1a with a last stir, so that ids that differ in one character lie far apart.
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

/**
 * A tenth of these screens, rounded up: the same ones for the same build, others for another, and no
 * second one of a gym before every gym has one.
 */
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

/** A screen as the watch over a rollout sees it; instants in epoch milliseconds by the server's clock. */
export interface WatchedScreen extends Place {
  /** Whether it is one of those that the build is let out to. */
  readonly isMember: boolean
  readonly seenAt: number
  readonly build: string | null
  readonly buildSince: number | null
  readonly before: ScreenBaseline | null
  readonly refusedBuild: string | null
  /** When its wall last moved; null: not since its page began. NaN: not known. */
  readonly lastFrameAt: number | null
  /** For how long its page has run; NaN: not known. */
  readonly pageMs: number
  /** Whether it says that a wall could not be drawn. */
  readonly isNotDrawn: boolean
  /** Whether it says that none of its videos could be made to move. */
  readonly isFrozen: boolean
}

export interface RolloutWatch {
  readonly build: string
  /** Who was heard of since then is watched. */
  readonly since: number
  readonly now: number
}

/** What a look at the screens found. */
export interface RolloutVerdict {
  /** Screens that the build is let out to. */
  readonly members: number
  /** Those of them that were heard of since. */
  readonly heard: number
  /** Those of them that run it. */
  readonly running: number
  readonly troubled: readonly { readonly id: string; readonly trouble: RolloutSignal }[]
  /** From so many on it is stopped. */
  readonly limit: number
  /** Most gyms are gone, also those that have nothing of the build: the silence is not its doing. */
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

/** The same screens by gym. */
const byGym = (screens: readonly WatchedScreen[]) =>
  Map.groupBy(screens, ({ locationId }) => locationId)

/** Whether most of these screens of a gym, of which there are some, are there. */
const isOpen = (screens: readonly WatchedScreen[], now: number) =>
  isMostly(screens.filter((screen) => isThere(screen, now)).length, screens.length)

/** Whether a screen's silence is told apart from that of a gym that closed. */
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

/** How many of a hundred screens without the build have the like by themselves, as a share. */
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
        // What never moved since its page began may have nothing that moves.
        (screen.lastFrameAt !== null && isStill(screen)),
    ).length
  }
  return all === 0 ? 0 : like / all
}

/** From how many troubles of `took` screens on a build is stopped, when others have a `share` of the like. */
function limitOf(took: number, share: number): number {
  const { tiny, share: tolerated } = rolloutLimits
  const expected = took * share
  const unusual = Math.ceil(expected + 2 * Math.sqrt(expected) + took * tolerated)
  return Math.max(took <= tiny ? 1 : 2, unusual)
}

/**
 * Whether a build does harm: those that it was let out to against those that it was not, and each
 * screen against itself before. A gym that closed, a server that was away and a network that failed
 * everywhere say nothing.
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
    const trouble = signalOf(screen, gyms.get(screen.locationId) ?? [], rolling)
    const counts = trouble !== undefined && !(isOutage && trouble === 'silent')
    return counts ? [{ id: screen.id, trouble }] : []
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

/**
 * Whether a build has done well in its ring for long enough to go on: somebody runs it for as long,
 * and at least half of those that are there and can run builds.
 */
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
