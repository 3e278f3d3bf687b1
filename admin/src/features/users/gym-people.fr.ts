import type { GymPeopleWords } from './gym-people.en.ts'

const fr: GymPeopleWords = {
  people: 'Équipe',
  peopleWhat: 'l’équipe de ce club',
  peopleWhy:
    'L’équipe ne voit que ce club. Si le courriel n’est pas configuré, les liens à transmettre sont ici.',
  nobody: 'Personne pour l’instant.',
  invite: 'Inviter',
  inviteTo: (gym) => `Inviter quelqu’un à ${gym}`,
  askSuperAdmin:
    'Seul un super-administrateur peut inviter des personnes. Demandez-le à l’un d’eux en précisant ce club.',
  invited: (email) => `Invitation envoyée à ${email}.`,
  isThere: (name) => `${name} a déjà un compte. Aucune invitation n’est nécessaire.`,
  give: (gym) => `Donner accès à ${gym}`,
  given: (name, gym) => `${name} a maintenant accès à ${gym}.`,
  hasIt: (name) => `${name} a déjà accès à ce club.`,
  mayHaveNone: (name) => `${name} est un compte avec accès API et ne peut pas avoir de clubs.`,
  addProblem: 'l’invitation',
}

export default fr
