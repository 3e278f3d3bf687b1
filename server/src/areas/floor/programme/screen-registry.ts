import { type ScreenActor, anonymousActor } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import type { PresenceService } from '../../fleet/presence/index.ts'
import { findScreen, listScreensByToken } from '../../fleet/screens/index.ts'
import { register, type RegisteredScreen } from './address.ts'
import { invalidatedCaches } from './invalidation.ts'

export type ScreenRegistry = ReturnType<typeof createScreenRegistry>

/** Screens by their token, in memory until they change. The database has only the token's hash; hashing it in memory would protect nothing, because every heartbeat contains the token. */
export function createScreenRegistry(
  dependencies: Pick<Platform, 'read' | 'changes'> & {
    presence: PresenceService
    /** Called when a token is used whose screen wasn't in memory, perhaps for the first time. */
    onEntry: (screen: ScreenActor, linkedAt: string | null) => Promise<void>
  },
) {
  const { read, changes, presence, onEntry } = dependencies
  const byToken = new Map<string, RegisteredScreen>()
  const byId = new Map<string, string>()
  let pending = new Map<string, PromiseWithResolvers<RegisteredScreen | undefined>>()
  let generation = 0

  const dropScreen = (screenId: string) => {
    const token = byId.get(screenId)
    if (token !== undefined) byToken.delete(token)
    byId.delete(screenId)
  }

  const unsubscribe = changes.subscribe((change) => {
    if (change.kind === 'phones') return
    generation += 1
    if (!invalidatedCaches(change).includes('screens')) return
    if ('screenId' in change) dropScreen(change.screenId)
    else if ('screenIds' in change) change.screenIds.forEach(dropScreen)
    else
      for (const { row } of byToken.values())
        if (!('locationId' in change) || row.locationId === change.locationId) dropScreen(row.id)
  })

  async function readAll(tokens: readonly string[]): Promise<Map<string, RegisteredScreen>> {
    const before = generation
    const { on } = read(anonymousActor, 'public')
    const tokenOf = new Map(tokens.map((token) => [hashSecret(token), token]))
    const rows = await listScreensByToken(on, [...tokenOf.keys()])
    const ids = rows.map(({ id }) => id)
    const loaded = await presence.load(on, ids)
    const found = new Map<string, RegisteredScreen>()
    rows.forEach((row, index) => {
      const token = tokenOf.get(row.tokenHash ?? '')
      const own = loaded[index]
      if (token !== undefined && own) found.set(token, register(row, own))
    })
    // Something changed while this was read: the result is used once, but not cached.
    if (generation !== before) return found
    for (const [token, screen] of found) {
      dropScreen(screen.row.id)
      byToken.set(token, screen)
      byId.set(screen.row.id, token)
    }
    for (const { row } of found.values())
      await onEntry({ kind: 'screen', screenId: row.id }, row.linkedAt)
    return found
  }

  /** Answers all requests of one turn of the event loop together: after a server failure, its screens arrive all at once. */
  async function answerAll(): Promise<void> {
    const all = pending
    pending = new Map()
    try {
      const found = await readAll([...all.keys()])
      for (const [token, { resolve }] of all) resolve(found.get(token))
    } catch (error) {
      for (const { reject } of all.values()) reject(error)
    }
  }

  return {
    /** A screen that is in memory and hasn't changed since it was read. */
    known: (token: string): RegisteredScreen | undefined => byToken.get(token),
    async find(token: string): Promise<RegisteredScreen | undefined> {
      const known = byToken.get(token)
      if (known) return known
      if (pending.size === 0) setImmediate(() => void answerAll())
      return pending.getOrInsertComputed(token, () => Promise.withResolvers()).promise
    },
    findOwn: async (actor: ScreenActor): Promise<RegisteredScreen | undefined> => {
      const { screenId } = actor
      const { on } = read(actor, 'screen')
      const token = byId.get(screenId)
      const known = token === undefined ? undefined : byToken.get(token)
      if (known) return known
      const row = await findScreen(on, screenId)
      const [loaded] = row === undefined ? [] : await presence.load(on, [row.id])
      return row && loaded && register(row, loaded)
    },
    stop: unsubscribe,
  }
}
