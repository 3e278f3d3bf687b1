import { pluralIn } from '../i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  sample: 'Sample file',
  sampleXlsx: 'Excel (XLSX)',
  sampleCsv: 'CSV',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'Choose a CSV or XLSX file, or drop it here',
  file: 'File',
  notRead: (name: string) => `Couldn’t read ${name}`,
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  readIn: { en: 'read in English', es: 'read in Spanish', fr: 'read in French' },
  took: (seconds: string) => `checked in ${seconds} s`,
  right: (count: number) => plural(count, { one: 'valid row', other: 'valid rows' }),
  wrong: (count: number) => plural(count, { one: 'row to correct', other: 'rows to correct' }),
  toLookAt: 'to review',
  columnsFound: 'Columns',
  becomes: (header: string) => `Use ${header} as`,
  unread: 'Don’t import',
  moreColumns: (count: number) => plural(count, { one: '# more', other: '# more' }),
  rowsTitle: (count: number) =>
    count === 0
      ? 'All rows are valid'
      : plural(count, { one: '# row to correct', other: '# rows to correct' }),
  show: 'Rows',
  tabCorrect: 'To correct',
  tabLook: 'To review',
  row: 'Row',
  column: 'Column',
  inFile: 'In the file',
  whatIsWrong: 'Problem',
  cell: (row: number, column: string) => `Row ${String(row)}, ${column}`,
  use: (value: string) => `Use ${value}`,
  corrected: 'Corrected.',
  asInFile: 'Restore original',
  inTheFile: 'Correct this in the file.',
  noticeAt: (row: number, column: string) => `Row ${String(row)}, ${column}:`,
  allRight: 'Nothing to correct.',
  nothingToLookAt: 'Nothing to review.',
  more: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  isWrong: 'To correct',
  cancel: 'Cancel',
  correctFirst: (count: number) =>
    plural(count, {
      one: 'Correct # row first, here or in the file. Corrections made here are kept when you choose the file again.',
      other:
        'Correct # rows first, here or in the file. Corrections made here are kept when you choose the file again.',
    }),
  reading: 'Reading the file',
  checking: (rows: string, of: string) => `Checking row ${rows} of ${of}`,
  writing: (of: string) => `Importing ${of} rows`,
  another: 'Import another file',
  exported: (name: string) => `Exported ${name}`,
  pasted: 'Pasted rows',
  pasteHint: 'You can also paste rows copied from a spreadsheet.',
}
export type SheetWords = typeof en
