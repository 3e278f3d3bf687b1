import type { SecondFactorWords } from './second-factor.en.ts'

const es: SecondFactorWords = {
  title: 'Autenticación en dos pasos',
  why: 'Elija los roles que deben usar una llave de acceso o un código además de su contraseña. Cualquiera puede activarla por su cuenta.',
  what: 'los ajustes de autenticación en dos pasos',
  hints: {
    location: 'Personal de las sucursales, que suele compartir una computadora.',
    admin: 'Personal de la oficina central que planifica entrenamientos y administra sucursales.',
    'super-admin': 'Usted y las demás personas con acceso completo.',
    'api-access':
      'Los programas que inician sesión con contraseña dejarían de funcionar. Las claves de API no se ven afectadas.',
  },
  sureOn: (role) => `¿Exigir la autenticación en dos pasos al rol ${role}?`,
  onDetail:
    'Se aplica de inmediato, también a quienes ya iniciaron sesión. Quien no la tenga deberá configurarla antes de hacer cualquier otra cosa.',
  ownDetail:
    'Usted aún no la tiene, así que la configurará a continuación. Tenga a mano su teléfono o una llave de acceso.',
  turnOn: 'Exigir',
  turnedOn: (role) => `La autenticación en dos pasos ahora es obligatoria para el rol ${role}.`,
  turnedOff: (role) => `La autenticación en dos pasos ya no es obligatoria para el rol ${role}.`,
}

export default es
