/** Why a job of the server was not done, of which there are sentences for people. */
export const jobProblems = [
  'unexpected',
  'mail-away',
  'mail-slow',
  'mail-log-in',
  'mail-refused',
  'mail-recipient',
] as const
export type JobProblemCode = (typeof jobProblems)[number]
