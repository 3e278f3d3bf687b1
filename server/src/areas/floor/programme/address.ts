import { hash } from 'node:crypto'
import { type OwnScreen, type Programme, screenFields } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { ScreenRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Presence } from '../../fleet/presence/index.ts'
import { asciiJson, breaksIn, flexibilityIn } from './localize.ts'
import type { LocationProgramme } from './prepare.ts'

/** A screen as its heartbeats need it, in memory. */
export interface RegisteredScreen {
  readonly row: ScreenRow
  readonly presence: Presence
  readonly language: Language
  /** Changes with the screen's own fields. */
  readonly revision: string
  /** Its own fields as JSON in ASCII, without the closing brace. */
  readonly json: string
}

const ownFacts = (row: ScreenRow) => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(screenFields, row),
})

export function register(row: ScreenRow, presence: Presence): RegisteredScreen {
  const facts = ownFacts(row)
  const json = asciiJson(facts)
  const revision = hash('sha256', json, 'base64url').slice(0, 8)
  return { row, presence, language: facts.language, revision, json: json.slice(0, -1) }
}

export const presentOwnScreen = (
  { row, presence }: RegisteredScreen,
  { roundName, roundImageUrl, location }: LocationProgramme,
): OwnScreen => ({
  ...ownFacts(row),
  ...{ roundName, roundImageUrl, location, timeZone: location.timeZone },
  refreshFlag: row.refreshRevision > presence.appliedRefresh,
  refreshRevision: row.refreshRevision,
  hardRefreshFlag: row.hardRefreshRevision > presence.appliedHardRefresh,
  hardRefreshRevision: row.hardRefreshRevision,
})

// The language is one of the screen's own fields.
export const revisionFor = (screen: RegisteredScreen, { revision }: LocationProgramme) =>
  `${revision}.${screen.revision}`

/** The program of a screen, in its language. */
export function programmeFor(screen: RegisteredScreen, shown: LocationProgramme): Programme {
  const { language } = screen
  return {
    revision: revisionFor(screen, shown),
    screen: presentOwnScreen(screen, shown),
    appVersion: shown.appVersion,
    intervals: shown.localized(language).intervals,
    ...flexibilityIn(language, shown),
    face: shown.face,
    activeBreaks: breaksIn(language, shown.breaks),
    ...(shown.later.length > 0 && {
      later: shown.later.map((later) => ({
        from: stampOf(later.at),
        ...flexibilityIn(language, later),
        activeBreaks: breaksIn(language, later.breaks),
      })),
    }),
    ...(shown.nextRound && { nextRound: shown.nextRound }),
    ...(shown.pocketAddress !== null && { pocketAddress: shown.pocketAddress }),
    media: shown.media,
    ...(shown.spares.length > 0 && { spares: [...shown.spares] }),
  }
}

/** The answer to a heartbeat as JSON in ASCII, mostly prepared text. */
export function heartbeatResponseFor(
  screen: RegisteredScreen,
  shown: LocationProgramme,
  build: string,
  announcements: readonly unknown[],
): string {
  const { row, presence: last } = screen
  const refresh = `"refreshFlag":${String(row.refreshRevision > last.appliedRefresh)},"refreshRevision":${String(row.refreshRevision)}`
  const hard = `"hardRefreshFlag":${String(row.hardRefreshRevision > last.appliedHardRefresh)},"hardRefreshRevision":${String(row.hardRefreshRevision)}`
  const own = `${screen.json},${shown.place},${refresh},${hard}`
  const { tail } = shown.localized(screen.language)
  const revision = `"programmeRevision":"${revisionFor(screen, shown)}"`
  const json = announcements.length === 0 ? '' : `,"announcements":${asciiJson(announcements)}`
  return `{"success":true,"data":{"screen":${own}},${tail},${revision},"build":${build}${json}}}`
}
