import {
  type ColumnKey,
  columnKeys,
  type HeaderLanguage,
  headerLanguages,
  importRowsMax,
  neededColumns,
  stepOf,
  translatedColumns,
  type Workout,
  type WorkoutColumn,
} from '@roundboard/contract'
import { type Language, languages } from '@roundboard/domain'
import {
  type ColumnKinds,
  type KnownHeader,
  plain,
} from '../../../platform/sheets/found-columns.ts'
import type { SheetKind } from '../../../platform/sheets/table.ts'

type Base = Exclude<ColumnKey, `${string}${2 | 3}`>

interface HeaderWords {
  readonly columns: Readonly<Record<Base, string>>
  /** Other names that files use for them. */
  readonly others: Readonly<Partial<Record<Base, readonly string[]>>>
  readonly original: string
  readonly published: string
  readonly draft: string
  readonly equalSteps: string
}

/** The names of columns, without the step number. Part of the file format: only ever add names. */
export const headerWords = {
  en: {
    columns: {
      round: 'Round',
      name: 'Name',
      subHeader: 'Content Header',
      startDate: 'Start Date',
      endDate: 'End Date',
      state: 'Status',
      intervals: 'Intervals',
      text1: 'Text',
      cue1: 'Cue',
      video1: 'Video Link',
      lrVideo1: 'Locker Room Video Link',
    },
    others: {
      name: ['Workout', 'Workout Name', 'Title'],
      subHeader: ['Sub-header', 'Header'],
      startDate: ['Start', 'First Day', 'Day', 'Date', 'From'],
      endDate: ['End', 'Last Day', 'To'],
      state: ['State'],
      text1: ['Routine', 'Step', 'Instructions'],
      video1: ['Video', 'Clip'],
      lrVideo1: ['Locker Room Video', 'Locker Room Clip'],
    },
    original: 'original',
    published: 'Published',
    draft: 'Draft',
    equalSteps: 'Equal steps',
  },
  es: {
    columns: {
      round: 'Round',
      name: 'Nombre',
      subHeader: 'Encabezado',
      startDate: 'Fecha de inicio',
      endDate: 'Fecha de fin',
      state: 'Estado',
      intervals: 'Intervalos',
      text1: 'Texto',
      cue1: 'Indicación',
      video1: 'Enlace del video',
      lrVideo1: 'Enlace del video del vestidor',
    },
    others: {
      round: ['Ronda'],
      name: ['Entrenamiento', 'Título'],
      subHeader: ['Subtítulo'],
      startDate: ['Inicio', 'Primer día', 'Día', 'Fecha', 'Desde'],
      endDate: ['Fin', 'Último día', 'Hasta', 'Fecha final'],
      text1: ['Rutina', 'Paso', 'Instrucciones'],
      video1: ['Video'],
      lrVideo1: ['Enlace del video del vestuario', 'Video del vestuario', 'Video vestuario'],
    },
    original: 'original',
    published: 'Publicado',
    draft: 'Borrador',
    equalSteps: 'Pasos iguales',
  },
  fr: {
    columns: {
      round: 'Round',
      name: 'Nom',
      subHeader: 'En-tête du contenu',
      startDate: 'Date de début',
      endDate: 'Date de fin',
      state: 'État',
      intervals: 'Intervalles',
      text1: 'Texte',
      cue1: 'Repère',
      video1: 'Lien de la vidéo',
      lrVideo1: 'Lien de la vidéo du vestiaire',
    },
    others: {
      round: ['Station', 'Ronde'],
      name: ['Entraînement', 'Titre'],
      subHeader: ['En-tête', 'Sous-titre'],
      startDate: ['Début', 'Premier jour', 'Jour', 'Du'],
      endDate: ['Fin', 'Dernier jour', 'Au'],
      state: ['Statut'],
      text1: ['Étape', 'Consigne'],
      video1: ['Vidéo'],
      lrVideo1: ['Vidéo du vestiaire', 'Vidéo vestiaire'],
    },
    original: 'original',
    published: 'Publié',
    draft: 'Brouillon',
    equalSteps: 'Étapes égales',
  },
} as const satisfies Record<HeaderLanguage, HeaderWords>

const baseOf = (key: ColumnKey) => key.replace(/[23]$/, '1') as Base

/** The header of a column in a language: `Texto 2 fr-ca`. */
export function headerOf(column: WorkoutColumn, language: HeaderLanguage): string {
  const { columns, original } = headerWords[language]
  const step = stepOf(column.key)
  return [
    columns[baseOf(column.key)],
    ...(step === undefined ? [] : [String(step)]),
    ...(column.language === null ? [] : [column.language]),
    ...(column.isOriginal ? [original] : []),
  ].join(' ')
}

type Known = KnownHeader<WorkoutColumn>

function namesOf(key: ColumnKey, language: HeaderLanguage): string[] {
  const words: HeaderWords = headerWords[language]
  const base = baseOf(key)
  const names = [words.columns[base], ...(words.others[base] ?? [])].map(plain)
  const step = stepOf(key)
  if (step === undefined) return names
  // Without a number, the first step is meant.
  return names.flatMap((name) => [`${name} ${String(step)}`, ...(step === 1 ? [name] : [])])
}

const knownHeaders = new Map<string, Known>()
for (const language of headerLanguages)
  for (const key of columnKeys)
    for (const name of namesOf(key, language)) {
      const before = knownHeaders.get(name)
      if (before !== undefined && before.column.key !== key) continue
      const column = { key, language: null, isOriginal: false }
      knownHeaders.set(name, { column, languages: [...(before?.languages ?? []), language] })
    }

const longestFirst = [...languages].sort((a, b) => b.length - a.length)

/** The column that a header stands for, and its languages. */
export function readHeader(typed: string): Known | undefined {
  const text = plain(typed)
  const found = knownHeaders.get(text)
  if (found !== undefined) return found
  const isOriginal = text.endsWith(' original')
  const header = isOriginal ? text.slice(0, -' original'.length) : text
  for (const language of longestFirst) {
    const ending = ` ${plain(language)}`
    if (!header.endsWith(ending)) continue
    const of = knownHeaders.get(header.slice(0, -ending.length))
    if (of === undefined || !translatedColumns.includes(of.column.key)) return undefined
    return { ...of, column: { key: of.column.key, language, isOriginal } }
  }
  return undefined
}

const stateWords: ReadonlyMap<string, 'draft' | 'published'> = new Map(
  headerLanguages.flatMap((language) => [
    [plain(headerWords[language].draft), 'draft'] as const,
    [plain(headerWords[language].published), 'published'] as const,
  ]),
)

/** Whether a cell marks its row as published; undefined if it says neither. */
export const readState = (typed: string): 'draft' | 'published' | undefined =>
  stateWords.get(plain(typed))

const equalWords = new Set(
  headerLanguages.map((language) => plain(headerWords[language].equalSteps)),
)

/**
 * Intervals as a cell contains them: `20s/10s`, or the word for equal steps. Never looks like a
 * date.
 */
export const intervalsCell = (
  intervals: Workout['intervals'],
  language: HeaderLanguage,
): string => {
  if (intervals === null) return ''
  if (intervals.kind === 'equal-steps') return headerWords[language].equalSteps
  return `${String(intervals.workSeconds)}s/${String(intervals.restSeconds)}s`
}

/** Parses such a cell. Undefined if it is something else. */
export function readIntervals(typed: string): Workout['intervals'] | undefined {
  if (typed === '') return null
  if (equalWords.has(plain(typed))) return { kind: 'equal-steps' }
  const [, work, rest] = /^(\d{1,3}) *s? *\/ *(\d{1,3}) *s?$/i.exec(typed) ?? []
  if (work === undefined || rest === undefined) return undefined
  return { kind: 'work-rest', workSeconds: Number(work), restSeconds: Number(rest) }
}

/** A column as text; equal for duplicates. */
export const columnName = ({ key, language, isOriginal }: WorkoutColumn): string =>
  [key, ...(language === null ? [] : [language]), ...(isOriginal ? ['original'] : [])].join('.')

/** A column that isn't a translation, in one of the 23 screen languages or none. */
export const plainColumn = (key: ColumnKey, language: Language | null = null): WorkoutColumn => ({
  key,
  language,
  isOriginal: false,
})

/** The columns of workout files. */
export const workoutColumns: ColumnKinds<WorkoutColumn> = {
  readHeader,
  nameOf: columnName,
  headerOf,
  needed: neededColumns.map((key) => plainColumn(key)),
}

/** How workout files are recognized. */
export const workoutSheet: SheetKind = {
  isHeader: (typed) => readHeader(typed) !== undefined,
  mostRows: importRowsMax,
}
