import { type BodyOf, calls, type Issue, readInput } from '@roundboard/contract'

/** The contract's errors in a sign-in form. */
export function logInIssues(body: BodyOf<typeof calls.logIn>): readonly Issue[] {
  const read = readInput(calls.logIn.body, body)
  return read.success ? [] : read.issues
}
