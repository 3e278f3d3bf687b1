import type { GymPeopleWords } from './gym-people.en.ts'

const fr: GymPeopleWords = {
  people: 'Son équipe',
  peopleWhat: 'l’équipe de cette salle',
  peopleWhy: 'Elle ne voit que cette salle. Sans courrier, les liens à remettre sont ici.',
  nobody: 'Personne pour l’instant.',
  invite: 'Inviter',
  inviteTo: (gym) => `Inviter quelqu’un à ${gym}`,
  askSuperAdmin:
    'Seul un super-administrateur invite : demandez-le à l’un d’eux, en nommant cette salle.',
  invited: (email) => `${email} est invité.`,
  isThere: (name) => `${name} a déjà un compte : aucune invitation n’est nécessaire.`,
  give: (gym) => `Lui confier ${gym}`,
  given: (name, gym) => `${name} s’occupe maintenant de ${gym}.`,
  hasIt: (name) => `${name} s’occupe déjà de cette salle.`,
  mayHaveNone: (name) =>
    `${name} est le compte d’un programme : son rôle ne peut recevoir aucune salle.`,
  addProblem: 'l’invitation',
}

export default fr
