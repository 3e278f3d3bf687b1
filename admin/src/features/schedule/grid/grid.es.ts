import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GridWords } from './grid.en.ts'

const plural = pluralIn('es')

const es: GridWords = {
  schedule: 'Programación',
  noWorkout: 'Sin entrenamiento',
  wallsSay: 'Las pantallas dicen «Please Contact Support.»',
  noSteps: 'Sin pasos: las pantallas quedan a oscuras',
  wallsCannot: 'sin pasos todavía, las pantallas no pueden mostrarlo',
  week: (day) => `Semana del ${day}`,
  weekNumber: (number) => `S${String(number)}`,
  gyms: (count) => plural(count, { one: '# local', other: '# locales' }),
  here: 'ahora',
  round: (round, name) => (name ? `${String(round)} ${name}` : `Round ${String(round)}`),
  onAir: 'en pantalla',
  onAirIn: (count) =>
    plural(count, { one: 'en pantalla en # local', other: 'en pantalla en # locales' }),
  past: 'pasado',
  missingIn: (language) => `falta ${language}`,
  outdatedIn: (language) => `${language} anticuado`,
  draft: 'borrador',
  again: (days) => `también está esta semana: ${days}`,
  wins: (count) => `${String(count)} entrenamientos, gana este`,
}
export default es
