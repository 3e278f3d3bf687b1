import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { versionsKeptDays } from '@roundboard/contract'
import { systemActor } from '../../../../platform/actor.ts'
import { stampOf } from '../../../../platform/clock.ts'
import type { Executor } from '../../../../platform/database/database.ts'
import { type FileStore, nameOf, readName } from '../../../../platform/files/file-store.ts'
import type { Platform } from '../../../../platform/platform.ts'
import * as rows from './files.repository.ts'

const day = 24 * 60 * 60 * 1_000
/** How long the earlier files of an item can be restored. */
export const versionsKeptMs = versionsKeptDays * day
/** Time to undo a deletion, restore a backup or notice a wrong database. */
export const unusedForMs = 7 * day
/** Incoming files unchanged for this long are left over. */
const abandonedAfterMs = day
const everyMs = day
/** Not right at startup, when there is other work. */
const firstAfterMs = 10 * 60 * 1_000

/** A file that nothing refers to. */
interface UnusedFile {
  readonly name: string
  readonly bytes: number
  /** Since when; null: noticed just now. */
  readonly since: string | null
}

/** Problems with the library's files. */
export interface Findings {
  readonly unused: readonly UnusedFile[]
  /** Files in use whose bytes are missing or incomplete. */
  readonly missing: readonly string[]
  /** Temporary files of abandoned uploads. */
  readonly abandoned: readonly { readonly path: string; readonly bytes: number }[]
}

const sweeper = systemActor('media.read', 'media.write')

/** Finds unused files, reports them, and deletes those unused for long. */
export function createSweep(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock' | 'onFailure'> & {
    store: FileStore
    incoming: string
    onNote?: (what: string, facts: object) => void
  },
) {
  const { read, unlogged, clock, store, incoming, onNote, onFailure } = dependencies

  async function findAbandoned(): Promise<Findings['abandoned']> {
    const names = await readdir(incoming).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(incoming, name)
        // It may have been stored in the meantime.
        const facts = await stat(path).catch(() => undefined)
        const isOld = facts !== undefined && clock() - facts.mtimeMs >= abandonedAfterMs
        return isOld ? [{ path, bytes: facts.size }] : []
      }),
    )
    return found.flat()
  }

  /** A file stored after the store was listed isn't missing. */
  async function isMissing(name: string, bytes: number): Promise<boolean> {
    return (await store.sizeOf(name)) !== bytes
  }

  async function compare(on: Executor): Promise<Findings> {
    // Listed first, because rows are created before bytes.
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

  /** Checks without changing anything. */
  const look = () => compare(read(sweeper, 'media.read').on)

  const before = () => stampOf(clock() - unusedForMs)
  const isDue = ({ since }: UnusedFile) => since !== null && since <= before()

  /** Ends old versions, and starts the grace period of unused files, including bytes without a row. */
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
    await rows.deleteVersionsBefore(on, stampOf(clock() - versionsKeptMs))
    await rows.noteUnused(on, at)
  }

  /** Deletes what has been unused for long enough. Returns the number and size. */
  async function remove({ unused, abandoned }: Findings) {
    const removed = { files: 0, bytes: 0 }
    for (const { name, bytes } of unused.filter(isDue)) {
      const sha256 = readName(name)?.sha256 ?? ''
      const isEnded = await rows.endUnused(
        unlogged(sweeper, 'media.write'),
        { sha256, before: before() },
        () => store.remove(name),
      )
      if (!isEnded) continue
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

  function logFindings({ unused, missing, abandoned }: Findings): void {
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

  /** The daily cleanup, which logs what it found before it deletes anything. */
  async function sweep() {
    const found = await look()
    logFindings(found)
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
    /** Starts the daily cleanup. */
    start: () => sweepAfter(firstAfterMs),
    async stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
