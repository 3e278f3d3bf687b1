// Written by `npm run messages` from admin/messages/en/away.json.
import en from '../../../messages/en/away.json'
import { messagesHook } from '../i18n/messages.ts'

export interface AwayMessages {
  readonly cause: {
    readonly 'whole-gym': string
    readonly 'one-by-one': string
    readonly 'one-box': string
    readonly some: string
    readonly 'not-linked': string
    readonly frozen: string
    readonly 'not-drawn': string
    readonly 'no-space': string
    readonly 'no-boot': string
    readonly hot: string
    readonly 'weak-power': string
    readonly 'low-disk': string
    readonly 'low-memory': string
    readonly 'weak-wifi': string
    readonly clock: string
    readonly 'old-version': string
  }
  readonly atOnce: (args: { screens: number }) => string
  readonly together: (args: { screens: number; within: string }) => string
  readonly apart: (args: { screens: number; within: string }) => string
  readonly othersAnswer: (args: { others: number }) => string
  readonly noOthers: string
  readonly notLinked: (args: { screens: number; of: string }) => string
  readonly reports: (args: { screens: number }) => string
  readonly seconds: (args: { count: number }) => string
  readonly minutes: (args: { count: number }) => string
  readonly forMinutes: (args: { minutes: string }) => string
  readonly forHours: (args: { hours: string; minutes: string }) => string
  readonly forDays: (args: { days: number }) => string
  readonly underAMinute: string
  readonly round: (args: { round: number }) => string
}

export const useAwayMessages = messagesHook(en, {
  es: () => import('../../../messages/es/away.json'),
  fr: () => import('../../../messages/fr/away.json'),
}) as () => AwayMessages
