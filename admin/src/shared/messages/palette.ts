// Written by `npm run messages` from admin/messages/en/palette.json.
import en from '../../../messages/en/palette.json'
import { messagesHook } from '../i18n/messages.ts'

export interface PaletteMessages {
  readonly publishWeek: string
  readonly mute: string
  readonly muteWhich: string
  readonly startTimer: string
  readonly startTimerWhich: string
}

export const usePaletteMessages = messagesHook(en, {
  es: () => import('../../../messages/es/palette.json'),
  fr: () => import('../../../messages/fr/palette.json'),
}) as () => PaletteMessages
