import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ProfileWords } from './profile.en.ts'

const plural = pluralIn('es')

const es: ProfileWords = {
  profile: 'Mi perfil',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  role: 'Rol',
  readOnly: 'Solo los superadministradores pueden cambiar estos datos, en la página Usuarios.',
  account: 'Su cuenta',
  alerts: 'Alertas',
  security: 'Seguridad',
  sessions: 'Sesiones',
  sessionsIntro: '¿No reconoce alguna sesión? Ciérrela y luego restablezca su contraseña.',
  sessionsHere: 'Sesiones activas',
  endOthers: 'Cerrar todas las demás sesiones',
  sureEndOthers: '¿Cerrar todas sus demás sesiones?',
  endOthersDetail:
    'Esos navegadores tendrán que iniciar sesión de nuevo. Aquí su sesión sigue abierta.',
  endedOthers: (count) =>
    plural(count, { one: 'Se cerró # sesión más.', other: 'Se cerraron # sesiones más.' }),
}

export default es
