// Written by `npm run messages` from admin/messages/en/users.json.
import en from '../../../messages/en/users.json'
import { messagesHook } from '../i18n/messages.ts'

export interface UsersMessages {
  readonly users: string
  readonly subject: string
  readonly theUser: string
  readonly thing: string
  readonly none: string
  readonly noneYet: string
  readonly add: string
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly name: string
  readonly role: string
  readonly active: string
  readonly activeHint: string
  readonly password: string
  readonly newPassword: string
  readonly passwordHint: string
  readonly keepPassword: string
  readonly inviteInstead: string
  readonly mailLanguage: string
  readonly invitation: string
  readonly hasPassword: string
  readonly notInvited: string
  readonly invitedUntil: (args: { until: string }) => string
  readonly invitationOver: (args: { since: string }) => string
  readonly invite: string
  readonly inviteAgain: string
  readonly invitedHint: string
  readonly inactiveHint: string
  readonly mailed: (args: { email: string }) => string
  readonly linkMade: string
  readonly linkToHandOver: (args: { name: string }) => string
  readonly locations: string
  readonly updatedAt: string
  readonly details: string
  readonly added: (args: { firstName: string; appName: string }) => string
  readonly updated: (args: { name: string }) => string
  readonly deleted: (args: { name: string }) => string
  readonly sureDelete: (args: { name: string }) => string
  readonly restored: (args: { name: string }) => string
  readonly addProblem: string
  readonly proveWayIn: (args: { name: string }) => string
  readonly proveSuperAdmin: string
  readonly addLocations: string
  readonly addLocation: (args: { name: string }) => string
  readonly alreadyAdded: string
  readonly hasLocation: (args: { name: string }) => string
  readonly addedLocation: (args: { user: string }) => string
  readonly deletedLocation: (args: { name: string }) => string
  readonly removeLocation: (args: { name: string }) => string
  readonly sureRemove: (args: { name: string }) => string
  readonly noLocations: string
  readonly noLocationsYet: string
  readonly searchLocations: string
  readonly apiHasNone: string
  readonly number: string
  readonly people: {
    readonly people: string
    readonly peopleWhat: string
    readonly peopleWhy: string
    readonly nobody: string
    readonly invite: string
    readonly inviteTo: (args: { gym: string }) => string
    readonly askSuperAdmin: string
    readonly invited: (args: { email: string }) => string
    readonly isThere: (args: { name: string }) => string
    readonly give: (args: { gym: string }) => string
    readonly given: (args: { name: string; gym: string }) => string
    readonly hasIt: (args: { name: string }) => string
    readonly mayHaveNone: (args: { name: string }) => string
    readonly addProblem: string
  }
  readonly twoFactor: {
    readonly title: string
    readonly what: string
    readonly none: string
    readonly noneRequired: string
    readonly has: string
    readonly passkeys: (args: { count: number }) => string
    readonly phone: string
    readonly codes: (args: { count: number }) => string
    readonly reset: string
    readonly resetWhy: string
    readonly sureReset: (args: { name: string }) => string
    readonly resetDetail: string
    readonly wasReset: (args: { name: string }) => string
    readonly own: string
    readonly toOwn: string
  }
}

export const useUsersMessages = messagesHook(en, {
  es: () => import('../../../messages/es/users.json'),
  fr: () => import('../../../messages/fr/users.json'),
}) as () => UsersMessages
