// Written by `npm run messages` from admin/messages/en/screens.json.
import en from '../../../messages/en/screens.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ScreensMessages {
  readonly screens: string
  readonly theScreen: string
  readonly thing: string
  readonly none: string
  readonly noneYet: string
  readonly add: string
  readonly name: string
  readonly round: string
  readonly roundNumber: (args: { round: number }) => string
  readonly flexibility: string
  readonly language: string
  readonly sound: string
  readonly soundHint: string
  readonly lowVision: string
  readonly lowVisionHint: string
  readonly nextWay: string
  readonly nextWayHint: string
  readonly ways: {
    readonly none: string
    readonly left: string
    readonly right: string
    readonly across: string
  }
  readonly linked: string
  readonly linkedSince: (args: { when: string }) => string
  readonly status: string
  readonly connected: string
  readonly disconnected: string
  readonly notLinked: string
  readonly neverLinked: string
  readonly neverSeen: string
  readonly lastSeen: (args: { ago: string }) => string
  readonly wallNow: string
  readonly refresh: string
  readonly refreshed: (args: { name: string }) => string
  readonly nothingToRefresh: (args: { name: string }) => string
  readonly details: string
  readonly link: string
  readonly linking: string
  readonly linkWhy: string
  readonly neverLinkedWhy: string
  readonly authCode: string
  readonly invalidCode: string
  readonly linkedAlert: (args: { name: string }) => string
  readonly unlink: string
  readonly disconnect: string
  readonly unlinkWhy: string
  readonly replace: string
  readonly replaceWhy: string
  readonly keepDisplay: string
  readonly sureUnlink: (args: { name: string }) => string
  readonly unlinkedAlert: (args: { name: string }) => string
  readonly readOnly: string
  readonly onTheWall: string
  readonly onTheWallWhy: string
  readonly noReport: string
  readonly workoutShown: string
  readonly nothingShown: string
  readonly walls: string
  readonly wallsOf: (args: { name: string }) => string
  readonly wallsWhat: string
  readonly wallsWhy: string
  readonly wallState: {
    readonly right: string
    readonly older: string
    readonly 'not-connected': string
    readonly 'not-linked': string
    readonly 'no-screen': string
  }
  readonly shouldBe: (args: { expected: string; shown: string }) => string
  readonly unpublishedWorkout: string
  readonly noWorkoutToday: string
  readonly showWallOf: (args: { round: number }) => string
  readonly since: (args: { when: string }) => string
  readonly cacheState: {
    readonly empty: string
    readonly programme: string
    readonly ready: string
  }
  readonly clocks: string
  readonly clocksWhy: string
  readonly clocksWhat: string
  readonly noTimerHere: string
  readonly noLinkedScreens: string
  readonly screen: string
  readonly roundTrip: string
  readonly lastFlash: string
  readonly milliseconds: (args: { number: string }) => string
  readonly notYetFlashed: string
  readonly flashesTogether: (args: { apart: string }) => string
  readonly flashesApart: (args: { apart: string }) => string
  readonly lastFrame: string
  readonly dropped: string
  readonly clock: string
  readonly cache: string
  readonly uptime: string
  readonly minutes: (args: { minutes: number }) => string
  readonly hours: (args: { hours: number }) => string
  readonly appVersion: string
  readonly problem: string
  readonly problems: {
    readonly streamAway: string
    readonly streamWasAway: string
    readonly videoUnplayable: string
    readonly videoFrozen: string
    readonly videoSetAside: string
    readonly videoBad: string
    readonly reloadedForVideos: string
    readonly safeMode: string
    readonly takesTurns: string
    readonly imageMissing: string
    readonly fileNotFetched: string
    readonly fileWrongBytes: string
    readonly fileDamaged: string
    readonly fileNoSpace: string
    readonly wallNotDrawn: string
  }
  readonly added: (args: { name: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly deleted: (args: { name: string }) => string
  readonly sureDelete: (args: { name: string }) => string
  readonly addProblem: string
  readonly offline: {
    readonly title: string
    readonly why: string
    readonly noneLinked: string
    readonly holdDay: (args: { weekday: string; held: string; all: string }) => string
    readonly lacks: {
      readonly 'never-heard': string
      readonly silent: string
      readonly untold: string
      readonly insecure: string
      readonly unsupported: string
      readonly failed: string
      readonly filling: string
      readonly older: string
      readonly files: string
    }
    readonly holdsFiles: (args: { held: string; all: string }) => string
    readonly nextFile: {
      readonly waiting: string
      readonly failed: string
      readonly 'wrong-bytes': string
      readonly 'not-found': string
      readonly 'no-space': string
      readonly elsewhere: string
    }
    readonly onThisWall: string
    readonly cannotStart: string
    readonly whatToDo: {
      readonly insecure: string
      readonly unsupported: string
      readonly failed: string
    }
    readonly manual: (args: { page: string }) => string
    readonly starts: string
    readonly boots: {
      readonly held: string
      readonly filling: string
      readonly insecure: string
      readonly unsupported: string
      readonly failed: string
    }
    readonly until: string
    readonly completeUntil: (args: { when: string }) => string
    readonly notEvenNow: string
    readonly files: string
    readonly filesHeld: (args: { held: string; all: string; heldSize: string; size: string }) => string
    readonly kept: string
    readonly isPersisted: string
    readonly isNotPersisted: string
    readonly build: string
    readonly refusedBuild: string
    readonly missing: string
    readonly reasons: {
      readonly waiting: string
      readonly failed: string
      readonly 'wrong-bytes': string
      readonly 'not-found': string
      readonly 'no-space': string
      readonly elsewhere: string
    }
    readonly ofLibrary: string
    readonly still: string
  }
  readonly history: {
    readonly title: string
    readonly about: (args: { days: string; zone: string }) => string
    readonly what: string
    readonly filter: string
    readonly kinds: {
      readonly offline: string
      readonly link: string
      readonly software: string
      readonly command: string
      readonly change: string
      readonly workout: string
    }
    readonly nothing: (args: { days: string }) => string
    readonly showAll: string
    readonly offlineFor: (args: { length: string; until: string }) => string
    readonly offlineSince: string
    readonly events: {
      readonly added: string
      readonly linked: string
      readonly unlinked: string
      readonly swapped: (args: { about: string }) => string
      readonly moved: string
      readonly started: string
      readonly build: (args: { about: string }) => string
      readonly refresh: string
      readonly 'hard-refresh': string
      readonly changed: string
      readonly scheduled: (args: { about: string }) => string
    }
    readonly by: (args: { who: string }) => string
  }
  readonly player: {
    readonly title: string
    readonly what: string
    readonly none: string
    readonly reported: (args: { ago: string }) => string
    readonly silent: string
    readonly issues: {
      readonly hot: string
      readonly 'weak-power': string
      readonly 'low-disk': (args: { disk: string }) => string
      readonly 'low-memory': (args: { memory: string }) => string
      readonly 'weak-wifi': (args: { signal: string }) => string
      readonly clock: string
    }
    readonly tv: string
    readonly on: string
    readonly off: string
    readonly temperature: string
    readonly disk: string
    readonly memory: string
    readonly wifi: string
    readonly decoding: string
    readonly decodings: {
      readonly hardware: string
      readonly software: string
    }
    readonly clock: string
    readonly synchronized: string
    readonly image: string
    readonly lastUpdate: string
    readonly updateFailed: string
    readonly chromium: string
    readonly agent: string
    readonly tvPower: string
    readonly tvModes: {
      readonly hours: string
      readonly on: string
    }
    readonly onForAnHour: string
    readonly endOnForNow: string
    readonly onUntil: (args: { when: string }) => string
    readonly noTvControl: string
    readonly volume: string
    readonly percent: (args: { number: string }) => string
    readonly muted: string
    readonly rotation: string
    readonly rotationHint: string
    readonly keepQuestion: (args: { seconds: string }) => string
    readonly commands: string
    readonly actions: {
      readonly screenshot: string
      readonly 'restart-app': string
      readonly reboot: string
      readonly update: string
      readonly volume: string
      readonly mute: string
      readonly unmute: string
      readonly rotate: string
      readonly 'keep-rotation': string
    }
    readonly withValue: (args: { name: string; value: string }) => string
    readonly states: {
      readonly waiting: string
      readonly sent: string
      readonly done: string
      readonly refused: string
      readonly dropped: string
    }
    readonly noAnswer: string
    readonly reasons: {
      readonly late: string
      readonly 'too-old': string
      readonly replaced: string
      readonly 'round-running': string
      readonly 'no-agent': string
      readonly 'not-possible': string
      readonly 'bad-value': string
      readonly 'tv-off': string
      readonly 'nothing-to-keep': string
      readonly failed: string
    }
    readonly askedBy: (args: { who: string }) => string
    readonly anyway: string
    readonly afterRound: string
    readonly sure: {
      readonly 'restart-app': (args: { name: string }) => string
      readonly reboot: (args: { name: string }) => string
      readonly update: (args: { name: string }) => string
    }
    readonly screenshotOf: (args: { name: string }) => string
    readonly takenAt: (args: { when: string }) => string
  }
}

export const useScreensMessages = messagesHook(en, {
  es: () => import('../../../messages/es/screens.json'),
  fr: () => import('../../../messages/fr/screens.json'),
}) as () => ScreensMessages
