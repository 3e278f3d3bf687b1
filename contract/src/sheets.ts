import { z } from 'zod'
import { optionalLine } from './fields.ts'
import { Problem } from './error-response.ts'
import { problem } from './issues.ts'

/** How large a file of rows may be. */
export const importBytesMax = 8 * 1024 * 1024

/** The languages in which a file may name its columns, and an export names them. */
export const headerLanguages = ['en', 'es', 'fr'] as const
export type HeaderLanguage = (typeof headerLanguages)[number]
export const HeaderLanguage = z.enum(headerLanguages)

/** What a spreadsheet opens. */
export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

const cellMax = 4_000
const Cell = z.string().max(cellMax, problem('too-long', { max: cellMax }))
const headerMax = 200
const Header = z.string().max(headerMax, problem('too-long', { max: headerMax }))
const Row = z.int().min(1)

/** A cell that is read as something else: for as long as it reads `was`. */
export const Correction = z.strictObject({ row: Row, header: Header, was: Cell, value: Cell })
export type Correction = z.infer<typeof Correction>

const base64Max = Math.ceil(importBytesMax / 3) * 4
const tooLarge = problem('file-size', { mib: importBytesMax / 1024 / 1024 })
const mappedMax = 500
const correctionsMax = 5_000

/** The largest body that an import has: its file, and corrections. */
export const importBodyMax = base64Max + 2 * 1024 * 1024

/** A file of rows with what is said of it, as an import is sent. */
export const importFileOf = <C extends z.ZodType>(column: C) =>
  z.strictObject({
    /** The bytes of a CSV or XLSX file in base64. */
    file: z
      .string()
      .min(1, problem('file-empty'))
      .max(base64Max, tooLarge)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, problem('base64')),
    /** What the log calls it. */
    fileName: optionalLine(headerMax).default(''),
    /** Columns that are something else than their headers say; null is not read. */
    columns: z
      .array(z.strictObject({ header: Header, column: column.nullable() }))
      .max(mappedMax, problem('too-many', { max: mappedMax }))
      .default([]),
    corrections: z
      .array(Correction)
      .max(correctionsMax, problem('too-many', { max: correctionsMax }))
      .default([]),
  })

/** By what the progress of an import is asked for: whoever sends it makes it up. */
export const ProgressId = z.string().min(16).max(64)

const placeIn = <C extends z.ZodType>(column: C) => ({
  row: z.int(),
  header: z.string(),
  column: column.nullable(),
})

/** What is wrong with a cell, and what it certainly should be, where that is known. */
export const problemIn = <C extends z.ZodType>(column: C) =>
  z.object({
    ...placeIn(column),
    /** What is in the cell, or was put there by a correction. */
    value: z.string(),
    ...Problem.shape,
    suggestion: z.string().nullable(),
  })

/** What is right, and yet worth a look. */
export const noticeIn = <C extends z.ZodType>(column: C) =>
  z.object({ ...placeIn(column), ...Problem.shape })

/** What every import tells of the file it read. */
export const importReport = <C extends z.ZodType>(column: C) => ({
  toCorrect: z.int(),
  /** The language of most of the headers. */
  language: HeaderLanguage,
  columns: z.array(z.object({ header: z.string(), column: column.nullable() })),
  /** The first of them: at most as many as one answer tells. */
  problems: z.array(problemIn(column)),
  notices: z.array(noticeIn(column)),
  /** Corrections that were used. */
  corrected: z.array(Correction),
})

/** How many problems and notices one answer tells. */
export const problemsMax = 2_000
export const noticesMax = 500

/** Where an import that is under way is. */
export const importPhases = ['reading', 'checking', 'writing'] as const
export const ImportProgress = z.object({
  phase: z.enum(importPhases),
  rows: z.int(),
  of: z.int(),
})
export type ImportProgress = z.infer<typeof ImportProgress>
