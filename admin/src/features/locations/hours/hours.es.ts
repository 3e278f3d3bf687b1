import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { HoursWords } from './hours.en.ts'

const plural = pluralIn('es')

const es: HoursWords = {
  title: 'Horario de apertura, avisos',
  why: 'Según el reloj del gimnasio. Nadie recibe avisos de una pantalla apagada mientras está cerrado, y las horas de cierre no cuentan. Lo que pasa de medianoche son dos horarios: hasta el final del día y desde las 0:00 del siguiente.',
  open: 'Abierto',
  always: 'Siempre',
  everyDay: 'Todos los días',
  allDay: 'todo el día',
  closed: 'cerrado',
  dayIs: (day, hours) => `${day} ${hours}`,
  fromTo: (from, to) => `${from} – ${to}`,
  opens: (weekday, opening) => `${weekday} abre (${String(opening)})`,
  closes: (weekday, opening) => `${weekday} cierra (${String(opening)})`,
  closedAllDay: 'Cerrado todo el día',
  add: 'Añadir horario',
  addOn: (weekday) => `Añadir horario el ${weekday}`,
  remove: (weekday, opening) => `Quitar el horario ${String(opening)} del ${weekday}`,
  alwaysOpen: 'Siempre abierto',
  allDayOn: (weekday) => `Todo el día el ${weekday}`,
  setAllDay: 'Todo el día',
  copyMonday: 'Copiar el lunes a todos los días',
  told: 'Aviso si falta',
  toldLabel: 'Avisar si falta después de',
  toldHint: 'Minutos de horario de apertura.',
  after: (minutes) =>
    plural(minutes, { one: 'después de # minuto', other: 'después de # minutos' }),
}

export default es
