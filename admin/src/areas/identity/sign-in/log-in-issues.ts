import { type BodyOf, calls, type Issue, readInput } from '@roundboard/contract'

/** What the contract finds wrong with a log-in. */
export function logInIssues(body: BodyOf<typeof calls.logIn>): readonly Issue[] {
  const read = readInput(calls.logIn.body, body)
  return read.success ? [] : read.issues
}
