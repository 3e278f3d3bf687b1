// Written by `npm run messages` from admin/messages/en/media-library.json.
import en from '../../../messages/en/media-library.json'
import { messagesHook } from '../i18n/messages.ts'

export interface MediaLibraryMessages {
  readonly subject: string
  readonly theLibrary: string
  readonly kind: string
  readonly kinds: {
    readonly 'exercise-video': string
    readonly 'round-picture': string
    readonly flexibility: string
  }
  readonly kindsMany: {
    readonly 'exercise-video': string
    readonly 'round-picture': string
    readonly flexibility: string
  }
  readonly allKinds: string
  readonly length: string
  readonly anyLength: string
  readonly lengths: {
    readonly short: string
    readonly middle: string
    readonly long: string
  }
  readonly sort: string
  readonly sorts: {
    readonly '-createdAt': string
    readonly createdAt: string
    readonly name: string
    readonly '-name': string
    readonly durationMs: string
    readonly '-durationMs': string
    readonly '-bytes': string
  }
  readonly filters: string
  readonly all: string
  readonly unused: string
  readonly jumps: string
  readonly moreTags: (args: { count: number }) => string
  readonly none: string
  readonly noneYet: string
  readonly tiles: string
  readonly badgeJumps: string
  readonly isUnused: string
  readonly uses: (args: { count: number }) => string
  readonly playClip: (args: { name: string }) => string
  readonly stopClip: (args: { name: string }) => string
  readonly choose: string
  readonly chooseFor: (args: { field: string }) => string
  readonly chooseTitle: string
  readonly chosen: string
  readonly openClip: (args: { name: string }) => string
  readonly elsewhere: string
  readonly notInLibrary: string
  readonly variantTaken: (args: { name: string }) => string
}

export const useMediaLibraryMessages = messagesHook(en, {
  es: () => import('../../../messages/es/media-library.json'),
  fr: () => import('../../../messages/fr/media-library.json'),
}) as () => MediaLibraryMessages
