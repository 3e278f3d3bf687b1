// Written by `npm run messages` from admin/messages/en/workouts.json.
import en from '../../../messages/en/workouts.json'
import { messagesHook } from '../i18n/messages.ts'

export interface WorkoutsMessages {
  readonly rounds: string
  readonly subject: string
  readonly theWorkout: string
  readonly thing: string
  readonly none: string
  readonly noneYet: string
  readonly addWorkout: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly routineCount: string
  readonly created: string
  readonly updatedAt: string
  readonly noRoutines: string
  readonly edit: (args: { name: string }) => string
  readonly remove: (args: { name: string }) => string
  readonly duplicate: (args: { name: string }) => string
  readonly duplicateShort: string
  readonly more: (args: { name: string }) => string
  readonly languages: string
  readonly preview: string
  readonly previewLocker: string
  readonly openStage: string
  readonly requiresPortrait: string
  readonly sureDelete: (args: { name: string }) => string
  readonly sureEmpty: (args: { name: string }) => string
  readonly onWalls: (args: { walls: number; locations: number }) => string
  readonly wallsUnknown: string
  readonly restored: (args: { name: string }) => string
  readonly deleted: (args: { name: string }) => string
  readonly added: (args: { name: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly onAirIn: (args: { name: string; gyms: number }) => string
  readonly onAirUnknown: (args: { name: string }) => string
  readonly onAirSaved: string
  readonly onAirTakenBack: string
  readonly state: string
  readonly ofDay: (args: { day: string }) => string
  readonly states: {
    readonly now: string
    readonly coming: string
    readonly past: string
    readonly draft: string
    readonly hidden: string
  }
  readonly published: string
  readonly draftMeans: string
  readonly saveDraft: string
  readonly publish: string
  readonly takeBack: string
  readonly publishNeedsRoutine: string
  readonly newTitle: string
  readonly workout: string
  readonly subHeader: string
  readonly subHeaderHint: string
  readonly intervals: string
  readonly intervalsHint: string
  readonly intervalsOff: string
  readonly workRest: string
  readonly equalSteps: string
  readonly workSeconds: string
  readonly restSeconds: string
  readonly validEndDate: string
  readonly endBeforeStart: string
  readonly endHint: string
  readonly routines: string
  readonly routinesWhy: string
  readonly noRoutine: string
  readonly addRoutine: string
  readonly item: (args: { step: number }) => string
  readonly text: string
  readonly textOf: (args: { step: number }) => string
  readonly cue: string
  readonly cueOf: (args: { step: number }) => string
  readonly cueHint: string
  readonly scrollsVertically: string
  readonly video: string
  readonly videoOf: (args: { step: number }) => string
  readonly lrVideo: string
  readonly lrVideoOf: (args: { step: number }) => string
  readonly linkHint: string
  readonly moveStep: (args: { step: number }) => string
  readonly moveUp: (args: { step: number }) => string
  readonly moveDown: (args: { step: number }) => string
  readonly moved: (args: { from: number; to: number }) => string
  readonly removeStep: (args: { step: number }) => string
  readonly sureDeleteRoutine: (args: { step: number }) => string
  readonly addedRoutine: (args: { names: string }) => string
  readonly updatedRoutine: (args: { names: string }) => string
  readonly deletedRoutine: (args: { names: string }) => string
  readonly onTheWall: string
  readonly noRoutineNoWall: string
  readonly wallLanguage: string
  readonly livePreview: string
  readonly showPreview: string
  readonly hidePreview: string
  readonly lockerRoom: string
  readonly addProblem: string
  readonly translations: {
    readonly languages: string
    readonly title: (args: { name: string }) => string
    readonly gyms: (args: { each: string }) => string
    readonly inLanguage: (args: { count: string; language: string }) => string
    readonly ofWalls: string
    readonly prepared: string
    readonly add: string
    readonly outdatedCount: (args: { count: number }) => string
    readonly missingCount: (args: { count: number }) => string
    readonly complete: (args: { count: number; all: number }) => string
    readonly shows: (args: { language: string }) => string
    readonly original: string
    readonly alsoFor: (args: { more: number; first: string }) => string
    readonly state: {
      readonly translated: string
      readonly outdated: string
      readonly missing: string
      readonly inherited: string
    }
    readonly name: string
    readonly subHeader: string
    readonly stepOf: (args: { step: number }) => string
    readonly cueOf: (args: { step: number }) => string
    readonly inField: (args: { field: string; language: string }) => string
    readonly stillRight: string
    readonly wallShows: (args: { text: string }) => string
    readonly saidBefore: (args: { day: string }) => string
    readonly useIt: string
    readonly nextLack: string
    readonly rightNext: string
    readonly next: string
    readonly scrolls: (args: { count: number }) => string
    readonly onWall: (args: { language: string }) => string
    readonly saved: (args: { name: string }) => string
    readonly thing: string
  }
}

export const useWorkoutsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/workouts.json'),
  fr: () => import('../../../messages/fr/workouts.json'),
}) as () => WorkoutsMessages
