import { hash } from 'node:crypto'
import { type OwnScreen, screenFields } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import { type ScreenActor, somebody } from '../../../platform/actor.ts'
import type { Changes } from '../../../platform/changes.ts'
import type { ScreenRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Reader } from '../../../platform/read.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import type { Presence, PresenceService } from '../../fleet/presence/index.ts'
import { findScreen, findScreenByToken } from '../../fleet/screens/index.ts'
import { asciiJson } from './spoken.ts'
import type { Content } from './content.ts'

/** A screen as its heartbeats need it: everything in memory. */
export interface RegisteredScreen {
  readonly row: ScreenRow
  readonly presence: Presence
  readonly language: Language
  /** Changes when the screen's own facts do. */
  readonly revision: string
  /** Its own facts as JSON in ASCII, without the closing brace. */
  readonly json: string
}

const ownFacts = (row: ScreenRow) => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(screenFields, row),
})

function flags({ row, presence }: RegisteredScreen) {
  return {
    refreshFlag: row.refreshRevision > presence.appliedRefresh,
    refreshRevision: row.refreshRevision,
    hardRefreshFlag: row.hardRefreshRevision > presence.appliedHardRefresh,
    hardRefreshRevision: row.hardRefreshRevision,
  }
}

function register(row: ScreenRow, presence: Presence): RegisteredScreen {
  const facts = ownFacts(row)
  const json = asciiJson(facts)
  const revision = hash('sha256', json, 'base64url').slice(0, 8)
  return { row, presence, language: facts.language, revision, json: json.slice(0, -1) }
}

/** The screen as it reads itself. */
export function presentOwnScreen(screen: RegisteredScreen, content: Content): OwnScreen {
  return {
    ...ownFacts(screen.row),
    roundName: content.roundName,
    roundImageUrl: content.roundImageUrl,
    location: content.location,
    timeZone: content.location.timeZone,
    ...flags(screen),
  }
}

export type ScreenRegistry = ReturnType<typeof createScreenRegistry>

/**
 * Screens by their token, kept in memory until they change. The database has only the token's hash;
 * here, where every heartbeat brings the token itself, to hash it each time would protect nothing.
 */
export function createScreenRegistry(dependencies: {
  read: Reader
  changes: Changes
  presence: PresenceService
  /** A display uses the token of a screen that was not in memory: perhaps for the first time. */
  onEntry: (screen: ScreenActor, linkedAt: string | null) => Promise<void>
}) {
  const { read, changes, presence, onEntry } = dependencies
  const byToken = new Map<string, RegisteredScreen>()
  const byId = new Map<string, string>()
  let generation = 0

  const dropScreen = (screenId: string) => {
    const token = byId.get(screenId)
    if (token !== undefined) byToken.delete(token)
    byId.delete(screenId)
  }

  const unsubscribe = changes.subscribe((change) => {
    if (change.kind === 'phones') return
    generation += 1
    if (change.kind === 'screen') dropScreen(change.screenId)
    else if (change.kind === 'screens-deleted') change.screenIds.forEach(dropScreen)
    else if (change.kind === 'everything') {
      byToken.clear()
      byId.clear()
    } else if (change.kind === 'location') {
      for (const screen of byToken.values())
        if (screen.row.locationId === change.locationId) dropScreen(screen.row.id)
    }
  })

  return {
    /** A screen that was found before and has not changed since. */
    known: (token: string): RegisteredScreen | undefined => byToken.get(token),
    async find(token: string): Promise<RegisteredScreen | undefined> {
      const known = byToken.get(token)
      if (known) return known
      const before = generation
      const { on } = read(somebody, 'public')
      const row = await findScreenByToken(on, hashSecret(token))
      if (row === undefined) return undefined
      const screen = register(row, await presence.load(on, row.id))
      // Something changed while this was read: answer with it once, but do not keep it.
      if (generation === before) {
        dropScreen(row.id)
        byToken.set(token, screen)
        byId.set(row.id, token)
        await onEntry({ kind: 'screen', screenId: row.id }, row.linkedAt)
      }
      return screen
    },
    findOwn: async (actor: ScreenActor): Promise<RegisteredScreen | undefined> => {
      const { screenId } = actor
      const { on } = read(actor, 'screen')
      const token = byId.get(screenId)
      const known = token === undefined ? undefined : byToken.get(token)
      if (known) return known
      const row = await findScreen(on, screenId)
      return row && register(row, await presence.load(on, row.id))
    },
    stop: unsubscribe,
  }
}
