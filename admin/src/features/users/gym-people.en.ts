export const en = {
  people: 'People',
  peopleWhat: 'the people at this location',
  peopleWhy: 'They only see this location. If email isn’t set up, links to share appear here.',
  nobody: 'No one yet.',
  invite: 'Invite',
  inviteTo: (gym: string) => `Invite someone to ${gym}`,
  askSuperAdmin: 'Only a super-admin can invite people. Ask one and mention this location.',
  invited: (email: string) => `Invitation sent to ${email}.`,
  isThere: (name: string) => `${name} already has an account. No invitation needed.`,
  give: (gym: string) => `Give access to ${gym}`,
  given: (name: string, gym: string) => `${name} now has access to ${gym}.`,
  hasIt: (name: string) => `${name} already has access to this location.`,
  mayHaveNone: (name: string) => `${name} is an API access account and can’t have locations.`,
  addProblem: 'the invitation',
}
export type GymPeopleWords = typeof en
