import type { GymPeopleWords } from './gym-people.en.ts'

const es: GymPeopleWords = {
  people: 'Personas',
  peopleWhat: 'las personas de esta sucursal',
  peopleWhy:
    'Solo ven esta sucursal. Si el correo no está configurado, aquí encontrará los enlaces para compartir.',
  nobody: 'Aún no hay nadie.',
  invite: 'Invitar',
  inviteTo: (gym) => `Invitar a alguien a ${gym}`,
  askSuperAdmin:
    'Solo un superadministrador puede invitar personas. Pídaselo a uno e indique esta sucursal.',
  invited: (email) => `Invitación enviada a ${email}.`,
  isThere: (name) => `${name} ya tiene una cuenta. No necesita invitación.`,
  give: (gym) => `Dar acceso a ${gym}`,
  given: (name, gym) => `${name} ahora tiene acceso a ${gym}.`,
  hasIt: (name) => `${name} ya tiene acceso a esta sucursal.`,
  mayHaveNone: (name) => `${name} es una cuenta de acceso API y no puede tener sucursales.`,
  addProblem: 'la invitación',
}

export default es
