import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GridWords } from './grid.en.ts'

const plural = pluralIn('es')

const es: GridWords = {
  schedule: 'Programación',
  noWorkout: 'Sin entrenamiento',
  wallsSay: 'Las pantallas muestran «Please Contact Support.»',
  noSteps: 'Aún sin pasos: las pantallas quedan en blanco',
  wallsCannot: 'aún sin pasos, así que las pantallas no pueden mostrarlo',
  week: (day) => `Semana del ${day}`,
  weekNumber: (number) => `S${String(number)}`,
  gyms: (count) => plural(count, { one: '# sucursal', other: '# sucursales' }),
  here: 'ahora',
  round: (round, name) => (name ? `${String(round)} ${name}` : `Round ${String(round)}`),
  onAir: 'en pantalla ahora',
  onAirIn: (count) =>
    plural(count, {
      one: 'en pantalla ahora en # sucursal',
      other: 'en pantalla ahora en # sucursales',
    }),
  past: 'pasado',
  missingIn: (language) => `falta ${language}`,
  outdatedIn: (language) => `${language} desactualizado`,
  draft: 'borrador',
  again: (days) => `también esta semana: ${days}`,
  wins: (count) => `${String(count)} entrenamientos se superponen, las pantallas muestran este`,
}
export default es
