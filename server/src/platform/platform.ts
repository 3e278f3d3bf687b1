import { system } from './actor.ts'
import { adoptKey } from './audit/adopt-key.ts'
import { createHeadNotes, lastOf, readNotedHeads } from './audit/heads.ts'
import { createWriter } from './audit/write.ts'
import { createChanges } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { createCounters } from './database/counters.ts'
import { type OpenDatabase, tryToWrite } from './database/database.ts'
import { createLater } from './database/later.ts'
import { createNotifications } from './database/notifications.ts'
import { createStorage } from './database/storage.ts'
import { createJobs } from './jobs/jobs.ts'
import { createReader, createUnlogged } from './read.ts'
import { createRemovals } from './removals.ts'
import type { TimeZones } from './time-zones/time-zones.ts'

/** What a server is given: its settings, its database and its clocks. */
export interface Surroundings {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  /** Milliseconds that went by, however the clock is set; as the clock has it unless it is given. */
  readonly elapsed?: () => number
  readonly timeZones: TimeZones
  readonly newId: () => string
  /** Told of failures that no request waits for. */
  readonly onFailure: (what: string, error: unknown) => void
  /** Told of what is worth a line, with its facts. */
  readonly onNote?: (what: string, facts: object) => void
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>

/**
 * Opens what every area stands on: guarded reads and logged writes, changes between processes, jobs.
 * `onDatabase` hears whether the jobs reach the database.
 */
export async function createPlatform(
  surroundings: Surroundings,
  onDatabase: (isThere: boolean) => void,
) {
  const { config, clock, elapsed = clock, timeZones, newId, onFailure } = surroundings
  const { onNote = () => undefined } = surroundings
  const { db, engine, pool, writability } = surroundings.database
  const heads = createHeadNotes({
    clock,
    file: config.AUDIT_HEADS_FILE,
    onNote: (head) => {
      onNote('audit log head', head)
    },
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
    ...(notifications && { tell: notifications.tell }),
  })
  // Whether the log was altered while nobody watched is written down before anything else.
  await write(system, 'logs', ({ unchanged }) => {
    unchanged()
    return Promise.resolve()
  })
  const later = createLater({ writability, tryToWrite: () => tryToWrite(db), onFailure })
  const jobs = createJobs({ db, clock, newId, onNote, onFailure, onDatabase })
  return {
    ...{ config, clock, elapsed, timeZones, newId, onFailure, onNote, engine },
    read: createReader(db),
    write,
    unlogged: createUnlogged(db),
    changes,
    processId,
    /** Where several processes may share one database. */
    notifications,
    /** The revision of the last change that this process knows. */
    revision: () => notifications?.revision() ?? 0,
    later,
    jobs,
    removals: createRemovals({ db, clock, jobs }),
    readStorage: createStorage({ config, engine, later }),
    createCounter: createCounters(pool),
    /** Writes what waits; call when nothing writes any more. */
    async stop(): Promise<void> {
      await heads.stop()
      await notifications?.close()
    },
  }
}
