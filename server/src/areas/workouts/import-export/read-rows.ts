import { setImmediate } from 'node:timers/promises'
import {
  type ColumnKey,
  type ContentCheck,
  type Correction,
  type ImportedRow,
  type ImportNotice,
  type ImportProblem,
  line,
  type Problem,
  routineFields,
  stepOf,
  type WorkoutColumn,
  type WorkoutDraft,
  workoutFields,
} from '@roundboard/contract'
import { endsBeforeStart, limits, looksLikeFormula } from '@roundboard/domain'
import type { z } from 'zod'
import { cellsOf, isCellError, problemOf, checkCell } from '../../../platform/sheets/cells.ts'
import { type FoundColumns, placesOf } from '../../../platform/sheets/found-columns.ts'
import type { Table } from '../../../platform/sheets/table.ts'
import { columnName, plainColumn, readIntervals, readState, workoutColumns } from './columns.ts'
import { createDayReader } from './read-days.ts'

type Draft = z.output<typeof WorkoutDraft>

/** A clip that a file names. */
export type FoundClip =
  | { readonly link: string }
  | { readonly problem: Problem; readonly suggestion: string | null }

/** Resolves the text of a video column: a link, a clip's name, or nothing. */
export type FindsClip = (typed: string) => FoundClip

interface ReadOptions {
  readonly corrections: readonly Correction[]
  /** Whether rows marked as published are published. */
  readonly isAsFile: boolean
  readonly findClip: FindsClip
  /** The checklist's findings for a valid row; null if there are none. */
  readonly check: (draft: Draft) => ContentCheck | null
  /** Called with the number of rows read so far. */
  readonly onRead: (rows: number) => void
}

export interface ReadRow extends ImportedRow {
  /** Undefined if something is invalid. */
  readonly draft: Draft | undefined
}

export interface ReadRows {
  readonly rows: readonly ReadRow[]
  readonly problems: readonly ImportProblem[]
  readonly notices: readonly ImportNotice[]
  readonly corrected: readonly Correction[]
}

const steps = Array.from({ length: limits.routinesPerWorkout }, (_, index) => index + 1)

const key = (name: 'text' | 'cue' | 'video' | 'lrVideo', step: number): ColumnKey =>
  `${name}${String(step)}` as ColumnKey

// Other requests are handled in between.
const rowsAtOnce = 100

/** All errors in a file's rows, and the workouts of the valid ones. */
export async function readRows(
  table: Table,
  { columns }: FoundColumns<WorkoutColumn>,
  request: ReadOptions,
): Promise<ReadRows> {
  const cells = cellsOf(table, request.corrections)
  const indexOf = placesOf(workoutColumns, columns)
  const dayColumns = [indexOf.get('startDate'), indexOf.get('endDate')]
  const readDay = createDayReader(
    table.rows.flatMap((row) => dayColumns.map((index) => cells.at(row, index))),
    table.dates,
  )
  const translations = columns.flatMap(({ column }) =>
    column?.isOriginal === false && column.language !== null
      ? [{ ...column, language: column.language }]
      : [],
  )

  const problems: ImportProblem[] = []
  const notices: ImportNotice[] = []

  function readRow(of: Table['rows'][number]): ReadRow {
    const { row } = of
    const before = problems.length
    const textOf = (column: WorkoutColumn) => cells.at(of, indexOf.get(columnName(column)))
    const place = (column: WorkoutColumn) => ({
      row,
      header: columns[indexOf.get(columnName(column)) ?? -1]?.header ?? '',
      column,
    })
    const refuse = (column: WorkoutColumn, problem: Problem, suggestion: string | null = null) => {
      problems.push({ ...place(column), value: textOf(column), ...problem, suggestion })
    }

    /** Parses a cell with the field's own schema. */
    function read<T>(column: WorkoutColumn, schema: z.ZodType<T>, given: unknown): T | undefined {
      const found = checkCell(schema, given)
      if ('value' in found) return found.value
      refuse(column, found.problem)
      return undefined
    }

    function readText<T extends string | null>(column: WorkoutColumn, schema: z.ZodType<T>) {
      const typed = textOf(column)
      if (looksLikeFormula(typed))
        notices.push({ ...place(column), ...problemOf('formula', { start: typed.slice(0, 12) }) })
      return read(column, schema, typed)
    }

    function readTranslations<T extends string>(
      of: ColumnKey,
      original: string,
      schema: z.ZodType<T>,
    ) {
      return translations.flatMap((column) => {
        if (column.key !== of || textOf(column) === '') return []
        const text = readText(column, schema)
        if (text === undefined) return []
        const was = textOf({ ...column, isOriginal: true })
        return [{ language: column.language, text, original: was === '' ? original : was }]
      })
    }

    function refuseErrors(): void {
      for (const { column } of columns)
        if (column !== null && isCellError(textOf(column))) refuse(column, problemOf('cell-error'))
    }

    function readRound(): number | undefined {
      const column = plainColumn('round')
      const typed = textOf(column)
      if (typed === '') return read(column, workoutFields.round.input, undefined)
      const [, digits] = /^(?:\p{L}+\s*)?#?(\d{1,4})(?:\.0+)?$/u.exec(typed) ?? []
      if (Number(digits) === limits.flexibilityRound) {
        refuse(column, problemOf('round-is-flexibility', { max: limits.flexibilityRound - 1 }))
        return undefined
      }
      return read(column, workoutFields.round.input, Number(digits ?? 0))
    }

    function readDayOf(which: 'startDate' | 'endDate'): string | undefined {
      const column = plainColumn(which)
      const typed = textOf(column)
      if (typed === '') {
        if (which === 'startDate') refuse(column, problemOf('required'))
        return undefined
      }
      const found = readDay(typed)
      if ('day' in found) return found.day
      refuse(column, found.problem)
      return undefined
    }

    function readVideo(column: WorkoutColumn): string | undefined {
      const found = request.findClip(textOf(column))
      if ('link' in found) return read(column, routineFields.videoLink.input, found.link)
      refuse(column, found.problem, found.suggestion)
      return undefined
    }

    function readStep(step: number): Draft['routines'][number] | undefined {
      const columnOf = (name: Parameters<typeof key>[0]) => plainColumn(key(name, step))
      const [text, video, lrVideo] = [columnOf('text'), columnOf('video'), columnOf('lrVideo')]
      const read = readText(text, routineFields.text.input)
      const cue = readText(columnOf('cue'), routineFields.cue.input)
      const videoLink = textOf(video) === '' ? undefined : readVideo(video)
      if (textOf(video) === '') refuse(video, problemOf('required'))
      const lrVideoLink = textOf(lrVideo) === '' ? null : readVideo(lrVideo)
      const textTranslations = readTranslations(
        key('text', step),
        read ?? '',
        routineFields.text.input,
      )
      const cueTranslations = readTranslations(key('cue', step), cue ?? '', line(limits.cueLength))
      if (read === undefined || cue === undefined) return undefined
      if (videoLink === undefined || lrVideoLink === undefined) return undefined
      return { step, text: read, videoLink, lrVideoLink, textTranslations, cue, cueTranslations }
    }

    function readSteps(): Draft['routines'] {
      const filled = steps.filter((step) =>
        columns.some(
          ({ column }) => column !== null && stepOf(column.key) === step && textOf(column) !== '',
        ),
      )
      const gap = filled.find((step, index) => step !== index + 1)
      if (gap !== undefined)
        refuse(plainColumn(key('text', gap)), problemOf('step-before-missing', { step: gap - 1 }))
      return filled.flatMap((step) => readStep(step) ?? [])
    }

    function readIntervalsOf() {
      const column = plainColumn('intervals')
      const found = readIntervals(textOf(column))
      if (found !== undefined) return read(column, workoutFields.intervals.input, found)
      refuse(column, problemOf('intervals-word'))
      return undefined
    }

    function readIsDraft(hasSteps: boolean): boolean {
      const column = plainColumn('state')
      const typed = textOf(column)
      const state = typed === '' ? 'draft' : readState(typed)
      if (state === undefined) refuse(column, problemOf('state-word'))
      if (!request.isAsFile || state !== 'published') return true
      if (!hasSteps) notices.push({ ...place(column), ...problemOf('draft-without-steps') })
      return !hasSteps
    }

    refuseErrors()
    const round = readRound()
    const name = readText(plainColumn('name'), workoutFields.name.input)
    const subHeader = readText(plainColumn('subHeader'), workoutFields.subHeader.input)
    const startDate = readDayOf('startDate')
    const isOneDay = textOf(plainColumn('endDate')) === ''
    const endDate = isOneDay ? startDate : readDayOf('endDate')
    if (startDate !== undefined && endDate !== undefined && endsBeforeStart(startDate, endDate))
      refuse(plainColumn('endDate'), problemOf('end-before', { start: startDate }), startDate)
    const intervals = readIntervalsOf()
    const routines = readSteps()
    const isDraft = readIsDraft(routines.length > 0)
    const nameTranslations = readTranslations('name', name ?? '', workoutFields.name.input)
    const subHeaderTranslations = readTranslations(
      'subHeader',
      subHeader ?? '',
      workoutFields.subHeader.input,
    )
    const facts = {
      row,
      name: name ?? textOf(plainColumn('name')).slice(0, limits.nameLength),
      round: round ?? null,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      steps: routines.length,
      isDraft,
      isRight: problems.length === before,
    }
    if (
      problems.length > before ||
      round === undefined ||
      name === undefined ||
      subHeader === undefined ||
      startDate === undefined ||
      endDate === undefined ||
      intervals === undefined
    )
      return { ...facts, check: null, draft: undefined }
    const draft = {
      name,
      subHeader,
      round,
      startDate,
      endDate,
      routines,
      isDraft,
      intervals,
      nameTranslations,
      subHeaderTranslations,
    }
    return { ...facts, check: request.check(draft), draft }
  }

  const rows: ReadRow[] = []
  for (const row of table.rows) {
    rows.push(readRow(row))
    if (rows.length % rowsAtOnce !== 0) continue
    request.onRead(rows.length)
    await setImmediate()
  }
  return { rows, problems, notices, corrected: cells.corrected }
}
