import { fold } from '@roundboard/domain'
import { type Expression, type ExpressionBuilder, type StringReference, sql } from 'kysely'
import type { Bit } from './stored-fields.ts'

export const toBit = (value: boolean): Bit => (value ? 1 : 0)

/** The columns that an update must write: only those that changed. */
export function columnsThatDiffer<Row extends object>(
  before: Row,
  after: Partial<Row>,
): Partial<Row> {
  const keys = Object.keys(after) as (keyof Row)[]
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]),
  ) as Partial<Row>
}

/** Folds each text of a JSON list. Folding the JSON would turn a full-width quote into one that ends the text. */
export const foldList = (json: string) => JSON.stringify((JSON.parse(json) as string[]).map(fold))

/**
 * `column` contains the typed text literally: `%` and `_` aren't wildcards. The typed text is
 * folded like the column unless `as` says otherwise.
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

/** The log entry is about one of these screens and locations, as in the index `logs_by_subject`. */
export const isAbout = (...ids: readonly string[]) =>
  sql<boolean>`model in ('Screen', 'Location') and substr(data, 8, 36) in (${sql.join(ids)})`
