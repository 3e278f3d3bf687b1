import { issueAt, type Problem } from '@roundboard/contract'
import { AppError } from '../app-error.ts'

/** How many refused cells an answer names beside those of a dry run. */
const issuesTold = 20

/** Refuses an import of which rows are wrong, and names the first of their cells. */
export function assertRowsRight<Column>(
  problems: readonly (Problem & { readonly row: number; readonly column: Column | null })[],
  nameOf: (column: Column) => string,
): void {
  if (problems.length === 0) return
  const issues = problems.slice(0, issuesTold).map(({ row, column, code, params }) => {
    const path = `rows.${String(row)}.${column === null ? '' : nameOf(column)}`
    return { ...issueAt(path, 'not-valid'), code, params }
  })
  throw new AppError('bad-input', 'Some rows have errors, so nothing was imported.', { issues })
}
