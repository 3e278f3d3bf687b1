export const en = {
  people: 'Its people',
  peopleWhat: 'the people of this gym',
  peopleWhy: 'They see this gym only. Without mail, the links to hand over stand here.',
  nobody: 'Nobody yet.',
  invite: 'Invite',
  inviteTo: (gym: string) => `Invite somebody to ${gym}`,
  mailsIn: 'Language of mails',
  askSuperAdmin: 'Only a super-admin invites people: ask one of them, and name this gym.',
  invited: (email: string) => `${email} is invited.`,
  addProblem: 'the invitation',
}
export type GymPeopleWords = typeof en
