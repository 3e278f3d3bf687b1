import { issueAt, type Problem } from '@roundboard/contract'
import { AppError } from '../app-error.ts'

/** The number of invalid cells that an error names. A dry run lists all. */
const issuesListed = 20

/** Refuses an import with invalid rows and names the first invalid cells. */
export function assertRowsValid<Column>(
  problems: readonly (Problem & { readonly row: number; readonly column: Column | null })[],
  nameOf: (column: Column) => string,
): void {
  if (problems.length === 0) return
  const issues = problems.slice(0, issuesListed).map(({ row, column, code, params }) => {
    const path = `rows.${String(row)}.${column === null ? '' : nameOf(column)}`
    return { ...issueAt(path, 'not-valid'), code, params }
  })
  throw new AppError('bad-input', 'Some rows have errors, so nothing was imported.', { issues })
}
