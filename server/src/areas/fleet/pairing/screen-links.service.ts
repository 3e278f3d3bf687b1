import { issueAt, type Screen, type ScreenLink } from '@roundboard/contract'
import { authCodePattern, limits } from '@roundboard/domain'
import type { Actor, ScreenActor } from '../../../platform/actor.ts'
import { notFound, refusal, refusingDuplicates } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { ScreenLinkRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import type { ScreensService, Swap } from '../screens/index.ts'
import * as rows from './screen-links.repository.ts'

/** The row contains only a hash of the link's ID. */
const presentLink = (
  id: string,
  row: ScreenLinkRow,
  screen: ScreenLink['screen'] = null,
): ScreenLink => ({ _id: id, id, authCode: row.authCode, expiresAt: row.expiresAt, screen })

const invalidCode = () => refusal('invalid-code', issueAt('authCode', 'invalid-auth-code'))

const codeInUse = issueAt('authCode', 'auth-code-in-use')

export type ScreenLinksService = ReturnType<typeof createScreenLinksService>

/**
 * Pairing. A screen posts the code it shows and gets a secret link ID. Staff enter the code. The
 * holder of the link ID then gets the screen's token.
 */
export function createScreenLinksService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock' | 'later'> & {
    screens: ScreensService
  },
) {
  const { read, write, unlogged, clock, screens, later } = dependencies
  const now = () => stampOf(clock())
  const anHourOn = () => stampOf(clock() + limits.authCodeLifetimeMs)

  async function find(on: Executor, id: string): Promise<ScreenLinkRow> {
    const row = await rows.findLink(on, hashSecret(id), now())
    if (row === undefined) throw notFound('screen link')
    return row
  }

  return {
    async create(actor: Actor, authCode: string): Promise<ScreenLink> {
      const on = unlogged(actor, 'public')
      const id = newSecret()
      const row: ScreenLinkRow = {
        idHash: hashSecret(id),
        authCode,
        screenId: null,
        createdAt: now(),
        expiresAt: anHourOn(),
        linkedBy: null,
        usedAt: null,
      }
      await rows.deleteExpiredLinks(on, now())
      await refusingDuplicates(codeInUse, rows.insertLink(on, row))
      return presentLink(id, row)
    },

    /**
     * Returns a token once the screen is linked. Returns another one each time until one was used,
     * because responses can be lost; the previous token becomes invalid.
     */
    async get(actor: Actor, id: string): Promise<ScreenLink> {
      const waiting = await find(read(actor, 'public').on, id)
      // Most callers are still waiting and needn't lock the row.
      if (waiting.screenId === null) return presentLink(id, waiting)
      return write(actor, 'public', async (writing) => {
        const row = await find(writing.trx, id)
        if (row.screenId === null) throw notFound('screen link')
        const authToken = newSecret()
        await screens.setToken(writing, row.screenId, hashSecret(authToken))
        return presentLink(id, row, { _id: row.screenId, id: row.screenId, authToken })
      })
    },

    renew: (actor: Actor, id: string, authCode: string): Promise<ScreenLink> =>
      refusingDuplicates(
        codeInUse,
        unlogged(actor, 'public')
          .transaction()
          .execute(async (trx) => {
            const row = await find(trx, id)
            if (row.screenId !== null) return presentLink(id, row)
            const changes = { authCode, expiresAt: anHourOn() }
            await rows.deleteExpiredLinks(trx, now())
            await rows.updateLink(trx, row.idHash, changes)
            return presentLink(id, { ...row, ...changes })
          }),
      ),

    async withdraw(actor: Actor, id: string): Promise<void> {
      const on = unlogged(actor, 'public')
      const row = await find(on, id)
      await rows.deleteWaitingLink(on, row.idHash)
    },

    link(actor: Actor, screenId: string, authCode: string): Promise<Screen> {
      if (!authCodePattern.test(authCode)) throw invalidCode()
      const linkedBy = actor.kind === 'user' ? actor.userId : null
      return screens.setLink(actor, screenId, 'link', async (trx, id) => {
        const waiting = await rows.findWaitingLink(trx, authCode, now())
        if (waiting === undefined) {
          // Repeated because the response was lost.
          const link = linkedBy !== null && { authCode, screenId: id, linkedBy }
          if (link && (await rows.hasLinked(trx, link, now()))) return 'there'
          throw invalidCode()
        }
        await rows.deleteLinksOfScreen(trx, id)
        const expiresAt = anHourOn()
        await rows.updateLink(trx, waiting.idHash, { screenId: id, expiresAt, linkedBy })
        return 'done'
      })
    },

    unlink: (actor: Actor, screenId: string): Promise<Screen> =>
      screens.setLink(actor, screenId, 'unlink', async (trx, id) => {
        await rows.deleteLinksOfScreen(trx, id)
        return 'done'
      }),

    /** Swaps the devices of two screens. One that is waiting for a token gets its new screen's. */
    swap: (actor: Actor, swap: Swap): Promise<Screen[]> =>
      screens.swap(actor, swap, (on) => rows.swapLinks(on, swap.screen, swap.with)),

    /** The screen has used its token, so the link is deleted, unless it expired long ago. */
    async complete(actor: ScreenActor, linkedAt: string | null): Promise<void> {
      if (linkedAt === null || linkedAt < stampOf(clock() - limits.authCodeLifetimeMs)) return
      const { screenId } = actor
      const on = unlogged(actor, 'screen')
      const until = anHourOn()
      await later.write(`link of ${screenId}`, () => rows.useLinks(on, screenId, until, now()))
    },
  }
}
