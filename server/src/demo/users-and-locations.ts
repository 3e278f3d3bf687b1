import type { LocationDraft } from '@roundboard/contract'
import type { Equipment, Role } from '@roundboard/domain'

/** Four invented locations: with the timer, open around the clock, in French, on Android. */
export const demoLocations: readonly LocationDraft[] = [
  {
    name: 'Harbor Street Kickboxing',
    locationIdentifier: 'RB-1001',
    timeZone: 'America/New_York',
    language: 'en-us',
    vtsEnabled: true,
    screenPasses: 'code',
  },
  {
    name: 'Red Rock Round the Clock',
    locationIdentifier: 'RB-1002',
    timeZone: 'America/Phoenix',
    language: 'es',
    is365: true,
    schedule: [8, 9, 9, 9, 9, 10, 8],
  },
  {
    name: 'Boxe du Vieux-Port',
    locationIdentifier: 'RB-CA-2001',
    timeZone: 'America/Toronto',
    language: 'fr-ca',
    lrVideo: true,
    screenPasses: 'on',
  },
  {
    name: 'Southern Cross Gym',
    locationIdentifier: 'RB-NZ-3001',
    timeZone: 'Pacific/Auckland',
    language: 'en-nz',
    androidOs: true,
    missingEquipment: ['kettlebell', 'rower'],
  },
]

/** The equipment that the demo's exercises need in addition to the catalog's, and their substitutes. */
export const demoNeeds: Readonly<
  Record<string, { readonly needs: readonly Equipment[]; readonly instead?: string }>
> = {
  'jab-cross-hook': { needs: ['bag'], instead: 'speed-punches' },
  hook: { needs: ['bag'], instead: 'speed-punches' },
  'roundhouse-kick': { needs: ['bag'], instead: 'high-knees' },
  plank: { needs: ['mat'] },
  'russian-twist': { needs: ['mat'] },
  'sit-up': { needs: ['mat'] },
}

interface DemoUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
}

export const demoUsers: readonly DemoUser[] = [
  {
    email: 'super@roundboard.test',
    firstName: 'Sunniva',
    lastName: 'Castellane',
    role: 'super-admin',
  },
  { email: 'admin@roundboard.test', firstName: 'Amadou', lastName: 'Brightwater', role: 'admin' },
  {
    email: 'location@roundboard.test',
    firstName: 'Loretta',
    lastName: 'Quillfeather',
    role: 'location',
  },
  { email: 'api@roundboard.test', firstName: 'Apollo', lastName: 'Interface', role: 'api-access' },
]
