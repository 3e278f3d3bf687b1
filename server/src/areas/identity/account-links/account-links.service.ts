import { accountLinkPath, type IssueCode, type LinkPurpose } from '@roundboard/contract'
import type { Executor } from '../../../platform/database/database.ts'
import type { AccountLinkRow } from '../../../platform/database/schema.ts'
import { stampOf } from '../../../platform/clock.ts'
import { inParts } from '../../../platform/database/rows.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import * as rows from './account-links.repository.ts'

const hourMs = 3_600_000
const lifetimeMs = { invitation: 72 * hourMs, reset: hourMs } as const satisfies Record<
  LinkPurpose,
  number
>
/** How long a link that has ended still says why. After that it counts as unknown. */
const rememberedMs = 30 * 24 * hourMs

interface NewLink {
  readonly userId: string
  /** Its path in the console; stored nowhere. */
  readonly path: string
  /** The full address, for emails. */
  readonly address: string
  readonly expiresAt: string
}

/** A link as opened, and what is wrong with it, if anything. */
type FoundLink =
  | { readonly row: AccountLinkRow; readonly problem: undefined }
  | { readonly row: AccountLinkRow | undefined; readonly problem: LinkProblem }

type LinkProblem = Extract<
  IssueCode,
  | 'account-link-unknown'
  | 'account-link-used'
  | 'account-link-replaced'
  | 'account-link-void'
  | 'invitation-expired'
  | 'reset-expired'
>

const problemOfEnd = {
  used: 'account-link-used',
  replaced: 'account-link-replaced',
  void: 'account-link-void',
} as const

function problemOf(row: AccountLinkRow | undefined, at: string): LinkProblem | undefined {
  if (row === undefined) return 'account-link-unknown'
  if (row.endedBy !== null) return problemOfEnd[row.endedBy]
  if (row.expiresAt > at) return undefined
  return row.purpose === 'invitation' ? 'invitation-expired' : 'reset-expired'
}

/** When the invitation of each of these users expires or expired. */
export async function listInvitedUntil(
  on: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows.listOpenInvitations(on, userIds)
  return new Map(found.map(({ userId, expiresAt }) => [userId, expiresAt]))
}

export type AccountLinks = ReturnType<typeof createAccountLinks>

/** One-time links in emails. Only hashes of their secrets are stored. */
export function createAccountLinks({ consoleUrl }: { consoleUrl: string }) {
  /** Creates a link for each user, replacing an earlier one for the same purpose. */
  async function makeAll(
    on: Executor,
    userIds: readonly string[],
    purpose: LinkPurpose,
    at: string,
  ): Promise<NewLink[]> {
    const expiresAt = stampOf(Date.parse(at) + lifetimeMs[purpose])
    const made = userIds.map((userId) => ({ userId, token: newSecret() }))
    await rows.deleteLinksBefore(on, stampOf(Date.parse(at) - rememberedMs))
    await inParts(made, async (part) => {
      const of = part.map(({ userId }) => userId)
      await rows.endLinks(on, of, { at, by: 'replaced', purpose })
      await rows.insertLinks(
        on,
        part.map(({ userId, token }) => ({
          ...{ tokenHash: hashSecret(token), userId, purpose },
          ...{ createdAt: at, expiresAt, endedAt: null, endedBy: null },
        })),
      )
    })
    return made.map(({ userId, token }) => {
      const path = accountLinkPath(purpose, token)
      return { userId, path, address: `${consoleUrl}${path}`, expiresAt }
    })
  }

  return {
    makeAll,

    /** Creates a link, replacing an earlier one for the same purpose. */
    async make(on: Executor, userId: string, purpose: LinkPurpose, at: string): Promise<NewLink> {
      const [made] = await makeAll(on, [userId], purpose, at)
      if (made === undefined) throw new Error('no link was created')
      return made
    },

    async find(on: Executor, token: string, at: string): Promise<FoundLink> {
      const row = await rows.findLink(on, hashSecret(token))
      const problem = problemOf(row, at)
      if (row !== undefined && problem === undefined) return { row, problem }
      return { row, problem: problem ?? 'account-link-unknown' }
    },

    /** Uses up a link, and ends the user's others. */
    async use(on: Executor, { tokenHash, userId }: AccountLinkRow, at: string): Promise<void> {
      await rows.endLink(on, tokenHash, at, 'used')
      await rows.endLinks(on, [userId], { at, by: 'void' })
    },

    /** Ends all links of a user who was changed, deleted or restored. */
    endAllOf: (on: Executor, userId: string, at: string) =>
      rows.endLinks(on, [userId], { at, by: 'void' }),

    /** The same for many users. */
    endAllOfMany: (on: Executor, userIds: readonly string[], at: string) =>
      inParts(userIds, (part) => rows.endLinks(on, part, { at, by: 'void' })),
  }
}
