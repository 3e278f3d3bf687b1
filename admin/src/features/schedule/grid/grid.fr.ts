import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GridWords } from './grid.en.ts'

const plural = pluralIn('fr')

const fr: GridWords = {
  schedule: 'Programme',
  noWorkout: 'Aucun entraînement',
  wallsSay: 'Les écrans disent « Please Contact Support. »',
  noSteps: 'Pas encore d’étapes : les écrans restent noirs',
  wallsCannot: 'pas encore d’étapes, les écrans ne peuvent pas l’afficher',
  week: (day) => `Semaine du ${day}`,
  weekNumber: (number) => `S${String(number)}`,
  gyms: (count) => plural(count, { one: '# salle', other: '# salles' }),
  here: 'maintenant',
  round: (round, name) => (name ? `${String(round)} ${name}` : `Round ${String(round)}`),
  onAir: 'à l’écran',
  onAirIn: (count) =>
    plural(count, { one: 'à l’écran dans # salle', other: 'à l’écran dans # salles' }),
  past: 'passé',
  missingIn: (language) => `${language} manque`,
  outdatedIn: (language) => `${language} périmé`,
  draft: 'brouillon',
  again: (days) => `aussi cette semaine : ${days}`,
  wins: (count) => `${String(count)} entraînements, celui-ci l’emporte`,
}
export default fr
