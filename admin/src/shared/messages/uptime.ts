// Written by `npm run messages` from admin/messages/en/uptime.json.
import en from '../../../messages/en/uptime.json'
import { messagesHook } from '../i18n/messages.ts'

export interface UptimeMessages {
  readonly title: string
  readonly what: string
  readonly why: string
  readonly whyWeeks: string
  readonly noneLinked: (args: { screens: number }) => string
  readonly legend: {
    readonly up: string
    readonly some: string
    readonly whole: string
    readonly closed: string
    readonly unknown: string
  }
  readonly span: string
  readonly year: string
  readonly wholeGym: string
  readonly noShare: string
  readonly gone: (args: { screen: string }) => string
  readonly alike: (args: { screens: number; share: string }) => string
  readonly alikeBetween: (args: { screens: number; most: string; least: string }) => string
  readonly allAlike: (args: { screens: number }) => string
  readonly showAll: (args: { screens: number }) => string
  readonly showFew: string
  readonly chosenDay: string
  readonly today: string
  readonly dayBefore: string
  readonly dayAfter: string
  readonly outageBefore: string
  readonly outageAfter: string
  readonly byKeys: {
    readonly day: string
    readonly outage: string
  }
  readonly closedOn: (args: { day: string }) => string
  readonly unknownOn: (args: { day: string }) => string
  readonly whyUnknown: string
  readonly wellOn: (args: { day: string }) => string
  readonly wholeOn: (args: { day: string; length: string }) => string
  readonly someOn: (args: { day: string; length: string }) => string
  readonly alsoSome: (args: { length: string }) => string
  readonly partlyUnknown: (args: { length: string }) => string
  readonly troubled: (args: { length: string }) => string
  readonly fromTo: (args: { from: string; to: string }) => string
  readonly since: (args: { from: string }) => string
  readonly back: (args: { screens: number; within: string }) => string
  readonly stillAway: string
  readonly whatOutages: string
  readonly earlier: (args: { count: number }) => string
  readonly file: string
  readonly fileWhat: string
  readonly fileDays: string
  readonly fileOutages: string
  readonly saved: (args: { file: string }) => string
}

export const useUptimeMessages = messagesHook(en, {
  es: () => import('../../../messages/es/uptime.json'),
  fr: () => import('../../../messages/fr/uptime.json'),
}) as () => UptimeMessages
