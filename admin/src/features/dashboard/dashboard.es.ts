import { pluralIn } from '../../shared/i18n/plural.ts'
import type { DashboardWords } from './dashboard.en.ts'

const plural = pluralIn('es')

const es: DashboardWords = {
  dashboard: 'Panel',
  hello: (name) => `Hola, ${name}.`,
  connectivity: 'Conexión de las pantallas',
  simulated: (count: number) =>
    `${plural(count, { one: '# pantalla es simulada', other: '# pantallas son simuladas' })}: DEMO_DISPLAYS=0 las quita.`,
  connectivityWhat: 'la conexión de las pantallas',
  overall: 'En conjunto',
  overallMeaning: {
    green: 'Todas las pantallas responden.',
    yellow: 'Algunas pantallas no responden.',
    red: 'Al menos un local no tiene ninguna pantalla que responda.',
  },
  connectedOf: (connected, all) => `${connected} de ${all} pantallas conectadas`,
  locationsIn: (count) => plural(count, { one: '# local', other: '# locales' }),
  location: 'Local',
  status: 'Estado',
  screens: 'Pantallas',
  lastStatus: 'Último estado',
  neverSeen: 'nunca vista',
  onlyProblems: 'Solo problemas',
  others: 'Todos los demás',
  noneOf: {
    all: 'No se encontraron locales',
    problems: 'Todas las pantallas de todos los locales responden.',
    'not-held': 'Todos los locales aguantarían una noche sin red.',
  },
  notHeld: (count) =>
    plural(count, {
      one: '# local no aguantaría una noche sin red',
      other: '# locales no aguantarían una noche sin red',
    }),
  allHeld: 'Todo local con equipos tiene guardado su próximo día',
  listThem: 'Mostrarlos',
  listAll: 'Mostrar todos',
  content: 'Estado del contenido',
  contentWhat: 'el estado del contenido',
  contentWhy: 'Entrenamientos sin rutinas. Las pantallas no pueden mostrarlos.',
  contentGood: 'Todos los entrenamientos tienen sus rutinas.',
  round: (number) => `Round ${String(number)}`,
  addRoutines: 'Añadir rutinas',
  schedule: 'Programa de siete días',
  scheduleWhat: 'el programa',
  scheduleWhy: (zone) =>
    `Lo que muestran las pantallas en los siete días desde hoy, según su zona horaria, ${zone}.`,
  today: 'Hoy',
  scheduledWorkout: (name) => `Programado: ${name}`,
  onlyDraft: (name, round, day) =>
    `Solo un borrador, no está en las pantallas: ${name}, round ${String(round)} el ${day}`,
  toDay: (day) => `${day} en el calendario`,
  coverage: 'Cobertura',
  coverageWhat: 'la cobertura',
  nextHole: 'Próximo hueco:',
  nextDraft: 'Próximo con solo un borrador:',
  nextMissing: (language, gyms) =>
    `${language} (${plural(gyms, { one: '# local', other: '# locales' })}), próximo texto que falta:`,
  placeAt: (round, day) => `round ${String(round)} el ${day}`,
  draftWaits: 'ahí espera un borrador',
  noHole: 'Ningún hueco en el próximo año.',
  allTranslated: (language) => `${language}: están todos los textos.`,
  notScheduled: 'Sin programar',
  addFor: (round, day) =>
    `Sin programar: añadir un entrenamiento para el round ${String(round)} el ${day}`,
  api: 'Acceso a la API',
  apiWhy:
    'Esta cuenta es para programas. Inician sesión con su correo y contraseña y preguntan como dice el documento de la API.',
  apiDocument: 'Abrir el documento de la API',
  release: 'Última nota de versión',
  releaseWhat: 'la última nota de versión',
  noReleases: 'No se encontraron versiones',
  allReleases: 'Todas las notas de versión',
}

export default es
