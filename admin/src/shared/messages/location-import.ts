// Written by `npm run messages` from admin/messages/en/location-import.json.
import en from '../../../messages/en/location-import.json'
import { messagesHook } from '../i18n/messages.ts'

export interface LocationImportMessages {
  readonly title: string
  readonly why: string
  readonly locations: string
  readonly dropWhy: (args: { rows: string }) => string
  readonly columns: {
    readonly locationIdentifier: string
    readonly name: string
    readonly country: string
    readonly timeZone: string
    readonly language: string
    readonly vtsEnabled: string
    readonly androidOs: string
    readonly is365: string
    readonly lrVideo: string
    readonly equipment: string
    readonly openingHours: string
    readonly sunday: string
    readonly monday: string
    readonly tuesday: string
    readonly wednesday: string
    readonly thursday: string
    readonly friday: string
    readonly saturday: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly mailLanguage: string
  }
  readonly gyms: (args: { count: number }) => string
  readonly people: (args: { count: number }) => string
  readonly tabGyms: string
  readonly tabPeople: string
  readonly gymsOf: string
  readonly becomes: string
  readonly gymNew: string
  readonly there: string
  readonly personNew: string
  readonly personGiven: string
  readonly personThere: string
  readonly nobody: string
  readonly allOf: (args: { first: string; count: number }) => string
  readonly import: (args: { newGyms: number; newPeople: number }) => string
  readonly nothingNew: string
  readonly leftAsTheyAre: string
  readonly done: (args: { count: number }) => string
  readonly donePeople: (args: { count: number }) => string
  readonly doneWhy: string
  readonly invitedByMail: (args: { count: number }) => string
  readonly toLocations: string
  readonly setUp: (args: { name: string }) => string
  readonly setUpTitle: string
  readonly setUpWhy: string
  readonly linksTitle: string
  readonly linksWhy: (args: { until: string }) => string
  readonly downloadLinks: string
  readonly linksFile: string
  readonly link: string
  readonly person: string
  readonly leaveThem: string
  readonly lostTitle: string
  readonly lost: string
  readonly imported: (args: { newGyms: number; newPeople: number }) => string
  readonly takeBack: string
  readonly takeBackSure: string
  readonly takeBackWhy: string
  readonly takenBack: string
  readonly takenBackPartly: (args: { count: number }) => string
  readonly gone: (args: { gymsGone: string; peopleGone: string }) => string
  readonly leftTitle: string
  readonly leftWhy: string
  readonly leftGym: {
    readonly changed: string
    readonly 'has-people': string
  }
  readonly leftPerson: {
    readonly changed: string
    readonly 'came-in': string
    readonly 'gym-stays': string
  }
}

export const useLocationImportMessages = messagesHook(en, {
  es: () => import('../../../messages/es/location-import.json'),
  fr: () => import('../../../messages/fr/location-import.json'),
}) as () => LocationImportMessages
