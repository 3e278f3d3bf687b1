import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type calls, type Branding, brandingFields } from '@roundboard/contract'
import type { z } from 'zod'
import { type Actor, assertProved, anonymousActor } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import { cleanSvg } from '../../../platform/clean-svg.ts'
import type { FaceRow } from '../../../platform/database/schema.ts'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import type { Span } from '../../../platform/files/file-store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addressOfFile, type ServedFile } from '../../../platform/files/served-file.ts'
import { logoAddress, logoFileOf, presentBranding, publicBranding } from './branding.presenter.ts'
import * as rows from './branding.repository.ts'

type Changed = z.output<(typeof calls.updateBranding)['body']>

export type BrandingService = ReturnType<typeof createBrandingService>

/** The franchise's name, logo and colors. */
export function createBrandingService(dependencies: Pick<Platform, 'read' | 'write' | 'changes'>) {
  const { read, write, changes } = dependencies
  let known: Promise<FaceRow> | undefined
  const forget = () => {
    known = undefined
  }
  changes.subscribe(({ kind }) => {
    if (kind === 'face' || kind === 'everything') forget()
  })

  // Cached, because every page and program needs it and it rarely changes.
  async function current(): Promise<FaceRow> {
    const { on } = read(anonymousActor, 'public')
    known ??= rows.readBranding(on)
    try {
      return await known
    } catch (error) {
      forget()
      throw error
    }
  }

  /** Sanitizes a new logo. Keeps the stored one if its address was sent back. */
  function logoAfter(before: FaceRow, written: string | null | undefined): string | null {
    if (written === undefined || written === logoAddress(before.logo)) return before.logo
    if (written === null) return null
    const cleaned = cleanSvg(written)?.svg
    if (cleaned === undefined) throw badField('logo', 'svg')
    return cleaned
  }

  return {
    async read(actor: Actor): Promise<Branding> {
      return presentBranding(await rows.readBranding(read(actor, 'system').on))
    },

    update: (actor: Actor, { expectedUpdatedAt, ...given }: Changed): Promise<Branding> =>
      write(actor, 'system', async ({ trx, at, record, announce, unchanged }) => {
        const before = await rows.lockBranding(trx)
        const after: FaceRow = {
          ...before,
          ...toColumns(brandingFields, given, { logo: null }),
          logo: logoAfter(before, given.logo),
          updatedAt: laterStamp(at, before.updatedAt),
        }
        const changed = changesOf(
          { before: presentBranding(before), after: presentBranding(after), expectedUpdatedAt },
          'face',
        )
        if (changed === undefined) {
          unchanged()
          return presentBranding(before)
        }
        assertProved(actor)
        await rows.updateBranding(trx, before, after)
        record({ model: 'System', action: 'update', data: { ...changed } })
        announce({ kind: 'face' })
        return presentBranding(after)
      }),

    /** The public part. */
    shown: async () => publicBranding(await current()),

    /** The logo as a file, if it has this hash or address. */
    async findLogo(hashOrPath: string): Promise<ServedFile | undefined> {
      const { logo } = await current()
      if (logo === null) return undefined
      const facts = logoFileOf(logo)
      if (hashOrPath !== facts.sha256 && hashOrPath !== addressOfFile(facts)) return undefined
      const bytes = Buffer.from(logo)
      const open = ({ first, last }: Span) => Readable.from([bytes.subarray(first, last + 1)])
      return {
        ...facts,
        beside: {
          open: (span) => Promise.resolve(open(span)),
          openToSend: (span) =>
            Promise.resolve((into) => pipeline(open(span), into, { end: false })),
        },
      }
    },
  }
}
