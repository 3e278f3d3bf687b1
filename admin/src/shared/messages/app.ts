// Written by `npm run messages` from admin/messages/en/app.json.
import en from '../../../messages/en/app.json'
import { messagesHook } from '../i18n/messages.ts'

export interface AppMessages {
  readonly thePage: string
  readonly skip: string
  readonly menu: string
  readonly navigation: string
  readonly dashboard: string
  readonly profile: string
  readonly myLocations: string
  readonly announcements: string
  readonly regions: string
  readonly support: string
  readonly admin: string
  readonly locations: string
  readonly rounds: string
  readonly schedule: string
  readonly library: string
  readonly exercises: string
  readonly media: string
  readonly superAdmin: string
  readonly users: string
  readonly apiKeys: string
  readonly logs: string
  readonly releases: string
  readonly builds: string
  readonly system: string
  readonly help: string
  readonly releaseNotes: string
  readonly signOut: string
  readonly preferences: string
  readonly ownSecurity: string
  readonly ownSessions: string
  readonly appearance: string
  readonly light: string
  readonly dark: string
  readonly auto: string
  readonly language: string
  readonly shortcuts: string
  readonly slashSearch: string
  readonly jump: string
  readonly palette: string
  readonly paletteNothing: string
  readonly round: (args: { number: number }) => string
  readonly newWorkout: (args: { number: number }) => string
  readonly version: (args: { version: string }) => string
  readonly notFound: string
  readonly notFoundTitle: string
  readonly notFoundWhy: string
  readonly toDashboard: string
  readonly timeZonesOld: (args: { version: string; day: string }) => string
  readonly timeZonesMore: string
  readonly buildStopped: (args: { build: string; time: string }) => string
  readonly buildStoppedMore: string
}

export const useAppMessages = messagesHook(en, {
  es: () => import('../../../messages/es/app.json'),
  fr: () => import('../../../messages/fr/app.json'),
}) as () => AppMessages
