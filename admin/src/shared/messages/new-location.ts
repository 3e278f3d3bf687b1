// Written by `npm run messages` from admin/messages/en/new-location.json.
import en from '../../../messages/en/new-location.json'
import { messagesHook } from '../i18n/messages.ts'

export interface NewLocationMessages {
  readonly title: string
  readonly setUp: string
  readonly setUpOf: (args: { name: string }) => string
  readonly onePage: string
  readonly theGym: string
  readonly thenPeopleAndWalls: string
  readonly saveGym: string
  readonly country: string
  readonly countryHint: string
  readonly zoneFromBrowser: string
  readonly zoneFromCountry: string
  readonly zoneUnknown: string
  readonly change: string
  readonly changeOf: (args: { name: string }) => string
  readonly walls: string
  readonly thereNow: (args: { time: string }) => string
  readonly timer: string
  readonly noTimer: string
  readonly androidBoxes: string
  readonly miniPcs: string
  readonly screensNotMade: string
  readonly roundsMissing: (args: { rounds: string }) => string
  readonly makeScreens: string
  readonly madeScreens: string
  readonly tenWalls: string
  readonly tenWallsWhy: string
  readonly wallsWhat: string
  readonly answering: (args: { count: string; all: string }) => string
  readonly wallsAnswer: string
  readonly nowAnswering: (args: { count: string; all: string }) => string
  readonly codeOf: (args: { wall: string }) => string
  readonly wallNamed: (args: { round: number; name: string }) => string
  readonly notLinked: string
  readonly enterCode: string
  readonly linking: string
  readonly noSuchCode: string
  readonly codesChange: string
  readonly waiting: string
  readonly waitingWhy: string
  readonly answers: string
  readonly showsToday: string
  readonly showsFlexibility: string
  readonly showsNone: string
  readonly showsOther: string
  readonly more: (args: { wall: string }) => string
  readonly changePlaces: string
  readonly swapped: (args: { one: string; other: string }) => string
  readonly swappedBack: (args: { one: string; other: string }) => string
  readonly swappedMeanwhile: string
  readonly replace: string
  readonly replaceHint: string
  readonly keepDisplay: string
  readonly openScreen: string
  readonly phoneTitle: string
  readonly phoneWhy: string
  readonly phoneWrongPlace: string
  readonly phoneLocal: string
  readonly qrCode: string
  readonly openGym: string
  readonly addAnother: string
  readonly later: (args: { count: number }) => string
  readonly allLinked: string
  readonly codesLeft: (args: { count: number }) => string
  readonly nextBox: string
  readonly pasteTen: string
}

export const useNewLocationMessages = messagesHook(en, {
  es: () => import('../../../messages/es/new-location.json'),
  fr: () => import('../../../messages/fr/new-location.json'),
}) as () => NewLocationMessages
