import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UserWords } from './users.en.ts'

const plural = pluralIn('es')

const es: UserWords = {
  users: 'Usuarios',
  subject: 'usuarios',
  theUser: 'este usuario',
  none: 'No se encontraron usuarios',
  noneYet: 'Añada a las personas que cuidan de los locales.',
  add: 'Añadir usuario',
  id: 'Id',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellido',
  name: 'Nombre',
  role: 'Rol',
  active: 'Activo',
  activeHint: 'Puede iniciar sesión.',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  passwordHint: 'Al menos 12 caracteres.',
  keepPassword: 'Déjela vacía para conservar la actual.',
  locations: 'Locales',
  locationsOf: (count) => plural(count, { one: '# local', other: '# locales' }),
  updatedAt: 'Actualizado',
  details: 'Datos',
  added: (firstName, appName) => `Usuario añadido: ${firstName} al sistema ${appName}.`,
  updated: (name) => `Usuario actualizado: ${name}`,
  deleted: (name) => `Usuario eliminado: ${name}`,
  sureDelete: (name) =>
    `¿Seguro que quiere eliminar al usuario «${name}»? Esto no se puede deshacer.`,
  addProblem: 'el usuario',
  proveWayIn: (name: string) =>
    `Para cambiar cómo inicia sesión ${name}, introduzca su propia contraseña.`,
  proveSuperAdmin:
    'Un superadministrador puede hacerlo todo. Para crear uno, introduzca su propia contraseña.',
  addLocations: 'Añadir locales',
  addLocation: (name) => `Añadir ${name}`,
  alreadyAdded: 'Ya añadido',
  hasLocation: (name) => `Ya añadido: ${name}`,
  addedLocation: (user) => `Local añadido a ${user}`,
  deletedLocation: (name) => `Local eliminado del usuario: ${name}`,
  removeLocation: (name) => `Eliminar ${name} del usuario`,
  sureRemove: (name) => `¿Seguro que quiere eliminar el local «${name}» del usuario?`,
  noLocations: 'No se encontraron locales',
  noLocationsYet: 'Este usuario aún no cuida de ningún local.',
  searchLocations: 'locales',
  apiHasNone: 'A los usuarios con acceso API no se les pueden dar locales.',
  sessions: 'Sesiones',
  sessionsWhat: 'las sesiones',
  noSessions: 'Sin sesión en ningún sitio.',
  device: 'Dispositivo',
  address: 'Dirección',
  lastUsed: 'Último uso',
  ends: 'Termina',
  endSession: 'Terminar sesión',
  endedSession: 'Sesión terminada.',
  thisSession: 'Esta sesión',
  number: 'Número',
}

export default es
