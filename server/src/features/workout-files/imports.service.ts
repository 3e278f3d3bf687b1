import {
  type calls,
  type ImportNotice,
  type ImportOutcome,
  type ImportProgress,
  importBytesMax,
  issueAt,
  noticesTold,
  problemsTold,
} from '@roundboard/contract'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { AppError, badField } from '../../platform/app-error.ts'
import type { Writer } from '../../platform/audit/write.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/read.ts'
import { writeBatch } from '../schedule/index.ts'
import { listWorkoutsTouching, newWorkout } from '../workouts/index.ts'
import { columnName, headerOf, plainColumn } from './columns.ts'
import { createClipFinder } from './find-clip.ts'
import { noticesOfDays } from './notices-of-days.ts'
import { readColumns, readRows, type ReadColumns, type ReadRow } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { mostColumns, mostRows, type Unreadable } from './table.ts'

type Call = typeof calls.importWorkouts
type Query = z.output<Call['query']>
type Body = z.output<Call['body']>

function refuse(unreadable: Unreadable): never {
  if ('row' in unreadable) throw badField('file', unreadable.problem, { row: unreadable.row })
  switch (unreadable.problem) {
    case 'too-many-columns':
      throw badField('file', 'too-many-columns', { max: mostColumns })
    case 'too-many-rows':
      throw badField('file', 'too-many-rows', { max: mostRows })
    case 'too-much':
      throw badField('file', 'file-too-much')
    default:
      throw badField('file', unreadable.problem)
  }
}

function assertColumns({ missing, twice, language }: ReadColumns): void {
  if (missing.length > 0)
    throw badField('file', 'columns-missing', {
      columns: missing.map((key) => headerOf(plainColumn(key), language)).join(', '),
    })
  const [first] = twice
  if (first !== undefined) throw badField('file', 'column-twice', { column: first })
}

/** How many refused cells an answer names beside those of a dry run. */
const issuesTold = 20

export type ImportsService = ReturnType<typeof createImportsService>

/** Takes workouts in from files: all rows or none. */
export function createImportsService(dependencies: {
  read: Reader
  write: Writer
  newId: () => string
}) {
  const { read, write, newId } = dependencies
  const underWay = new Map<string, ImportProgress>()
  const nameOf = (actor: Actor, id: string) => `${actor.kind === 'user' ? actor.userId : ''} ${id}`

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
    tell: (progress: ImportProgress) => void,
  ): Promise<ImportOutcome> {
    const { on } = read(actor, 'workouts.write')
    const bytes = Buffer.from(body.file, 'base64')
    if (bytes.length > importBytesMax)
      throw badField('file', 'file-size', { mib: importBytesMax / 1024 / 1024 })
    tell({ phase: 'reading', rows: 0, of: 0 })
    const table = await readTable(bytes)
    if ('problem' in table) return refuse(table)
    const of = table.rows.length
    if (of === 0) throw badField('file', 'no-rows')
    const columns = readColumns(table.header, body.columns)
    assertColumns(columns)
    tell({ phase: 'checking', rows: 0, of })
    const found = await readRows(table, columns, {
      corrections: body.corrections,
      isAsFile: as === 'as-file',
      findClip: await createClipFinder(on),
      onRead: (rows) => {
        tell({ phase: 'checking', rows, of })
      },
    })
    const outcome = (batch: string | null, notices: readonly ImportNotice[]): ImportOutcome => ({
      batch,
      rows: found.rows.map(({ draft: _, ...row }) => row),
      toCorrect: found.rows.filter(({ isRight }) => !isRight).length,
      drafts: found.rows.filter(({ isDraft }) => isDraft).length,
      language: columns.language,
      columns: [...columns.columns],
      hasStates: columns.columns.some(({ column }) => column?.key === 'state'),
      problems: found.problems.slice(0, problemsTold),
      notices: [...found.notices, ...notices].slice(0, noticesTold),
      corrected: [...found.corrected],
    })
    if (dryRun) return outcome(null, await look(on, found.rows))
    if (found.problems.length > 0) {
      const issues = found.problems.slice(0, issuesTold).map(({ row, column, code, params }) => {
        const path = `rows.${String(row)}.${column === null ? '' : columnName(column)}`
        return { ...issueAt(path, 'not-valid'), code, params }
      })
      throw new AppError('bad-input', 'Some rows are wrong, so nothing was written.', { issues })
    }
    tell({ phase: 'writing', rows: 0, of })
    return write(actor, 'workouts.write', async (writing) => {
      const made = found.rows.flatMap(({ draft }) =>
        draft === undefined ? [] : [newWorkout(draft, { at: writing.at, newId })],
      )
      const batch = newId()
      await writeBatch(
        writing,
        { made, changed: [], removed: [] },
        { id: batch, action: 'import', logged: 'create', data: { file: body.fileName } },
      )
      return outcome(batch, [])
    })
  }

  return {
    async import(actor: Actor, query: Query, body: Body): Promise<ImportOutcome> {
      const name = query.progress && nameOf(actor, query.progress)
      try {
        return await run(actor, query, body, (progress) => {
          if (name !== undefined) underWay.set(name, progress)
        })
      } finally {
        if (name !== undefined) underWay.delete(name)
      }
    },

    progress(actor: Actor, id: string): Promise<ImportProgress | null> {
      read(actor, 'workouts.write')
      return Promise.resolve(underWay.get(nameOf(actor, id)) ?? null)
    },
  }
}
