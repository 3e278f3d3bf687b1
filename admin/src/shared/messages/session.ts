// Written by `npm run messages` from admin/messages/en/session.json.
import en from '../../../messages/en/session.json'
import { messagesHook } from '../i18n/messages.ts'

export interface SessionMessages {
  readonly factors: {
    readonly usePasskey: string
    readonly or: string
    readonly code: string
    readonly codeHint: string
    readonly recoveryCode: string
    readonly recoveryHint: string
    readonly useRecovery: string
    readonly useCode: string
    readonly usePassword: string
    readonly typeIt: {
      readonly password: string
      readonly code: string
      readonly recoveryCode: string
    }
    readonly hindered: {
      readonly 'ip-address': string
      readonly 'no-https': string
      readonly 'no-support': string
      readonly 'other-host': string
    }
    readonly refused: {
      readonly cancelled: string
      readonly known: string
      readonly 'other-host': string
      readonly unable: string
    }
  }
  readonly sessions: {
    readonly sessions: string
    readonly what: string
    readonly none: string
    readonly browser: string
    readonly onSystem: (args: { browser: string; system: string }) => string
    readonly place: string
    readonly thisNetwork: string
    readonly since: string
    readonly lastSeen: string
    readonly ends: string
    readonly end: string
    readonly endNamed: (args: { where: string }) => string
    readonly ended: string
    readonly this: string
    readonly unknown: string
  }
}

export const useSessionMessages = messagesHook(en, {
  es: () => import('../../../messages/es/session.json'),
  fr: () => import('../../../messages/fr/session.json'),
}) as () => SessionMessages
