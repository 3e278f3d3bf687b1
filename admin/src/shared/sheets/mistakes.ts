import type { Correction, Problem } from '@roundboard/contract'

interface Place<Column> {
  readonly row: number
  readonly header: string
  readonly column: Column | null
}

/** What a check of a file tells of its cells. */
export interface CheckedCells<Column> {
  readonly problems: readonly (Place<Column> &
    Problem & { readonly value: string; readonly suggestion: string | null })[]
  readonly corrected: readonly Correction[]
  readonly columns: readonly { readonly header: string; readonly column: Column | null }[]
}

/** What is right, and yet worth a look. */
export type Notice<Column> = Place<Column> & Problem

/** A cell of the file that is wrong, or was until it was corrected. */
export interface Mistake<Column> extends Place<Column> {
  /** What stands in the file. */
  readonly was: string
  readonly value: string
  /** Undefined for what is right by now. */
  readonly problem: (Problem & { readonly suggestion: string | null }) | undefined
}

interface Cell {
  readonly row: number
  readonly header: string
}

const isAt = (a: Cell, b: Cell) => a.row === b.row && a.header === b.header

/** The cells of a file that want a look or got one, from its first row on. */
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

/** The corrections with one more, in the place of that of the same cell; none where it is as in the file. */
export function withCorrection<Column>(
  corrections: readonly Correction[],
  { row, header, was }: Mistake<Column>,
  value: string,
): Correction[] {
  const others = corrections.filter((one) => !isAt(one, { row, header }) || one.was !== was)
  return value === was ? others : [...others, { row, header, was, value }]
}
