import type { ActivePhone } from '../../../platform/changes.ts'

/** A phone that changes networks reconnects within this time. */
const leavesAfterMs = 5_000
/** Phones that connect together are announced together. */
const gatherMs = 250

type Phones = Map<string, { readonly phone: ActivePhone; open: number; leaving?: NodeJS.Timeout }>

/** The phones connected to this process, by location. A short disconnection doesn't count. */
export function createOwnPhones(
  emit: (locationId: string, phones: readonly ActivePhone[]) => void,
) {
  const byLocation = new Map<string, Phones>()
  const due = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function sendNow(locationId: string): void {
    const phones = byLocation.get(locationId)
    if (phones?.size === 0) byLocation.delete(locationId)
    emit(
      locationId,
      Array.from(phones?.values() ?? [], ({ phone }) => phone),
    )
  }

  function sendSoon(locationId: string): void {
    if (isClosed) return
    due.add(locationId)
    timer ??= setTimeout(() => {
      timer = undefined
      const locationIds = [...due]
      due.clear()
      locationIds.forEach(sendNow)
    }, gatherMs).unref()
  }

  return {
    come(locationId: string, phone: ActivePhone): void {
      const phones = byLocation.getOrInsertComputed(locationId, (): Phones => new Map())
      const known = phones.get(phone.key)
      if (known) {
        clearTimeout(known.leaving)
        known.open += 1
        return
      }
      phones.set(phone.key, { phone, open: 1 })
      sendSoon(locationId)
    },
    go(locationId: string, key: string): void {
      const phones = byLocation.get(locationId)
      const known = phones?.get(key)
      if (!phones || !known || isClosed) return
      known.open -= 1
      if (known.open > 0) return
      known.leaving = setTimeout(() => {
        phones.delete(key)
        sendSoon(locationId)
      }, leavesAfterMs).unref()
    },
    sendAll(): void {
      for (const locationId of [...byLocation.keys()]) sendNow(locationId)
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
      for (const phones of byLocation.values())
        for (const { leaving } of phones.values()) clearTimeout(leaving)
    },
  }
}
