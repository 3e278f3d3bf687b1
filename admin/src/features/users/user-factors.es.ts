import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UserFactorWords } from './user-factors.en.ts'

const plural = pluralIn('es')

const es: UserFactorWords = {
  title: 'Segundo factor',
  what: 'el segundo factor',
  none: 'Ninguno',
  noneRequired: 'Ninguno, y el rol debe tener uno: nada más se abre hasta que se configure.',
  has: 'Configurado',
  passkeys: (count) => plural(count, { one: '# llave de acceso', other: '# llaves de acceso' }),
  phone: 'aplicación de autenticación',
  codes: (count) =>
    plural(count, {
      one: 'queda # código de recuperación',
      other: 'quedan # códigos de recuperación',
    }),
  reset: 'Quitar todo',
  resetWhy:
    'Para quien ha perdido su teléfono, sus llaves de acceso y sus códigos de recuperación. Asegúrese por otra vía que el correo de que es esa persona quien lo pide.',
  sureReset: (name) => `¿Quitar todos los segundos factores de ${name}?`,
  resetDetail:
    'Las llaves de acceso, la aplicación de autenticación y los códigos de recuperación dejan de valer, y sus sesiones terminan. Podrá entrar solo con su contraseña. Se le avisa por correo.',
  wasReset: (name) => `${name} ya no tiene ningún segundo factor.`,
  own: 'Los suyos están en su propia página:',
  toOwn: 'Seguridad',
}

export default es
