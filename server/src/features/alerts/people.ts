import {
  type AlertChannel,
  type AlertKind,
  type ConsoleLanguage,
  consoleLanguages,
  isAdminRole,
  mayHear,
  type QuietHours,
  type Role,
  roles,
  usualAlerts,
} from '@roundboard/domain'
import type { Executor } from '../../platform/database/database.ts'
import type { OutageRow } from '../../platform/database/schema.ts'
import { readChosen } from './preferences.presenter.ts'
import { locationsOfPeople, type PersonRow } from './people.repository.ts'

/** Somebody who can be told of something. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly language: ConsoleLanguage
  readonly kinds: readonly AlertKind[]
  readonly channels: readonly AlertChannel[]
  readonly hasWebhook: boolean
  readonly summaryHour: number | null
  readonly quietHours: QuietHours | null
  /** Null: nobody said which. */
  readonly timeZone: string | null
  /** The locations that they may see and chose to hear of; `all` for head office. */
  readonly reach: ReadonlySet<string> | 'all'
}

function reachOf(role: Role, own: readonly string[], chosen: readonly string[] | null) {
  if (isAdminRole(role)) return chosen === null ? 'all' : new Set(chosen)
  const kept = chosen === null ? [] : own.filter((id) => chosen.includes(id))
  // Whoever chose gyms and has none of them left has others by now, and would hear of none.
  const isOfOthers = chosen === null || (chosen.length > 0 && kept.length === 0)
  return new Set(isOfOthers ? own : kept)
}

function personOf(row: PersonRow, own: readonly string[]): Person {
  const role = roles.find((known) => known === row.role) ?? 'api-access'
  const { kinds, channels, locationIds, timeZone, chosenAt } = row
  const chosen =
    kinds === null || channels === null || timeZone === null || chosenAt === null
      ? { ...usualAlerts(role), quietHours: null, timeZone: null, locationIds: null }
      : readChosen({
          ...{ userId: row.id, kinds, channels, locationIds, timeZone },
          ...{ quietFrom: row.quietFrom, quietTo: row.quietTo, summaryHour: row.summaryHour },
          updatedAt: chosenAt,
        })
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    role,
    language: consoleLanguages.find((known) => known === row.language) ?? 'en',
    kinds: chosen.kinds,
    channels: chosen.channels,
    hasWebhook: row.webhookId !== null,
    summaryHour: chosen.summaryHour,
    quietHours: chosen.quietHours,
    timeZone: chosen.timeZone,
    reach: reachOf(role, own, chosen.locationIds),
  }
}

export async function peopleOf(on: Executor, rows: readonly PersonRow[]): Promise<Person[]> {
  const ids = rows.map(({ id }) => id)
  const locations = await locationsOfPeople(on, ids)
  return rows.map((row) => personOf(row, locations.get(row.id) ?? []))
}

type Heard = Pick<OutageRow, 'kind' | 'locationId' | 'subject'>

/** What is so much that all gyms are away is of interest to whoever wants to know of one. */
const isWanted = (kinds: readonly AlertKind[], { kind, subject }: Heard) =>
  kinds.includes(kind) || (subject === 'many-away' && kinds.includes('location-away'))

/** Whether a person hears of an outage: their role, their choice, their gyms. */
export function hears(person: Person, outage: Heard): boolean {
  if (!mayHear(person.role, outage.kind) || !isWanted(person.kinds, outage)) return false
  if (outage.locationId === null) return true
  return person.reach === 'all' || person.reach.has(outage.locationId)
}
