import type { Change, PhonesChange } from '../changes.ts'

/** A message from one process to the others. */
export interface Notice {
  readonly from: string
  readonly changes: readonly Change[]
  /** The revisions of the writes that caused the changes. */
  readonly revisions?: readonly number[]
  /** Sent only to check that the sender receives it. */
  readonly proof?: number
}

export interface PublishedWrite {
  readonly revision: number
  readonly changes: readonly Change[]
}

/** PostgreSQL's limit is just under 8,000 bytes. */
const longestBytes = 7_900

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1

/** Combines writes into few notices, each change once, none longer than PostgreSQL's limit. */
export function noticesOf(from: string, writes: readonly PublishedWrite[]): Notice[] {
  const notices: { from: string; changes: Change[]; revisions: number[] }[] = []
  const room = longestBytes - bytesOf({ from, changes: [], revisions: [] })
  let left = 0
  let included = new Set<string>()
  for (const { revision, changes } of writes) {
    const isLong = changes.reduce((sum, change) => sum + bytesOf(change), 0) > room / 2
    const sendable: readonly Change[] = isLong ? [{ kind: 'everything' }] : changes
    const fresh = () => sendable.filter((change) => !included.has(JSON.stringify(change)))
    const size = () => fresh().reduce((sum, change) => sum + bytesOf(change), bytesOf(revision))
    if (size() > left) {
      notices.push({ from, changes: [], revisions: [] })
      left = room
      included = new Set()
    }
    const notice = notices.at(-1)
    left -= size()
    notice?.changes.push(...fresh())
    notice?.revisions.push(revision)
    for (const change of sendable) included.add(JSON.stringify(change))
  }
  return notices
}

/** Combines changes without a write. Drops the last phones if there are too many for one notice. */
export function announceNotices(from: string, phoneChanges: readonly PhonesChange[]): Notice[] {
  const notices: { from: string; changes: Change[] }[] = []
  const room = longestBytes - bytesOf({ from, changes: [] })
  let left = 0
  for (const phones of phoneChanges) {
    let change = phones
    while (bytesOf(change) > room) change = { ...change, phones: change.phones.slice(0, -1) }
    if (bytesOf(change) > left) {
      notices.push({ from, changes: [] })
      left = room
    }
    left -= bytesOf(change)
    notices.at(-1)?.changes.push(change)
  }
  return notices
}
