import { sql } from 'kysely'
import type { Executor } from './database.ts'
import { isPostgres } from './row-lock.ts'
import type { WatchedScreenRow } from './schema.ts'

const rowsPerStatement = 1_000

/** Writes the state of many screens and since when it lasts, in one statement. */
export async function updateStates(
  on: Executor,
  rows: readonly Pick<WatchedScreenRow, 'number' | 'state' | 'since'>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const portion = rows.slice(start, start + rowsPerStatement)
    const given = isPostgres(on)
      ? sql`unnest(${portion.map(({ number }) => number)}::integer[], ${portion.map(({ state }) => state)}::text[], ${portion.map(({ since }) => since)}::text[]) as given (number, state, since)`
      : sql`(select value ->> 0 as number, value ->> 1 as state, value ->> 2 as since
          from json_each(${JSON.stringify(portion.map(({ number, state, since }) => [number, state, since]))})) as given`
    await sql`update watched_screens set state = given.state, since = given.since
      from ${given} where watched_screens.number = given.number`.execute(on)
  }
}
