// Written by `npm run messages` from admin/messages/en/rounds.json.
import en from '../../../messages/en/rounds.json'
import { messagesHook } from '../i18n/messages.ts'

export interface RoundsMessages {
  readonly rounds: string
  readonly subject: string
  readonly thing: string
  readonly description: string
  readonly none: string
  readonly view: string
  readonly viewRound: (args: { name: string }) => string
  readonly edit: (args: { name: string }) => string
  readonly name: string
  readonly image: string
  readonly imageHint: string
  readonly imageProblem: string
  readonly flexibilityWhy: string
  readonly video: string
  readonly lrVideo: string
  readonly updated: (args: { name: string }) => string
}

export const useRoundsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/rounds.json'),
  fr: () => import('../../../messages/fr/rounds.json'),
}) as () => RoundsMessages
