export const en = {
  profile: 'My Profile',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  readOnly: 'Super-admins change these details under Users.',
}
export type ProfileWords = typeof en
