/** Why a job of the server was not done, of which there are sentences for people. */
export const jobProblems = ['unexpected'] as const
export type JobProblemCode = (typeof jobProblems)[number]
