import type { Remote } from '@roundboard/contract'
import type { PhonesChange } from '../../../platform/changes.ts'

/** Processes report their phones every thirty seconds, unless they have died. */
const forgottenAfterMs = 75_000

export type ActivePhones = ReturnType<typeof createActivePhones>

/** The phones with a location's remote open, as reported by each process. */
export function createActivePhones(elapsed: () => number) {
  const changesByLocation = new Map<
    string,
    Map<string, { change: PhonesChange; heardAt: number }>
  >()
  return {
    update(change: PhonesChange): void {
      const byProcess = changesByLocation.get(change.locationId) ?? new Map<string, never>()
      if (change.phones.length > 0) byProcess.set(change.from, { change, heardAt: elapsed() })
      else byProcess.delete(change.from)
      if (byProcess.size > 0) changesByLocation.set(change.locationId, byProcess)
      else changesByLocation.delete(change.locationId)
    },
    /** The phones of processes that stopped reporting. */
    fallenSilent(): PhonesChange[] {
      const since = elapsed() - forgottenAfterMs
      return [...changesByLocation.values()]
        .flatMap((byProcess) => [...byProcess.values()])
        .filter(({ heardAt }) => heardAt < since)
        .map(({ change }) => ({ ...change, phones: [] }))
    },
    /** All except the one with this key, each once. */
    others(locationId: string, key: string): Remote['others'] {
      const phones = new Map(
        [...(changesByLocation.get(locationId)?.values() ?? [])]
          .flatMap(({ change }) => change.phones)
          .map((phone) => [phone.key, phone]),
      )
      phones.delete(key)
      return [...phones.values()]
        .map(({ name, pass }) => ({ name, pass }))
        .sort((a, b) => (a.pass ?? 0) - (b.pass ?? 0) || (a.name < b.name ? -1 : 1))
    },
  }
}
