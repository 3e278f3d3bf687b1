import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GridWords } from './grid.en.ts'

const plural = pluralIn('fr')

const fr: GridWords = {
  schedule: 'Programme',
  noWorkout: 'Aucun entraînement',
  wallsSay: 'Les écrans affichent « Please Contact Support. »',
  noSteps: 'Pas encore d’étapes : les écrans restent vides',
  wallsCannot: 'pas encore d’étapes, donc les écrans ne peuvent pas l’afficher',
  week: (day) => `Semaine du ${day}`,
  weekNumber: (number) => `S${String(number)}`,
  gyms: (count) => plural(count, { one: '# club', other: '# clubs' }),
  here: 'maintenant',
  round: (round, name) => (name ? `${String(round)} ${name}` : `Round ${String(round)}`),
  onAir: 'à l’écran maintenant',
  onAirIn: (count) =>
    plural(count, {
      one: 'à l’écran maintenant dans # club',
      other: 'à l’écran maintenant dans # clubs',
    }),
  past: 'passé',
  missingIn: (language) => `${language} manquant`,
  outdatedIn: (language) => `${language} à mettre à jour`,
  draft: 'brouillon',
  again: (days) => `aussi cette semaine : ${days}`,
  wins: (count) => `${String(count)} entraînements se chevauchent, les écrans affichent celui-ci`,
}
export default fr
