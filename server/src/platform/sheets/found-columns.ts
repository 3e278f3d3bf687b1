import { fold } from '@roundboard/domain'
import { type HeaderLanguage, headerLanguages } from '@roundboard/contract'
import { badField } from '../app-error.ts'

/** The column that a header stands for, and its languages. */
export interface KnownHeader<Column> {
  readonly column: Column
  readonly languages: readonly HeaderLanguage[]
}

/** The possible columns of a kind of sheet. */
export interface ColumnKinds<Column> {
  readonly readHeader: (typed: string) => KnownHeader<Column> | undefined
  /** A column's name, which must be unique. */
  readonly nameOf: (column: Column) => string
  readonly headerOf: (column: Column, language: HeaderLanguage) => string
  /** Required columns. */
  readonly needed: readonly Column[]
}

/** A header without accents, dashes and capitals. */
export const plain = (typed: string): string =>
  fold(typed)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface FoundColumns<Column> {
  readonly columns: readonly { readonly header: string; readonly column: Column | null }[]
  readonly language: HeaderLanguage
  /** Required columns that are missing. */
  readonly missing: readonly Column[]
  /** Headers that mean the same as another. */
  readonly twice: readonly string[]
}

/** Determines the columns of a file from its headers or from the user's choices. */
export function findColumns<Column>(
  { readHeader, nameOf, needed }: ColumnKinds<Column>,
  header: readonly string[],
  chosen: FoundColumns<Column>['columns'],
): FoundColumns<Column> {
  const votes = new Map<HeaderLanguage, number>()
  const columns = header.map((typed) => {
    const choice = chosen.find((one) => one.header === typed)
    if (choice !== undefined) return { header: typed, column: choice.column }
    const found = readHeader(typed)
    for (const language of found?.languages ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1)
    return { header: typed, column: found?.column ?? null }
  })
  const names = columns.map(({ column }) => (column === null ? undefined : nameOf(column)))
  const most = Math.max(0, ...votes.values())
  return {
    columns,
    language: headerLanguages.find((language) => votes.get(language) === most) ?? 'en',
    missing: needed.filter((column) => !names.includes(nameOf(column))),
    twice: columns.flatMap(({ header: typed }, index) =>
      names[index] !== undefined && names.indexOf(names[index]) < index ? [typed] : [],
    ),
  }
}

/** Refuses a file with missing or duplicate columns. */
export function assertColumns<Column>(
  { headerOf }: ColumnKinds<Column>,
  { missing, twice, language }: FoundColumns<Column>,
): void {
  if (missing.length > 0)
    throw badField('file', 'columns-missing', {
      columns: missing.map((column) => headerOf(column, language)).join(', '),
    })
  const [first] = twice
  if (first !== undefined) throw badField('file', 'column-twice', { column: first })
}

/** The index of each column; of duplicates, the first. */
export function placesOf<Column>(
  { nameOf }: ColumnKinds<Column>,
  columns: FoundColumns<Column>['columns'],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [index, { column }] of columns.entries())
    if (column !== null && !places.has(nameOf(column))) places.set(nameOf(column), index)
  return places
}
