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
}

export const useAlertSettingsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/alert-settings.json'),
  fr: () => import('../../../messages/fr/alert-settings.json'),
}) as () => AlertSettingsMessages
