// Written by `npm run messages` from admin/messages/en/system.json.
import en from '../../../messages/en/system.json'
import { messagesHook } from '../i18n/messages.ts'

export interface SystemMessages {
  readonly system: string
  readonly what: string
  readonly installation: string
  readonly version: string
  readonly engine: string
  readonly node: string
  readonly timeZoneData: string
  readonly timeZonesOld: (args: { version: string }) => string
  readonly timeZonesFrom: string
  readonly timeZoneSources: {
    readonly package: string
    readonly system: string
    readonly node: string
  }
  readonly room: string
  readonly roomOf: (args: { free: string; total: string }) => string
  readonly roomLow: string
  readonly roomFull: string
  readonly roomUnknown: string
  readonly mediaFiles: string
  readonly mediaFound: string
  readonly mediaMissing: string
  readonly startedAt: string
  readonly screens: string
  readonly connectedOf: (args: { connected: string; all: string }) => string
  readonly locations: string
  readonly lockerRoom: string
  readonly face: string
  readonly faceWhat: string
  readonly faceThing: string
  readonly faceWhy: string
  readonly faceName: string
  readonly faceNameHint: string
  readonly accent: string
  readonly accentHint: string
  readonly wallBackground: string
  readonly wallBackgroundHint: string
  readonly productsOwn: string
  readonly logo: string
  readonly logoHint: string
  readonly noLogo: string
  readonly aLogo: string
  readonly chooseLogo: string
  readonly removeLogo: string
  readonly logoTooLarge: (args: { most: string }) => string
  readonly unclear: (args: { ratio: string; wanted: string }) => string
  readonly takeTone: (args: { colour: string }) => string
  readonly wallPreview: string
  readonly round: string
  readonly previewStep: string
  readonly faceSaved: string
  readonly exports: string
  readonly exportsWhy: string
  readonly kind: string
  readonly kinds: {
    readonly round: string
    readonly location: string
    readonly user: string
    readonly screen: string
    readonly 'round-data': string
  }
  readonly roundNumber: string
  readonly roundHint: string
  readonly invalidRound: string
  readonly export: string
  readonly exportTitle: (args: { kind: string }) => string
  readonly exportConfirm: string
  readonly exported: (args: { count: number }) => string
  readonly videoHost: string
  readonly videoHostWhy: string
  readonly normalHost: (args: { name: string }) => string
  readonly lockerRoomHost: (args: { name: string }) => string
  readonly toFranchise: string
  readonly toLockerRoom: string
  readonly willChange: (args: { count: number }) => string
  readonly excluded: (args: { identifier: string }) => string
  readonly switched: (args: { count: number }) => string
  readonly refresh: string
  readonly refreshWhy: string
  readonly refreshAll: string
  readonly hardRefreshAll: string
  readonly refreshConfirm: (args: { count: number }) => string
  readonly refreshed: (args: { count: number }) => string
  readonly jobs: {
    readonly title: string
    readonly why: string
    readonly what: string
    readonly mailOn: string
    readonly mailFrom: (args: { address: string }) => string
    readonly mailOff: string
    readonly mailOffWhy: string
    readonly sendTest: string
    readonly testSent: (args: { address: string }) => string
    readonly waits: string
    readonly nextAt: (args: { count: number; when: string }) => string
    readonly kinds: {
      readonly mail: string
      readonly webhook: string
      readonly 'organization-webhook': string
      readonly watch: string
      readonly alerts: string
      readonly summary: string
      readonly reset: string
      readonly 'uptime-sweep': string
      readonly 'box-sweep': string
      readonly 'workouts-tomorrow': string
      readonly 'server-trouble': string
      readonly 'given-up': string
      readonly removals: string
      readonly 'bulk-sweep': string
    }
    readonly failed: string
    readonly nothingFailed: string
    readonly more: (args: { count: number }) => string
    readonly problems: {
      readonly unexpected: string
      readonly overdue: string
      readonly 'mail-away': string
      readonly 'mail-slow': string
      readonly 'mail-log-in': string
      readonly 'mail-refused': string
      readonly 'mail-recipient': string
      readonly 'webhook-away': string
      readonly 'webhook-refused': string
      readonly 'webhook-address': string
    }
    readonly givenUp: (args: { tries: number }) => string
    readonly again: (args: { tries: number; when: string }) => string
    readonly run: string
    readonly runWhat: (args: { kind: string; about: string }) => string
    readonly running: string
  }
  readonly secondFactor: {
    readonly title: string
    readonly why: string
    readonly what: string
    readonly hints: {
      readonly location: string
      readonly admin: string
      readonly 'super-admin': string
      readonly 'api-access': string
    }
    readonly sureOn: (args: { role: string }) => string
    readonly onDetail: string
    readonly ownDetail: string
    readonly turnOn: string
    readonly turnedOn: (args: { role: string }) => string
    readonly turnedOff: (args: { role: string }) => string
  }
}

export const useSystemMessages = messagesHook(en, {
  es: () => import('../../../messages/es/system.json'),
  fr: () => import('../../../messages/fr/system.json'),
}) as () => SystemMessages
