import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UserFactorWords } from './user-factors.en.ts'

const plural = pluralIn('es')

const es: UserFactorWords = {
  title: 'Autenticación de dos factores',
  what: 'la autenticación de dos factores',
  none: 'Sin configurar',
  noneRequired:
    'Sin configurar, aunque el rol la exige. No se puede abrir nada más hasta que se configure.',
  has: 'Configurada',
  passkeys: (count) => plural(count, { one: '# llave de acceso', other: '# llaves de acceso' }),
  phone: 'aplicación de autenticación',
  codes: (count) =>
    plural(count, {
      one: 'queda # código de recuperación',
      other: 'quedan # códigos de recuperación',
    }),
  reset: 'Restablecer',
  resetWhy:
    'Para quien perdió su teléfono, sus llaves de acceso y sus códigos de recuperación. Confirme primero su identidad por otro medio que el correo.',
  sureReset: (name) => `¿Restablecer la autenticación de dos factores de ${name}?`,
  resetDetail:
    'Sus llaves de acceso, su aplicación de autenticación y sus códigos de recuperación dejan de funcionar y se cierran sus sesiones. Podrá iniciar sesión solo con su contraseña. Se le avisará por correo.',
  wasReset: (name) => `Se restableció la autenticación de dos factores de ${name}.`,
  own: 'Administre la suya en su propia página:',
  toOwn: 'Seguridad',
}

export default es
