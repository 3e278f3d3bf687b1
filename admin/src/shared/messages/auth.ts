// Written by `npm run messages` from admin/messages/en/auth.json.
import en from '../../../messages/en/auth.json'
import { messagesHook } from '../i18n/messages.ts'

export interface AuthMessages {
  readonly login: string
  readonly welcome: string
  readonly pitch: string
  readonly email: string
  readonly password: string
  readonly language: string
  readonly signedInAs: (args: { email: string }) => string
  readonly notForYou: string
  readonly toDashboard: string
  readonly signingOn: string
  readonly signOnFailed: string
  readonly toLogin: string
  readonly withPasskey: string
  readonly secondStep: string
  readonly secondStepWhy: string
  readonly passwordSet: string
  readonly passwordSetWhy: string
  readonly forgot: string
  readonly forgotWhy: string
  readonly sendLink: string
  readonly resetAsked: string
  readonly resetAskedWhy: (args: { email: string }) => string
  readonly noMail: string
  readonly noMailWhy: string
  readonly readingLink: string
  readonly linkOver: string
  readonly askForAnother: string
  readonly welcomeTo: (args: { appName: string }) => string
  readonly chooseNew: string
  readonly invitedWhy: (args: { firstName: string; until: string }) => string
  readonly resetWhy: (args: { until: string }) => string
  readonly newPassword: string
  readonly setPassword: string
  readonly expired: string
  readonly expiredWhy: string
  readonly loseAll: string
  readonly setUpTitle: string
  readonly setUpWhy: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHint: string
  readonly create: string
  readonly setUpMissing: string
}

export const useAuthMessages = messagesHook(en, {
  es: () => import('../../../messages/es/auth.json'),
  fr: () => import('../../../messages/fr/auth.json'),
}) as () => AuthMessages
