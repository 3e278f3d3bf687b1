import type { Role } from '@roundboard/domain'

export const en = {
  title: 'Two-factor authentication',
  why: 'Choose the roles that must use a passkey or a code in addition to their password. Anyone can turn it on for themselves.',
  what: 'two-factor settings',
  hints: {
    location: 'Location staff, who often share a computer.',
    admin: 'Head office staff who plan workouts and manage locations.',
    'super-admin': 'You and everyone else with full access.',
    'api-access':
      'Scripts that log in with a password would stop working. API keys are not affected.',
  } satisfies Record<Role, string>,
  sureOn: (role: string) => `Require two-factor authentication for the role ${role}?`,
  onDetail:
    'This takes effect now, also for people who are signed in. Anyone without it must set it up before doing anything else.',
  ownDetail: 'You don’t have it yet, so you’ll set it up next. Have your phone or a passkey ready.',
  turnOn: 'Require',
  turnedOn: (role: string) => `Two-factor authentication is now required for the role ${role}.`,
  turnedOff: (role: string) =>
    `Two-factor authentication is no longer required for the role ${role}.`,
}
export type SecondFactorWords = typeof en
