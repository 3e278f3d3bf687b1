import type { UserActor } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createStreams,
  eventText,
  type Stream,
  type StreamTarget,
} from '../../../platform/push/streams.ts'

const lookEveryMs = 5_000
// If checking a large fleet is slow, it is checked less often: at most 2% of the time.
const restPerLook = 50

/** More than the tabs that a person has open in one session. */
const streamsPerSession = 20

interface Listener {
  readonly userId: string
  readonly sessionId: string
  readonly scope: ReadonlySet<string> | 'all'
  readonly rights: string
}

export type FleetPush = ReturnType<typeof createFleetPush>

/**
 * Notifies consoles of changed connectivity and workouts. Checks the database, to include other
 * processes' screens, and only while a console is connected.
 */
export function createFleetPush(
  dependencies: Pick<Platform, 'changes' | 'revision'> & {
    /** The connectivity of each location as text, to notice changes. */
    readFleet: () => Promise<ReadonlyMap<string, string>>
    scopeOf: (actor: UserActor) => ReadonlySet<string> | 'all'
    /** The permissions of these sessions' users; ended sessions are missing. */
    readRights: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
    rightsOf: (actor: UserActor) => string
    /** The notifications of each user as text, to notice changes. */
    readNoticeStamps: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
    onFailure: (error: unknown) => void
  },
) {
  const {
    readFleet,
    scopeOf,
    readRights,
    rightsOf,
    readNoticeStamps,
    changes,
    revision,
    onFailure,
  } = dependencies
  const streams = createStreams<Listener>({ revision })
  let before: ReadonlyMap<string, string> | undefined
  let bellsBefore: ReadonlyMap<string, string | undefined> = new Map()
  let firstLook: Promise<void> | undefined
  let isLooking = false
  let restUntil = 0
  let lastTookMs = 0

  const endAll = (whose: readonly Stream<Listener>[]) => {
    for (const stream of whose) streams.end(stream)
  }

  /** Ends the streams of sessions that ended or have other permissions. Consoles reconnect. */
  async function endOutdated(whose: readonly Stream<Listener>[]): Promise<void> {
    if (whose.length === 0) return
    const rights = await readRights([...new Set(whose.map(({ listener }) => listener.sessionId))])
    endAll(whose.filter(({ listener }) => rights.get(listener.sessionId) !== listener.rights))
  }

  /** Planners see all locations. Others are notified of a workout once it is on air. */
  function publishWorkouts(): void {
    const text = eventText('workouts', { revision: revision() })
    for (const stream of streams.all())
      if (stream.listener.scope === 'all') streams.send(stream, text)
  }

  const unsubscribe = changes.subscribe((change) => {
    if (change.kind === 'workouts' || change.kind === 'everything') publishWorkouts()
    const everybody = [...streams.all()]
    const concerned =
      change.kind === 'user'
        ? everybody.filter(({ listener }) => listener.userId === change.userId)
        : change.kind === 'location'
          ? everybody.filter(
              ({ listener: { scope } }) => scope !== 'all' && scope.has(change.locationId),
            )
          : change.kind === 'factor-roles' ||
              change.kind === 'regions' ||
              change.kind === 'everything'
            ? everybody
            : []
    endOutdated(concerned).catch(() => {
      endAll(concerned)
    })
  })

  const listeningUsers = () => [
    ...new Set([...streams.all()].map(({ listener }) => listener.userId)),
  ]

  async function checkNotices(): Promise<void> {
    const userIds = new Set(listeningUsers())
    const found = await readNoticeStamps([...userIds])
    const last = bellsBefore
    // New listeners are compared from then on.
    bellsBefore = new Map(
      listeningUsers().map((id) => [id, userIds.has(id) ? found.get(id) : last.get(id)]),
    )
    const changed = [...userIds].filter((id) => last.get(id) !== found.get(id))
    if (changed.length === 0) return
    const text = eventText('alerts', { revision: revision() })
    for (const stream of streams.all())
      if (changed.includes(stream.listener.userId)) streams.send(stream, text)
  }

  async function look(): Promise<void> {
    // Sessions also expire.
    await endOutdated([...streams.all()])
    if (streams.count() === 0) {
      before = undefined
      bellsBefore = new Map()
      return
    }
    await checkNotices()
    const now = await readFleet()
    const last = before
    before = now
    if (last === undefined) return
    const ids = new Set([...now.keys(), ...last.keys()])
    const changed = [...ids].filter((id) => now.get(id) !== last.get(id))
    if (changed.length === 0) return
    for (const stream of streams.all()) {
      const { scope } = stream.listener
      const locationIds = scope === 'all' ? changed : changed.filter((id) => scope.has(id))
      if (locationIds.length > 0)
        streams.send(stream, eventText('connectivity', { revision: revision(), locationIds }))
    }
  }

  /** Reads the baseline, so that changes between connecting and the first check are sent. */
  async function compareFromNow(userId: string): Promise<void> {
    if (before === undefined) {
      // One read for everyone who connects at once.
      firstLook ??= readFleet()
        .then((now) => {
          before ??= now
        })
        .finally(() => {
          firstLook = undefined
        })
      await firstLook
    }
    const found = await readNoticeStamps([userId])
    if (!bellsBefore.has(userId))
      bellsBefore = new Map([...bellsBefore, [userId, found.get(userId)]])
  }

  const ticking = setInterval(() => {
    const startedAt = performance.now()
    if (isLooking || startedAt < restUntil) return
    isLooking = true
    look()
      .catch(onFailure)
      .finally(() => {
        isLooking = false
        const endedAt = performance.now()
        const tookMs = endedAt - startedAt
        // A single slow check is the machine's fault, not the fleet's.
        restUntil = endedAt + Math.min(tookMs, lastTookMs) * restPerLook
        lastTookMs = tookMs
      })
  }, lookEveryMs)
  ticking.unref()

  return {
    async open(target: StreamTarget, actor: UserActor): Promise<void> {
      const { userId, sessionId } = actor
      while (before === undefined || !bellsBefore.has(userId)) await compareFromNow(userId)
      const mine = [...streams.all()].filter(({ listener }) => listener.sessionId === sessionId)
      endAll(mine.slice(0, Math.max(0, mine.length + 1 - streamsPerSession)))
      streams.open(target, { userId, sessionId, scope: scopeOf(actor), rights: rightsOf(actor) })
    },
    count: () => streams.count(),
    look,
    close() {
      clearInterval(ticking)
      unsubscribe()
      streams.close()
    },
  }
}
