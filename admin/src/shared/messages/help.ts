// Written by `npm run messages` from admin/messages/en/help.json.
import en from '../../../messages/en/help.json'
import { messagesHook } from '../i18n/messages.ts'

export interface HelpMessages {
  readonly help: string
  readonly setUp: string
  readonly setUpWhy: string
  readonly steps: {
    readonly '1': {
      readonly title: string
      readonly text: string
    }
    readonly '2': {
      readonly title: string
      readonly text: string
    }
    readonly '3': {
      readonly title: string
      readonly text: string
    }
    readonly '4': {
      readonly title: string
      readonly text: string
    }
    readonly '5': {
      readonly title: string
      readonly text: string
    }
    readonly '6': {
      readonly title: string
      readonly text: string
    }
  }
  readonly appears: string
  readonly notes: string
  readonly noteList: {
    readonly '1': string
    readonly '2': string
    readonly '3': string
    readonly '4': string
    readonly '5': string
    readonly '6': string
    readonly '7': string
    readonly '8': string
  }
  readonly troubleshooting: string
  readonly troubles: {
    readonly '1': {
      readonly title: string
      readonly text: string
    }
    readonly '2': {
      readonly title: string
      readonly text: string
    }
    readonly '3': {
      readonly title: string
      readonly text: string
    }
    readonly '4': {
      readonly title: string
      readonly text: string
    }
    readonly '5': {
      readonly title: string
      readonly text: string
    }
    readonly '6': {
      readonly title: string
      readonly text: string
    }
  }
  readonly support: string
  readonly supportWhy: string
  readonly supportWhat: string
  readonly write: (args: { email: string }) => string
  readonly shortcuts: string
  readonly shortcutList: {
    readonly '1': {
      readonly keys: string
      readonly text: string
    }
    readonly '2': {
      readonly keys: string
      readonly text: string
    }
    readonly '3': {
      readonly keys: string
      readonly text: string
    }
    readonly '4': {
      readonly keys: string
      readonly text: string
    }
    readonly '5': {
      readonly keys: string
      readonly text: string
    }
  }
}

export const useHelpMessages = messagesHook(en, {
  es: () => import('../../../messages/es/help.json'),
  fr: () => import('../../../messages/fr/help.json'),
}) as () => HelpMessages
