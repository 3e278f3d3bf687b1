import type { Remote } from '@roundboard/contract'
import type { Change } from '../../platform/changes.ts'
import type { Clock } from '../../platform/clock.ts'

type PhonesChange = Extract<Change, { kind: 'phones' }>

/** A process says which phones it has at least every thirty seconds; one that died says nothing more. */
const forgottenAfterMs = 75_000

export type PhonesHere = ReturnType<typeof createPhonesHere>

/** Which phones have the remote of a location open, by what each server process says of its own. */
export function createPhonesHere(clock: Clock) {
  const said = new Map<string, Map<string, { change: PhonesChange; heardAt: number }>>()
  return {
    hear(change: PhonesChange): void {
      const byProcess = said.get(change.locationId) ?? new Map<string, never>()
      if (change.phones.length > 0) byProcess.set(change.from, { change, heardAt: clock() })
      else byProcess.delete(change.from)
      if (byProcess.size > 0) said.set(change.locationId, byProcess)
      else said.delete(change.locationId)
    },
    /** All but the one of this key, each once. */
    others(locationId: string, key: string): Remote['others'] {
      const since = clock() - forgottenAfterMs
      const current = [...(said.get(locationId)?.values() ?? [])].filter(
        ({ heardAt }) => heardAt >= since,
      )
      const phones = new Map(
        current.flatMap(({ change }) => change.phones).map((phone) => [phone.key, phone]),
      )
      phones.delete(key)
      return [...phones.values()]
        .map(({ name, pass }) => ({ name, pass }))
        .sort((a, b) => (a.pass ?? 0) - (b.pass ?? 0) || (a.name < b.name ? -1 : 1))
    },
  }
}
