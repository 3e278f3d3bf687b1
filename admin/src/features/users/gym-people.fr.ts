import type { GymPeopleWords } from './gym-people.en.ts'

const fr: GymPeopleWords = {
  people: 'Son équipe',
  peopleWhat: 'l’équipe de cette salle',
  peopleWhy: 'Elle ne voit que cette salle. Sans courrier, les liens à remettre sont ici.',
  nobody: 'Personne pour l’instant.',
  invite: 'Inviter',
  inviteTo: (gym) => `Inviter quelqu’un à ${gym}`,
  mailsIn: 'Langue des courriels',
  askSuperAdmin:
    'Seul un super-administrateur invite : demandez-le à l’un d’eux, en nommant cette salle.',
  invited: (email) => `${email} est invité.`,
  addProblem: 'l’invitation',
}

export default fr
