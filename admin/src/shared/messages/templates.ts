// Written by `npm run messages` from admin/messages/en/templates.json.
import en from '../../../messages/en/templates.json'
import { messagesHook } from '../i18n/messages.ts'

export interface TemplatesMessages {
  readonly library: string
  readonly description: string
  readonly subject: string
  readonly thing: string
  readonly none: string
  readonly noneYet: string
  readonly toSchedule: string
  readonly name: string
  readonly equipment: string
  readonly focus: string
  readonly tagsHint: string
  readonly level: string
  readonly levels: {
    readonly any: string
    readonly beginner: string
    readonly intermediate: string
    readonly advanced: string
  }
  readonly lastDay: string
  readonly neverShown: string
  readonly planned: (args: { day: string }) => string
  readonly all: string
  readonly unused: (args: { days: number }) => string
  readonly place: string
  readonly placeOne: (args: { name: string }) => string
  readonly round: string
  readonly roundNumber: (args: { number: number }) => string
  readonly firstDay: string
  readonly lastDayOf: string
  readonly asQuestion: string
  readonly noSuchDay: string
  readonly endsBefore: string
  readonly isTaken: string
  readonly replaces: (args: { count: number }) => string
  readonly placed: (args: { name: string; days: string }) => string
  readonly edit: (args: { name: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly remove: (args: { name: string }) => string
  readonly sureDelete: (args: { name: string }) => string
  readonly deleteDetail: string
  readonly deleted: (args: { name: string }) => string
  readonly keep: string
  readonly kept: (args: { name: string }) => string
  readonly weeks: {
    readonly title: string
    readonly description: string
    readonly subject: string
    readonly none: string
    readonly noneYet: string
    readonly workouts: string
    readonly count: (args: { count: number }) => string
    readonly workoutCount: (args: { count: number }) => string
    readonly rename: (args: { name: string }) => string
    readonly save: string
    readonly saveNow: string
    readonly tooLong: (args: { max: number }) => string
  }
}

export const useTemplatesMessages = messagesHook(en, {
  es: () => import('../../../messages/es/templates.json'),
  fr: () => import('../../../messages/fr/templates.json'),
}) as () => TemplatesMessages
