import { createHash } from 'node:crypto'
import type { OwnScreen } from '@roundboard/contract'
import type { Changes } from '../../platform/changes.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ScreenRow } from '../../platform/database/schema.ts'
import { languageOf } from '../locations/index.ts'
import type { Presence, PresenceService } from '../presence/index.ts'
import { findScreen, findScreenByToken } from '../screens/index.ts'
import type { Content } from './content.ts'

/** A screen as its heartbeats need it: everything in memory. */
export interface RegisteredScreen {
  readonly row: ScreenRow
  readonly presence: Presence
  /** Changes when the screen's own facts do. */
  readonly revision: string
  /** Its own facts as JSON, without the closing brace. */
  readonly json: string
}

const ownFacts = (row: ScreenRow) => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  round: row.round,
  language: languageOf(row.language),
  hasSound: row.hasSound === 1,
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
  const json = JSON.stringify(ownFacts(row))
  const revision = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  return { row, presence, revision, json: json.slice(0, -1) }
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

/** Screens by the hash of their token, kept in memory until they change. */
export function createScreenRegistry(dependencies: {
  db: Db
  changes: Changes
  presence: PresenceService
  onFirstUse: (screenId: string) => Promise<void>
}) {
  const { db, changes, presence, onFirstUse } = dependencies
  const byToken = new Map<string, RegisteredScreen>()
  const byId = new Map<string, string>()
  let generation = 0

  const dropScreen = (screenId: string) => {
    const tokenHash = byId.get(screenId)
    if (tokenHash !== undefined) byToken.delete(tokenHash)
    byId.delete(screenId)
  }

  const unsubscribe = changes.subscribe((change) => {
    generation += 1
    if (change.kind === 'screen') dropScreen(change.screenId)
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
    known: (tokenHash: string): RegisteredScreen | undefined => byToken.get(tokenHash),
    async find(tokenHash: string): Promise<RegisteredScreen | undefined> {
      const known = byToken.get(tokenHash)
      if (known) return known
      const before = generation
      const row = await findScreenByToken(db, tokenHash)
      if (row === undefined) return undefined
      const screen = register(row, await presence.load(row.id))
      // Something changed while this was read: answer with it once, but do not keep it.
      if (generation === before) {
        dropScreen(row.id)
        byToken.set(tokenHash, screen)
        byId.set(row.id, tokenHash)
        await onFirstUse(row.id)
      }
      return screen
    },
    findById: async (screenId: string): Promise<RegisteredScreen | undefined> => {
      const tokenHash = byId.get(screenId)
      const known = tokenHash === undefined ? undefined : byToken.get(tokenHash)
      if (known) return known
      const row = await findScreen(db, screenId)
      return row && register(row, await presence.load(row.id))
    },
    stop: unsubscribe,
  }
}
