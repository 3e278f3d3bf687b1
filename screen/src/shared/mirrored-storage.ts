import type { StoredState, BackupStore } from './backup-store.ts'

/** The part of `Storage` that a screen uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'roundboard.screen.'
/** Identifies the stored state: a growing number and a checksum. */
const stampKey = 'roundboard.screen-stamp'

/** The values that determine what the screen shows. */
const shownKeys = ['token', 'token-set-aside', 'programme', 'timer', 'announcements']
/** How long a start waits for the backup if local storage is intact. */
const timeoutMs = 250

/**
 * Local storage, mirrored in a backup store that doesn't lose the last writes. `onLate` is called if the
 * backup turns out to be newer after the start has stopped waiting for it.
 */
export function mirrorStorage(local: Storage | undefined, backup: BackupStore, onLate: () => void) {
  let values = readAll(local)
  let stamp = values.get(stampKey) ?? null
  values.delete(stampKey)
  let isWriting = false
  let writes = Promise.resolve()

  const numberOf = (of: string | null) => Number.parseInt(of ?? '-1', 10)

  function isLocalIntact(): boolean {
    // A screen from before there were stamps, or a new one.
    if (stamp === null) return values.has(`${prefix}token`)
    return isIntact({ stamp, values })
  }

  function writeLocal(write: (storage: Storage) => void) {
    try {
      if (local) write(local)
    } catch {
      // Full or forbidden: memory and the backup are used instead.
    }
  }

  function copy() {
    if (isWriting) return
    isWriting = true
    // Runs after all writes of the same task.
    writes = writes.then(() => {
      isWriting = false
      return stamp === null ? undefined : backup.write({ stamp, values: new Map(values) })
    })
  }

  function mark() {
    stamp = `${String(numberOf(stamp) + 1)}.${sumOf(values)}`
    const marked = stamp
    writeLocal((storage) => storage.setItem(stampKey, marked))
    copy()
  }

  function restore(state: StoredState) {
    for (const key of values.keys()) writeLocal((storage) => storage.removeItem(key))
    values = new Map(state.values)
    stamp = state.stamp
    for (const [key, value] of [...values, [stampKey, stamp] as const])
      writeLocal((storage) => storage.setItem(key, value))
  }

  /** Whether the backup has something that local storage has lost or never had. */
  function isBetter(stored: StoredState): boolean {
    if (!isIntact(stored)) return false
    const isNewer = numberOf(stored.stamp) > numberOf(stamp)
    if (isLocalIntact()) return isNewer
    // A token that was rejected since must not come back.
    const isOlder = stamp === null || numberOf(stored.stamp) < numberOf(stamp)
    return !(isOlder && values.has(`${prefix}token-set-aside`))
  }

  async function reconcile() {
    const stored = await backup.read()
    if (stored !== null && isBetter(stored)) {
      const isShownOtherwise = shownKeys.some(
        (key) => values.get(prefix + key) !== stored.values.get(prefix + key),
      )
      restore(stored)
      copy()
      // Only if local storage took it, or the next start would be late again.
      if (isLate && isShownOtherwise && readAll(local).get(stampKey) === stamp) onLate()
    } else if (stored?.stamp !== stamp && values.size > 0) mark()
  }

  let isLate = false
  const enough = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        isLate = true
        resolve()
      }, timeoutMs)
    })
  const reconciled = reconcile()

  return {
    /** Resolves once both have the same state: the newer or the intact one. */
    ready: isLocalIntact() ? Promise.race([reconciled, enough()]) : reconciled,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (values.get(key) === value) return
      values.set(key, value)
      writeLocal((storage) => storage.setItem(key, value))
      mark()
    },
    removeItem(key: string) {
      if (!values.delete(key)) return
      writeLocal((storage) => storage.removeItem(key))
      mark()
    },
  }
}

function readAll(local: Storage | undefined): Map<string, string> {
  const values = new Map<string, string>()
  try {
    for (const key of Object.keys(local ?? {}))
      if (key.startsWith(prefix) || key === stampKey) values.set(key, local?.getItem(key) ?? '')
  } catch {
    // Counts as empty.
  }
  return values
}

const isIntact = ({ stamp, values }: StoredState) => stamp.split('.')[1] === sumOf(values)

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
