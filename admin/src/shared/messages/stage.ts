// Written by `npm run messages` from admin/messages/en/stage.json.
import en from '../../../messages/en/stage.json'
import { messagesHook } from '../i18n/messages.ts'

export interface StageMessages {
  readonly title: string
  readonly nothing: string
  readonly failed: (args: { reason: string }) => string
}

export const useStageMessages = messagesHook(en, {
  es: () => import('../../../messages/es/stage.json'),
  fr: () => import('../../../messages/fr/stage.json'),
}) as () => StageMessages
