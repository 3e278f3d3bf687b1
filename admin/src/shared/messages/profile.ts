// Written by `npm run messages` from admin/messages/en/profile.json.
import en from '../../../messages/en/profile.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ProfileMessages {
  readonly profile: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: string
  readonly readOnly: string
  readonly account: string
  readonly alerts: string
  readonly security: string
  readonly sessions: string
  readonly sessionsIntro: string
  readonly sessionsHere: string
  readonly endOthers: string
  readonly sureEndOthers: string
  readonly endOthersDetail: string
  readonly endedOthers: (args: { count: number }) => string
  readonly signIn: {
    readonly title: string
    readonly intro: string
    readonly what: string
    readonly wanted: string
    readonly wantedWhy: string
    readonly thanks: string
    readonly thanksWhy: string
    readonly goOn: string
    readonly required: string
    readonly passkeys: string
    readonly passkeysWhy: string
    readonly noPasskeys: string
    readonly addPasskey: string
    readonly otherHost: (args: { host: string }) => string
    readonly name: string
    readonly nameHint: string
    readonly nameOf: (args: { browser: string; system: string }) => string
    readonly goOnAdding: string
    readonly added: string
    readonly lastUsed: string
    readonly rename: string
    readonly renameNamed: (args: { name: string }) => string
    readonly renamed: (args: { name: string }) => string
    readonly remove: string
    readonly removeNamed: (args: { name: string }) => string
    readonly sureRemovePasskey: (args: { name: string }) => string
    readonly removePasskeyDetail: string
    readonly removedPasskey: (args: { name: string }) => string
    readonly addedPasskey: (args: { name: string }) => string
    readonly phone: string
    readonly phoneWhy: string
    readonly phoneOn: string
    readonly phoneOff: string
    readonly phoneNotUsed: (args: { since: string }) => string
    readonly phoneLastUsed: (args: { since: string; used: string }) => string
    readonly setUpPhone: string
    readonly replacePhone: string
    readonly scan: string
    readonly qrCode: string
    readonly secret: string
    readonly code: string
    readonly confirmPhone: string
    readonly addedPhone: string
    readonly sureRemovePhone: string
    readonly removePhoneDetail: string
    readonly removedPhone: string
    readonly recovery: string
    readonly recoveryWhy: string
    readonly left: (args: { count: number }) => string
    readonly few: string
    readonly unseen: string
    readonly renew: string
    readonly sureRenew: string
    readonly renewDetail: string
    readonly codesTitle: string
    readonly codesOnce: string
    readonly copyAll: string
    readonly mayNotCopy: string
    readonly download: string
    readonly codesFile: string
    readonly kept: string
    readonly lost: string
  }
}

export const useProfileMessages = messagesHook(en, {
  es: () => import('../../../messages/es/profile.json'),
  fr: () => import('../../../messages/fr/profile.json'),
}) as () => ProfileMessages
