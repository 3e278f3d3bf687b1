import type { Role } from '@roundboard/domain'

export const en = {
  title: 'Second factor',
  why: 'Who must show a passkey or a code of their phone besides their password. Everybody may have one.',
  what: 'the roles that need a second factor',
  hints: {
    location: 'Gym people, who often share a computer.',
    admin: 'People of head office who plan workouts and look after gyms.',
    'super-admin': 'You and whoever else may do everything.',
    'api-access':
      'Scripts that log in with a password could do nothing any more. API keys go on as before.',
  } satisfies Record<Role, string>,
  sureOn: (role: string) => `Require a second factor of the role ${role}?`,
  onDetail:
    'Whoever has none can do nothing but set one up, from this moment on, also where they are signed in now.',
  ownDetail:
    'You have none yourself: you are led to set one up at once. Make sure that you have your phone or a passkey at hand.',
  turnOn: 'Require it',
  turnedOn: (role: string) => `The role ${role} must have a second factor now.`,
  turnedOff: (role: string) => `The role ${role} needs no second factor any more.`,
}
export type SecondFactorWords = typeof en
