// Written by `npm run messages` from admin/messages/en/api-keys.json.
import en from '../../../messages/en/api-keys.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ApiKeysMessages {
  readonly title: string
  readonly tabs: {
    readonly keys: string
    readonly webhooks: string
  }
  readonly intro: string
  readonly subject: string
  readonly none: string
  readonly noneYet: string
  readonly newKey: string
  readonly name: string
  readonly nameHint: string
  readonly scopes: string
  readonly scopesShort: string
  readonly scopesHint: string
  readonly groups: {
    readonly read: string
    readonly write: string
  }
  readonly calls: {
    readonly 'locations:read': {
      readonly name: string
      readonly what: string
    }
    readonly 'screens:read': {
      readonly name: string
      readonly what: string
    }
    readonly 'uptime:read': {
      readonly name: string
      readonly what: string
    }
    readonly 'schedule:read': {
      readonly name: string
      readonly what: string
    }
    readonly 'releases:read': {
      readonly name: string
      readonly what: string
    }
    readonly 'version:read': {
      readonly name: string
      readonly what: string
    }
    readonly 'workouts:write': {
      readonly name: string
      readonly what: string
    }
    readonly 'announcements:write': {
      readonly name: string
      readonly what: string
    }
  }
  readonly region: string
  readonly regionHint: string
  readonly everywhere: string
  readonly deletedRegion: string
  readonly locations: string
  readonly document: string
  readonly example: (args: { name: string }) => string
  readonly exampleHint: string
  readonly lifetime: string
  readonly days: (args: { days: number }) => string
  readonly lifetimeHint: (args: { day: string }) => string
  readonly neverEnds: string
  readonly neverHint: string
  readonly addProblem: string
  readonly madeTitle: string
  readonly once: string
  readonly keyOf: (args: { name: string }) => string
  readonly howToUse: string
  readonly putAway: string
  readonly state: string
  readonly states: {
    readonly works: string
    readonly 'ends-soon': string
    readonly expired: string
    readonly revoked: string
  }
  readonly neverExpires: string
  readonly since: {
    readonly works: (args: { day: string }) => string
    readonly 'ends-soon': (args: { day: string }) => string
    readonly expired: (args: { day: string }) => string
    readonly revoked: (args: { day: string }) => string
  }
  readonly lastUsed: string
  readonly made: string
  readonly madeBy: (args: { when: string; who: string }) => string
  readonly revoke: string
  readonly revokeNamed: (args: { name: string }) => string
  readonly sureRevoke: (args: { name: string }) => string
  readonly revokeDetail: string
  readonly revoked: (args: { name: string }) => string
}

export const useApiKeysMessages = messagesHook(en, {
  es: () => import('../../../messages/es/api-keys.json'),
  fr: () => import('../../../messages/fr/api-keys.json'),
}) as () => ApiKeysMessages
