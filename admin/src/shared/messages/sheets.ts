// Written by `npm run messages` from admin/messages/en/sheets.json.
import en from '../../../messages/en/sheets.json'
import { messagesHook } from '../i18n/messages.ts'

export interface SheetsMessages {
  readonly sample: string
  readonly sampleXlsx: string
  readonly sampleCsv: string
  readonly choose: string
  readonly chooseOther: string
  readonly drop: string
  readonly file: string
  readonly notRead: (args: { name: string }) => string
  readonly rows: (args: { count: number }) => string
  readonly readIn: {
    readonly en: string
    readonly es: string
    readonly fr: string
  }
  readonly took: (args: { seconds: string }) => string
  readonly right: (args: { count: number }) => string
  readonly wrong: (args: { count: number }) => string
  readonly toLookAt: string
  readonly columnsFound: string
  readonly becomes: (args: { header: string }) => string
  readonly unread: string
  readonly moreColumns: (args: { count: number }) => string
  readonly rowsTitle: (args: { count: number }) => string
  readonly show: string
  readonly tabCorrect: string
  readonly tabLook: string
  readonly row: string
  readonly column: string
  readonly inFile: string
  readonly whatIsWrong: string
  readonly cell: (args: { row: number; column: string }) => string
  readonly use: (args: { value: string }) => string
  readonly corrected: string
  readonly asInFile: string
  readonly inTheFile: string
  readonly noticeAt: (args: { row: number; column: string }) => string
  readonly allRight: string
  readonly nothingToLookAt: string
  readonly more: (args: { count: number }) => string
  readonly isWrong: string
  readonly cancel: string
  readonly correctFirst: (args: { count: number }) => string
  readonly reading: string
  readonly checking: (args: { rows: number; of: number }) => string
  readonly writing: (args: { of: number }) => string
  readonly another: string
  readonly exported: (args: { name: string }) => string
  readonly pasted: string
  readonly pasteHint: string
  readonly leaveTitle: string
  readonly leaveWhy: string
  readonly leave: string
}

export const useSheetsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/sheets.json'),
  fr: () => import('../../../messages/fr/sheets.json'),
}) as () => SheetsMessages
