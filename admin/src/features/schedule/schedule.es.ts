import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ScheduleWords } from './schedule.en.ts'

const plural = pluralIn('es')

const es: ScheduleWords = {
  title: 'Programación',
  what: 'la programación',
  today: 'Hoy',
  earlier: 'Antes',
  later: 'Después',
  zoom: 'Altura de las filas',
  zooms: { week: 'Semana', fortnight: 'Dos semanas', month: 'Mes' },
  gym: 'Local',
  allGyms: 'Todos los locales',
  noGym: 'Ningún local se llama así',
  addWorkout: 'Añadir entrenamiento',
  printWeek: 'Imprimir semana',
  foldMenu: 'Plegar el menú',
  unfoldMenu: 'Desplegar el menú',
  allKeys: 'todas las teclas',
  showOnly: 'Mostrar solo',
  nextHole: 'Próximo hueco:',
  holeAt: (round, day) => `round ${String(round)}, ${day}`,
  inDays: (days) => (days <= 0 ? 'ahora' : plural(days, { one: 'en # día', other: 'en # días' })),
  noHole: (day) => `Ningún hueco hasta el ${day.replace(/\.$/, '')}.`,
  holes: (count) => plural(count, { one: '# hueco', other: '# huecos' }),
  drafts: (count, day) =>
    `${plural(count, { one: '# borrador', other: '# borradores' })}, el primero el ${day}`,
  overlaps: (count) => plural(count, { one: '# superposición', other: '# superposiciones' }),
  withoutSteps: (count) => plural(count, { one: '# sin pasos', other: '# sin pasos' }),
  lacking: (count, language) =>
    plural(count, { one: `# falta en ${language}`, other: `# faltan en ${language}` }),
  turnOf: (day, from, to) => `En el ${day} desde las ${from} hasta las ${to}`,
  stale: 'Esto es lo último que se sabía.',
  emptyTitle: 'Aquí todavía no hay nada programado',
  emptyWhy: 'Cada round de cada día es un hueco: las pantallas dicen «Please Contact Support.»',
  copyWeeksBefore: (weeks: number) => `Copiar las ${String(weeks)} semanas anteriores`,
  importFile: 'Importar un archivo',
  firstWorkout: 'Añadir el primer entrenamiento',
}
export default es
