import { fold } from '@roundboard/domain'
import { type ApiKey, type calls, issueAt } from '@roundboard/contract'
import type { z } from 'zod'
import {
  type Actor,
  assertMay,
  assertProved,
  type KeyActor,
  anonymousActor,
  type UserActor,
} from '../../../platform/actor.ts'
import { badField, notFound, refusal } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { ApiKeyRow } from '../../../platform/database/schema.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { hasRightCheck, isApiKey, newApiKey, startOfApiKey } from './api-key-text.ts'
import { presentApiKey, scopesOf } from './api-keys.presenter.ts'
import * as rows from './api-keys.repository.ts'

type Draft = z.output<(typeof calls.createApiKey)['body']>

const dayMs = 24 * 3_600_000
const noteUseEveryMs = 60_000

const refuseKey = (code: 'api-key-unknown' | 'api-key-revoked' | 'api-key-expired') =>
  refusal('not-signed-in', issueAt('', code))

const hashesOf = (secret: string) => ({
  secretHash: hashSecret(secret),
  startsWith: startOfApiKey(secret),
})

/** Keys by which other systems call the API. */
export function createApiKeysService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock' | 'newId' | 'later'>,
) {
  const { read, write, unlogged, clock, newId, later } = dependencies
  /** When this process last recorded each key's use. */
  const noted = new Map<string, number>()

  async function noteUse({ id, lastUsedAt }: ApiKeyRow, now: number): Promise<void> {
    const before = [noted.get(id), lastUsedAt === null ? undefined : Date.parse(lastUsedAt)]
    // Also records if the clock was set back.
    if (before.some((at) => at !== undefined && Math.abs(now - at) < noteUseEveryMs)) return
    noted.set(id, now)
    await later.write(`use of API key ${id}`, () =>
      rows.updateApiKey(unlogged(anonymousActor, 'public'), id, { lastUsedAt: stampOf(now) }),
    )
  }

  /** A repeated request means that the first response was lost, so its secret is revoked. */
  const renewSecret = (actor: UserActor, id: string, secret: string): Promise<ApiKey> =>
    write(actor, 'api-keys', async ({ trx, record }) => {
      await lockRow(trx, 'apiKeys', id)
      const row = await rows.findApiKey(trx, 'id', id)
      const isUnused = row?.revokedAt === null && row.lastUsedAt === null
      if (!isUnused) throw refusal('conflict', issueAt('', 'api-key-in-use'))
      const renewed = { ...row, ...hashesOf(secret) }
      await rows.updateApiKey(trx, id, hashesOf(secret))
      const { name, startsWith } = renewed
      record({ model: 'ApiKey', action: 'update', data: { id, name, startsWith } })
      return presentApiKey(renewed)
    })

  return {
    isKey: isApiKey,

    /** Identifies a key. Looked up each time, so a revoked key stops working immediately. */
    async authenticate(secret: string): Promise<KeyActor> {
      if (!hasRightCheck(secret)) throw refuseKey('api-key-unknown')
      const { on } = read(anonymousActor, 'public')
      const row = await rows.findApiKey(on, 'secretHash', hashSecret(secret))
      if (row === undefined) throw refuseKey('api-key-unknown')
      if (row.revokedAt !== null) throw refuseKey('api-key-revoked')
      const now = clock()
      if (row.expiresAt !== null && row.expiresAt <= stampOf(now))
        throw refuseKey('api-key-expired')
      await noteUse(row, now)
      const { id, name, region } = row
      const locationIds = region === null ? 'all' : await rows.listLocationIds(on, region)
      return { kind: 'key', keyId: id, name, scopes: scopesOf(row), locationIds }
    },

    async list(
      actor: Actor,
      filter: { readonly name?: string | undefined },
      page: PageOf<rows.ApiKeySortKey>,
    ): Promise<Listed<ApiKey>> {
      const found = await rows.listApiKeys(read(actor, 'api-keys').on, filter, page)
      return { items: found.rows.map(presentApiKey), count: found.count }
    },

    /** The stored result has no secret, so repeating the request creates another one. */
    async create(actor: UserActor, draft: Draft): Promise<ApiKey & { secret: string }> {
      assertMay(actor, 'api-keys')
      assertProved(actor)
      const secret = newApiKey()
      const outcome = { isNew: false }
      const made = await write(actor, 'api-keys', async ({ trx, at, record }) => {
        outcome.isNew = true
        const { name, scopes, region, expiresInDays } = draft
        if (region !== null && !(await rows.hasRegion(trx, region)))
          throw badField('region', 'no-such-region')
        const row: ApiKeyRow = {
          id: newId(),
          name,
          nameFolded: fold(name),
          ...hashesOf(secret),
          scopes: JSON.stringify(scopes),
          region,
          madeBy: actor.email,
          madeAt: at,
          lastUsedAt: null,
          expiresAt:
            expiresInDays === 'never' ? null : stampOf(Date.parse(at) + expiresInDays * dayMs),
          revokedAt: null,
        }
        await rows.insertApiKey(trx, row)
        const key = presentApiKey(row)
        record({ model: 'ApiKey', action: 'create', data: { ...key } })
        return key
      })
      if (outcome.isNew) return { ...made, secret }
      const { once: _, ...asking } = actor
      return { ...(await renewSecret(asking, made.id, secret)), secret }
    },

    revoke: (actor: UserActor, id: string): Promise<ApiKey> =>
      write(actor, 'api-keys', async ({ trx, at, record, unchanged }) => {
        await lockRow(trx, 'apiKeys', id)
        const row = await rows.findApiKey(trx, 'id', id)
        if (row === undefined) throw notFound('API key')
        if (row.revokedAt !== null) {
          unchanged()
          return presentApiKey(row)
        }
        const revoked = presentApiKey({ ...row, revokedAt: at })
        await rows.updateApiKey(trx, id, { revokedAt: at })
        record({ model: 'ApiKey', action: 'delete', data: { ...revoked } })
        return revoked
      }),
  }
}
