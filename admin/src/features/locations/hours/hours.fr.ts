import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { HoursWords } from './hours.en.ts'

const plural = pluralIn('fr')

const fr: HoursWords = {
  title: 'Heures d’ouverture, alertes',
  why: 'À l’heure de la salle. Personne n’est averti d’un écran éteint pendant la fermeture, et ces heures ne comptent nulle part. Ce qui passe minuit fait deux ouvertures : jusqu’à la fin du jour, et depuis 0:00 le lendemain.',
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
  add: 'Ajouter une ouverture',
  addOn: (weekday) => `Ajouter une ouverture le ${weekday}`,
  remove: (weekday, opening) => `Retirer l’ouverture ${String(opening)} du ${weekday}`,
  alwaysOpen: 'Toujours ouvert',
  allDayOn: (weekday) => `Toute la journée le ${weekday}`,
  setAllDay: 'Toute la journée',
  copyMonday: 'Copier lundi sur tous les jours',
  told: 'Averti d’une absence',
  toldLabel: 'Avertir d’une absence après',
  toldHint: 'Minutes d’heures d’ouverture.',
  after: (minutes) => plural(minutes, { one: 'après # minute', other: 'après # minutes' }),
}

export default fr
