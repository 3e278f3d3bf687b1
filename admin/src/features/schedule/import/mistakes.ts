import type { Correction, ImportOutcome, ImportProblem } from '@roundboard/contract'

type WithProblem = Pick<ImportProblem, 'code' | 'params' | 'suggestion'>

/** A cell of the file that is wrong, or was until it was corrected. */
export interface Mistake {
  readonly row: number
  readonly header: string
  readonly column: ImportProblem['column']
  /** What stands in the file. */
  readonly was: string
  readonly value: string
  /** Undefined for what is right by now. */
  readonly problem: WithProblem | undefined
}

const isAt = (a: { row: number; header: string }, b: { row: number; header: string }) =>
  a.row === b.row && a.header === b.header

/** The cells of a file that want a look or got one, from its first row on. */
export function mistakesOf({ problems, corrected, columns }: ImportOutcome): Mistake[] {
  const wrong = problems.map((problem): Mistake => {
    const { row, header, column, value } = problem
    const was = corrected.find((correction) => isAt(correction, problem))?.was ?? value
    return { ...{ row, header, column, was, value }, problem }
  })
  const right = corrected
    .filter((correction) => !problems.some((problem) => isAt(problem, correction)))
    .map(({ row, header, was, value }): Mistake => {
      const column = columns.find((one) => one.header === header)?.column ?? null
      return { ...{ row, header, column, was, value }, problem: undefined }
    })
  return [...wrong, ...right].sort((a, b) => a.row - b.row)
}

/** The corrections with one more, in the place of that of the same cell; none where it is as in the file. */
export function withCorrection(
  corrections: readonly Correction[],
  { row, header, was }: Mistake,
  value: string,
): Correction[] {
  const others = corrections.filter((one) => !isAt(one, { row, header }) || one.was !== was)
  return value === was ? others : [...others, { row, header, was, value }]
}
