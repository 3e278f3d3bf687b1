import type { AlertKind } from '@roundboard/domain'
import type { Scope } from '../../../platform/actor.ts'
import type { Executor } from '../../../platform/database/database.ts'

export interface Recipient {
  readonly userId: string
  readonly scope: Scope
  readonly kinds: readonly AlertKind[]
  /** Older notifications have expired. */
  readonly since: string
}

/** A user's notifications in the console, without those that they may no longer see. */
function noticesInConsole(on: Executor, { userId, scope, kinds, since }: Recipient) {
  const all = on
    .selectFrom('notices')
    .innerJoin('outages', 'outages.id', 'notices.outageId')
    .where('notices.userId', '=', userId)
    .where('notices.isInBell', '=', 1)
    .where('notices.at', '>', since)
    .where('outages.kind', 'in', [...kinds])
  if (scope === 'all') return all
  return all.where((builder) =>
    builder.or([
      builder('outages.locationId', 'is', null),
      builder('outages.locationId', 'in', [...scope, '']),
    ]),
  )
}

export const listNotices = (on: Executor, recipient: Recipient, most: number) =>
  noticesInConsole(on, recipient)
    .select([
      'notices.id',
      'notices.at',
      'notices.readAt',
      'outages.kind',
      'outages.locationId',
      'outages.subject',
      'outages.since',
      'outages.endedAt',
      'outages.what',
    ])
    .orderBy('notices.at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(most)
    .execute()
export type ListedNotice = Awaited<ReturnType<typeof listNotices>>[number]

export async function countUnread(on: Executor, recipient: Recipient): Promise<number> {
  const { n } = await noticesInConsole(on, recipient)
    .select((builder) => builder.fn.countAll().as('n'))
    .where('notices.readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Marks some of a user's notifications as read, or all up to an instant. */
export async function markRead(
  on: Executor,
  userId: string,
  { ids, until }: { ids?: readonly string[] | undefined; until?: string | undefined },
  at: string,
): Promise<void> {
  if (ids === undefined && until === undefined) return
  const own = on
    .updateTable('notices')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  const named = ids === undefined ? own : own.where('id', 'in', [...ids, ''])
  await (until === undefined ? named : named.where('at', '<=', until)).execute()
}

/** A text per user that changes whenever their notifications do. */
export async function readNoticeStamps(
  on: Executor,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await on
    .selectFrom('notices')
    .select((builder) => [
      'userId',
      builder.fn.max('at').as('last'),
      builder.fn.max('readAt').as('read'),
      builder.fn.count('readAt').as('reads'),
      builder.fn.countAll().as('n'),
    ])
    .where('userId', 'in', [...userIds, ''])
    .where('isInBell', '=', 1)
    .groupBy('userId')
    .execute()
  return new Map(
    found.map(({ userId, last, read, reads, n }) => [
      userId,
      `${last} ${read ?? ''} ${String(reads)} ${String(n)}`,
    ]),
  )
}
