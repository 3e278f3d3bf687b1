import Papa from 'papaparse'
import { mostColumns, type SheetKind, type Table, type TableReport } from './table.ts'

/** Whether a file is a ZIP archive, as XLSX is. */
export const isArchive = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'PK'

const known = ({ isHeader }: SheetKind, cells: readonly string[]) =>
  cells.slice(0, mostColumns).filter(isHeader).length

/** The header row. Titles and dates may be above it. */
function headerRowOf(rows: readonly (readonly string[])[], kind: SheetKind): number {
  const counts = rows.slice(0, 20).map((cells) => known(kind, cells))
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

type Text = { readonly text: string } | { readonly problem: 'file-unreadable' }

function decode(bytes: Buffer): Text {
  const as = (encoding: string, from = bytes) =>
    new TextDecoder(encoding, { fatal: true }).decode(from)
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: as('utf-16le') }
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: as('utf-16be') }
    const start = bytes.subarray(0, 200)
    const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length
    if (zeros(0) > 0 && zeros(1) > 0) return { problem: 'file-unreadable' }
    if (zeros(1) > start.length / 4) return { text: as('utf-16le') }
    if (zeros(0) > start.length / 4) return { text: as('utf-16be') }
  } catch {
    return { problem: 'file-unreadable' }
  }
  try {
    return { text: as('utf-8') }
  } catch {
    // The encoding of spreadsheets on Windows, a superset of Latin-1.
    return { text: as('windows-1252') }
  }
}

const separators = [',', ';', '\t', '|'] as const

/** Reads CSV in any common encoding, with any separator. */
export function csvIn(bytes: Buffer, kind: SheetKind): TableReport {
  if (bytes.length === 0) return { problem: 'file-empty' }
  if (bytes.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0') return { problem: 'old-excel' }
  const decoded = decode(bytes)
  if ('problem' in decoded) return decoded
  // A separator hint for Excel isn't a row.
  const hint = /^sep=(.)\r?\n/.exec(decoded.text)
  const text = hint === null ? decoded.text : decoded.text.slice(hint[0].length)
  const rowsBefore = hint === null ? 0 : 1
  const tried = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 20 })
    return { delimiter, found: Math.max(0, ...data.map((cells) => known(kind, cells))) }
  })
  const best = tried.reduce((a, b) => (b.found > a.found ? b : a))
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: best.delimiter,
    preview: kind.mostRows + 21,
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes !== undefined)
    return { problem: 'csv-quotes', row: (quotes.row ?? 0) + 1 + rowsBefore }
  return tableOf(data, kind, { rowsBefore, dates: null })
}

interface TableOrigin {
  readonly rowsBefore: number
  readonly dates: Table['dates']
}

/** The rows below the header. */
export function tableOf(
  rows: readonly (readonly string[])[],
  kind: SheetKind,
  { rowsBefore, dates }: TableOrigin,
): TableReport {
  const at = headerRowOf(rows, kind)
  const header = rows[at]
  if (header === undefined) return { problem: 'no-header' }
  if (header.length > mostColumns) return { problem: 'too-many-columns' }
  const filled = rows.flatMap((cells, index) =>
    index > at && cells.some((cell) => cell.trim() !== '')
      ? [{ row: index + 1 + rowsBefore, cells: header.map((_, column) => cells[column] ?? '') }]
      : [],
  )
  return filled.length > kind.mostRows
    ? { problem: 'too-many-rows' }
    : { header, rows: filled, dates }
}
