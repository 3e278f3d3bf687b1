// Written by `npm run messages` from admin/messages/en/exercises.json.
import en from '../../../messages/en/exercises.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ExercisesMessages {
  readonly exercises: string
  readonly subject: string
  readonly thing: string
  readonly description: string
  readonly none: string
  readonly noneYet: string
  readonly add: string
  readonly addProblem: string
  readonly edit: (args: { name: string }) => string
  readonly remove: (args: { name: string }) => string
  readonly name: string
  readonly nameHint: string
  readonly displayName: string
  readonly displayNameEs: string
  readonly displayNameEsHint: string
  readonly video: string
  readonly noVideo: string
  readonly needs: string
  readonly needsHint: string
  readonly nothing: string
  readonly alternatives: string
  readonly alternativesHint: string
  readonly addAlternative: string
  readonly kind: string
  readonly removeAlternative: (args: { name: string }) => string
  readonly earlier: (args: { name: string }) => string
  readonly instruction: string
  readonly instructionHint: string
  readonly translations: string
  readonly addLanguage: string
  readonly noneStands: string
  readonly gone: string
  readonly kinds: {
    readonly 'same-intent': string
    readonly 'other-equipment': string
    readonly 'low-impact': string
  }
  readonly added: (args: { name: string; appName: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly deleted: (args: { name: string }) => string
  readonly sureDelete: (args: { name: string }) => string
  readonly cannotUndo: string
  readonly nameTranslations: string
  readonly translated: string
  readonly complete: string
  readonly missing: (args: { count: number }) => string
  readonly outdated: (args: { count: number }) => string
  readonly missingIn: (args: { languages: string }) => string
  readonly outdatedOf: (args: { original: string }) => string
}

export const useExercisesMessages = messagesHook(en, {
  es: () => import('../../../messages/es/exercises.json'),
  fr: () => import('../../../messages/fr/exercises.json'),
}) as () => ExercisesMessages
