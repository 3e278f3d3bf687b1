import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { HoursWords } from './hours.en.ts'

const plural = pluralIn('fr')

const fr: HoursWords = {
  title: 'Heures d’ouverture et alertes',
  why: 'À l’heure locale du club. Vous ne recevez pas d’alerte pour les écrans qui passent hors ligne pendant que le club est fermé, et les heures de fermeture ne comptent pas dans la disponibilité. Pour ouvrir après minuit, ajoutez deux plages : une jusqu’à la fin de la journée, une à partir de 0:00 le lendemain.',
  open: 'Ouvert',
  always: 'Toujours',
  everyDay: 'Tous les jours',
  allDay: 'toute la journée',
  closed: 'fermé',
  dayIs: (day, hours) => `${day} ${hours}`,
  fromTo: (from, to) => `${from} – ${to}`,
  opens: (weekday, opening) => `${weekday} ouvre (${String(opening)})`,
  closes: (weekday, opening) => `${weekday} ferme (${String(opening)})`,
  closedAllDay: 'Fermé toute la journée',
  add: 'Ajouter une plage',
  addOn: (weekday) => `Ajouter une plage le ${weekday}`,
  remove: (weekday, opening) => `Retirer la plage ${String(opening)} du ${weekday}`,
  alwaysOpen: 'Toujours ouvert',
  allDayOn: (weekday) => `Toute la journée le ${weekday}`,
  setAllDay: 'Toute la journée',
  copyMonday: 'Copier le lundi sur tous les jours',
  told: 'Alerte hors ligne',
  toldLabel: 'Minutes hors ligne avant l’alerte',
  toldHint: 'Seules les heures d’ouverture comptent.',
  after: (minutes) => plural(minutes, { one: 'après # minute', other: 'après # minutes' }),
}

export default fr
