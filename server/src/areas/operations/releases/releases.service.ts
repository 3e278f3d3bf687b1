import { type calls, issueAt, type Release, releaseFields, sentences } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, assertMay, anonymousActor } from '../../../platform/actor.ts'
import { AppError, notFound, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { ReleaseRow } from '../../../platform/database/schema.ts'
import { toColumns, fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as rows from './releases.repository.ts'

const presentRelease = (row: ReleaseRow): Release => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(releaseFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

type Draft = z.output<(typeof calls.createRelease)['body']>
type Changed = z.output<(typeof calls.updateRelease)['body']>

/** The version that screens and consoles should run, and until when. */
interface CurrentVersion {
  readonly version: string
  /** In epoch milliseconds: the date of the next release. */
  readonly until: number
}

async function assertNewVersion(on: Executor, version: string, exceptId?: string): Promise<void> {
  if (await rows.hasVersion(on, version, exceptId))
    throw new AppError('conflict', sentences.duplicateRelease, {
      issues: [issueAt('version', 'version-taken')],
    })
}

async function assertLatest(on: Executor, id: string): Promise<void> {
  const latest = await rows.findLatestRelease(on)
  if (latest?.id !== id) throw refusal('conflict', issueAt('', 'only-latest-release'))
}

export type ReleasesService = ReturnType<typeof createReleasesService>

export function createReleasesService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'clock' | 'changes'>,
) {
  const { read, write, newId, clock, changes } = dependencies

  let known: Promise<CurrentVersion> | undefined
  const forget = () => {
    known = undefined
  }
  changes.subscribe(({ kind }) => {
    if (kind === 'releases' || kind === 'everything') forget()
  })

  async function readCurrentVersion(): Promise<CurrentVersion> {
    const now = stampOf(clock())
    const { on } = read(anonymousActor, 'public')
    try {
      const version = (await rows.findNewestVersion(on, now)) ?? limits.firstAppVersion
      const next = await rows.findNextDate(on, now)
      return { version, until: next === undefined ? Infinity : Date.parse(next) }
    } catch (error) {
      forget()
      throw error
    }
  }

  async function currentVersion(): Promise<CurrentVersion> {
    known ??= readCurrentVersion()
    const current = await known
    if (clock() < current.until) return current
    forget()
    return currentVersion()
  }

  const latestVersion = async (): Promise<string> => (await currentVersion()).version

  return {
    async list(
      actor: Actor,
      filter: rows.ReleaseFilter,
      page: PageOf<rows.ReleaseSortKey>,
    ): Promise<Listed<Release>> {
      const { on } = read(actor, 'releases.read')
      const found = await rows.listReleases(on, filter, page)
      return { items: found.rows.map(presentRelease), count: found.count }
    },

    async create(actor: Actor, draft: Draft): Promise<Release> {
      if (draft._id || draft.id) throw refusal('conflict', issueAt('', 'duplicate-release'))
      return write(actor, 'releases.write', async ({ trx, at, record, announce }) => {
        await assertNewVersion(trx, draft.version)
        const row: ReleaseRow = {
          ...toColumns(releaseFields, draft),
          id: newId(),
          createdAt: at,
          updatedAt: at,
        }
        await rows.insertRelease(trx, row)
        record({ model: 'Release', action: 'create', data: { ...presentRelease(row) } })
        announce({ kind: 'releases' })
        return presentRelease(row)
      })
    },

    update: (actor: Actor, id: string, changed: Changed): Promise<Release> =>
      write(actor, 'releases.write', async ({ trx, at, record, announce, unchanged }) => {
        await lockRow(trx, 'releases', id)
        const row = await rows.findRelease(trx, id)
        if (row === undefined) throw notFound('release')
        const { expectedUpdatedAt } = changed
        const after: ReleaseRow = {
          ...row,
          ...toColumns(releaseFields, changed),
          updatedAt: laterStamp(at, row.updatedAt),
        }
        const before = presentRelease(row)
        const found = changesOf(
          { before, after: presentRelease(after), expectedUpdatedAt },
          'release',
        )
        if (found === undefined) {
          unchanged()
          return before
        }
        await assertLatest(trx, id)
        await assertNewVersion(trx, after.version, id)
        await rows.updateRelease(trx, row, after)
        record({ model: 'Release', action: 'update', data: { id, title: after.title, ...found } })
        announce({ kind: 'releases' })
        return presentRelease(after)
      }),

    /** The same for staff, by permission; pages also show it to everyone as their own version. */
    latest(actor: Actor): Promise<string> {
      assertMay(actor, 'releases.read')
      return latestVersion()
    },

    currentVersion,

    /** The version of the latest release, which screens and consoles compare to their own. */
    latestVersion,
  }
}
