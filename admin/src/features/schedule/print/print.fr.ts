import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PrintWords } from './print.en.ts'

const plural = pluralIn('fr')

const fr: PrintWords = {
  title: 'Imprimer une semaine',
  why: 'Une page en paysage, A4 ou Letter : ce que montrent les écrans de toutes les salles.',
  subject: 'le programme',
  print: 'Imprimer',
  earlier: 'La semaine précédente',
  later: 'La semaine suivante',
  thisWeek: 'Cette semaine',
  withUnseen: 'Aussi ce que les écrans ne montrent pas : brouillons et entraînements couverts',
  workouts: 'Entraînements de la semaine',
  round: 'Round',
  nothing: 'Aucun entraînement',
  draft: 'Brouillon',
  covered: 'Couvert',
  noSteps: 'Sans étapes',
  more: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  holes: (count) => plural(count, { one: '# trou', other: '# trous' }),
  asOf: (when) => `Situation : ${when}`,
}
export default fr
