// Written by `npm run messages` from admin/messages/en/alerts.json.
import en from '../../../messages/en/alerts.json'
import { messagesHook } from '../i18n/messages.ts'

export interface AlertsMessages {
  readonly title: string
  readonly what: string
  readonly button: (args: { unread: number }) => string
  readonly unknown: string
  readonly unread: string
  readonly markAll: string
  readonly mark: (args: { title: string }) => string
  readonly none: string
  readonly noneWhy: string
  readonly newest: (args: { count: number }) => string
  readonly choose: string
  readonly round: (args: { round: number }) => string
  readonly screen: (args: { round: number; name: string }) => string
  readonly more: (args: { named: string; count: number }) => string
  readonly away: (args: { gym: string }) => string
  readonly awayHow: (args: { screens: number }) => string
  readonly back: (args: { gym: string }) => string
  readonly some: (args: { gym: string; away: number; of: number }) => string
  readonly someHow: (args: { screens: string }) => string
  readonly someBack: (args: { gym: string }) => string
  readonly look: (args: { gym: string }) => string
  readonly well: (args: { gym: string }) => string
  readonly troubles: {
    readonly frozen: string
    readonly 'not-drawn': string
    readonly 'no-space': string
    readonly 'no-boot': string
    readonly hot: string
    readonly 'weak-power': string
    readonly 'low-disk': string
    readonly 'low-memory': string
    readonly 'weak-wifi': string
    readonly clock: string
    readonly 'old-version': string
  }
  readonly noWorkout: (args: { day: string }) => string
  readonly noWorkoutHow: (args: { isOne: boolean; rounds: string }) => string
  readonly drafts: (args: { rounds: string }) => string
  readonly hasWorkouts: (args: { day: string }) => string
  readonly wentWithout: (args: { day: string }) => string
  readonly passIssued: (args: { gym: string }) => string
  readonly server: {
    readonly 'many-away': {
      readonly title: (args: { gyms: number }) => string
      readonly how: (args: { screens: number }) => string
    }
    readonly disk: {
      readonly title: string
      readonly how: string
    }
    readonly database: {
      readonly title: string
      readonly how: string
    }
    readonly mail: {
      readonly title: string
      readonly how: (args: { count: number }) => string
    }
    readonly jobs: {
      readonly title: string
      readonly how: (args: { count: number }) => string
    }
    readonly clock: {
      readonly title: string
      readonly how: string
    }
  }
  readonly serverEnds: {
    readonly 'many-away': string
    readonly disk: string
    readonly database: string
    readonly mail: string
    readonly jobs: string
  }
  readonly since: (args: { when: string; length: string }) => string
  readonly changedBy: (args: { length: string; when: string }) => string
  readonly after: (args: { length: string; from: string; to: string }) => string
}

export const useAlertsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/alerts.json'),
  fr: () => import('../../../messages/fr/alerts.json'),
}) as () => AlertsMessages
