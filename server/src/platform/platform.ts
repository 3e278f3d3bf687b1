import { type Actor, system } from './actor.ts'
import { adoptKey } from './audit/adopt-key.ts'
import { createHeadNotes, lastOf, readNotedHeads } from './audit/heads.ts'
import { createWriter } from './audit/write.ts'
import { createChanges } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { createCounters } from './database/counters.ts'
import { type OpenDatabase, tryToWrite } from './database/database.ts'
import { createWriteQueue } from './database/write-queue.ts'
import { createNotifications } from './database/notifications.ts'
import { createStorage } from './database/storage.ts'
import type { HttpApp } from './http/handle.ts'
import { createJobs } from './jobs/jobs.ts'
import { createReader, createUnlogged } from './read.ts'
import { createRemovals } from './removals.ts'
import type { TimeZones } from './time-zones/time-zones.ts'

/** What the platform is created with: settings, database and clocks. */
export interface PlatformOptions {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  /** Elapsed milliseconds, unaffected by changes to the clock; defaults to the clock. */
  readonly elapsed?: () => number
  readonly timeZones: TimeZones
  readonly newId: () => string
  /** Reports failures that happen outside a request. */
  readonly onFailure: (what: string, error: unknown) => void
  /** Logs an event with its details. */
  readonly onNote?: (what: string, facts: object) => void
}

/** What an area adds to the server. */
export interface Area {
  /** Does what must be done before the first request. */
  start?(actor: Actor): Promise<void>
  serve(handling: HttpApp): void | Promise<void>
  stop?(): Promise<void>
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>

/**
 * Creates what every area builds on: guarded reads, logged writes, changes between processes and
 * background jobs. `onDatabase` is called with whether the jobs can use the database.
 */
export async function createPlatform(
  options: PlatformOptions,
  onDatabase: (isThere: boolean) => void,
) {
  const { config, clock, elapsed = clock, timeZones, newId, onFailure } = options
  const { onNote = () => undefined } = options
  const { db, engine, pool, writability } = options.database
  const heads = createHeadNotes({
    clock,
    file: config.AUDIT_HEADS_FILE,
    onNote: (head) => onNote('audit log head', head),
    onFailure,
  })
  const noted = await readNotedHeads(config.AUDIT_HEADS_FILE).catch((error: unknown) => {
    onFailure('could not read AUDIT_HEADS_FILE', error)
    return []
  })
  const lastKnown = lastOf(noted)
  const chain = await adoptKey({ db, clock, newId, settings: config })
  const changes = createChanges()
  const processId = newId()
  const notifications =
    config.DATABASE_URL === undefined
      ? undefined
      : await createNotifications({ db, url: config.DATABASE_URL, processId, changes, onFailure })
  const write = createWriter({
    db,
    clock,
    newId,
    changes,
    chain,
    ...(lastKnown && { lastKnown }),
    onHead: heads.moved,
    onFailure,
    ...(notifications && { publish: notifications.publish }),
  })
  // The first write also records whether the log was altered while the server was down.
  await write(system, 'logs', ({ unchanged }) => {
    unchanged()
    return Promise.resolve()
  })
  const later = createWriteQueue({ writability, tryToWrite: () => tryToWrite(db), onFailure })
  const jobs = createJobs({ db, clock, newId, onNote, onFailure, onDatabase })
  return {
    config,
    clock,
    elapsed,
    timeZones,
    newId,
    onFailure,
    onNote,
    engine,
    read: createReader(db),
    write,
    unlogged: createUnlogged(db),
    changes,
    processId,
    /** Only on PostgreSQL, where several processes may share one database. */
    notifications,
    /** The revision of the last change this process has seen. */
    revision: () => notifications?.revision() ?? 0,
    later,
    jobs,
    removals: createRemovals({ db, clock, jobs }),
    readStorage: createStorage({ config, engine, later }),
    createCounter: createCounters(pool),
    /** Writes what is pending. Call it after everything else has stopped. */
    async stop(): Promise<void> {
      await heads.stop()
      await notifications?.close()
    },
  }
}
