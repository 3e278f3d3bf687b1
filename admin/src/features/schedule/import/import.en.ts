import type { ColumnKey } from '@roundboard/contract'
import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

const columns: Readonly<Record<ColumnKey, string>> = {
  round: 'Round',
  name: 'Name',
  subHeader: 'Content Header',
  startDate: 'Start Date',
  endDate: 'End Date',
  state: 'State',
  text1: 'Text 1',
  video1: 'Video Link 1',
  lrVideo1: 'Locker Room Video Link 1',
  text2: 'Text 2',
  video2: 'Video Link 2',
  lrVideo2: 'Locker Room Video Link 2',
  text3: 'Text 3',
  video3: 'Video Link 3',
  lrVideo3: 'Locker Room Video Link 3',
}

export const en = {
  title: 'Import workouts',
  why: 'Nothing is written until every row is right. All rows or none.',
  schedule: 'Schedule',
  sample: 'Sample file',
  sampleXlsx: 'Excel (XLSX)',
  sampleCsv: 'CSV',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'Choose a CSV or XLSX file, or drop it here',
  dropWhy: (rows: string) =>
    `Up to ${rows} rows, a workout each. Columns are found by their names, in English, Spanish or French.`,
  file: 'File',
  notRead: (name: string) => `${name} could not be read`,
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  rounds: (count: number) => plural(count, { one: '# round', other: '# rounds' }),
  readIn: { en: 'read in English', es: 'read in Spanish', fr: 'read in French' },
  took: (seconds: string) => `checked in ${seconds} s`,
  right: (count: number) => plural(count, { one: 'row is right', other: 'rows are right' }),
  wrong: (count: number) => plural(count, { one: 'row to correct', other: 'rows to correct' }),
  toLookAt: 'to look at',
  columnsFound: 'Columns found',
  columns,
  columnIn: (name: string, language: string) => `${name}, ${language}`,
  originalOf: (name: string) => `${name}, original`,
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
  tabAll: 'All rows',
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
  days: 'Days',
  steps: 'Steps',
  state: 'State',
  draft: 'Draft',
  published: 'Published',
  isWrong: 'To correct',
  asFile: 'Publish the rows that the file calls published',
  asFileWhy: 'Otherwise all are drafts: on no wall until you publish them.',
  import: (drafts: number, published: number) =>
    published === 0
      ? plural(drafts, { one: 'Import # draft', other: 'Import # drafts' })
      : drafts === 0
        ? plural(published, {
            one: 'Import and publish # workout',
            other: 'Import and publish # workouts',
          })
        : `Import ${plural(drafts, { one: '# draft', other: '# drafts' })}, publish ${String(published)}`,
  cancel: 'Cancel',
  correctFirst: (count: number) =>
    plural(count, {
      one: 'Correct # row first, here or in the file. What you correct here stays while you choose the file again.',
      other:
        'Correct # rows first, here or in the file. What you correct here stays while you choose the file again.',
    }),
  ready: 'You can take it back as a whole.',
  reading: 'Reading the file',
  checking: (rows: string, of: string) => `Checking: ${rows} of ${of} rows`,
  writing: (of: string) => `Writing ${of} rows`,
  imported: (count: number) =>
    plural(count, { one: 'Imported # workout', other: 'Imported # workouts' }),
  undone: 'The import was taken back',
  undonePartly: (count: number) =>
    plural(count, {
      one: 'The import was taken back, but # workout that was changed since was left',
      other: 'The import was taken back, but # workouts that were changed since were left',
    }),
  done: (count: number) =>
    plural(count, { one: '# workout is in the schedule', other: '# workouts are in the schedule' }),
  doneWhy: 'Drafts are on no wall until you publish them.',
  toSchedule: 'Show them in the schedule',
  another: 'Import another file',
  files: 'Files',
  exportShown: 'Export what is shown',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
  exported: (name: string) => `Exported ${name}`,
}
export type ImportWords = typeof en
