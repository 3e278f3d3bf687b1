// Written by `npm run messages` from admin/messages/en/alert-settings.json.
import en from '../../../messages/en/alert-settings.json'
import { messagesHook } from '../i18n/messages.ts'

export interface AlertSettingsMessages {
  readonly title: string
  readonly intro: string
  readonly what: string
  readonly thing: string
  readonly panel: string
  readonly usual: string
  readonly saved: string
  readonly kinds: string
  readonly kind: {
    readonly 'location-away': string
    readonly 'screen-away': string
    readonly 'screen-trouble': string
    readonly 'no-workout-tomorrow': string
    readonly 'coach-pass': string
    readonly 'server-trouble': string
  }
  readonly kindHint: {
    readonly 'location-away': string
    readonly 'screen-away': string
    readonly 'screen-trouble': string
    readonly 'no-workout-tomorrow': string
    readonly 'coach-pass': string
    readonly 'server-trouble': string
  }
  readonly gyms: string
  readonly allGyms: string
  readonly someGyms: string
  readonly chosenGyms: string
  readonly findGym: string
  readonly noGym: string
  readonly nobodysGym: string
  readonly lostGyms: string
  readonly channels: string
  readonly channel: {
    readonly email: string
    readonly bell: string
    readonly webhook: string
  }
  readonly mailTo: (args: { address: string }) => string
  readonly mailOff: string
  readonly bellHint: string
  readonly webhookHint: string
  readonly webhookFirst: string
  readonly minutes: string
  readonly minutesHint: string
  readonly toGyms: string
  readonly quiet: string
  readonly quietHint: string
  readonly quietFrom: string
  readonly quietTo: string
  readonly summary: string
  readonly summaryHint: string
  readonly noSummary: string
  readonly at: (args: { clock: string }) => string
  readonly zone: string
  readonly zoneHint: string
  readonly noneOf: string
  readonly noQuiet: string
  readonly fromTo: (args: { from: string; to: string }) => string
  readonly webhook: string
  readonly webhookWhy: string
  readonly webhookThing: string
  readonly url: string
  readonly secretSince: (args: { when: string }) => string
  readonly secret: string
  readonly newSecret: string
  readonly sureNewSecret: string
  readonly newSecretDetail: string
  readonly remove: string
  readonly sureRemove: string
  readonly removeDetail: string
  readonly removed: string
  readonly webhookSaved: string
  readonly try: string
  readonly tried: (args: { status: string }) => string
  readonly failed: {
    readonly 'not-public': string
    readonly redirected: string
    readonly refused: string
    readonly silent: string
    readonly unreachable: string
    readonly certificate: string
  }
  readonly answered: (args: { status: string }) => string
  readonly organization: {
    readonly intro: string
    readonly subject: string
    readonly none: string
    readonly noneHint: string
    readonly add: string
    readonly addProblem: string
    readonly edit: string
    readonly editOne: (args: { host: string }) => string
    readonly urlHint: string
    readonly events: string
    readonly allEvents: string
    readonly eventsLabel: string
    readonly eventsHint: string
    readonly regionHint: string
    readonly states: {
      readonly on: string
      readonly paused: string
      readonly failing: string
    }
    readonly since: (args: { when: string }) => string
    readonly last: string
    readonly deliveries: string
    readonly deliveriesTo: (args: { host: string }) => string
    readonly pause: (args: { host: string }) => string
    readonly paused: string
    readonly resume: (args: { host: string }) => string
    readonly resumed: string
    readonly newSecret: (args: { host: string }) => string
    readonly sureNewSecret: (args: { host: string }) => string
    readonly staleSecret: (args: { host: string }) => string
    readonly newerSecret: (args: { host: string; when: string }) => string
    readonly delete: (args: { host: string }) => string
    readonly sureDelete: (args: { host: string }) => string
    readonly deleteDetail: string
    readonly deleted: string
    readonly secretOf: (args: { host: string }) => string
    readonly howToCheck: string
    readonly all: string
    readonly kept: string
    readonly noDeliveries: string
    readonly noDeliveriesHint: string
    readonly time: string
    readonly event: string
    readonly eventOf: {
      readonly 'alert.began': string
      readonly 'alert.ended': string
      readonly 'alert.test': string
    }
    readonly delivered: string
    readonly waiting: string
    readonly notSent: string
    readonly duration: string
    readonly ms: (args: { ms: number }) => string
    readonly next: string
    readonly response: string
    readonly responseOf: (args: { what: string }) => string
    readonly again: string
    readonly againOf: (args: { what: string }) => string
    readonly testQueued: string
    readonly againQueued: string
  }
}

export const useAlertSettingsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/alert-settings.json'),
  fr: () => import('../../../messages/fr/alert-settings.json'),
}) as () => AlertSettingsMessages
