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
  dropWhy: (rows: string) =>
    `Up to ${rows} rows, a workout each. Columns are found by their names, in English, Spanish or French.`,
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
  ready: 'You can take it back as a whole.',
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
  files: 'Files',
  exportShown: 'Export what is shown',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
}
export type ImportWords = typeof en
