import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldList } from '../columns.ts'

interface Tagged {
  id: string
  tags: string
  tags_folded: string
}

/** Folds stored tags one by one: folded as JSON, a full-width quote made the JSON invalid. */
export const foldedTags: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Record<'locations' | 'announcements', Tagged>>
    for (const table of ['locations', 'announcements'] as const) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'tags', 'tags_folded'])
        .where('tags', '!=', '[]')
        .execute()
      for (const { id, tags, tags_folded: before } of rows) {
        const folded = foldList(tags)
        if (folded !== before)
          await db.updateTable(table).set({ tags_folded: folded }).where('id', '=', id).execute()
      }
    }
  },
}
