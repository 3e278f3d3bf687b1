import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { importRowsMax } from '@roundboard/contract'
import { readTable as readTableOf } from '../../../platform/sheets/read-table.ts'
import { tableIn as tableInOf } from '../../../platform/sheets/table-in.ts'
import { workoutSheet } from './columns.ts'

const program = new URL('./table-program.ts', import.meta.url)
const tableIn = (bytes: Buffer) => tableInOf(bytes, workoutSheet)
const readTable = (bytes: Buffer) => readTableOf(bytes, workoutSheet, program)

const bom = (text: string, encoding: BufferEncoding) => Buffer.from(`\uFEFF${text}`, encoding)
const bigEndian = (text: string) => bom(text, 'utf16le').swap16()

const spanish = 'Ronda;Nombre;Fecha de inicio\n3;"Jab; ""cruz""\nárbol";2026-11-21\n'
const read = { row: 2, cells: ['3', 'Jab; "cruz"\nárbol', '2026-11-21'] }

const archive = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  )

/** An XLSX file with replaceable parts. */
function aWorkbook(given: { sheet: string; after?: string; book?: string; dtd?: string }) {
  const { sheet, after = '', book = '', dtd = '' } = given
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = {
    'xl/workbook.xml': `<?xml version="1.0"?>${dtd}<workbook xmlns="${main}" xmlns:r="${relations}">${book}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData>${after}</worksheet>`,
  }
  return archive(parts)
}

const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (place: string, value: string) => `<c r="${place}"><v>${value}</v></c>`
const row = (at: number, ...cells: string[]) => `<row r="${String(at)}">${cells.join('')}</row>`
const head = row(1, text('A1', 'Round'), text('B1', 'Name'), text('C1', 'Start Date'))
const one = row(2, number('A2', '1'), text('B2', 'Name'), number('C2', '46347'))

describe('a CSV import file', () => {
  test.each([
    ['UTF-8', Buffer.from(spanish)],
    ['UTF-8 with a byte order mark', bom(spanish, 'utf8')],
    ['UTF-16 with a byte order mark', bom(spanish, 'utf16le')],
    ['big-endian UTF-16', bigEndian(spanish)],
    ['UTF-16 without a byte order mark', Buffer.from(spanish, 'utf16le')],
    ['Latin-1', Buffer.from(spanish, 'latin1')],
    ['tab-separated text', Buffer.from(spanish.replaceAll(';', '\t').replace('Jab\t', 'Jab;'))],
    ['lines with CRLF', Buffer.from(spanish.replaceAll('\n', '\r\n').replace('\r\ná', '\ná'))],
  ])('is read from %s', async (_, bytes) => {
    expect(await tableIn(bytes)).toMatchObject({ rows: [read], dates: null })
  })

  test('numbers its rows as a spreadsheet does, counting title and empty rows', async () => {
    const lines = [
      'sep=,',
      'Plan of December,,',
      '',
      'Round,Name,Start Date',
      ',,',
      '1,A,2026-12-01',
    ]
    const table = await tableIn(Buffer.from(lines.join('\r\n')))
    expect(table).toMatchObject({
      header: ['Round', 'Name', 'Start Date'],
      rows: [{ row: 6, cells: ['1', 'A', '2026-12-01'] }],
    })
  })
})

describe('an XLSX import file', () => {
  test('is read with every cell type, and reports its date system', async () => {
    const bytes = await writeXlsxFile([
      ['Round', 'Name', 'Start Date'],
      [1, '=1+1', { type: Date, value: new Date('2026-11-21'), format: 'dd/mm/yyyy' }],
      [null, null, null],
      ['2', 2026, true],
    ]).toBuffer()
    expect(await tableIn(bytes)).toEqual({
      header: ['Round', 'Name', 'Start Date'],
      rows: [
        { row: 2, cells: ['1', '=1+1', '2026-11-21'] },
        { row: 4, cells: ['2', '2026', 'true'] },
      ],
      dates: 1900,
    })
  })

  test.each([
    ['', 1900],
    ['<workbookPr date1904="1"/>', 1904],
    ['<workbookPr date1904="true"/>', 1904],
    ['<workbookPr date1904="0"/>', 1900],
  ])('with %s uses the date system %d', async (book, dates) => {
    expect(await tableIn(aWorkbook({ book, sheet: head + one }))).toMatchObject({ dates })
  })

  test('reads merged cells as text in the first and empty in the others', async () => {
    const sheet =
      head +
      row(2, number('A2', '1'), text('B2', 'Both'), text('C2', '2026-11-21')) +
      row(3, number('A3', '2'), '<c r="B3"/>', text('C3', '2026-11-21'))
    const after = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>'
    const merged = aWorkbook({ sheet, after })
    expect(await tableIn(merged)).toMatchObject({
      rows: [{ cells: ['1', 'Both', '2026-11-21'] }, { cells: ['2', '', '2026-11-21'] }],
    })
  })

  test('reads the last result of a formula', async () => {
    const sheet =
      head + row(2, `<c r="A2"><f>1+1</f><v>2</v></c>`, text('B2', 'A'), text('C2', 'x'))
    expect(await tableIn(aWorkbook({ sheet }))).toMatchObject({
      rows: [{ cells: ['2', 'A', 'x'] }],
    })
  })
})

/** Highly compressed zeros whose directory entry claims another size. */
function aBomb(toldBytes: number): Buffer {
  const bytes = Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(80 * 1024 * 1024),
    }),
  )
  // The size in the last directory entry.
  const entry = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  bytes.writeUInt32LE(toldBytes, entry + 24)
  return bytes
}

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('')

const tooWide = aWorkbook({ sheet: head + row(2, number('BDWGN2', '1')) })
const farRow = aWorkbook({ sheet: head + row(900_000_000, number('A900000000', '1')) })
const wide = Buffer.from(`Round,Name,Start Date${','.repeat(1_000_000)}\n`)
const long = Buffer.from(
  `Round,Name,Start Date\n${many(importRowsMax + 1, () => '1,A,2026-11-21\n')}`,
)
const openQuote = Buffer.from('Round,Name,Start Date\n1,A,2026-11-21\n1,"B,2026-11-21\n')

describe('a hostile import file', () => {
  // security: uploads
  test.each<[string, Buffer, object]>([
    ['nothing', Buffer.alloc(0), { problem: 'file-empty' }],
    ['zeros', Buffer.alloc(1_000), { problem: 'file-unreadable' }],
    ['a picture', Buffer.from('ffd8ffe000104a4649460001', 'hex'), { problem: 'no-header' }],
    ['JSON', Buffer.from('[{"round":1}]'), { problem: 'no-header' }],
    ['a web page', Buffer.from('<html><body>Log in</body></html>'), { problem: 'no-header' }],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), { problem: 'old-excel' }],
    ['another archive', archive({ 'a.xml': '<a/>' }), { problem: 'no-table' }],
    ['half an archive', farRow.subarray(0, 300), { problem: 'file-unreadable' }],
    [
      'damaged XML',
      aWorkbook({ sheet: `${head}<row r="2"><c r="??"` }),
      { problem: 'file-unreadable' },
    ],
    ['a million columns', tooWide, { problem: 'too-many-columns' }],
    ['a million CSV columns', wide, { problem: 'too-many-columns' }],
    ['too many rows', long, { problem: 'too-many-rows' }],
    ['an unclosed quotation mark', openQuote, { problem: 'csv-quotes', row: 3 }],
  ])('containing %s is refused with the reason', async (_, bytes, report) => {
    expect(await tableIn(bytes)).toEqual(report)
  })

  // security: 5.2.3
  test.each<[string, Buffer, string]>([
    ['a zip bomb', aBomb(80 * 1024 * 1024), 'too-much'],
    ['a zip bomb that claims to be small', aBomb(1_000), 'file-unreadable'],
    ['a row number of 900 million', farRow, 'too-much'],
  ])('containing %s ends only the process that reads it', async (_, bytes, problem) => {
    expect(await readTable(bytes)).toEqual({ problem })
  })

  // security: uploads
  test('can’t expand XML entities or read files of the server', async () => {
    const entities =
      '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/hostname">'
    const sheet = head + row(2, number('A2', '1'), text('B2', '&b;&f;'), text('C2', 'x'))
    const table = await tableIn(aWorkbook({ sheet, dtd: `<!DOCTYPE x [${entities}]>` }))
    expect(table).toMatchObject({ rows: [{ cells: ['1', '&b;&f;', 'x'] }] })
  })
})

test('a failed formula in an XLSX file is read as its error', async () => {
  const sheet = head + one + row(3, '<c r="A3" t="e"><v>#REF!</v></c>')
  expect(await tableIn(aWorkbook({ sheet }))).toMatchObject({
    rows: [{ row: 2 }, { row: 3, cells: ['#REF!', '', ''] }],
  })
})
