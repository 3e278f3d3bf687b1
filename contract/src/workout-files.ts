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

/** How many rows one file may have. */
export const importRowsMax = 5_000

const texts = [
  ...(['name', 'subHeader', 'text1', 'text2', 'text3'] as const),
  ...(['cue1', 'cue2', 'cue3'] as const),
]

/** What a column of a file can be, in the order of an export. */
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

/** Columns that a file must have. */
export const neededColumns = ['round', 'name', 'startDate'] as const satisfies readonly ColumnKey[]

/** Columns that may be there again in other languages of walls. */
export const translatedColumns: readonly ColumnKey[] = texts

/**
 * What a column holds: a field of workouts, its text in another language, or the text that an outdated
 * translation was made of.
 */
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
  /** Of a dry run, what the checklist finds in it; null where it isn't right. */
  check: ContentCheck.nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const ImportOutcome = z.object({
  /** By this it is undone; null when nothing was written. */
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
    summary: `Takes the rows of a CSV or XLSX file in, ${String(importRowsMax)} at most: all of them or, where one is wrong, none. The file is the body, or base64 in JSON with corrections. With dryRun=true nothing is written, and every row is told with what is wrong`,
    query: z.strictObject({
      dryRun: QueryBoolean.optional(),
      /** Rows are drafts, also where the file says otherwise, unless this says `as-file`. */
      as: z.enum(['drafts', 'as-file']).default('drafts'),
      /** By this its progress can be asked for. */
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
    summary: 'Where an import that one began oneself is; null when it is not under way here',
    query: z.strictObject({ progress: ProgressId }),
    data: ImportProgress.nullable(),
  }),
  exportWorkouts: call({
    method: 'GET',
    path: '/api/v1/workouts/export',
    may: 'workouts.write',
    summary: `The workouts of a span of days, ${String(importRowsMax)} at most: JSON as below, or with format=csv or xlsx a file that can be imported again`,
    query: z.strictObject({
      format: z.enum(exportFormats).default('json'),
      from: ExportDay,
      to: ExportDay,
      round: z.coerce.number().pipe(WorkoutRound).optional(),
      name: Search,
      isDraft: QueryBoolean.optional(),
      /** What walls cannot show for want of a step. */
      isWithoutSteps: QueryBoolean.optional(),
      /** What lies on a day of the span with another one of its round, both published. */
      isOverlapping: QueryBoolean.optional(),
      /** What has no text, or an outdated one, in this language. */
      lacks: Language.optional(),
      /** In which language the columns are named. */
      headers: HeaderLanguage.default('en'),
      /** Languages of walls, with commas, that have columns also where nothing is translated yet. */
      languages: LanguageList.optional(),
      /** Two rows to start from, instead of what is scheduled. */
      sample: QueryBoolean.optional(),
    }),
    data: z.array(Workout),
  }),
}

/** The number of the step that a column is of; undefined for a column of the workout itself. */
export function stepOf(key: ColumnKey): number | undefined {
  const digit = Number(key.at(-1))
  return digit >= 1 && digit <= limits.routinesPerWorkout ? digit : undefined
}
