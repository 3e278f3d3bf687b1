import { pluralIn } from '../../shared/i18n/plural.ts'
import type { DashboardWords } from './dashboard.en.ts'

const plural = pluralIn('es')

const es: DashboardWords = {
  dashboard: 'Panel',
  hello: (name) => `Hola, ${name}.`,
  connectivity: 'Conexión de las pantallas',
  simulated: (count: number) =>
    `${plural(count, { one: '# pantalla es simulada', other: '# pantallas son simuladas' })}. Para desactivarlo, use DEMO_DISPLAYS=0.`,
  connectivityWhat: 'la conexión de las pantallas',
  overall: 'General',
  overallMeaning: {
    green: 'Todas las pantallas están en línea.',
    yellow: 'Algunas pantallas están sin conexión.',
    red: 'Al menos una sucursal no tiene ninguna pantalla en línea.',
  },
  connectedOf: (connected, all) => `${connected} de ${all} pantallas conectadas`,
  locationsIn: (count) => plural(count, { one: '# sucursal', other: '# sucursales' }),
  location: 'Sucursal',
  status: 'Estado',
  screens: 'Pantallas',
  lastStatus: 'Última conexión',
  neverSeen: 'nunca vista',
  onlyProblems: 'Con problemas',
  others: 'Todos los demás',
  noneOf: {
    all: 'No se encontraron sucursales',
    problems: 'Ninguna sucursal tiene problemas.',
    'not-held': 'Todas las sucursales pueden pasar una noche sin conexión.',
  },
  notHeld: (count) =>
    plural(count, {
      one: '# sucursal no podría pasar una noche sin conexión',
      other: '# sucursales no podrían pasar una noche sin conexión',
    }),
  allHeld: 'El próximo día está disponible sin conexión en todas las sucursales',
  listThem: 'Mostrarlas',
  listAll: 'Mostrar todas',
  content: 'Estado del contenido',
  contentWhat: 'el estado del contenido',
  contentWhy: 'Estos entrenamientos no tienen rutinas, así que las pantallas no pueden mostrarlos.',
  contentGood: 'Todos los entrenamientos tienen rutinas.',
  round: (number) => `Round ${String(number)}`,
  addRoutines: 'Agregar rutinas',
  schedule: 'Calendario de siete días',
  scheduleWhat: 'el calendario',
  scheduleWhy: (zone) =>
    `Lo que muestran las pantallas en los próximos siete días. Su zona horaria es ${zone}.`,
  today: 'Hoy',
  scheduledWorkout: (name) => `Programado: ${name}`,
  onlyDraft: (name, round, day) =>
    `Borrador, no se muestra: ${name}, round ${String(round)}, ${day}`,
  toDay: (day) => `Abrir el ${day} en el calendario`,
  coverage: 'Cobertura del calendario',
  coverageWhat: 'la cobertura del calendario',
  nextHole: 'Próximo hueco:',
  nextDraft: 'Próximo borrador sin publicar:',
  nextMissing: (language, gyms) =>
    `${language} (${plural(gyms, { one: '# sucursal', other: '# sucursales' })}), próxima traducción faltante:`,
  placeAt: (round, day) => `round ${String(round)}, ${day}`,
  draftWaits: 'hay un borrador',
  noHole: 'No hay huecos en los próximos 12 meses.',
  allTranslated: (language) => `${language}: traducción completa.`,
  notScheduled: 'Sin programar',
  addFor: (round, day) =>
    `Sin programar: agregar un entrenamiento para el round ${String(round)}, ${day}`,
  api: 'Acceso a la API',
  apiWhy:
    'Esta cuenta es para programas. Inician sesión con su correo y contraseña. El documento de la API describe las llamadas.',
  apiDocument: 'Abrir documento de la API',
  release: 'Última nota de versión',
  releaseWhat: 'la última nota de versión',
  noReleases: 'No se encontraron versiones',
  allReleases: 'Todas las notas de versión',
}

export default es
