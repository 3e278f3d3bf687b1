import type { UserActor } from '../../platform/actor.ts'
import { createStreams, eventText, type StreamTarget } from '../../platform/push/streams.ts'

const lookEveryMs = 5_000
// A fleet so large that looking takes long is looked at less often: 2 % of the time at most.
const restPerLook = 50

interface Listener {
  readonly scope: ReadonlySet<string> | 'all'
}

export type FleetPush = ReturnType<typeof createFleetPush>

/**
 * Tells consoles which locations' connectivity changed. Looks at the database, so that screens of
 * other processes count too, and only while a console listens.
 */
export function createFleetPush(dependencies: {
  /** For every location, what its connectivity is, in a text that differs when it changed. */
  readFleet: () => Promise<ReadonlyMap<string, string>>
  scopeOf: (actor: UserActor) => ReadonlySet<string> | 'all'
  onFailure: (error: unknown) => void
}) {
  const { readFleet, scopeOf, onFailure } = dependencies
  const streams = createStreams<Listener>({ revision: () => revision })
  let revision = 0
  let before: ReadonlyMap<string, string> | undefined
  let isLooking = false
  let restUntil = 0

  async function look(): Promise<void> {
    if (streams.count() === 0) {
      before = undefined
      return
    }
    const now = await readFleet()
    const last = before
    before = now
    if (last === undefined) return
    const ids = new Set([...now.keys(), ...last.keys()])
    const changed = [...ids].filter((id) => now.get(id) !== last.get(id))
    if (changed.length === 0) return
    revision += 1
    for (const stream of streams.all()) {
      const { scope } = stream.listener
      const locationIds = scope === 'all' ? changed : changed.filter((id) => scope.has(id))
      if (locationIds.length > 0)
        streams.send(stream, eventText('connectivity', { revision, locationIds }))
    }
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
        restUntil = endedAt + (endedAt - startedAt) * restPerLook
      })
  }, lookEveryMs)
  ticking.unref()

  return {
    open: (target: StreamTarget, actor: UserActor) =>
      streams.open(target, { scope: scopeOf(actor) }),
    count: () => streams.count(),
    close() {
      clearInterval(ticking)
      streams.close()
    },
  }
}
