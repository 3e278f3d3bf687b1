import type { Correction, Problem } from '@roundboard/contract'

interface Place<Column> {
  readonly row: number
  readonly header: string
  readonly column: Column | null
}

/** What a check reports about cells. */
export interface CheckedCells<Column> {
  readonly problems: readonly (Place<Column> &
    Problem & { readonly value: string; readonly suggestion: string | null })[]
  readonly corrected: readonly Correction[]
  readonly columns: readonly { readonly header: string; readonly column: Column | null }[]
}

/** A valid cell with a warning. */
export type Notice<Column> = Place<Column> & Problem

/** A cell that is invalid, or was until it was corrected. */
export interface Mistake<Column> extends Place<Column> {
  /** The text in the file. */
  readonly was: string
  readonly value: string
  /** Undefined if it is valid now. */
  readonly problem: (Problem & { readonly suggestion: string | null }) | undefined
}

interface Cell {
  readonly row: number
  readonly header: string
}

const isAt = (a: Cell, b: Cell) => a.row === b.row && a.header === b.header

/** Cells that need or got a correction, from the first row on. */
export function mistakesOf<Column>({
  problems,
  corrected,
  columns,
}: CheckedCells<Column>): Mistake<Column>[] {
  const wrong = problems.map((problem): Mistake<Column> => {
    const { row, header, column, value } = problem
    const was = corrected.find((correction) => isAt(correction, problem))?.was ?? value
    return { row, header, column, was, value, problem }
  })
  const right = corrected
    .filter((correction) => !problems.some((problem) => isAt(problem, correction)))
    .map(({ row, header, was, value }): Mistake<Column> => {
      const column = columns.find((one) => one.header === header)?.column ?? null
      return { row, header, column, was, value, problem: undefined }
    })
  return [...wrong, ...right].sort((a, b) => a.row - b.row)
}

/** Adds a correction, replacing one of the same cell. Removed if it equals the file's text. */
export function withCorrection<Column>(
  corrections: readonly Correction[],
  { row, header, was }: Mistake<Column>,
  value: string,
): Correction[] {
  const others = corrections.filter((one) => !isAt(one, { row, header }) || one.was !== was)
  return value === was ? others : [...others, { row, header, was, value }]
}
