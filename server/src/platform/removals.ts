import { z } from 'zod'
import type { Actor } from './actor.ts'
import { AppError } from './app-error.ts'
import type { Write } from './audit/write.ts'
import { type Clock, stampOf } from './clock.ts'
import type { Db } from './database/database.ts'
import {
  findRemoved,
  deleteExpiredRemovals,
  storeRemoved,
  nextToForget,
  reinsert,
  type Removable,
} from './database/removals.ts'
import type { Jobs } from './jobs/jobs.ts'

// Longer than the console offers undo: networks can be slow.
const undoWithinMs = 60_000
const retryMs = 60_000
/** One job cleans up all deleted entities. */
const kind = 'removals'
const key = ''

/** What is restored, and from which version. */
interface Restoration {
  readonly entity: Removable
  readonly id: string
  /** What exists now, and whether that is everything. */
  readonly current: { readonly updatedAt: string; readonly isComplete: boolean } | undefined
}

/** Keeps deleted entities exactly as they were for as long as undo is offered, and no longer. */
export function createRemovals(dependencies: {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'register' | 'ensure' | 'add'>
}) {
  const { db, clock, jobs } = dependencies

  // May contain names and password hashes, so it is deleted even if this process ends.
  jobs.register({
    kind,
    payload: z.object({}),
    giveUpAfterMs: Infinity,
    retryAfterMs: () => retryMs,
    async run() {
      await deleteExpiredRemovals(db, stampOf(clock()))
      const againAt = await nextToForget(db)
      return againAt === undefined ? undefined : { againAt }
    },
  })
  // A restored backup may contain some.
  jobs.ensure(kind)

  return {
    /** Call before deleting the entity. `leftAt` is the version that remains. */
    async keep(
      { trx, at }: Write,
      entity: Removable,
      id: string,
      { leftAt = null, by }: { leftAt?: string | null; by?: Actor } = {},
    ): Promise<void> {
      const removedBy = by?.kind === 'user' ? by.userId : null
      const expiresAt = stampOf(Date.parse(at) + undoWithinMs)
      await storeRemoved(trx, { entity, id, leftAt, removedBy }, at, expiresAt)
      await jobs.add(trx, kind, {}, { dueAt: expiresAt, key })
    },

    /** Restores a deleted entity. Returns `there` if it already exists, as after a retry. */
    async restore(
      { trx, at }: Write,
      actor: Actor,
      restoration: Restoration,
    ): Promise<'back' | 'there'> {
      const { entity, id, current } = restoration
      const removed = await findRemoved(trx, entity, id, at)
      if (removed === undefined && current?.isComplete === true) return 'there'
      const isTheirs =
        removed?.removedBy === null ||
        (actor.kind === 'user' && removed?.removedBy === actor.userId)
      if (removed === undefined || !isTheirs)
        throw new AppError('not-found', 'This can no longer be undone.')
      if (current !== undefined && current.updatedAt !== removed.leftAt)
        throw new AppError(
          'changed-meanwhile',
          'Someone else has changed this since. Nothing was undone.',
        )
      await reinsert(trx, entity, removed.was)
      return 'back'
    },
  }
}
