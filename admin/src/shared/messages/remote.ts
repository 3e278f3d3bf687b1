// Written by `npm run messages` from admin/messages/en/remote.json.
import en from '../../../messages/en/remote.json'
import { messagesHook } from '../i18n/messages.ts'

export interface RemoteMessages {
  readonly title: string
  readonly what: string
  readonly why: string
  readonly whyOff: string
  readonly codeOfDay: (args: { code: string }) => string
  readonly codeOfDayHint: string
  readonly open: string
  readonly make: string
  readonly address: string
  readonly howTo: string
  readonly qrCode: string
  readonly none: string
  readonly pass: (args: { number: number; by: string }) => string
  readonly opened: (args: { time: string; until: string }) => string
  readonly waits: (args: { until: string }) => string
  readonly revoke: string
  readonly sureRevoke: (args: { location: string }) => string
  readonly revokeDetail: string
  readonly revoked: string
}

export const useRemoteMessages = messagesHook(en, {
  es: () => import('../../../messages/es/remote.json'),
  fr: () => import('../../../messages/fr/remote.json'),
}) as () => RemoteMessages
