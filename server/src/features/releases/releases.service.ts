import { type calls, type Release, releaseTypes, sentences } from '@roundboard/contract'
import { limits, startOfDayStamp } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Writer } from '../../platform/audit/write.ts'
import type { Changes } from '../../platform/changes.ts'
import type { Db } from '../../platform/database/database.ts'
import type { PageOf } from '../../platform/database/lists.ts'
import type { ReleaseRow } from '../../platform/database/schema.ts'
import type { Listed } from '../../platform/http/answers.ts'
import * as rows from './releases.repository.ts'

type Draft = z.output<(typeof calls.createRelease)['body']>

const presentRelease = (row: ReleaseRow): Release => ({
  _id: row.id,
  id: row.id,
  title: row.title,
  type: releaseTypes.find((known) => known === row.type) ?? 'Release',
  description: row.description,
  version: row.version,
  date: row.date,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export type ReleasesService = ReturnType<typeof createReleasesService>

export function createReleasesService(dependencies: {
  db: Db
  write: Writer
  newId: () => string
  changes: Pick<Changes, 'subscribe'>
}) {
  const { db, write, newId, changes } = dependencies

  let known: Promise<string> | undefined
  const forget = () => {
    known = undefined
  }
  changes.subscribe(({ kind }) => {
    if (kind === 'releases' || kind === 'everything') forget()
  })

  async function readLatestVersion(): Promise<string> {
    try {
      return (await rows.findNewestVersion(db)) ?? limits.firstAppVersion
    } catch (error) {
      forget()
      throw error
    }
  }

  return {
    async list(
      filter: rows.ReleaseFilter,
      page: PageOf<rows.ReleaseSortKey>,
    ): Promise<Listed<Release>> {
      const found = await rows.listReleases(db, filter, page)
      return { items: found.rows.map(presentRelease), count: found.count }
    },

    async create(actor: Actor, { _id, id, ...draft }: Draft): Promise<Release> {
      if (_id || id) throw new AppError('conflict', sentences.duplicateRelease)
      return write(actor, async ({ trx, at, record, announce }) => {
        const row: ReleaseRow = {
          ...draft,
          id: newId(),
          date: startOfDayStamp(draft.date),
          createdAt: at,
          updatedAt: at,
        }
        await rows.insertRelease(trx, row)
        record({ model: 'Release', action: 'create', data: { ...presentRelease(row) } })
        announce({ kind: 'releases' })
        return presentRelease(row)
      })
    },

    /** The version of the newest release: what screens and consoles compare theirs with. */
    latestVersion(): Promise<string> {
      known ??= readLatestVersion()
      return known
    },
  }
}
