// Written by `npm run messages` from admin/messages/en/media.json.
import en from '../../../messages/en/media.json'
import { messagesHook } from '../i18n/messages.ts'

export interface MediaMessages {
  readonly media: string
  readonly thing: string
  readonly theItem: string
  readonly theUses: string
  readonly holds: (args: { clips: number; pictures: number; size: string }) => string
  readonly rename: string
  readonly change: (args: { name: string }) => string
  readonly remove: string
  readonly sureDelete: (args: { name: string }) => string
  readonly cannotUndo: string
  readonly stillUsed: string
  readonly cannotDelete: string
  readonly deleted: (args: { name: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly gone: string
  readonly goneWhy: string
  readonly toMedia: string
  readonly onWalls: (args: { walls: number }) => string
  readonly addedBy: (args: { name: string; day: string }) => string
  readonly added: (args: { day: string }) => string
  readonly shipped: string
  readonly name: string
  readonly tags: string
  readonly tagsHint: string
  readonly needs: string
  readonly needsHint: string
  readonly needsNothing: string
  readonly noTags: string
  readonly variant: string
  readonly variantWhy: string
  readonly noVariant: string
  readonly chooseVariant: string
  readonly removeVariant: string
  readonly picture: string
  readonly pictureOf: (args: { width: number; height: number }) => string
  readonly length: string
  readonly lengthOf: (args: { seconds: string; frames: number }) => string
  readonly codec: string
  readonly size: string
  readonly kind: string
  readonly fills: string
  readonly sha256: string
  readonly link: string
  readonly unknown: string
  readonly facts: string
  readonly player: (args: { name: string }) => string
  readonly clip: (args: { name: string }) => string
  readonly play: string
  readonly pause: string
  readonly frame: string
  readonly frameAt: (args: { frame: number; of: number; seconds: string }) => string
  readonly timeOf: (args: { now: string; all: string }) => string
  readonly keySpace: string
  readonly keyPlay: string
  readonly keyFrame: string
  readonly onlySeam: string
  readonly loops: string
  readonly loopsWhy: (args: { seconds: string }) => string
  readonly jumpsBy: (args: { share: string }) => string
  readonly jumps: string
  readonly flashes: (args: { times: number; at: string }) => string
  readonly doesNotJump: string
  readonly looking: string
  readonly cannotLook: string
  readonly theFrames: string
  readonly lastFrame: string
  readonly firstFrame: string
  readonly difference: string
  readonly differenceNone: string
  readonly at: (args: { seconds: string }) => string
  readonly cutWouldLoop: (args: { seconds: string }) => string
  readonly cutWhy: (args: { share: string; seconds: string }) => string
  readonly seeItLoop: string
  readonly seeAll: string
  readonly cutAt: (args: { seconds: string }) => string
  readonly wasCut: (args: { seconds: string }) => string
  readonly uncut: string
  readonly cutDone: (args: { name: string; seconds: string }) => string
  readonly uncutDone: (args: { name: string }) => string
  readonly usedBy: string
  readonly usedByWhy: string
  readonly usedByNothing: string
  readonly what: string
  readonly where: string
  readonly days: string
  readonly wallsNow: string
  readonly none: string
  readonly roundStep: (args: { round: number; step: number }) => string
  readonly ofRound: (args: { round: number }) => string
  readonly isTemplate: string
  readonly isWeekTemplate: string
  readonly isExercise: string
  readonly isRound: string
  readonly inPlaylists: (args: { count: number }) => string
  readonly always: string
  readonly versions: string
  readonly versionsWhy: (args: { days: number }) => string
  readonly theVersions: string
  readonly version: string
  readonly replacedAt: string
  readonly replacedBy: (args: { stamp: string; name: string }) => string
  readonly keptUntil: string
  readonly restore: string
  readonly restoreOf: (args: { stamp: string }) => string
  readonly sureRestore: (args: { name: string }) => string
  readonly restoreWhy: string
  readonly restored: (args: { name: string }) => string
  readonly select: string
  readonly selected: (args: { count: number }) => string
  readonly selectPage: (args: { count: number }) => string
  readonly editTags: string
  readonly stopSelecting: string
  readonly tagsOf: (args: { count: number }) => string
  readonly addTags: string
  readonly removeTags: string
  readonly saveTags: string
  readonly tagsChanged: (args: { count: number }) => string
  readonly tagsRestored: (args: { count: number }) => string
  readonly tagsFull: (args: { count: number; max: number; names: string }) => string
  readonly tooManySelected: (args: { max: number }) => string
}

export const useMediaMessages = messagesHook(en, {
  es: () => import('../../../messages/es/media.json'),
  fr: () => import('../../../messages/fr/media.json'),
}) as () => MediaMessages
