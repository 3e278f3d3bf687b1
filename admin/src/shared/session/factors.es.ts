import type { FactorWords } from './factors.en.ts'

const es: FactorWords = {
  usePasskey: 'Usar una llave de acceso',
  or: 'o',
  code: 'Código de su aplicación',
  codeHint: 'El código de seis dígitos que muestra ahora su aplicación de autenticación.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los diez códigos que guardó. Cada uno sirve una sola vez.',
  useRecovery: 'Usar un código de recuperación',
  useCode: 'Usar un código de su aplicación',
  usePassword: 'Usar su contraseña',
  typeIt: {
    password: 'Ingrese su contraseña.',
    code: 'Ingrese el código de seis dígitos.',
    recoveryCode: 'Ingrese uno de sus códigos de recuperación.',
  },
  hindered: {
    'ip-address':
      'Las llaves de acceso no funcionan en una dirección IP. Abra la consola con su nombre de dominio.',
    'no-https': 'Las llaves de acceso requieren HTTPS y esta página se abrió sin él.',
    'no-support': 'Este navegador no admite llaves de acceso.',
    'other-host': 'Las llaves de acceso solo funcionan en la dirección principal de la consola.',
  },
  refused: {
    cancelled: 'No se usó ninguna llave de acceso. Inténtelo de nuevo o elija otro método.',
    known: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    'other-host': 'Las llaves de acceso solo funcionan en la dirección principal de la consola.',
    unable: 'Este navegador no pudo usar una llave de acceso.',
  },
}

export default es
