import {
  columnKeys,
  type HeaderLanguage,
  stepOf,
  translatedColumns,
  type Workout,
  type WorkoutColumn,
} from '@roundboard/contract'
import { type Language, languages, type TranslatedText, workoutDays } from '@roundboard/domain'
import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'
import { headerOf, headerWords, plainColumn } from './columns.ts'
import { harmless } from './harmless.ts'

interface Text {
  readonly text: string
  readonly translations: readonly TranslatedText[]
}

/** The text of a workout that a column is of, with its translations. */
function textOf(workout: Workout, { key }: WorkoutColumn): Text | undefined {
  if (key === 'name') return { text: workout.name, translations: workout.nameTranslations }
  if (key === 'subHeader')
    return { text: workout.subHeader, translations: workout.subHeaderTranslations }
  const routine = workout.routines.find(({ step }) => step === stepOf(key))
  return routine && { text: routine.text, translations: routine.textTranslations }
}

function translationOf(workout: Workout, column: WorkoutColumn): string {
  const found = textOf(workout, column)
  const translation = found?.translations.find(({ language }) => language === column.language)
  if (found === undefined || translation === undefined) return ''
  if (!column.isOriginal) return translation.text
  return translation.original === found.text ? '' : translation.original
}

function cellOf(workout: Workout, column: WorkoutColumn, headers: HeaderLanguage): string {
  if (column.language !== null) return translationOf(workout, column)
  const { firstDay, lastDay } = workoutDays(workout)
  const { key } = column
  const routine = workout.routines.find(({ step }) => step === stepOf(key))
  if (key.startsWith('lrVideo')) return routine?.lrVideoLink ?? ''
  if (key.startsWith('video')) return routine?.videoLink ?? ''
  switch (key) {
    case 'round':
      return String(workout.round)
    case 'startDate':
      return firstDay
    case 'endDate':
      return lastDay
    case 'state':
      return headerWords[headers][workout.isDraft ? 'draft' : 'published']
    default:
      return textOf(workout, column)?.text ?? ''
  }
}

/** A column of each field, and after a text those of its translations, as far as there are any. */
function columnsFor(workouts: readonly Workout[], wanted: readonly Language[]): WorkoutColumn[] {
  return columnKeys.flatMap((key) => {
    const plain = plainColumn(key)
    if (!translatedColumns.includes(key)) return [plain]
    const translated = languages.flatMap((language) => {
      const text = plainColumn(key, language)
      const original = { ...text, isOriginal: true }
      const has = (column: WorkoutColumn) =>
        workouts.some((workout) => translationOf(workout, column) !== '')
      const isThere = wanted.includes(language) || has(text)
      return [...(isThere ? [text] : []), ...(has(original) ? [original] : [])]
    })
    return [plain, ...translated]
  })
}

interface Wanted {
  /** The language of the headers. */
  readonly headers: HeaderLanguage
  /** Languages that have columns although nothing is translated yet. */
  readonly languages: readonly Language[]
}

function tableOf(workouts: readonly Workout[], { headers, languages: wanted }: Wanted) {
  const columns = columnsFor(workouts, wanted)
  return {
    columns,
    header: columns.map((column) => headerOf(column, headers)),
    rows: workouts.map((workout) =>
      columns.map((column) => harmless(cellOf(workout, column, headers))),
    ),
  }
}

/** Workouts as CSV that spreadsheets open: UTF-8 with a mark, commas. */
export function writeCsv(workouts: readonly Workout[], wanted: Wanted): Buffer {
  const { header, rows } = tableOf(workouts, wanted)
  return Buffer.from(`\uFEFF${Papa.unparse([header, ...rows], { newline: '\r\n' })}\r\n`)
}

const widthOf = ({ key }: WorkoutColumn) => {
  if (key === 'round') return 8
  return key === 'startDate' || key === 'endDate' || key === 'state' ? 14 : 32
}

const escapedUnit = (unit: string) =>
  `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** As XLSX escapes: what looks like an escape itself, and what XML or the writer leave out. */
function escaped(text: string): string {
  // The writer keeps texts as the keys of an object, which knows these names already.
  if (text in Object.prototype) return escapedUnit(text.charAt(0)) + text.slice(1)
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\p{Noncharacter_Code_Point}\uFFFD]/gu, (one) =>
      one.split('').map(escapedUnit).join(''),
    )
}

/** The same as XLSX: texts, days as days. */
export function writeXlsx(workouts: readonly Workout[], wanted: Wanted): Promise<Buffer> {
  const { columns, header, rows } = tableOf(workouts, wanted)
  const cells = rows.map((row) =>
    row.map((text, index) => {
      const key = columns[index]?.key
      if (text === '') return null
      if (key === 'round') return { type: Number, value: Number(text) }
      if (key === 'startDate' || key === 'endDate')
        return { type: Date, value: new Date(text), format: 'yyyy-mm-dd' }
      return { type: String, value: escaped(text), wrap: text.includes('\n') }
    }),
  )
  const bold = header.map((value) => ({ type: String, value, fontWeight: 'bold' as const }))
  return writeXlsxFile([bold, ...cells], {
    sheet: headerWords[wanted.headers].columns.round,
    columns: columns.map((column) => ({ width: widthOf(column) })),
    stickyRowsCount: 1,
  }).toBuffer()
}
