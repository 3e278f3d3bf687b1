import { type Expression, type ExpressionBuilder, type StringReference, sql } from 'kysely'
import type { Bit } from './stored-fields.ts'

export const toBit = (value: boolean): Bit => (value ? 1 : 0)

/** Text as searches and sorts see it: case and accents folded, so that both engines agree. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What an update has to write of a row: a column that stands as it was is not written back. */
export function columnsThatDiffer<Row extends object>(
  before: Row,
  after: Partial<Row>,
): Partial<Row> {
  const keys = Object.keys(after) as (keyof Row)[]
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]),
  ) as Partial<Row>
}

/**
 * `column` contains the typed text, literally: `%` and `_` mean themselves. The typed text is written
 * as the column is, folded unless `as` says otherwise.
 */
export function contains<DB, T extends keyof DB>(
  builder: ExpressionBuilder<DB, T>,
  column: StringReference<DB, T> | Expression<unknown>,
  typed: string,
  as: (text: string) => string = fold,
) {
  const pattern = `%${as(typed).replace(/[\\%_]/g, '\\$&')}%`
  const operand = typeof column === 'string' ? builder.ref(column) : column
  return sql<boolean>`${operand} like ${pattern} escape '\\'`
}
