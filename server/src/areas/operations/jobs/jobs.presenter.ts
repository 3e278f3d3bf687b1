import { type Job, jobKinds, type JobKindName, jobProblems } from '@roundboard/contract'
import type { JobRow } from '../../../platform/database/schema.ts'

const kindNamed = new Map<string, JobKindName>(jobKinds.map((kind) => [kind, kind]))

/** Presents the rows of known kinds. */
export const ofKnownKind = <Row extends { readonly kind: string }, Shown>(
  rows: readonly Row[],
  present: (row: Row, kind: JobKindName) => Shown,
): Shown[] =>
  rows.flatMap((row) => {
    const kind = kindNamed.get(row.kind)
    return kind === undefined ? [] : [present(row, kind)]
  })

export const presentJob = (row: JobRow, kind: JobKindName, about: string): Job => ({
  id: row.id,
  kind,
  about,
  createdAt: row.createdAt,
  attempts: row.attempts,
  problem: jobProblems.find((code) => code === row.lastError) ?? 'unexpected',
  againAt: row.failedAt === null ? row.dueAt : null,
})
