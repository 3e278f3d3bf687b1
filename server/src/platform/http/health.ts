import { setTimeout } from 'node:timers/promises'
import type { StorageState } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import { answers, type Db } from '../database/database.ts'
import { unavailableForSeconds } from './errors.ts'

const answerWithinMs = 2_000

const reasons = {
  ok: undefined,
  low: 'The server’s disk is almost full.',
  full: 'The database is read-only: its disk is full or it is a standby. Screens keep running.',
  silent: 'The server’s disk isn’t responding.',
} as const satisfies Record<StorageState | 'silent', string | undefined>

/** Undefined if it takes too long, as on a disk that hangs. */
export const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, setTimeout(answerWithinMs, undefined, { ref: false })])

/** What to do if files are missing in the media storage. */
export const missingMedia =
  'Media files are missing from this server’s storage. Servers that share a database must also share one S3 bucket or media folder.'

/** Serves `/healthz`: 503 while the database doesn't respond. */
export function serveHealth(
  app: FastifyInstance,
  db: Db,
  services: {
    readonly readStorage: () => Promise<{ readonly state: StorageState }>
    readonly files: { isMissingMedia(): Promise<boolean> }
  },
): void {
  const { readStorage, files } = services
  app.get('/healthz', async (_request, reply) => {
    const [isWell = false, storage] = await Promise.all([
      inTime(answers(db)),
      inTime(readStorage()),
    ])
    const reason = isWell
      ? (reasons[storage?.state ?? 'silent'] ??
        ((await inTime(files.isMissingMedia())) ? missingMedia : undefined))
      : 'The database isn’t responding.'
    if (!isWell) reply.header('retry-after', String(unavailableForSeconds))
    return reply.code(isWell ? 200 : 503).send({
      isServing: true,
      hasDatabase: isWell,
      isDegraded: reason !== undefined,
      ...(reason !== undefined && { reason }),
    })
  })
}
