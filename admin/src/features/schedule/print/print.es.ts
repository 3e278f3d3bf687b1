import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PrintWords } from './print.en.ts'

const plural = pluralIn('es')

const es: PrintWords = {
  title: 'Imprimir una semana',
  why: 'Una página apaisada, A4 o carta: lo que muestran las pantallas de todos los locales.',
  subject: 'la programación',
  print: 'Imprimir',
  earlier: 'La semana anterior',
  later: 'La semana siguiente',
  thisWeek: 'Esta semana',
  withUnseen: 'También lo que no se muestra: borradores y entrenamientos tapados',
  workouts: 'Entrenamientos de la semana',
  round: 'Round',
  nothing: 'Sin entrenamiento',
  draft: 'Borrador',
  covered: 'Tapado',
  noSteps: 'Sin pasos',
  more: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  holes: (count) => plural(count, { one: '# hueco', other: '# huecos' }),
  asOf: (when) => `Situación: ${when}`,
}
export default es
