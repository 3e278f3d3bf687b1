import {
  type AlertChannel,
  type AlertKind,
  type ConsoleLanguage,
  consoleLanguages,
  isAdminRole,
  canReceiveAlert,
  type QuietHours,
  type Role,
  roles,
  defaultAlerts,
} from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { OutageRow } from '../../../platform/database/schema.ts'
import { readChosen } from './preferences.presenter.ts'
import { locationsOfPeople, locationsThatAre, type PersonRow } from './people.repository.ts'

/** A user who can be alerted. */
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
  /** Null if the user hasn't chosen one. */
  readonly timeZone: string | null
  /** The locations that the user may see and chose alerts for; `all` for head office. */
  readonly reach: ReadonlySet<string> | 'all'
}

/** If none of the chosen locations is left, all that the user may see count: otherwise there would be no alerts. */
function reachOf(
  seen: ReadonlySet<string> | 'all',
  chosen: readonly string[] | null,
  there: ReadonlySet<string>,
): ReadonlySet<string> | 'all' {
  if (chosen === null) return seen
  const kept = chosen.filter((id) => there.has(id) && (seen === 'all' || seen.has(id)))
  return chosen.length > 0 && kept.length === 0 ? seen : new Set(kept)
}

function chosenBy(row: PersonRow, role: Role) {
  const { kinds, channels, locationIds, timeZone, chosenAt } = row
  return kinds === null || channels === null || timeZone === null || chosenAt === null
    ? { ...defaultAlerts(role), quietHours: null, timeZone: null, locationIds: null }
    : readChosen({
        ...{ userId: row.id, kinds, channels, locationIds, timeZone },
        ...{ quietFrom: row.quietFrom, quietTo: row.quietTo, summaryHour: row.summaryHour },
        updatedAt: chosenAt,
      })
}

export async function peopleOf(on: Executor, rows: readonly PersonRow[]): Promise<Person[]> {
  const ids = rows.map(({ id }) => id)
  const own = await locationsOfPeople(on, ids)
  const choices = rows.map((row) => {
    const role = roles.find((known) => known === row.role) ?? 'api-access'
    return { row, role, chosen: chosenBy(row, role) }
  })
  const there = await locationsThatAre(
    on,
    choices.flatMap(({ chosen }) => chosen.locationIds ?? []),
  )
  return choices.map(({ row, role, chosen }) => {
    const seen = isAdminRole(role) ? 'all' : new Set(own.get(row.id))
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
      reach: reachOf(seen, chosen.locationIds, there),
    }
  })
}

type OutageSubject = Pick<OutageRow, 'kind' | 'locationId' | 'subject'>

/** Users who want alerts about offline locations also get the one about most of them. */
export const isWanted = (kinds: readonly AlertKind[], { kind, subject }: OutageSubject) =>
  kinds.includes(kind) || (subject === 'many-away' && kinds.includes('location-away'))

/** Whether a user gets alerts about an outage, by role, choices and locations. */
export function isRecipient(person: Person, outage: OutageSubject): boolean {
  if (!canReceiveAlert(person.role, outage.kind) || !isWanted(person.kinds, outage)) return false
  if (outage.locationId === null) return true
  return person.reach === 'all' || person.reach.has(outage.locationId)
}
