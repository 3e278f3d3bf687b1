import {
  type calls,
  type ImportNotice,
  type ImportOutcome,
  type ImportProgress,
  noticesMax,
  problemsMax,
} from '@roundboard/contract'
import { checkContent, type CheckedWorkout, type ContentFacts, issuesIn } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertColumns, findColumns } from '../../../platform/sheets/found-columns.ts'
import { tableFrom } from '../../../platform/sheets/read-table.ts'
import { createImportProgress, type Report } from '../../../platform/sheets/import-progress.ts'
import { assertRowsValid } from '../../../platform/sheets/invalid-rows.ts'
import { type ContentFactsOf, writeBatch } from '../schedule/index.ts'
import { listWorkoutsTouching, newWorkout, type WorkoutsService } from '../workouts/index.ts'
import { columnName, workoutColumns, workoutSheet } from './columns.ts'
import { createClipFinder } from './find-clip.ts'
import { noticesOfDays } from './notices-of-days.ts'
import { readRows, type ReadRow } from './read-rows.ts'

type Call = typeof calls.importWorkouts
type Query = z.output<Call['query']>
type Body = z.output<Call['body']>

const program = new URL('./table-program.ts', import.meta.url)

const checkWith = (facts: ContentFacts) => (workout: CheckedWorkout) => {
  const check = checkContent(workout, facts)
  return issuesIn(check).length > 0 ? check : null
}

export type ImportsService = ReturnType<typeof createImportsService>

/** Imports workouts from files: all rows or none. */
export function createImportsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId'> & {
    contentFacts: ContentFactsOf
    workouts: Pick<WorkoutsService, 'saveMany'>
  },
) {
  const { read, write, newId, contentFacts, workouts } = dependencies
  const importProgress = createImportProgress()

  async function look(on: Executor, rows: readonly ReadRow[]): Promise<ImportNotice[]> {
    const days = rows.flatMap(({ startDate, endDate }) =>
      startDate === null || endDate === null ? [] : [{ startDate, endDate }],
    )
    const from = days.map(({ startDate }) => startDate).sort()[0]
    const to = days
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1)
    if (from === undefined || to === undefined) return []
    return noticesOfDays(rows, await listWorkoutsTouching(on, from, to))
  }

  async function run(
    actor: Actor,
    { dryRun = false, as }: Query,
    body: Body,
    report: Report,
  ): Promise<ImportOutcome> {
    const { on } = read(actor, 'workouts.write')
    report({ phase: 'reading', rows: 0, of: 0 })
    const table = await tableFrom(body.file, workoutSheet, program)
    const of = table.rows.length
    const columns = findColumns(workoutColumns, table.header, body.columns)
    assertColumns(workoutColumns, columns)
    report({ phase: 'checking', rows: 0, of })
    // Rows with a missing clip are invalid, so no links need to be looked up.
    const facts = await contentFacts(on, [])
    const found = await readRows(table, columns, {
      corrections: body.corrections,
      isAsFile: as === 'as-file',
      findClip: await createClipFinder(on),
      check: checkWith(facts),
      onRead: (rows) => report({ phase: 'checking', rows, of }),
    })
    const outcome = (batch: string | null, notices: readonly ImportNotice[]): ImportOutcome => ({
      batch,
      rows: found.rows.map(({ draft: _, ...row }) => row),
      toCorrect: found.rows.filter(({ isRight }) => !isRight).length,
      drafts: found.rows.filter(({ isDraft }) => isDraft).length,
      language: columns.language,
      columns: [...columns.columns],
      hasStates: columns.columns.some(({ column }) => column?.key === 'state'),
      problems: found.problems.slice(0, problemsMax),
      notices: [...found.notices, ...notices].slice(0, noticesMax),
      corrected: [...found.corrected],
    })
    if (dryRun) return outcome(null, await look(on, found.rows))
    assertRowsValid(found.problems, columnName)
    report({ phase: 'writing', rows: 0, of })
    return write(actor, 'workouts.write', async (writing) => {
      const made = found.rows.flatMap(({ draft }) =>
        draft === undefined ? [] : [newWorkout(draft, { at: writing.at, newId })],
      )
      const batch = newId()
      await writeBatch(
        workouts,
        writing,
        { made, changed: [], removed: [] },
        { id: batch, action: 'import', logged: 'create', data: { file: body.fileName } },
      )
      return outcome(batch, [])
    })
  }

  return {
    import: (actor: Actor, query: Query, body: Body): Promise<ImportOutcome> =>
      importProgress.follow(actor, query.progress, (report) => run(actor, query, body, report)),

    progress(actor: Actor, id: string): Promise<ImportProgress | null> {
      read(actor, 'workouts.write')
      return Promise.resolve(importProgress.find(actor, id))
    },
  }
}
