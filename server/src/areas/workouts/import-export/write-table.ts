import {
  columnKeys,
  type HeaderLanguage,
  stepOf,
  translatedColumns,
  type Workout,
  type WorkoutColumn,
} from '@roundboard/contract'
import {
  type Language,
  languages,
  type TranslatedText,
  workoutDays,
  escapeCell,
} from '@roundboard/domain'
import { csvOf, type SheetColumn, xlsxOf } from '../../../platform/sheets/write-sheet.ts'
import { headerOf, headerWords, intervalsCell, plainColumn } from './columns.ts'

interface Text {
  readonly text: string
  readonly translations: readonly TranslatedText[]
}

/** The text that a column contains, with its translations. */
function textOf(workout: Workout, { key }: WorkoutColumn): Text | undefined {
  if (key === 'name') return { text: workout.name, translations: workout.nameTranslations }
  if (key === 'subHeader')
    return { text: workout.subHeader, translations: workout.subHeaderTranslations }
  const routine = workout.routines.find(({ step }) => step === stepOf(key))
  if (routine === undefined) return undefined
  if (key.startsWith('cue'))
    return { text: routine.cue ?? '', translations: routine.cueTranslations }
  return { text: routine.text, translations: routine.textTranslations }
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
    case 'intervals':
      return intervalsCell(workout.intervals, headers)
    case 'state':
      return headerWords[headers][workout.isDraft ? 'draft' : 'published']
    default:
      return textOf(workout, column)?.text ?? ''
  }
}

/** One column per field, each text followed by the translations that exist. */
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
  /** Languages that get columns even without translations. */
  readonly languages: readonly Language[]
}

function tableOf(workouts: readonly Workout[], { headers, languages: wanted }: Wanted) {
  const columns = columnsFor(workouts, wanted)
  return {
    columns: columns.map((column): SheetColumn => ({
      header: headerOf(column, headers),
      ...looksOf(column),
    })),
    rows: workouts.map((workout) =>
      columns.map((column) => escapeCell(cellOf(workout, column, headers))),
    ),
  }
}

function looksOf({ key }: WorkoutColumn): Omit<SheetColumn, 'header'> {
  if (key === 'round') return { width: 8, kind: 'number' }
  if (key === 'startDate' || key === 'endDate') return { width: 14, kind: 'day' }
  return { width: key === 'state' ? 14 : 32, kind: 'text' }
}

/** Workouts as CSV that spreadsheets open. */
export function writeCsv(workouts: readonly Workout[], wanted: Wanted): Buffer {
  const { columns, rows } = tableOf(workouts, wanted)
  return csvOf([columns.map(({ header }) => header), ...rows])
}

/** The same as XLSX, with real dates. */
export function writeXlsx(workouts: readonly Workout[], wanted: Wanted): Promise<Buffer> {
  const { columns, rows } = tableOf(workouts, wanted)
  return xlsxOf(headerWords[wanted.headers].columns.round, columns, rows)
}
