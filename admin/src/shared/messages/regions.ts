// Written by `npm run messages` from admin/messages/en/regions.json.
import en from '../../../messages/en/regions.json'
import { messagesHook } from '../i18n/messages.ts'

export interface RegionsMessages {
  readonly regions: string
  readonly description: string
  readonly subject: string
  readonly thing: string
  readonly problem: string
  readonly none: string
  readonly noneHint: string
  readonly add: string
  readonly addInside: (args: { name: string }) => string
  readonly edit: (args: { name: string }) => string
  readonly editRegion: string
  readonly name: string
  readonly parent: string
  readonly top: string
  readonly parentHint: string
  readonly locations: string
  readonly withSubs: (args: { count: number }) => string
  readonly remove: (args: { name: string }) => string
  readonly sureDelete: (args: { name: string }) => string
  readonly sureDetail: string
  readonly added: (args: { name: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly deleted: (args: { name: string }) => string
  readonly region: string
  readonly anyRegion: string
  readonly noRegion: string
  readonly unknownRegion: string
  readonly regionHint: string
  readonly tags: string
  readonly tagsHint: (args: { max: string }) => string
  readonly anyTag: string
  readonly userRegions: string
  readonly userRegionsHint: string
  readonly userRegionsNone: string
  readonly findRegion: string
  readonly findTag: string
  readonly noMatch: string
}

export const useRegionsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/regions.json'),
  fr: () => import('../../../messages/fr/regions.json'),
}) as () => RegionsMessages
