import { languages, limits } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { Id, Language, QueryBoolean, Search, WorkoutRound } from './fields.ts'
import { problem } from './issues.ts'
import {
  HeaderLanguage,
  importBodyMax,
  importFileOf,
  ImportProgress,
  noticeIn,
  problemIn,
  ProgressId,
  importReport,
  sheetFormats,
} from './sheets.ts'
import { ContentCheck } from './schedule.ts'
import { Workout } from './workouts.ts'

/** The most rows in one file. */
export const importRowsMax = 5_000

const texts = [
  ...(['name', 'subHeader', 'text1', 'text2', 'text3'] as const),
  ...(['cue1', 'cue2', 'cue3'] as const),
]

/** The columns of a file, in the order of an export. */
export const columnKeys = [
  'round',
  'name',
  'subHeader',
  'startDate',
  'endDate',
  'state',
  'intervals',
  'text1',
  'cue1',
  'video1',
  'lrVideo1',
  'text2',
  'cue2',
  'video2',
  'lrVideo2',
  'text3',
  'cue3',
  'video3',
  'lrVideo3',
] as const
export type ColumnKey = (typeof columnKeys)[number]

/** Required columns. */
export const neededColumns = ['round', 'name', 'startDate'] as const satisfies readonly ColumnKey[]

/** Columns that can be repeated for other languages. */
export const translatedColumns: readonly ColumnKey[] = texts

/** The content of a column: a field of workouts, its translation, or the original of an outdated translation. */
export const WorkoutColumn = z.object({
  key: z.enum(columnKeys),
  language: Language.nullable(),
  isOriginal: z.boolean(),
})
export type WorkoutColumn = z.infer<typeof WorkoutColumn>

export const ImportProblem = problemIn(WorkoutColumn)
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportNotice = noticeIn(WorkoutColumn)
export type ImportNotice = z.infer<typeof ImportNotice>

/** A row as a workout, as far as it could be read. */
export const ImportedRow = z.object({
  row: z.int(),
  name: z.string(),
  round: z.int().nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  steps: z.int(),
  isDraft: z.boolean(),
  isRight: z.boolean(),
  /** What the checks found; null if they found nothing or the row isn't valid. */
  check: ContentCheck.nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const ImportOutcome = z.object({
  /** The ID for undo; null if nothing was written. */
  batch: Id.nullable(),
  rows: z.array(ImportedRow),
  drafts: z.int(),
  /** Whether a column says which rows are published. */
  hasStates: z.boolean(),
  ...importReport(WorkoutColumn),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>

export const exportFormats = [...sheetFormats, 'json'] as const

const LanguageList = z
  .string()
  .transform((typed) => typed.split(',').filter((part) => part !== ''))
  .pipe(z.array(Language).max(languages.length))

const ExportDay = z.iso.date({ error: problem('day') })

export const workoutFileCalls = {
  importWorkouts: call({
    method: 'POST',
    path: '/api/v1/workouts/import',
    may: 'workouts.write',
    scope: 'none',
    summary: `Imports workouts from a CSV or XLSX file of up to ${String(importRowsMax)} rows. If any row is invalid, nothing is imported. Send the file as the body, or as base64 in JSON with corrections. With dryRun=true, nothing is saved, and the response lists every problem`,
    query: z.strictObject({
      dryRun: QueryBoolean.optional(),
      /** Whether all rows become drafts, or what the file says. */
      as: z.enum(['drafts', 'as-file']).default('drafts'),
      /** An ID with which to ask for progress. */
      progress: ProgressId.optional(),
    }),
    body: importFileOf(WorkoutColumn.strict()),
    data: ImportOutcome,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: importBodyMax,
  }),
  getImportProgress: call({
    method: 'GET',
    path: '/api/v1/workouts/import/progress',
    may: 'workouts.write',
    scope: 'none',
    summary: 'The progress of the caller’s import, or null if it isn’t running on this server',
    query: z.strictObject({ progress: ProgressId }),
    data: ImportProgress.nullable(),
  }),
  exportWorkouts: call({
    method: 'GET',
    path: '/api/v1/workouts/export',
    may: 'workouts.write',
    scope: 'none',
    summary: `The workouts in a range of days, at most ${String(importRowsMax)}: as JSON or, with format=csv or xlsx, as a file that can be imported again`,
    query: z.strictObject({
      format: z.enum(exportFormats).default('json'),
      from: ExportDay,
      to: ExportDay,
      round: z.coerce.number().pipe(WorkoutRound).optional(),
      name: Search,
      isDraft: QueryBoolean.optional(),
      /** Workouts without steps, which screens can't show. */
      isWithoutSteps: QueryBoolean.optional(),
      /** Published workouts that overlap another one of their round in this range. */
      isOverlapping: QueryBoolean.optional(),
      /** Workouts in which the content checks find this. */
      issue: z.enum(['missing-clip', 'long-text']).optional(),
      /** Workouts with missing or outdated texts in this language. */
      lacks: Language.optional(),
      /** The language of the column names. */
      headers: HeaderLanguage.default('en'),
      /** Languages, separated by commas, that get columns even without translations. */
      languages: LanguageList.optional(),
      /** Two example rows instead of the schedule. */
      sample: QueryBoolean.optional(),
    }),
    data: z.array(Workout),
  }),
}

/** The number of the step that a column is for; undefined for a column of the workout itself. */
export function stepOf(key: ColumnKey): number | undefined {
  const digit = Number(key.at(-1))
  return digit >= 1 && digit <= limits.routinesPerWorkout ? digit : undefined
}
