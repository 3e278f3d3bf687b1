import type { SecondFactorWords } from './second-factor.en.ts'

const es: SecondFactorWords = {
  title: 'Segundo factor',
  why: 'Quién debe mostrar una llave de acceso o un código de su teléfono además de su contraseña. Cualquiera puede tener uno.',
  what: 'los roles que necesitan un segundo factor',
  hints: {
    location: 'Personal de gimnasios, que a menudo comparte un ordenador.',
    admin: 'Personal de la central que planifica entrenamientos y cuida de los gimnasios.',
    'super-admin': 'Usted y quien más pueda hacerlo todo.',
    'api-access':
      'Los programas que entran con una contraseña ya no podrían hacer nada. Las claves de API siguen como antes.',
  },
  sureOn: (role) => `¿Exigir un segundo factor al rol ${role}?`,
  onDetail:
    'Quien no tenga ninguno solo podrá configurar uno, desde este momento, también donde ya haya iniciado sesión.',
  ownDetail:
    'Usted mismo no tiene ninguno: se le llevará enseguida a configurarlo. Asegúrese de tener a mano su teléfono o una llave de acceso.',
  turnOn: 'Exigirlo',
  turnedOn: (role) => `El rol ${role} debe tener ahora un segundo factor.`,
  turnedOff: (role) => `El rol ${role} ya no necesita un segundo factor.`,
}

export default es
