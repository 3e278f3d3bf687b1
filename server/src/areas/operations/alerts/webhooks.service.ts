import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { calls } from '@roundboard/contract'
import type { z } from 'zod'
import { assertProved, type UserActor } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import { changedMeanwhile } from '../../../platform/audit/changed-meanwhile.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as rows from './preferences.repository.ts'
import { addressIssues, type SendWebhook } from './webhook-request.ts'

export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

type Wanted = z.output<(typeof calls.setWebhook)['body']>
type Set = z.output<(typeof calls.setWebhook)['data']>
type Tried = z.output<(typeof calls.testWebhook)['data']>

export type WebhooksService = ReturnType<typeof createWebhooksService>

/** A user's own webhook, called with signed requests. */
export function createWebhooksService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'newId'> & {
    privateHosts: readonly string[]
    send: SendWebhook
  },
) {
  const { read, write, clock, newId, privateHosts, send } = dependencies
  return {
    /** Creates a secret for a new address, or on request. It is only returned then. */
    set: (
      actor: UserActor,
      { url, newSecret: wantsSecret, expectedWebhook }: Wanted,
    ): Promise<Set> =>
      write(actor, 'alerts', async ({ trx, at, record, unchanged }) => {
        const lack = url.startsWith('/') ? 'webhook-not-https' : addressIssues(url, privateHosts)
        if (lack !== undefined) throw badField('url', lack)
        const before = await rows.findWebhook(trx, 'userId', actor.userId)
        const secret = before === undefined || wantsSecret ? newSecret() : null
        if (before?.url === url && secret === null) unchanged()
        else {
          assertProved(actor)
          const stored = before ? { url: before.url, secretSince: before.secretSince } : null
          if (expectedWebhook !== undefined && !isDeepStrictEqual(stored, expectedWebhook))
            throw changedMeanwhile('webhook')
        }
        const row = {
          id: before?.id ?? newId(),
          userId: actor.userId,
          url,
          secret: secret ?? before?.secret ?? '',
          secretSince: secret === null ? (before?.secretSince ?? at) : at,
        }
        await rows.saveWebhook(trx, row)
        const hasNewSecret = secret !== null
        const action = before === undefined ? 'create' : 'update'
        record({ model: 'Alerts', action, data: { webhook: url, hasNewSecret } })
        return { url, secretSince: row.secretSince, secret }
      }),

    delete: (actor: UserActor): Promise<void> =>
      write(actor, 'alerts', async ({ trx, record, unchanged }) => {
        const before = await rows.findWebhook(trx, 'userId', actor.userId)
        if (before === undefined) {
          unchanged()
          return
        }
        await rows.deleteWebhook(trx, actor.userId)
        record({ model: 'Alerts', action: 'delete', data: { webhook: before.url } })
      }),

    async test(actor: UserActor): Promise<Tried> {
      const { on } = read(actor, 'alerts')
      const webhook = await rows.findWebhook(on, 'userId', actor.userId)
      if (webhook === undefined) throw badField('', 'webhook-wanted')
      const timestamp = stampOf(clock())
      const body = JSON.stringify({ type: 'alert.test', timestamp, data: {} })
      const { status, why } = await send(webhook, { id: `msg_${newId()}`, body }, clock())
      return { isAccepted: why === null, status, why }
    },
  }
}
