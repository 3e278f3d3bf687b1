import {
  type Correction,
  issueAt,
  type IssueCode,
  type Problem,
  type ProblemOf,
  readInput,
} from '@roundboard/contract'
import { unescapeCell } from '@roundboard/domain'
import type { z } from 'zod'
import type { Table } from './table.ts'

/** Finds the cells to correct: in the same row, or the only one that still has the old text. */
function applied(table: Table, corrections: readonly Correction[]) {
  const at = new Map<string, string>()
  const used: Correction[] = []
  const textOf = (cells: readonly string[], column: number) => cells[column] ?? ''
  for (const correction of corrections) {
    const column = table.header.indexOf(correction.header)
    if (column < 0) continue
    const reading = table.rows.filter(({ cells }) => textOf(cells, column) === correction.was)
    const own = reading.find(({ row }) => row === correction.row)
    const found = own ?? (reading.length === 1 && correction.was !== '' ? reading[0] : undefined)
    if (found === undefined) continue
    at.set(`${String(found.row)} ${String(column)}`, correction.value)
    used.push({ ...correction, row: found.row })
  }
  return { at, used }
}

/** The text of each cell, as it is or as corrected. */
export function cellsOf(table: Table, corrections: readonly Correction[]) {
  const { at, used } = applied(table, corrections)
  return {
    corrected: used,
    at: ({ row, cells }: Table['rows'][number], index: number | undefined): string =>
      index === undefined
        ? ''
        : unescapeCell((at.get(`${String(row)} ${String(index)}`) ?? cells[index] ?? '').trim()),
  }
}

/** The errors that failed formulas leave. */
const cellError = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/

export const isCellError = (text: string): boolean => cellError.test(text)

export const problemOf = <C extends IssueCode>(...of: ProblemOf<C>): Problem => {
  const { code, params } = issueAt('', ...of)
  return { code, params }
}

/** Validates a cell with the field's own schema. */
export function checkCell<T>(
  schema: z.ZodType<T>,
  given: unknown,
): { readonly value: T } | { readonly problem: Problem } {
  const read = readInput(schema, given)
  if (read.success) return { value: read.data }
  const { code, params } = read.issues[0] ?? problemOf('not-valid')
  if (code !== 'too-long') return { problem: { code, params } }
  const length = String(given).length
  const max = Number(params['max'])
  return { problem: problemOf('longer-by', { length, max, by: length - max }) }
}
