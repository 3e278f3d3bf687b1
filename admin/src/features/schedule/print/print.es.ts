import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PrintWords } from './print.en.ts'

const plural = pluralIn('es')

const es: PrintWords = {
  title: 'Imprimir semana',
  why: 'Una página horizontal, A4 o carta, con todo lo que muestran las pantallas esta semana.',
  subject: 'la programación',
  print: 'Imprimir',
  earlier: 'Semana anterior',
  later: 'Semana siguiente',
  thisWeek: 'Esta semana',
  withUnseen: 'Incluir borradores y entrenamientos ocultos',
  workouts: 'Entrenamientos de la semana',
  round: 'Round',
  nothing: 'Sin entrenamiento',
  draft: 'Borrador',
  covered: 'Oculto',
  noSteps: 'Sin pasos',
  more: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  holes: (count) => plural(count, { one: '# hueco', other: '# huecos' }),
  asOf: (when) => `Al ${when}`,
}
export default es
