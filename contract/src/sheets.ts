import { z } from 'zod'
import { optionalLine } from './fields.ts'
import { Problem } from './error-response.ts'
import { problem } from './issues.ts'

/** The largest file of rows, in bytes. */
export const importBytesMax = 8 * 1024 * 1024

/** The languages of column names in imports and exports. */
export const headerLanguages = ['en', 'es', 'fr'] as const
export type HeaderLanguage = (typeof headerLanguages)[number]
export const HeaderLanguage = z.enum(headerLanguages)

/** The file formats of spreadsheets. */
export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

const cellMax = 4_000
const Cell = z.string().max(cellMax, problem('too-long', { max: cellMax }))
const headerMax = 200
const Header = z.string().max(headerMax, problem('too-long', { max: headerMax }))
const Row = z.int().min(1)

/** Replaces the value of a cell, as long as it is still `was`. */
export const Correction = z.strictObject({ row: Row, header: Header, was: Cell, value: Cell })
export type Correction = z.infer<typeof Correction>

const base64Max = Math.ceil(importBytesMax / 3) * 4
const tooLarge = problem('file-size', { mib: importBytesMax / 1024 / 1024 })
const mappedMax = 500
const correctionsMax = 5_000

/** The largest body of an import: its file and corrections. */
export const importBodyMax = base64Max + 2 * 1024 * 1024

/** A file of rows and its options, as sent to an import. */
export const importFileOf = <C extends z.ZodType>(column: C) =>
  z.strictObject({
    /** A CSV or XLSX file in base64. */
    file: z
      .string()
      .min(1, problem('file-empty'))
      .max(base64Max, tooLarge)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, problem('base64')),
    /** Its name in the log. */
    fileName: optionalLine(headerMax).default(''),
    /** Columns that don't match their headers; null if not imported. */
    columns: z
      .array(z.strictObject({ header: Header, column: column.nullable() }))
      .max(mappedMax, problem('too-many', { max: mappedMax }))
      .default([]),
    corrections: z
      .array(Correction)
      .max(correctionsMax, problem('too-many', { max: correctionsMax }))
      .default([]),
  })

/** An ID with which to ask for an import's progress; chosen by the sender. */
export const ProgressId = z.string().min(16).max(64)

const placeIn = <C extends z.ZodType>(column: C) => ({
  row: z.int(),
  header: z.string(),
  column: column.nullable(),
})

/** A problem in a cell, and the correct value if it is certain. */
export const problemIn = <C extends z.ZodType>(column: C) =>
  z.object({
    ...placeIn(column),
    /** The cell's value, or its correction. */
    value: z.string(),
    ...Problem.shape,
    suggestion: z.string().nullable(),
  })

/** A cell that is valid but worth checking. */
export const noticeIn = <C extends z.ZodType>(column: C) =>
  z.object({ ...placeIn(column), ...Problem.shape })

/** What every import reports about its file. */
export const importReport = <C extends z.ZodType>(column: C) => ({
  toCorrect: z.int(),
  /** The language of most headers. */
  language: HeaderLanguage,
  columns: z.array(z.object({ header: z.string(), column: column.nullable() })),
  /** The first of them, up to the limit of one response. */
  problems: z.array(problemIn(column)),
  notices: z.array(noticeIn(column)),
  /** The corrections that were applied. */
  corrected: z.array(Correction),
})

/** The most problems and notices in one response. */
export const problemsMax = 2_000
export const noticesMax = 500

/** The phases of an import. */
export const importPhases = ['reading', 'checking', 'writing'] as const
export const ImportProgress = z.object({
  phase: z.enum(importPhases),
  rows: z.int(),
  of: z.int(),
})
export type ImportProgress = z.infer<typeof ImportProgress>
