// Written by `npm run messages` from admin/messages/en/locations.json.
import en from '../../../messages/en/locations.json'
import { messagesHook } from '../i18n/messages.ts'

export interface LocationsMessages {
  readonly locations: string
  readonly myLocations: string
  readonly subject: string
  readonly thing: string
  readonly theLocation: string
  readonly none: string
  readonly noneYet: string
  readonly noneYours: string
  readonly add: string
  readonly export: string
  readonly name: string
  readonly number: (args: { appName: string }) => string
  readonly numberHint: string
  readonly timeZone: string
  readonly thereNow: (args: { time: string }) => string
  readonly onDayThere: (args: { day: string }) => string
  readonly commonZones: string
  readonly allZones: string
  readonly language: string
  readonly commonLanguages: string
  readonly allLanguages: string
  readonly active: string
  readonly status: string
  readonly anyStatus: string
  readonly enabled: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly connectedOf: (args: { connected: number; all: number }) => string
  readonly linkedOf: (args: { linked: number; all: number }) => string
  readonly activeHint: string
  readonly enabledHint: string
  readonly lrVideo: string
  readonly lrVideoHint: string
  readonly lrVideoHost: (args: { name: string }) => string
  readonly is365: string
  readonly is365Hint: string
  readonly vtsEnabled: string
  readonly vtsEnabledHint: string
  readonly showsNext: string
  readonly showsNextHint: string
  readonly screenPasses: string
  readonly screenPassesHint: string
  readonly screenPassesOff: string
  readonly screenPassesCode: string
  readonly screenPassesOn: string
  readonly pocketPage: string
  readonly pocketPageHint: string
  readonly androidOs: string
  readonly androidOsHint: string
  readonly missing: string
  readonly missingHint: string
  readonly missingNothing: string
  readonly palette: string
  readonly paletteClassic: string
  readonly paletteAccessible: string
  readonly tabs: {
    readonly today: string
    readonly screens: string
    readonly settings: string
    readonly history: string
  }
  readonly advanced: string
  readonly details: string
  readonly adminsOnly: string
  readonly added: (args: { name: string; appName: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly deleted: (args: { name: string }) => string
  readonly sureDelete: (args: { name: string }) => string
  readonly goneForGood: string
  readonly restored: (args: { name: string }) => string
  readonly hardRefresh: string
  readonly hardRefreshed: (args: { name: string }) => string
  readonly scheduling: string
  readonly nothingToReload: (args: { name: string }) => string
  readonly screensToo: (args: { count: number; language: string }) => string
  readonly changeScreens: string
  readonly screensChanged: (args: { count: number }) => string
  readonly refreshedEvery: string
  readonly problem: string
  readonly schedule: string
  readonly scheduleOf: (args: { name: string }) => string
  readonly scheduleWhy: (args: { zone: string }) => string
  readonly scheduleNot365: string
  readonly hour: (args: { weekday: string }) => string
  readonly hourHint: string
  readonly turnsAt: (args: { weekday: string; time: string; next: string }) => string
  readonly turnsAtMidnight: (args: { weekday: string; next: string }) => string
  readonly workoutOf: (args: { weekday: string }) => string
  readonly onTheWall: string
  readonly allAt: string
  readonly scheduleUpdated: (args: { name: string }) => string
  readonly screens: (args: { count: number }) => string
  readonly hours: {
    readonly title: string
    readonly why: string
    readonly open: string
    readonly always: string
    readonly everyDay: string
    readonly allDay: string
    readonly closed: string
    readonly dayIs: (args: { day: string; hours: string }) => string
    readonly fromTo: (args: { from: string; to: string }) => string
    readonly opens: (args: { weekday: string; opening: number }) => string
    readonly closes: (args: { weekday: string; opening: number }) => string
    readonly closedAllDay: string
    readonly add: string
    readonly addOn: (args: { weekday: string }) => string
    readonly remove: (args: { weekday: string; opening: number }) => string
    readonly alwaysOpen: string
    readonly allDayOn: (args: { weekday: string }) => string
    readonly setAllDay: string
    readonly copyMonday: string
    readonly told: string
    readonly toldLabel: string
    readonly toldHint: string
    readonly after: (args: { minutes: number }) => string
  }
  readonly bulk: {
    readonly select: string
    readonly selectOne: (args: { name: string }) => string
    readonly selected: (args: { count: number }) => string
    readonly all: (args: { count: number }) => string
    readonly clear: string
    readonly edit: string
    readonly title: (args: { count: number }) => string
    readonly keep: string
    readonly addTags: string
    readonly removeTags: string
    readonly hoursOf: (args: { name: string }) => string
    readonly tooManyTags: (args: { count: number }) => string
    readonly preview: (args: { count: number }) => string
    readonly same: (args: { count: number }) => string
    readonly save: (args: { count: number }) => string
    readonly done: (args: { count: number }) => string
    readonly undone: (args: { count: number }) => string
    readonly failed: (args: { names: string; why: string }) => string
    readonly andMore: (args: { names: string; count: number }) => string
    readonly left: (args: { count: number }) => string
    readonly gone: (args: { count: number }) => string
    readonly progress: (args: { done: number; count: number }) => string
    readonly stop: string
    readonly sureOff: (args: { count: number; what: string }) => string
    readonly change: (args: { field: string; to: string }) => string
    readonly mute: string
    readonly muteUntil: (args: { when: string }) => string
    readonly unmuted: string
  }
  readonly views: {
    readonly title: string
    readonly save: string
    readonly rename: string
    readonly name: string
    readonly hint: string
    readonly change: (args: { name: string }) => string
    readonly deleted: (args: { name: string }) => string
  }
}

export const useLocationsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/locations.json'),
  fr: () => import('../../../messages/fr/locations.json'),
}) as () => LocationsMessages
