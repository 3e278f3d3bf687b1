import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UptimeWords } from './uptime.en.ts'

const plural = pluralIn('es')

const es: UptimeWords = {
  title: 'Conectadas mientras está abierto',
  what: 'cuándo estuvo conectado este gimnasio',
  why: 'Una barra por día. Lo que le falta a una barra no estuvo conectado.',
  whyWeeks: 'Una barra por semana. Lo que le falta a una barra no estuvo conectado.',
  noScreens: 'Todavía no hay pantallas: no hay nada que conectar.',
  legend: {
    up: 'Todas las pantallas',
    some: 'Faltan algunas',
    whole: 'Falta todo el gimnasio',
    closed: 'Cerrado',
    unknown: 'No se sabe',
  },
  span: 'Días que se muestran',
  year: 'Año',
  wholeGym: 'Todo el gimnasio',
  noShare: 'no se sabe',
  gone: (screen) => `${screen}, ya no está aquí`,
  alike: (screens, share) =>
    plural(screens, {
      one: `La otra: ${share}, solo faltó con todo el gimnasio.`,
      other: `Las otras #: ${share} cada una, solo faltaron con todo el gimnasio.`,
    }),
  alikeBetween: (screens, least, most) =>
    plural(screens, {
      one: `La otra: ${most}, solo faltó con todo el gimnasio.`,
      other: `Las otras #: de ${least} a ${most}, solo faltaron con todo el gimnasio.`,
    }),
  allAlike: (screens) =>
    plural(screens, {
      one: 'El gimnasio tiene una pantalla.',
      other: 'Ninguna de las # pantallas faltó por sí sola.',
    }),
  showAll: (screens) => plural(screens, { one: 'Mostrar la única', other: 'Mostrar las #' }),
  showFew: 'Mostrar solo las distintas',
  chosenDay: 'Día',
  today: 'Hoy',
  dayBefore: 'El día anterior',
  dayAfter: 'El día siguiente',
  outageBefore: 'La falta anterior',
  outageAfter: 'La falta siguiente',
  byKeys: { day: 'día', outage: 'falta siguiente' },
  closedOn: (day) => `${day}: cerrado`,
  unknownOn: (day) => `${day}: no se sabe`,
  whyUnknown: 'Entonces no había ningún dispositivo vinculado, o faltaba el propio servidor.',
  wellOn: (day) => `${day}: todas las pantallas conectadas`,
  wholeOn: (day, length) => `${day}: todo el gimnasio faltó ${length}`,
  someOn: (day, length) => `${day}: algunas pantallas faltaron ${length}`,
  alsoSome: (length) => `Algunas pantallas faltaron otros ${length}.`,
  partlyUnknown: (length) => `De ${length} de su horario no se sabe nada.`,
  troubled: (length) => `Durante ${length} una pantalla respondió y dijo que algo iba mal.`,
  fromTo: (from, to) => `${from} – ${to}`,
  since: (from) => `Desde ${from}`,
  back: (screens, within) =>
    plural(screens, { one: 'Volvió.', other: `Las # volvieron en ${within}.` }),
  stillAway: 'Sigue faltando.',
  whatOutages: 'las faltas de conexión de este día',
  earlier: (count) =>
    plural(count, {
      one: 'Una falta anterior de este día está en el archivo.',
      other: '# faltas anteriores de este día están en el archivo.',
    }),
  file: 'CSV',
  fileWhat: 'Descargar lo que se muestra',
  fileDays: 'Días y pantallas',
  fileOutages: 'Faltas',
  saved: (file) => `Se guardó ${file}.`,
}

export default es
