import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serverThatMay } from '../../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../../platform/clock.ts'
import type { Executor } from '../../../../platform/database/database.ts'
import { type FileStore, nameOf, readName } from '../../../../platform/files/file-store.ts'
import type { Reader, Unlogged } from '../../../../platform/read.ts'
import * as rows from './files.repository.ts'

const day = 24 * 60 * 60 * 1_000
/** A deletion can be undone, a backup restored, a wrong database noticed: nothing goes before that. */
export const unusedForMs = 7 * day
/** No upload is still under way after that. */
const abandonedAfterMs = day
const everyMs = day
/** A start has other things to do. */
const firstAfterMs = 10 * 60 * 1_000

/** A file that nothing refers to. */
interface UnusedFile {
  readonly name: string
  readonly bytes: number
  /** Since when that was seen; null: not yet. */
  readonly since: string | null
}

/** What is not as it should be with the library's files. */
export interface Findings {
  readonly unused: readonly UnusedFile[]
  /** Files in use whose bytes are not there, or not all of them. */
  readonly missing: readonly string[]
  /** Temporary files that nobody will fetch any more. */
  readonly abandoned: readonly { readonly path: string; readonly bytes: number }[]
}

const sweeper = serverThatMay('media.read', 'media.write')

/** Finds what is nobody's, says so, and removes what has been nobody's for long. */
export function createSweep(dependencies: {
  read: Reader
  unlogged: Unlogged
  clock: Clock
  store: FileStore
  incoming: string
  onNote?: (what: string, facts: object) => void
  onFailure: (what: string, error: unknown) => void
}) {
  const { read, unlogged, clock, store, incoming, onNote, onFailure } = dependencies

  async function findAbandoned(): Promise<Findings['abandoned']> {
    const names = await readdir(incoming).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(incoming, name)
        // It may be gone by now: kept.
        const facts = await stat(path).catch(() => undefined)
        const isOld = facts !== undefined && clock() - facts.mtimeMs >= abandonedAfterMs
        return isOld ? [{ path, bytes: facts.size }] : []
      }),
    )
    return found.flat()
  }

  /** A file that was kept since the store was listed is not missing. */
  async function isMissing(name: string, bytes: number): Promise<boolean> {
    return (await store.sizeOf(name)) !== bytes
  }

  async function compare(on: Executor): Promise<Findings> {
    // Listed first: a row is there before its bytes.
    const lying = new Map<string, number>()
    for await (const { name, bytes } of store.list()) lying.set(name, bytes)
    const files = await rows.listFiles(on)
    const unusedHashes = new Set((await rows.listUnused(on)).map(({ sha256 }) => sha256))
    const unused: UnusedFile[] = []
    const missing: string[] = []
    for (const file of files) {
      const name = nameOf(file.sha256, file.extension)
      const bytes = lying.get(name)
      lying.delete(name)
      if (unusedHashes.has(file.sha256))
        unused.push({ name, bytes: bytes ?? 0, since: file.unusedSince })
      else if (bytes !== file.bytes && (await isMissing(name, file.bytes))) missing.push(name)
    }
    for (const [name, bytes] of lying) unused.push({ name, bytes, since: null })
    return { unused, missing, abandoned: await findAbandoned() }
  }

  /** Looks without changing anything. */
  const look = () => compare(read(sweeper, 'media.read').on)

  const before = () => stampOf(clock() - unusedForMs)
  const isDue = ({ since }: UnusedFile) => since !== null && since <= before()

  /** From now on the age of what nothing refers to counts, bytes without a row among them. */
  async function note({ unused }: Findings): Promise<void> {
    const on = unlogged(sweeper, 'media.write')
    const at = stampOf(clock())
    const known = new Set((await rows.listFiles(on)).map(({ sha256 }) => sha256))
    for (const { name, bytes } of unused) {
      const named = readName(name)
      if (named === undefined || known.has(named.sha256)) continue
      const type = 'application/octet-stream'
      await rows.adoptFile(on, { ...named, type, bytes, createdAt: at, unusedSince: at })
    }
    await rows.noteUnused(on, at)
  }

  /** Removes what is due of what was found; gives how much that was. */
  async function remove({ unused, abandoned }: Findings) {
    const removed = { files: 0, bytes: 0 }
    for (const { name, bytes } of unused.filter(isDue)) {
      const sha256 = readName(name)?.sha256 ?? ''
      const isGone = await rows.endUnused(
        unlogged(sweeper, 'media.write'),
        { sha256, before: before() },
        () => store.remove(name),
      )
      if (!isGone) continue
      removed.files += 1
      removed.bytes += bytes
    }
    for (const { path, bytes } of abandoned) {
      await rm(path, { force: true })
      removed.files += 1
      removed.bytes += bytes
    }
    return removed
  }

  function tell({ unused, missing, abandoned }: Findings): void {
    const found = [...unused, ...abandoned]
    if (found.length > 0)
      onNote?.('unused media files', {
        files: found.length,
        bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
        goNow: unused.filter(isDue).length + abandoned.length,
      })
    if (missing.length > 0)
      onFailure('media files are missing from storage', new Error(missing.join(', ')))
  }

  /** What the server does each day: says what it found before it removes what is due of it. */
  async function sweep() {
    const found = await look()
    tell(found)
    await note(found)
    const removed = await remove(found)
    if (removed.files > 0) onNote?.('removed unused media files', removed)
    return { ...found, removed }
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()

  function sweepAfter(ms: number): void {
    timer = setTimeout(() => {
      running = sweep()
        .catch((error: unknown) => {
          onFailure('could not clean up media files', error)
        })
        .then(() => {
          if (timer !== undefined) sweepAfter(everyMs)
        })
    }, ms)
    timer.unref()
  }

  return {
    look,
    note,
    remove,
    isDue,
    sweep,
    /** Sweeps once a day from now on. */
    start: () => {
      sweepAfter(firstAfterMs)
    },
    async stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
