import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { HoursWords } from './hours.en.ts'

const plural = pluralIn('es')

const es: HoursWords = {
  title: 'Horario de apertura y alertas',
  why: 'En la hora local de la sucursal. No recibirá alertas de pantallas que pierdan la conexión mientras la sucursal esté cerrada, y las horas de cierre no cuentan para la disponibilidad. Para abrir después de medianoche, agregue dos horarios: uno hasta el final del día y otro desde las 0:00 del día siguiente.',
  open: 'Abierta',
  always: 'Siempre',
  everyDay: 'Todos los días',
  allDay: 'todo el día',
  closed: 'cerrada',
  dayIs: (day, hours) => `${day} ${hours}`,
  fromTo: (from, to) => `${from} – ${to}`,
  opens: (weekday, opening) => `${weekday} abre (${String(opening)})`,
  closes: (weekday, opening) => `${weekday} cierra (${String(opening)})`,
  closedAllDay: 'Cerrada todo el día',
  add: 'Agregar horario',
  addOn: (weekday) => `Agregar horario el ${weekday}`,
  remove: (weekday, opening) => `Quitar el horario ${String(opening)} del ${weekday}`,
  alwaysOpen: 'Siempre abierta',
  allDayOn: (weekday) => `Todo el día el ${weekday}`,
  setAllDay: 'Todo el día',
  copyMonday: 'Copiar el lunes a todos los días',
  told: 'Alerta sin conexión',
  toldLabel: 'Minutos sin conexión antes de la alerta',
  toldHint: 'Solo cuentan las horas de apertura.',
  after: (minutes) =>
    plural(minutes, { one: 'después de # minuto', other: 'después de # minutos' }),
}

export default es
