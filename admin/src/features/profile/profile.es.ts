import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ProfileWords } from './profile.en.ts'

const plural = pluralIn('es')

const es: ProfileWords = {
  profile: 'Mi perfil',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  role: 'Rol',
  readOnly: 'Los superadministradores cambian estos datos en Usuarios.',
  account: 'Su cuenta',
  alerts: 'Alertas',
  security: 'Seguridad',
  sessions: 'Sesiones',
  sessionsIntro: '¿Alguna no es suya? Termínela y pida después una contraseña nueva.',
  sessionsHere: 'Dónde ha iniciado sesión',
  endOthers: 'Terminar las demás',
  sureEndOthers: '¿Terminar todas sus demás sesiones?',
  endOthersDetail: 'Esos navegadores tendrán que volver a iniciar sesión. Este sigue conectado.',
  endedOthers: (count) =>
    plural(count, { one: 'Se terminó # otra sesión.', other: 'Se terminaron otras # sesiones.' }),
}

export default es
