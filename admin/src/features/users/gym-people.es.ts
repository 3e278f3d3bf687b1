import type { GymPeopleWords } from './gym-people.en.ts'

const es: GymPeopleWords = {
  people: 'Sus personas',
  peopleWhat: 'las personas de este gimnasio',
  peopleWhy: 'Solo ven este gimnasio. Sin correo, los enlaces para entregar están aquí.',
  nobody: 'Todavía nadie.',
  invite: 'Invitar',
  inviteTo: (gym) => `Invitar a alguien a ${gym}`,
  mailsIn: 'Idioma de los correos',
  askSuperAdmin: 'Solo un superadministrador invita: pídaselo a uno e indique este gimnasio.',
  invited: (email) => `${email} tiene una invitación.`,
  addProblem: 'la invitación',
}

export default es
