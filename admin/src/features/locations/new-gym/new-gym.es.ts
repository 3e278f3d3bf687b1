import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { NewGymWords } from './new-gym.en.ts'

const plural = pluralIn('es')

const es: NewGymWords = {
  title: 'Nueva sucursal',
  setUp: 'Configurar pantallas',
  setUpOf: (name) => `Configurar ${name}`,
  onePage:
    'Configure la sucursal, sus personas y sus diez pantallas en una sola página. Su avance se guarda; vuelva cuando quiera.',
  theGym: 'Sucursal',
  thenPeopleAndWalls:
    'Al guardar se crean la sucursal y sus diez pantallas. Después agregue aquí a sus personas e ingrese los códigos de las pantallas.',
  saveGym: 'Guardar sucursal',
  country: 'País o región',
  countryHint: 'Sus zonas horarias aparecen primero. Si solo tiene una, ya queda seleccionada.',
  zoneFromBrowser: 'La zona horaria de su navegador. Verifique que sea la correcta.',
  zoneFromCountry: 'La única zona horaria de este país.',
  zoneUnknown: 'Elija una: este país tiene varias.',
  change: 'Editar',
  changeOf: (name) => `Editar ${name}`,
  walls: 'Pantallas',
  thereNow: (time) => `${time}, hora local`,
  timer: 'temporizador',
  noTimer: 'sin temporizador',
  androidBoxes: 'dispositivos Android',
  miniPcs: 'mini PC',
  screensNotMade: 'La sucursal está guardada, pero sus pantallas aún no se han creado.',
  roundsMissing: (rounds) => `Todavía sin pantalla: ${rounds}.`,
  makeScreens: 'Crear pantallas faltantes',
  madeScreens: 'Pantallas creadas.',
  tenWalls: 'Pantallas',
  tenWallsWhy:
    'Cada pantalla muestra un código de seis caracteres. Ingréselos en cualquier orden; el cursor avanza después de cada uno. Puede pegar diez códigos a la vez.',
  wallsWhat: 'las pantallas de esta sucursal',
  answering: (count, all) => `${count} de ${all}`,
  wallsAnswer: 'pantallas en línea',
  nowAnswering: (count, all) => `${count} de ${all} pantallas están en línea.`,
  codeOf: (wall) => `Código de ${wall}`,
  wallNamed: (round, name) => `${String(round)} ${name}`,
  notLinked: 'Aún sin vincular',
  enterCode: 'Ingrese los seis caracteres de esta pantalla.',
  linking: 'Vinculando…',
  noSuchCode: 'Ninguna pantalla muestra este código.',
  codesChange: 'Los códigos cambian cada hora.',
  waiting: 'Vinculada',
  waitingWhy: 'esperando a que la pantalla se conecte',
  answers: 'En línea',
  showsToday: 'muestra el entrenamiento de hoy',
  showsFlexibility: 'muestra Flexibilidad',
  showsNone: 'sin entrenamiento hoy',
  showsOther: 'aún no muestra el entrenamiento de hoy',
  more: (wall) => `Más acciones para ${wall}`,
  changePlaces: 'Intercambiar con',
  swapped: (one, other) => `Se intercambiaron ${one} y ${other}.`,
  swappedBack: (one, other) => `${one} y ${other} volvieron a su lugar.`,
  swappedMeanwhile: 'Otra persona acaba de mover esta pantalla. Verifique dónde está ahora.',
  replace: 'Reemplazar dispositivo',
  replaceHint:
    'Ingrese el código del dispositivo nuevo. El anterior sigue vinculado hasta entonces.',
  keepDisplay: 'Conservar el dispositivo anterior',
  openScreen: 'Abrir la página de la pantalla',
  phoneTitle: 'Lleve su teléfono a las pantallas.',
  phoneWhy:
    'Escanee el código para continuar en su teléfono. Las casillas de aquí se ponen verdes a medida que escribe.',
  phoneWrongPlace:
    '¿Una pantalla en el lugar equivocado? Arrastre su casilla sobre otra o elija «Intercambiar con» en su menú. Ambas pantallas cambian al instante.',
  phoneLocal:
    'Esta dirección solo funciona en esta computadora. Abra primero la consola con su nombre en la red.',
  qrCode: 'Código QR de esta página',
  openGym: 'Abrir la página de la sucursal',
  addAnother: 'Agregar otra sucursal',
  later: (count) =>
    plural(count, {
      one: 'Puede vincular # pantalla más tarde.',
      other: 'Puede vincular # pantallas más tarde.',
    }),
  allLinked: 'Todas las pantallas están vinculadas.',
  codesLeft: (count) =>
    plural(count, {
      one: 'No se usó # código sobrante.',
      other: 'No se usaron # códigos sobrantes.',
    }),
  nextBox: 'casilla siguiente',
  pasteTen: 'pegar diez códigos',
}

export default es
