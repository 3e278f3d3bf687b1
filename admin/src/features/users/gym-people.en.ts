export const en = {
  people: 'Its people',
  peopleWhat: 'the people of this gym',
  peopleWhy: 'They see this gym only. Without mail, the links to hand over stand here.',
  nobody: 'Nobody yet.',
  invite: 'Invite',
  inviteTo: (gym: string) => `Invite somebody to ${gym}`,
  askSuperAdmin: 'Only a super-admin invites people: ask one of them, and name this gym.',
  invited: (email: string) => `${email} is invited.`,
  isThere: (name: string) => `${name} has an account: no invitation is needed.`,
  give: (gym: string) => `Give them ${gym}`,
  given: (name: string, gym: string) => `${name} looks after ${gym} now.`,
  hasIt: (name: string) => `${name} looks after this gym already.`,
  mayHaveNone: (name: string) =>
    `${name} is an account of a program: its role can be given no gym.`,
  addProblem: 'the invitation',
}
export type GymPeopleWords = typeof en
