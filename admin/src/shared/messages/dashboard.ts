// Written by `npm run messages` from admin/messages/en/dashboard.json.
import en from '../../../messages/en/dashboard.json'
import { messagesHook } from '../i18n/messages.ts'

export interface DashboardMessages {
  readonly dashboard: string
  readonly hello: (args: { name: string }) => string
  readonly connectivity: string
  readonly simulated: (args: { count: number }) => string
  readonly connectivityWhat: string
  readonly overall: (args: { status: string }) => string
  readonly noneLinked: string
  readonly connectedOf: (args: { connected: string; all: string }) => string
  readonly location: string
  readonly status: string
  readonly screens: string
  readonly lastStatus: string
  readonly neverSeen: string
  readonly onlyProblems: string
  readonly others: string
  readonly noneOf: {
    readonly all: string
    readonly problems: string
    readonly 'not-held': string
    readonly 'no-breaks': string
  }
  readonly notHeld: (args: { count: number }) => string
  readonly lackBreaks: (args: { count: number }) => string
  readonly allHeld: string
  readonly listThem: string
  readonly listAll: string
  readonly content: string
  readonly contentWhat: string
  readonly contentWhy: string
  readonly contentGood: string
  readonly round: (args: { number: number }) => string
  readonly schedule: string
  readonly scheduleWhat: string
  readonly scheduleWhy: (args: { zone: string }) => string
  readonly today: string
  readonly scheduledWorkout: (args: { name: string }) => string
  readonly onlyDraft: (args: { name: string; round: number; day: string }) => string
  readonly toDay: (args: { day: string }) => string
  readonly coverage: string
  readonly coverageWhat: string
  readonly nextGap: string
  readonly nextDraft: string
  readonly nextMissing: (args: { language: string; gyms: number }) => string
  readonly placeAt: (args: { round: number; day: string }) => string
  readonly noGap: string
  readonly allTranslated: (args: { language: string }) => string
  readonly toTranslate: (args: { language: string; workouts: number }) => string
  readonly notScheduled: string
  readonly addFor: (args: { round: number; day: string }) => string
  readonly api: string
  readonly apiWhy: string
  readonly apiDocument: string
  readonly release: string
  readonly releaseWhat: string
  readonly noReleases: string
  readonly allReleases: string
  readonly outages: {
    readonly title: string
    readonly what: string
    readonly location: string
    readonly since: string
    readonly why: string
    readonly round: (args: { round: number }) => string
    readonly screens: (args: { count: number }) => string
    readonly connectedOf: (args: { what: string; connected: string; of: string }) => string
    readonly onlineOf: (args: { connected: string; of: string }) => string
    readonly atClock: (args: { clock: string }) => string
    readonly onDay: (args: { day: string; clock: string }) => string
    readonly toldOnly: (args: { count: number; when: string }) => string
    readonly told: (args: { others: number; names: string; when: string }) => string
    readonly often: (args: { times: number; length: string }) => string
    readonly opens: (args: { weekday: string; clock: string }) => string
    readonly closedRows: string
    readonly replace: string
    readonly look: string
    readonly reload: string
    readonly reloaded: (args: { name: string }) => string
    readonly mutedHealthy: (args: { count: number }) => string
    readonly mutedHealthyUntil: (args: { name: string; when: string }) => string
    readonly sentences: string
    readonly count: {
      readonly offline: (args: { count: number }) => string
      readonly issues: (args: { count: number }) => string
      readonly healthy: (args: { count: number }) => string
      readonly closed: (args: { count: number }) => string
      readonly disabled: (args: { count: number }) => string
      readonly 'setting-up': (args: { count: number }) => string
    }
    readonly noIssues: string
    readonly notChecked: string
    readonly noneLinked: string
    readonly noneLinkedWhy: string
    readonly heldWhy: string
    readonly notHeldWhy: string
    readonly lackBreaksWhy: string
    readonly fillIt: string
    readonly draftThere: string
    readonly gapsInWeeks: (args: { count: number; weeks: number }) => string
  }
}

export const useDashboardMessages = messagesHook(en, {
  es: () => import('../../../messages/es/dashboard.json'),
  fr: () => import('../../../messages/fr/dashboard.json'),
}) as () => DashboardMessages
