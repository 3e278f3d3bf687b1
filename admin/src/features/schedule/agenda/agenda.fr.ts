import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { AgendaWords } from './agenda.en.ts'

const plural = pluralIn('fr')

const fr: AgendaWords = {
  title: 'Programme',
  subject: 'le programme',
  today: 'Aujourd’hui',
  select: 'Sélectionner des entraînements',
  find: 'Sélectionner par type',
  dayBefore: 'Jour précédent',
  dayAfter: 'Jour suivant',
  days: 'Jours de la semaine',
  holes: (count) => plural(count, { one: '# créneau vide', other: '# créneaux vides' }),
  drafts: (count) => plural(count, { one: '# brouillon', other: '# brouillons' }),
  complete: 'aucun créneau vide',
  gymsNow: (count) => plural(count, { one: '# club maintenant', other: '# clubs maintenant' }),
  draft: 'Brouillon',
  noSteps: 'Pas encore d’étapes',
  noWorkout: 'Aucun entraînement',
  addOne: (round) => `${round} · ajouter un entraînement`,
  past: 'passé',
  onAir: 'à l’écran maintenant',
  others: (count) =>
    plural(count, { one: 'et # autre ce jour-là', other: 'et # autres ce jour-là' }),
  selected: (count) => plural(count, { one: '# sélectionné', other: '# sélectionnés' }),
  drop: 'Effacer la sélection',
  allOf: (day) => `Tout le ${day}`,
  week: 'Semaine',
  noneOfWeek: 'Aucun résultat cette semaine',
  draftsOfWeek: 'Brouillons de cette semaine',
  noStepsOfWeek: 'Sans étapes cette semaine',
  lackingOfWeek: (language) => `Sans ${language} cette semaine`,
  commands: 'Actions pour la sélection',
  copy: 'Copier',
  move: 'Déplacer',
  publish: (count) => `Publier ${String(count)}`,
  later: 'Un jour plus tard',
  delete: 'Supprimer',
  edit: 'Modifier',
  copyTo: 'Copier vers…',
  moveTo: 'Déplacer vers…',
  more: 'Plus',
}
export default fr
