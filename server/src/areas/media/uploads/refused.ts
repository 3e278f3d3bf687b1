import { type IssueCode, issueAt, type Problem, type ProblemOf } from '@roundboard/contract'

/** A file that is not taken in, for a reason that its owner is told. */
export interface Refused {
  readonly refused: Problem
}

export function refused<C extends IssueCode>(...of: ProblemOf<C>): Refused {
  const { code, params } = issueAt('', ...of)
  return { refused: { code, params } }
}
