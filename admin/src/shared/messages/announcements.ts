// Written by `npm run messages` from admin/messages/en/announcements.json.
import en from '../../../messages/en/announcements.json'
import { messagesHook } from '../i18n/messages.ts'

export interface AnnouncementsMessages {
  readonly title: string
  readonly description: string
  readonly subject: string
  readonly thing: string
  readonly theThing: string
  readonly theEmergency: string
  readonly newOne: string
  readonly emergencyOrDrill: string
  readonly emergencyTitle: string
  readonly states: {
    readonly current: string
    readonly coming: string
    readonly over: string
  }
  readonly none: {
    readonly current: string
    readonly coming: string
    readonly over: string
  }
  readonly noneWhy: string
  readonly kinds: {
    readonly emergency: string
    readonly drill: string
  }
  readonly kind: string
  readonly kindHints: {
    readonly emergency: string
    readonly drill: string
  }
  readonly text: string
  readonly textHint: string
  readonly languages: string
  readonly inLanguages: (args: { count: number }) => string
  readonly addLanguage: string
  readonly removeLanguage: (args: { language: string }) => string
  readonly where: string
  readonly everywhere: string
  readonly chosen: string
  readonly locations: string
  readonly findLocation: string
  readonly noLocation: string
  readonly addZone: string
  readonly zone: (args: { zone: string; gyms: number }) => string
  readonly from: string
  readonly fromHint: string
  readonly until: string
  readonly ownTime: string
  readonly minutes: string
  readonly minutesOf: (args: { minutes: number }) => string
  readonly hoursOf: (args: { hours: number }) => string
  readonly preview: string
  readonly previewIn: string
  readonly previewText: string
  readonly sampleSubHeader: string
  readonly sampleRound: string
  readonly send: string
  readonly cover: {
    readonly emergency: (args: { walls: number; gyms: number }) => string
    readonly drill: (args: { walls: number; gyms: number }) => string
  }
  readonly coverDetail: (args: { connected: number; walls: number }) => string
  readonly sent: string
  readonly added: string
  readonly saved: string
  readonly edit: (args: { text: string }) => string
  readonly editTitle: string
  readonly withdraw: string
  readonly withdrawOne: (args: { text: string }) => string
  readonly withdrawn: string
  readonly sureWithdraw: string
  readonly back: string
  readonly wasWithdrawn: (args: { when: string }) => string
  readonly allGyms: (args: { gyms: number }) => string
  readonly someGyms: (args: { gyms: number }) => string
  readonly atOnce: string
  readonly span: (args: { from: string; until: string }) => string
  readonly ofEach: string
  readonly by: (args: { who: string }) => string
  readonly readOnly: string
  readonly walls: string
  readonly wallsWhat: string
  readonly shownBy: (args: { walls: number; shown: number }) => string
  readonly lastAfter: (args: { seconds: string }) => string
  readonly missing: string
  readonly latest: string
  readonly round: (args: { round: number }) => string
  readonly andMore: (args: { more: number }) => string
  readonly shownAfter: (args: { seconds: string }) => string
  readonly shownAt: (args: { time: string }) => string
  readonly groupsLater: string
}

export const useAnnouncementsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/announcements.json'),
  fr: () => import('../../../messages/fr/announcements.json'),
}) as () => AnnouncementsMessages
