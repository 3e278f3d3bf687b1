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
  notRead: (name: string) => `${name} could not be read`,
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  readIn: { en: 'read in English', es: 'read in Spanish', fr: 'read in French' },
  took: (seconds: string) => `checked in ${seconds} s`,
  right: (count: number) => plural(count, { one: 'row is right', other: 'rows are right' }),
  wrong: (count: number) => plural(count, { one: 'row to correct', other: 'rows to correct' }),
  toLookAt: 'to look at',
  columnsFound: 'Columns found',
  becomes: (header: string) => `${header} is`,
  unread: 'not read',
  moreColumns: (count: number) => plural(count, { one: '# more', other: '# more' }),
  rowsTitle: (count: number) =>
    count === 0
      ? 'Every row is right'
      : plural(count, { one: '# row to correct', other: '# rows to correct' }),
  show: 'Rows',
  tabCorrect: 'To correct',
  tabLook: 'To look at',
  row: 'Row',
  column: 'Column',
  inFile: 'In the file',
  whatIsWrong: 'What is wrong',
  cell: (row: number, column: string) => `Row ${String(row)}, ${column}`,
  use: (value: string) => `Use ${value}`,
  corrected: 'Corrected.',
  asInFile: 'As in the file',
  inTheFile: 'Please correct it in the file.',
  noticeAt: (row: number, column: string) => `Row ${String(row)}, ${column}:`,
  allRight: 'Nothing is left to correct.',
  nothingToLookAt: 'Nothing to look at.',
  more: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  isWrong: 'To correct',
  cancel: 'Cancel',
  correctFirst: (count: number) =>
    plural(count, {
      one: 'Correct # row first, here or in the file. What you correct here stays while you choose the file again.',
      other:
        'Correct # rows first, here or in the file. What you correct here stays while you choose the file again.',
    }),
  reading: 'Reading the file',
  checking: (rows: string, of: string) => `Checking: ${rows} of ${of} rows`,
  writing: (of: string) => `Writing ${of} rows`,
  another: 'Import another file',
  exported: (name: string) => `Exported ${name}`,
  pasted: 'Pasted rows',
  pasteHint: 'Rows that were copied in a spreadsheet can be pasted here, too.',
}
export type SheetWords = typeof en
