import type { GymPeopleWords } from './gym-people.en.ts'

const es: GymPeopleWords = {
  people: 'Sus personas',
  peopleWhat: 'las personas de este gimnasio',
  peopleWhy: 'Solo ven este gimnasio. Sin correo, los enlaces para entregar están aquí.',
  nobody: 'Todavía nadie.',
  invite: 'Invitar',
  inviteTo: (gym) => `Invitar a alguien a ${gym}`,
  askSuperAdmin: 'Solo un superadministrador invita: pídaselo a uno e indique este gimnasio.',
  invited: (email) => `${email} tiene una invitación.`,
  isThere: (name) => `${name} ya tiene cuenta: no hace falta una invitación.`,
  give: (gym) => `Darle ${gym}`,
  given: (name, gym) => `${name} se encarga ahora de ${gym}.`,
  hasIt: (name) => `${name} ya se encarga de este gimnasio.`,
  mayHaveNone: (name) =>
    `${name} es la cuenta de un programa: a su rol no se le pueden dar gimnasios.`,
  addProblem: 'la invitación',
}

export default es
