import type { KeptState, SecondStore } from './second-store.ts'

/** What of local storage a display uses. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const ours = 'roundboard.screen.'
/** The state that local storage is in: a number that grows, and a sum over all that is kept. */
const stampKey = 'roundboard.screen-stamp'

/** Local storage, and a copy in a second store from which it is restored. */
export interface TwoStores extends Kept {
  /** Takes from the second store what local storage has lost; at once where it has lost nothing. */
  readonly ready: Promise<void> | undefined
  /** Brings both to the same state; `onNewer` when local storage was at an older one all the time. */
  compare(onNewer: () => void): Promise<void>
}

export function keepInTwoStores(local: Storage | undefined, second: SecondStore): TwoStores {
  let values = readAll(local)
  let stamp = values.get(stampKey) ?? null
  values.delete(stampKey)
  let isWriting = false
  let writes = Promise.resolve()

  const numberOf = (of: string | null) => Number.parseInt(of ?? '-1', 10)

  function isWhole(): boolean {
    // A display of before, or one out of its box.
    if (stamp === null) return values.has(`${ours}token`)
    return isTrue({ stamp, values })
  }

  function writeLocal(write: (storage: Storage) => void) {
    try {
      if (local) write(local)
    } catch {
      // Full or forbidden: memory and the second store serve.
    }
  }

  function copy() {
    if (isWriting) return
    isWriting = true
    // After all that is written in one go.
    writes = writes.then(() => {
      isWriting = false
      return stamp === null ? undefined : second.write({ stamp, values: new Map(values) })
    })
  }

  function mark() {
    stamp = `${String(numberOf(stamp) + 1)}.${sumOf(values)}`
    const marked = stamp
    writeLocal((storage) => {
      storage.setItem(stampKey, marked)
    })
    copy()
  }

  function take(state: KeptState) {
    for (const key of values.keys())
      writeLocal((storage) => {
        storage.removeItem(key)
      })
    values = new Map(state.values)
    stamp = state.stamp
    for (const [key, value] of [...values, [stampKey, stamp] as const])
      writeLocal((storage) => {
        storage.setItem(key, value)
      })
  }

  async function restore() {
    const kept = await second.read()
    if (kept === null || !isTrue(kept)) return
    // A token that was set aside since is not to come back.
    const isSetAside = values.has(`${ours}token-set-aside`)
    const isOlder = stamp === null || numberOf(kept.stamp) < numberOf(stamp)
    if (!(isSetAside && isOlder)) take(kept)
  }

  return {
    ready: isWhole() ? undefined : restore(),
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (values.get(key) === value) return
      values.set(key, value)
      writeLocal((storage) => {
        storage.setItem(key, value)
      })
      mark()
    },
    removeItem(key) {
      if (!values.delete(key)) return
      writeLocal((storage) => {
        storage.removeItem(key)
      })
      mark()
    },
    async compare(onNewer) {
      const before = numberOf(stamp)
      const kept = await second.read()
      if (kept !== null && isTrue(kept) && numberOf(kept.stamp) > before && local !== undefined) {
        take(kept)
        // Else it would be older again at the next start.
        if (readAll(local).get(stampKey) === stamp) onNewer()
      } else if (kept?.stamp !== stamp && values.size > 0) mark()
    },
  }
}

function readAll(local: Storage | undefined): Map<string, string> {
  const values = new Map<string, string>()
  try {
    for (const key of Object.keys(local ?? {}))
      if (key.startsWith(ours) || key === stampKey) values.set(key, local?.getItem(key) ?? '')
  } catch {
    // As if it had nothing.
  }
  return values
}

const isTrue = ({ stamp, values }: KeptState) => stamp.split('.')[1] === sumOf(values)

/** FNV-1a over everything in the order of its keys. */
function sumOf(values: ReadonlyMap<string, string>): string {
  let sum = 0x811c9dc5
  for (const key of [...values.keys()].sort()) {
    const text = `${key}=${values.get(key) ?? ''};`
    for (let index = 0; index < text.length; index += 1)
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  }
  return (sum >>> 0).toString(36)
}
