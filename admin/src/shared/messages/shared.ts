// Written by `npm run messages` from admin/messages/en/shared.json.
import en from '../../../messages/en/shared.json'
import { messagesHook } from '../i18n/messages.ts'

export interface SharedMessages {
  readonly alerts: string
  readonly dismiss: string
  readonly loading: string
  readonly retry: string
  readonly late: (args: { what: string }) => string
  readonly couldNotLoad: (args: { what: string }) => string
  readonly stale: (args: { what: string; when: string }) => string
  readonly notYours: (args: { what: string }) => string
  readonly updated: (args: { when: string }) => string
  readonly nothingMatches: string
  readonly clearSearch: string
  readonly search: string
  readonly searchIn: string
  readonly searchPlaceholder: (args: { subject: string }) => string
  readonly results: (args: { count: number }) => string
  readonly pages: string
  readonly previous: string
  readonly next: string
  readonly page: (args: { page: number }) => string
  readonly firstPage: string
  readonly lastPage: string
  readonly sortBy: string
  readonly ascending: string
  readonly descending: string
  readonly actions: string
  readonly add: string
  readonly edit: string
  readonly delete: string
  readonly save: string
  readonly saving: string
  readonly cancel: string
  readonly secret: {
    readonly once: string
    readonly copy: string
    readonly copied: string
    readonly copyByHand: string
  }
  readonly close: string
  readonly back: string
  readonly view: string
  readonly yes: string
  readonly no: string
  readonly never: string
  readonly optional: string
  readonly lock: string
  readonly unlock: string
  readonly locked: string
  readonly unsaved: string
  readonly unsavedLeave: string
  readonly stay: string
  readonly leave: string
  readonly restored: string
  readonly discard: string
  readonly changedMeanwhile: (args: { thing: string }) => string
  readonly changedMeanwhileKept: string
  readonly field: string
  readonly yours: string
  readonly theirs: string
  readonly notChanged: string
  readonly keepMine: string
  readonly takeTheirs: string
  readonly counted: (args: { length: number; max: number }) => string
  readonly remaining: (args: { left: number; max: number }) => string
  readonly overHint: (args: { over: number }) => string
  readonly undo: string
  readonly undoable: string
  readonly tooLate: string
  readonly pleaseConfirm: string
  readonly confirm: string
  readonly confirmIdentity: string
  readonly confirmIdentityWhy: string
  readonly password: string
  readonly showTyped: string
  readonly passwordLacks: (args: { count: number }) => string
  readonly passwordStrengths: {
    readonly guessable: string
    readonly good: string
    readonly strong: string
  }
  readonly yourPassword: string
  readonly problemAdding: (args: { thing: string }) => string
  readonly problemAddingWhy: (args: { thing: string; reason: string }) => string
  readonly failure: {
    readonly 'bad-input': string
    readonly 'invalid-code': string
    readonly 'not-signed-in': string
    readonly 'wrong-credentials': string
    readonly 'wrong-password': string
    readonly 'step-up-wanted': string
    readonly 'second-factor-wanted': string
    readonly 'second-factor-set-up-wanted': string
    readonly forbidden: string
    readonly 'not-found': string
    readonly conflict: string
    readonly 'changed-meanwhile': string
    readonly 'key-reused': string
    readonly 'in-use': string
    readonly 'last-super-admin': string
    readonly 'too-large': string
    readonly 'unsupported-media-type': string
    readonly 'too-many-attempts': string
    readonly 'not-configured': string
    readonly unavailable: string
    readonly busy: string
    readonly internal: string
    readonly unreachable: string
  }
  readonly requestId: (args: { id: string }) => string
  readonly connectivity: {
    readonly connected: string
    readonly disconnected: string
  }
  readonly colour: {
    readonly green: string
    readonly yellow: string
    readonly red: string
  }
  readonly health: {
    readonly offline: string
    readonly issues: string
    readonly healthy: string
    readonly closed: string
    readonly disabled: string
    readonly 'setting-up': string
  }
  readonly noScreens: string
  readonly roles: {
    readonly location: string
    readonly admin: string
    readonly 'super-admin': string
    readonly 'api-access': string
  }
  readonly timeZoneNote: (args: { zone: string }) => string
}

export const useSharedMessages = messagesHook(en, {
  es: () => import('../../../messages/es/shared.json'),
  fr: () => import('../../../messages/fr/shared.json'),
}) as () => SharedMessages
