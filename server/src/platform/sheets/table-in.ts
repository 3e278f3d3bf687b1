import { Buffer } from 'node:buffer'
import { unzipSync, zipSync } from 'fflate'
import { readSheet, type Row } from 'read-excel-file/node'
import { answerAsProgram } from '../clips/own-program.ts'
import { csvIn, isArchive, tableOf } from './csv-in.ts'
import { mostUnpacked, type SheetKind, type TableReport } from './table.ts'

const workbook = 'xl/workbook.xml'

/** The texts of the archive, no larger than they said; what lies about its size is cut there. */
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
  // Both spellings are allowed, and the reader knows one.
  const book = Buffer.from(files[workbook] ?? '')
    .toString()
    .replace(/date1904="true"/, 'date1904="1"')
  files[workbook] = Buffer.from(book)
  // What a formula failed with is told as the cell's text, or the cell would read as empty.
  for (const [name, part] of Object.entries(files))
    if (name.startsWith('xl/worksheets/') && Buffer.from(part).includes(' t="e"'))
      files[name] = Buffer.from(
        Buffer.from(part)
          .toString()
          .replace(/(<(?:\w+:)?c [^>]*)\bt="e"/g, '$1t="str"'),
      )
  // Packed anew, it says what is true of each part's size.
  const sheet = await readSheet(Buffer.from(zipSync(files, { level: 0 })), 1, { trim: false })
  const dates = /<(\w+:)?workbookPr[^>]*date1904="1"/.test(book) ? 1904 : 1900
  return tableOf(
    sheet.map((row) => row.map(cellText)),
    kind,
    { rowsBefore: 0, dates },
  )
}

/** Reads a file, whichever it is. Call it in a program of its own, for the file may be hostile. */
export async function tableIn(bytes: Buffer, kind: SheetKind): Promise<TableReport> {
  if (!isArchive(bytes)) return csvIn(bytes, kind)
  try {
    return await readXlsx(bytes, kind)
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too-much' : 'file-unreadable' }
  }
}

/** What such a program is: it reads its standard input, and answers with the table. */
export const answerWithTable = (kind: SheetKind): Promise<void> =>
  answerAsProgram(async () => {
    const parts: Buffer[] = []
    for await (const part of process.stdin) parts.push(part as Buffer)
    return tableIn(Buffer.concat(parts), kind)
  })
