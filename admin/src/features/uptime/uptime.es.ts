import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UptimeWords } from './uptime.en.ts'

const plural = pluralIn('es')

const es: UptimeWords = {
  title: 'Disponibilidad en horario de apertura',
  what: 'la disponibilidad de esta sucursal',
  why: 'Una barra por día. Las partes que faltan estuvieron sin conexión.',
  whyWeeks: 'Una barra por semana. Las partes que faltan estuvieron sin conexión.',
  noScreens: 'Aún no hay pantallas. Agregue una para ver su disponibilidad.',
  legend: {
    up: 'Todas en línea',
    some: 'Algunas sin conexión',
    whole: 'Todas sin conexión',
    closed: 'Cerrado',
    unknown: 'Desconocido',
  },
  span: 'Días que se muestran',
  year: 'Año',
  wholeGym: 'Toda la sucursal',
  noShare: 'desconocido',
  gone: (screen) => `${screen}, eliminada`,
  alike: (screens, share) =>
    plural(screens, {
      one: `La otra pantalla: ${share}, sin conexión solo cuando lo estuvieron todas.`,
      other: `Las otras # pantallas: ${share} cada una, sin conexión solo cuando lo estuvieron todas.`,
    }),
  alikeBetween: (screens, least, most) =>
    plural(screens, {
      one: `La otra pantalla: ${most}, sin conexión solo cuando lo estuvieron todas.`,
      other: `Las otras # pantallas: de ${least} a ${most}, sin conexión solo cuando lo estuvieron todas.`,
    }),
  allAlike: (screens) =>
    plural(screens, {
      one: 'Esta sucursal tiene una pantalla.',
      other: 'Ninguna de las # pantallas estuvo sin conexión por separado.',
    }),
  showAll: (screens) => plural(screens, { one: 'Mostrar la pantalla', other: 'Mostrar las #' }),
  showFew: 'Mostrar solo las pantallas distintas',
  chosenDay: 'Día',
  today: 'Hoy',
  dayBefore: 'Día anterior',
  dayAfter: 'Día siguiente',
  outageBefore: 'Interrupción anterior',
  outageAfter: 'Interrupción siguiente',
  byKeys: { day: 'día', outage: 'interrupción siguiente' },
  closedOn: (day) => `${day}: cerrado`,
  unknownOn: (day) => `${day}: desconocido`,
  whyUnknown: 'No había ningún dispositivo vinculado o el servidor no funcionaba.',
  wellOn: (day) => `${day}: todas las pantallas en línea`,
  wholeOn: (day, length) => `${day}: todas las pantallas sin conexión durante ${length}`,
  someOn: (day, length) => `${day}: algunas pantallas sin conexión durante ${length}`,
  alsoSome: (length) => `Algunas pantallas estuvieron sin conexión otros ${length}.`,
  partlyUnknown: (length) => `Estado desconocido durante ${length} del horario de apertura.`,
  troubled: (length) => `Durante ${length}, una pantalla en línea informó un problema.`,
  fromTo: (from, to) => `${from} – ${to}`,
  since: (from) => `Desde ${from}`,
  back: (screens, within) =>
    plural(screens, { one: 'Se recuperó.', other: `Las # se recuperaron en ${within}.` }),
  stillAway: 'Sigue sin conexión.',
  whatOutages: 'las interrupciones de este día',
  earlier: (count) =>
    plural(count, {
      one: 'Descargue el archivo para ver 1 interrupción anterior de este día.',
      other: 'Descargue el archivo para ver # interrupciones anteriores de este día.',
    }),
  file: 'CSV',
  fileWhat: 'Descargar estos datos',
  fileDays: 'Días y pantallas',
  fileOutages: 'Interrupciones',
  saved: (file) => `Se guardó ${file}.`,
}

export default es
