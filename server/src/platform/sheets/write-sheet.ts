import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetFormat } from '@roundboard/contract'

/** Content types and names of downloaded sheets. */
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFormat, string>

/**
 * Rows as CSV that spreadsheets open: UTF-8 with a byte order mark, commas, every value quoted.
 * Formulas must be neutralized already.
 */
export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${Papa.unparse(rows as string[][], { newline: '\r\n', quotes: true })}\r\n`)

const escapedUnit = (unit: string) =>
  `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Escapes text as XLSX does: what looks like an escape, and what XML or the library drop. */
function escaped(text: string): string {
  // The library stores texts as an object's keys, which include these names.
  if (text in Object.prototype) return escapedUnit(text.charAt(0)) + text.slice(1)
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\p{Noncharacter_Code_Point}\uFFFD]/gu, (one) =>
      one.split('').map(escapedUnit).join(''),
    )
}

export interface SheetColumn {
  readonly header: string
  readonly width: number
  /** The cell type in spreadsheets. */
  readonly kind: 'text' | 'number' | 'day'
}

function cellOf(text: string, kind: SheetColumn['kind'] | undefined) {
  if (text === '') return null
  if (kind === 'number') return { type: Number, value: Number(text) }
  if (kind === 'day') return { type: Date, value: new Date(text), format: 'yyyy-mm-dd' }
  return { type: String, value: escaped(text), wrap: text.includes('\n') }
}

/** The same as XLSX, with typed cells. */
export function xlsxOf(
  sheet: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const cells = rows.map((row) => row.map((text, index) => cellOf(text, columns[index]?.kind)))
  const bold = columns.map(({ header }) => ({
    type: String,
    value: header,
    fontWeight: 'bold' as const,
  }))
  return writeXlsxFile([bold, ...cells], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
