// Written by `npm run messages` from admin/messages/en/releases.json.
import en from '../../../messages/en/releases.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ReleasesMessages {
  readonly releases: string
  readonly releaseNotes: string
  readonly notesWhy: string
  readonly subject: string
  readonly thing: string
  readonly none: string
  readonly noneYet: string
  readonly add: string
  readonly title: string
  readonly type: string
  readonly types: {
    readonly Release: string
    readonly 'Hot-Fix': string
  }
  readonly description: string
  readonly version: string
  readonly versionHint: string
  readonly date: string
  readonly dateHint: string
  readonly added: (args: { type: string; title: string; appName: string }) => string
  readonly duplicate: string
  readonly reloadWarning: string
  readonly correct: (args: { version: string }) => string
  readonly correctShort: string
  readonly corrected: (args: { title: string }) => string
  readonly planned: string
  readonly addProblem: string
}

export const useReleasesMessages = messagesHook(en, {
  es: () => import('../../../messages/es/releases.json'),
  fr: () => import('../../../messages/fr/releases.json'),
}) as () => ReleasesMessages
