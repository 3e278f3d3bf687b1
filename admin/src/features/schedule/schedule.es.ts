import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ScheduleWords } from './schedule.en.ts'

const plural = pluralIn('es')

const es: ScheduleWords = {
  title: 'Programación',
  what: 'la programación',
  today: 'Hoy',
  earlier: 'Anterior',
  later: 'Siguiente',
  zoom: 'Período',
  zooms: { week: 'Semana', fortnight: '2 semanas', month: 'Mes' },
  gym: 'Sucursal',
  allGyms: 'Todas las sucursales',
  noGym: 'Ninguna sucursal coincide',
  addWorkout: 'Agregar entrenamiento',
  printWeek: 'Imprimir semana',
  foldMenu: 'Contraer el menú',
  unfoldMenu: 'Expandir el menú',
  allKeys: 'todos los atajos',
  showOnly: 'Mostrar solo',
  nextHole: 'Próximo hueco:',
  holeAt: (round, day) => `round ${String(round)}, ${day}`,
  inDays: (days) => (days <= 0 ? 'hoy' : plural(days, { one: 'en # día', other: 'en # días' })),
  noHole: (day) => `Sin huecos hasta el ${day.replace(/\.$/, '')}.`,
  holes: (count) => plural(count, { one: '# hueco', other: '# huecos' }),
  drafts: (count, day) =>
    `${plural(count, { one: '# borrador', other: '# borradores' })}, el primero el ${day}`,
  overlaps: (count) => plural(count, { one: '# superposición', other: '# superposiciones' }),
  withoutSteps: (count) => plural(count, { one: '# sin pasos', other: '# sin pasos' }),
  lacking: (count, language) =>
    plural(count, { one: `# falta en ${language}`, other: `# faltan en ${language}` }),
  turnOf: (day, from, to) => `En el ${day} de ${from} a ${to}`,
  stale: 'Se muestra la última programación guardada.',
  emptyTitle: 'Aquí todavía no hay nada programado',
  emptyWhy: 'Mientras no agregue entrenamientos, las pantallas muestran «Please Contact Support.»',
  copyWeeksBefore: (weeks: number) => `Copiar las ${String(weeks)} semanas anteriores`,
  importFile: 'Importar un archivo',
  firstWorkout: 'Agregar su primer entrenamiento',
}
export default es
