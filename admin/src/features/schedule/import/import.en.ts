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
  why: 'Workouts are imported only when every row is valid.',
  schedule: 'Schedule',
  dropWhy: (rows: string) =>
    `Up to ${rows} rows, one workout per row. Column names can be in English, Spanish or French.`,
  rounds: (count: number) => plural(count, { one: '# round', other: '# rounds' }),
  columns,
  columnIn: (name: string, language: string) => `${name}, ${language}`,
  originalOf: (name: string) => `${name}, original`,
  tabAll: 'All rows',
  days: 'Days',
  steps: 'Steps',
  state: 'State',
  draft: 'Draft',
  published: 'Published',
  asFile: 'Publish rows marked as published in the file',
  asFileWhy: 'Otherwise, every row is imported as a draft. Screens don’t show drafts.',
  import: (drafts: number, published: number) =>
    published === 0
      ? plural(drafts, { one: 'Import # draft', other: 'Import # drafts' })
      : drafts === 0
        ? plural(published, {
            one: 'Import and publish # workout',
            other: 'Import and publish # workouts',
          })
        : `Import ${plural(drafts, { one: '# draft', other: '# drafts' })}, publish ${String(published)}`,
  ready: 'You can undo the whole import.',
  imported: (count: number) =>
    plural(count, { one: 'Imported # workout', other: 'Imported # workouts' }),
  undone: 'Import undone',
  undonePartly: (count: number) =>
    plural(count, {
      one: 'Import undone, except for # workout changed since',
      other: 'Import undone, except for # workouts changed since',
    }),
  done: (count: number) =>
    plural(count, { one: '# workout is in the schedule', other: '# workouts are in the schedule' }),
  doneWhy: 'Screens don’t show drafts until you publish them.',
  toSchedule: 'View in schedule',
  files: 'Files',
  exportShown: 'Export this view',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
}
export type ImportWords = typeof en
