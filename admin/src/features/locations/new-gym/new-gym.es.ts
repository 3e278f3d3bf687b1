import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { NewGymWords } from './new-gym.en.ts'

const plural = pluralIn('es')

const es: NewGymWords = {
  title: 'Gimnasio nuevo',
  setUp: 'Preparar las pantallas',
  setUpOf: (name) => `Preparar ${name}`,
  onePage:
    'Una página, desde los datos hasta la décima pantalla. Lo hecho queda guardado; vuelva cuando quiera.',
  theGym: 'El gimnasio',
  thenPeopleAndWalls:
    'Al guardarlo se crean sus diez pantallas. Después vienen, en esta página, sus personas y los códigos de sus pantallas.',
  saveGym: 'Guardar el gimnasio',
  country: 'País o región',
  countryHint: 'Sus zonas horarias van primero, y si solo tiene una, se propone.',
  zoneFromBrowser: 'Según este navegador: compruébela.',
  zoneFromCountry: 'La única de este país.',
  zoneUnknown: 'Elija una: este país tiene varias.',
  change: 'Cambiar',
  changeOf: (name) => `Cambiar ${name}`,
  walls: 'Pantallas',
  thereNow: (time) => `allí son las ${time}`,
  timer: 'temporizador',
  noTimer: 'sin temporizador',
  androidBoxes: 'equipos Android',
  miniPcs: 'mini PC',
  screensNotMade: 'El gimnasio está guardado; sus pantallas aún no se han creado.',
  roundsMissing: (rounds) => `Todavía sin pantalla: ${rounds}.`,
  makeScreens: 'Crear las pantallas que faltan',
  madeScreens: 'Las pantallas están creadas.',
  tenWalls: 'Sus pantallas',
  tenWallsWhy:
    'Cada pantalla muestra seis caracteres. Escríbalos en cualquier orden; tras el sexto, el cursor pasa a la casilla siguiente. Se pueden pegar diez códigos a la vez.',
  wallsWhat: 'las pantallas de este gimnasio',
  answering: (count, all) => `${count} de ${all}`,
  wallsAnswer: 'pantallas responden',
  nowAnswering: (count, all) => `${count} de ${all} pantallas responden.`,
  codeOf: (wall) => `Código de ${wall}`,
  wallNamed: (round, name) => `${String(round)} ${name}`,
  notLinked: 'Aún sin vincular',
  enterCode: 'Escriba los seis caracteres de esta pantalla.',
  linking: 'Vinculando…',
  noSuchCode: 'Ninguna pantalla muestra este código.',
  codesChange: 'Los códigos cambian cada hora.',
  waiting: 'Vinculada',
  waitingWhy: 'se espera a que responda',
  answers: 'Responde',
  showsToday: 'muestra el entrenamiento de hoy',
  showsFlexibility: 'muestra Flexibilidad',
  showsNone: 'hoy no hay entrenamiento',
  showsOther: 'aún no muestra el entrenamiento de hoy',
  more: (wall) => `Más acciones para ${wall}`,
  changePlaces: 'Cambiar de lugar con',
  swapped: (one, other) => `${one} y ${other} han cambiado de lugar.`,
  swappedBack: (one, other) => `${one} y ${other} vuelven a estar en su lugar.`,
  swappedMeanwhile: 'Otra persona acaba de mover esta pantalla: mire dónde está ahora.',
  replace: 'Sustituir el equipo',
  replaceHint: 'Escriba el código del equipo nuevo. El anterior sigue hasta entonces.',
  keepDisplay: 'Conservar el anterior',
  openScreen: 'Abrir su página',
  phoneTitle: 'Recorra la sala con un teléfono.',
  phoneWhy:
    'Esta página se abre allí y continúa; las casillas se ponen verdes aquí mientras escribe.',
  phoneWrongPlace:
    '¿Una pantalla en el lugar equivocado? Arrastre su casilla sobre otra o elija «Cambiar de lugar» en su menú: ambas siguen al instante.',
  phoneLocal:
    'Esta dirección solo funciona en este ordenador. Abra antes la consola por su nombre en la red.',
  qrCode: 'Código QR de esta página',
  openGym: 'Abrir la página del gimnasio',
  addAnother: 'Añadir otro gimnasio',
  later: (count) =>
    plural(count, {
      one: '# pantalla se puede vincular más tarde.',
      other: '# pantallas se pueden vincular más tarde.',
    }),
  allLinked: 'Todas las pantallas están vinculadas.',
  codesLeft: (count) =>
    plural(count, {
      one: 'Sobró # código: no había casilla.',
      other: 'Sobraron # códigos: no había casillas.',
    }),
  nextBox: 'casilla siguiente',
  pasteTen: 'pegar diez',
}

export default es
