import { Buffer } from 'node:buffer'
import { unzipSync, zipSync } from 'fflate'
import { readSheet, type Row } from 'read-excel-file/node'
import { answerAsProgram } from '../clips/own-program.ts'
import { csvIn, isArchive, tableOf } from './csv-in.ts'
import { mostUnpacked, type SheetKind, type TableReport } from './table.ts'

const workbook = 'xl/workbook.xml'

/** Unpacks an archive's texts, truncating those that are larger than declared. */
function unpack(bytes: Buffer): Record<string, Uint8Array> | undefined {
  let size = 0
  const files = unzipSync(bytes, {
    filter({ name, size: packed, originalSize }) {
      const isWanted = /\.xml(\.rels)?$/.test(name)
      if (isWanted) size += Math.max(packed, originalSize)
      if (size > mostUnpacked) throw new RangeError('too large')
      return isWanted
    },
  })
  return workbook in files ? files : undefined
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

function cellText(cell: Row[number]): string {
  if (cell === null) return ''
  return cell instanceof Date ? dayOf(cell) : String(cell)
}

async function readXlsx(bytes: Buffer, kind: SheetKind): Promise<TableReport> {
  const files = unpack(bytes)
  if (files === undefined) return { problem: 'no-table' }
  // Both spellings are valid, but the library knows only one.
  const book = Buffer.from(files[workbook] ?? '')
    .toString()
    .replace(/date1904="true"/, 'date1904="1"')
  files[workbook] = Buffer.from(book)
  // Turns errors of formulas into text, since the library would read them as empty.
  for (const [name, part] of Object.entries(files))
    if (name.startsWith('xl/worksheets/') && Buffer.from(part).includes(' t="e"'))
      files[name] = Buffer.from(
        Buffer.from(part)
          .toString()
          .replace(/(<(?:\w+:)?c [^>]*)\bt="e"/g, '$1t="str"'),
      )
  // Repacked with each part's true size.
  const sheet = await readSheet(Buffer.from(zipSync(files, { level: 0 })), 1, { trim: false })
  const dates = /<(\w+:)?workbookPr[^>]*date1904="1"/.test(book) ? 1904 : 1900
  return tableOf(
    sheet.map((row) => row.map(cellText)),
    kind,
    { rowsBefore: 0, dates },
  )
}

/** Reads a CSV or XLSX file. Call it in a separate process, because the file may be hostile. */
export async function tableIn(bytes: Buffer, kind: SheetKind): Promise<TableReport> {
  if (!isArchive(bytes)) return csvIn(bytes, kind)
  try {
    return await readXlsx(bytes, kind)
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too-much' : 'file-unreadable' }
  }
}

/** Runs in that process: reads standard input and returns the table. */
export const answerWithTable = (kind: SheetKind): Promise<void> =>
  answerAsProgram(async () => {
    const parts: Buffer[] = []
    for await (const part of process.stdin) parts.push(part as Buffer)
    return tableIn(Buffer.concat(parts), kind)
  })
