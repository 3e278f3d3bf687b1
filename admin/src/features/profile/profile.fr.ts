import type { ProfileWords } from './profile.en.ts'

const fr: ProfileWords = {
  profile: 'Mon profil',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  role: 'Rôle',
  readOnly: 'Les super-administrateurs modifient ces détails sous Utilisateurs.',
}

export default fr
