// Written by `npm run messages` from admin/messages/en/logs.json.
import en from '../../../messages/en/logs.json'
import { messagesHook } from '../i18n/messages.ts'

export interface LogsMessages {
  readonly logs: string
  readonly subject: string
  readonly none: string
  readonly noneYet: string
  readonly date: string
  readonly model: string
  readonly action: string
  readonly modifiedBy: string
  readonly models: {
    readonly User: string
    readonly Session: string
    readonly ApiKey: string
    readonly Location: string
    readonly Screen: string
    readonly Announcement: string
    readonly RemotePass: string
    readonly Region: string
    readonly Round: string
    readonly Workout: string
    readonly Template: string
    readonly WeekTemplate: string
    readonly Calendar: string
    readonly Alerts: string
    readonly Mute: string
    readonly Acknowledgement: string
    readonly Release: string
    readonly Exercise: string
    readonly Media: string
    readonly Build: string
    readonly Log: string
    readonly System: string
  }
  readonly actions: {
    readonly create: string
    readonly update: string
    readonly delete: string
    readonly restore: string
    readonly link: string
    readonly unlink: string
    readonly invite: string
    readonly reset: string
    readonly 'log-in': string
    readonly 'log-out': string
    readonly refused: string
    readonly export: string
    readonly 'clean-up': string
  }
  readonly userId: string
  readonly data: string
  readonly all: string
  readonly from: string
  readonly to: string
  readonly show: string
  readonly hide: string
  readonly showOf: (args: { what: string }) => string
  readonly hideOf: (args: { what: string }) => string
  readonly field: string
  readonly before: string
  readonly after: string
  readonly nothing: string
  readonly noData: string
  readonly deleteAll: string
  readonly deleteAllWhy: string
  readonly deleted: (args: { count: number }) => string
  readonly cleanUp: string
  readonly cleanUpTitle: string
  readonly cleanUpWhy: string
  readonly days: string
  readonly word: string
  readonly wordHint: (args: { word: string }) => string
  readonly typeWord: (args: { word: string }) => string
  readonly workouts: (args: { count: number }) => string
  readonly takeBack: string
  readonly takeBackAsk: (args: { what: string }) => string
  readonly goAgain: (args: { count: number }) => string
  readonly comeBack: (args: { count: number }) => string
  readonly asBefore: (args: { count: number }) => string
  readonly clipsBack: (args: { count: number }) => string
  readonly staysAsIs: (args: { count: number; names: string }) => string
  readonly takenBack: string
  readonly doneAgain: string
  readonly nothingToTakeBack: string
  readonly roundOf: (args: { round: number }) => string
  readonly draft: string
  readonly more: (args: { count: number }) => string
  readonly clipSwapped: (args: { from: string; to: string }) => string
  readonly swappedIn: (args: { names: string }) => string
  readonly restoredIn: (args: { names: string }) => string
}

export const useLogsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/logs.json'),
  fr: () => import('../../../messages/fr/logs.json'),
}) as () => LogsMessages
