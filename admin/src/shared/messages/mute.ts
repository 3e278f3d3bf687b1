// Written by `npm run messages` from admin/messages/en/mute.json.
import en from '../../../messages/en/mute.json'
import { messagesHook } from '../i18n/messages.ts'

export interface MuteMessages {
  readonly mute: string
  readonly muteOf: (args: { name: string }) => string
  readonly until: (args: { when: string }) => string
  readonly untilItOpens: (args: { when: string }) => string
  readonly muted: (args: { name: string; when: string }) => string
  readonly mutedUntil: (args: { when: string }) => string
  readonly mutedBy: (args: { when: string; who: string }) => string
  readonly unmute: string
  readonly unmuteOf: (args: { name: string }) => string
  readonly unmuted: (args: { name: string }) => string
  readonly acknowledge: string
  readonly acknowledgeOf: (args: { name: string }) => string
  readonly acknowledgeWhy: string
  readonly note: string
  readonly acknowledgedBy: (args: { who: string }) => string
  readonly acknowledgedWith: (args: { who: string; note: string }) => string
  readonly acknowledged: (args: { name: string }) => string
  readonly withdraw: string
  readonly withdrawOf: (args: { name: string }) => string
  readonly withdrawn: (args: { name: string }) => string
  readonly restored: (args: { name: string }) => string
}

export const useMuteMessages = messagesHook(en, {
  es: () => import('../../../messages/es/mute.json'),
  fr: () => import('../../../messages/fr/mute.json'),
}) as () => MuteMessages
