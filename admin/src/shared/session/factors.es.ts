import type { FactorWords } from './factors.en.ts'

const es: FactorWords = {
  usePasskey: 'Usar una llave de acceso',
  or: 'o',
  code: 'Código de su aplicación',
  codeHint: 'Las seis cifras que muestra ahora su aplicación de autenticación.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los diez que guardó. Cada uno sirve una vez.',
  useRecovery: 'Usar un código de recuperación',
  useCode: 'Usar un código de su aplicación',
  usePassword: 'Usar su contraseña',
  typeIt: {
    password: 'Escriba su contraseña.',
    code: 'Escriba las seis cifras.',
    recoveryCode: 'Escriba uno de sus códigos de recuperación.',
  },
  hindered: {
    'ip-address':
      'Las llaves de acceso necesitan un nombre en la dirección de esta página, y esta es una dirección IP.',
    'no-https': 'Las llaves de acceso necesitan https, y esta página llegó sin él.',
    'no-support': 'Este navegador no tiene llaves de acceso.',
    'other-host': 'Las llaves de acceso funcionan en otra dirección de esta consola.',
  },
  refused: {
    cancelled: 'No se dio ninguna llave de acceso. Inténtelo de nuevo o tome otro camino.',
    known: 'Este dispositivo ya tiene una llave de acceso suya.',
    'other-host': 'Las llaves de acceso funcionan en otra dirección de esta consola.',
    unable: 'Este navegador no pudo usar una llave de acceso.',
  },
}

export default es
