import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PrintWords } from './print.en.ts'

const plural = pluralIn('fr')

const fr: PrintWords = {
  title: 'Imprimer la semaine',
  why: 'Une page en paysage, A4 ou Lettre, avec tout ce que les écrans affichent cette semaine.',
  subject: 'le programme',
  print: 'Imprimer',
  earlier: 'Semaine précédente',
  later: 'Semaine suivante',
  thisWeek: 'Cette semaine',
  withUnseen: 'Inclure les brouillons et les entraînements masqués',
  workouts: 'Entraînements de la semaine',
  round: 'Round',
  nothing: 'Aucun entraînement',
  draft: 'Brouillon',
  covered: 'Masqué',
  noSteps: 'Sans étapes',
  more: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  holes: (count) => plural(count, { one: '# créneau vide', other: '# créneaux vides' }),
  asOf: (when) => `En date du ${when}`,
}
export default fr
