// Written by `npm run messages` from admin/messages/en/timer.json.
import en from '../../../messages/en/timer.json'
import { messagesHook } from '../i18n/messages.ts'

export interface TimerMessages {
  readonly timer: string
  readonly timerOf: (args: { name: string }) => string
  readonly what: string
  readonly licenceKey: string
  readonly noKey: string
  readonly licenceKeyWhy: string
  readonly started: string
  readonly notStarted: string
  readonly onTheWalls: string
  readonly phases: {
    readonly idle: string
    readonly waiting: string
    readonly green: string
    readonly yellow: string
    readonly red: string
  }
  readonly startsAt: (args: { when: string }) => string
  readonly iteration: (args: { iteration: number; last: number }) => string
  readonly now: string
  readonly next: string
  readonly paused: string
  readonly begins: {
    readonly green: string
    readonly yellow: string
    readonly red: string
  }
  readonly ends: (args: { when: string }) => string
  readonly noExercise: string
  readonly startNow: string
  readonly pause: string
  readonly resume: string
  readonly addSeconds: string
  readonly skipToBell: string
  readonly done: {
    readonly start: string
    readonly pause: string
    readonly resume: string
    readonly stop: string
    readonly 'add-30': string
    readonly 'restart-round': string
    readonly 'next-bell': string
  }
  readonly doneBy: {
    readonly you: string
    readonly user: (args: { name: string }) => string
    readonly phone: (args: { pass: number; name: string }) => string
  }
  readonly undo: (args: { seconds: number }) => string
  readonly notDone: {
    readonly 'changed-meanwhile': string
    readonly 'not-now': string
  }
  readonly startAt: string
  readonly startAtLabel: string
  readonly startHere: (args: { when: string }) => string
  readonly skippedTime: (args: { time: string }) => string
  readonly stop: string
  readonly sureStop: string
  readonly sureStartAgain: string
  readonly startAgain: string
  readonly startedAlert: (args: { name: string }) => string
  readonly stoppedAlert: (args: { name: string }) => string
  readonly playlist: string
  readonly playlistThing: string
  readonly playlistWhy: string
  readonly emptyPlaylist: string
  readonly noBreaks: string
  readonly addExercise: string
  readonly choose: string
  readonly add: string
  readonly moveUp: (args: { name: string }) => string
  readonly moveDown: (args: { name: string }) => string
  readonly remove: (args: { name: string }) => string
  readonly savedPlaylist: (args: { name: string }) => string
}

export const useTimerMessages = messagesHook(en, {
  es: () => import('../../../messages/es/timer.json'),
  fr: () => import('../../../messages/fr/timer.json'),
}) as () => TimerMessages
