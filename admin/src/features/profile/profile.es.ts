import type { ProfileWords } from './profile.en.ts'

const es: ProfileWords = {
  profile: 'Mi perfil',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  role: 'Rol',
  readOnly: 'Los superadministradores cambian estos datos en Usuarios.',
}

export default es
