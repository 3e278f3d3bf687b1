// Written by `npm run messages` from admin/messages/en/builds.json.
import en from '../../../messages/en/builds.json'
import { messagesHook } from '../i18n/messages.ts'

export interface BuildsMessages {
  readonly title: string
  readonly what: string
  readonly description: string
  readonly byItself: (args: { minutes: string }) => string
  readonly byHand: string
  readonly builds: string
  readonly none: string
  readonly noneWhy: string
  readonly build: string
  readonly found: string
  readonly runs: string
  readonly didNotComeUp: string
  readonly standing: string
  readonly forAll: string
  readonly beingLetOut: string
  readonly stopped: string
  readonly waits: string
  readonly earlier: string
  readonly servers: string
  readonly runsOf: (args: { running: string; all: string }) => string
  readonly unknown: (args: { count: number }) => string
  readonly letOut: string
  readonly letOutOf: (args: { build: string }) => string
  readonly letOutTitle: string
  readonly letOutNow: string
  readonly toWhom: string
  readonly rings: {
    readonly screen: string
    readonly location: string
    readonly group: string
    readonly tenth: string
    readonly all: string
  }
  readonly ringHints: {
    readonly screen: string
    readonly location: string
    readonly group: string
    readonly tenth: string
    readonly all: string
  }
  readonly gym: string
  readonly gymHint: string
  readonly noGym: string
  readonly screen: string
  readonly chooseGym: string
  readonly chooseScreen: string
  readonly goesTo: (args: { count: number }) => string
  readonly letOutDone: (args: { build: string }) => string
  readonly now: string
  readonly last: string
  readonly states: {
    readonly running: string
    readonly halted: string
    readonly 'taken-back': string
    readonly stopped: string
    readonly done: string
    readonly replaced: string
  }
  readonly to: string
  readonly screenIn: (args: { screen: string; gym: string }) => string
  readonly goneScreen: string
  readonly goneGym: string
  readonly by: string
  readonly theServer: string
  readonly since: string
  readonly until: string
  readonly runIt: string
  readonly runItOf: (args: { running: string; members: string }) => string
  readonly troubles: {
    readonly refused: string
    readonly silent: string
    readonly blank: string
    readonly 'not-drawn': string
  }
  readonly trouble: string
  readonly noTrouble: string
  readonly troubleOf: (args: { count: string; limit: string }) => string
  readonly goesOn: string
  readonly toAllAt: (args: { time: string }) => string
  readonly doneAt: (args: { time: string }) => string
  readonly whenTold: string
  readonly outage: string
  readonly lookedAt: (args: { time: string }) => string
  readonly notLooked: string
  readonly alarm: (args: { build: string; time: string }) => string
  readonly alarmWhy: (args: { troubled: number; running: number }) => string
  readonly troubled: string
  readonly firstOf: (args: { shown: string; all: string }) => string
  readonly widenTo: {
    readonly tenth: string
    readonly all: string
  }
  readonly halt: string
  readonly goOn: string
  readonly takeBack: string
  readonly sureWiden: (args: { build: string; count: number }) => string
  readonly sureWidenWhy: string
  readonly sureHalt: (args: { build: string }) => string
  readonly sureHaltWhy: (args: { running: number }) => string
  readonly sureTakeBack: (args: { running: number; build: string }) => string
  readonly sureTakeBackWhy: (args: { previous: string }) => string
  readonly widened: string
  readonly halted: string
  readonly goesOnNow: string
  readonly takenBack: string
  readonly groupNow: string
  readonly chooseGroup: string
}

export const useBuildsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/builds.json'),
  fr: () => import('../../../messages/fr/builds.json'),
}) as () => BuildsMessages
