// Written by `npm run messages` from phone/messages/en/remote.json.
import { messagesBy } from '@roundboard/contract'
import en from '../../../messages/en/remote.json'
import es from '../../../messages/es/remote.json'
import fr from '../../../messages/fr/remote.json'

export interface RemoteMessages {
  readonly title: string
  readonly opening: string
  readonly tabs: {
    readonly timer: string
    readonly rounds: string
    readonly equipment: string
    readonly help: string
  }
  readonly passUntil: (args: { time: string }) => string
  readonly passEndsIn: (args: { minutes: number }) => string
  readonly extendPass: (args: { time: string }) => string
  readonly passCannotExtend: string
  readonly signedIn: string
  readonly otherPhones: (args: { more: number; who: string }) => string
  readonly screens: (args: { all: number }) => string
  readonly someScreens: (args: { online: number; all: number }) => string
  readonly offline: string
  readonly tones: {
    readonly green: string
    readonly yellow: string
    readonly red: string
    readonly paused: string
    readonly waiting: string
    readonly counted: string
    readonly stopped: string
  }
  readonly warning: string
  readonly roundOf: (args: { round: number }) => string
  readonly roundWithNext: (args: { round: number; next: string }) => string
  readonly inBreak: (args: { exercise: string; round: number }) => string
  readonly pausedIn: (args: { round: number; phase: string }) => string
  readonly duration: (args: { hours: number; minutes: number }) => string
  readonly startsIn: (args: { isTomorrow: boolean; duration: string }) => string
  readonly allRounds: string
  readonly estimated: string
  readonly timeLeft: string
  readonly pause: string
  readonly resume: string
  readonly stop: string
  readonly addSeconds: string
  readonly restartRound: string
  readonly skipToBell: string
  readonly holdHints: {
    readonly hold: string
    readonly again: string
  }
  readonly startNow: string
  readonly startAt: string
  readonly nextMinute: (args: { time: string }) => string
  readonly anotherTime: string
  readonly startTime: string
  readonly startAtTime: (args: { isTomorrow: boolean; time: string }) => string
  readonly timeTooLate: string
  readonly done: {
    readonly start: string
    readonly pause: string
    readonly resume: string
    readonly stop: string
    readonly 'add-30': string
    readonly 'restart-round': string
    readonly 'next-bell': string
  }
  readonly phoneFrom: (args: { pass: number; name: string }) => string
  readonly you: string
  readonly ago: (args: { seconds: number }) => string
  readonly undo: (args: { seconds: number }) => string
  readonly offlineSince: (args: { time: string }) => string
  readonly screensKeepRunning: string
  readonly licenseControls: string
  readonly licenseSilent: string
  readonly timerOff: string
  readonly notices: {
    readonly conflict: string
    readonly notNow: string
    readonly failed: string
    readonly noResponse: string
    readonly equipmentConflict: string
    readonly equipmentNoResponse: string
  }
  readonly close: string
  readonly round: (args: { round: number }) => string
  readonly noWorkout: string
  readonly substitute: string
  readonly contactSupport: string
  readonly supportDetails: string
  readonly writeTo: (args: { address: string }) => string
  readonly location: string
  readonly locationId: string
  readonly time: string
  readonly authErrors: {
    readonly none: string
    readonly 'pass-unknown': string
    readonly 'pass-revoked': string
    readonly 'pass-expired': string
    readonly 'pass-opened': string
    readonly 'pass-not-opened': string
    readonly 'pass-code-wrong': string
    readonly 'signed-out': string
    readonly unreachable: string
  }
  readonly howToConnect: string
  readonly enterCode: string
  readonly whereCode: string
  readonly codeLabel: string
  readonly openRemote: string
  readonly signIn: string
  readonly tryAgain: string
  readonly retrying: string
  readonly chooseLocation: string
}

export const remoteMessages = messagesBy<RemoteMessages>()({ en, es, fr })
