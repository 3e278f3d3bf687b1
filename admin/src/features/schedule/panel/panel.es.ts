import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PanelWords } from './panel.en.ts'

const plural = pluralIn('es')

const es: PanelWords = {
  panel: 'Entrenamiento',
  theWorkout: 'el entrenamiento',
  wall: (name) => `La pantalla de ${name}`,
  noWall: 'Sin pasos, las pantallas no pueden mostrarlo.',
  daysLabel: 'Días',
  only: (day) => `Solo el ${day}`,
  days: (days, count) => `${days}, ${plural(count, { other: '# días' })}`,
  state: 'Estado',
  states: {
    draft: 'Borrador',
    published: 'Publicado',
    past: 'Pasado',
    'no-steps': 'Aún sin pasos',
  },
  onAir: (gyms) => `En pantalla en ${plural(gyms, { one: '# local', other: '# locales' })}`,
  lastTime: 'Última vez',
  daysBefore: (day, count) =>
    `${day}, ${plural(count, { one: '# día antes', other: '# días antes' })}`,
  firstTime: 'Nunca antes',
  wallShows: 'La pantalla muestra',
  original: 'Texto original',
  languages: 'Idiomas',
  complete: (language) => language,
  missing: (language) => `falta ${language}`,
  outdated: (language) => `${language} desactualizado`,
  subHeaderScrolls: (length, max) =>
    `${String(length)} de ${String(max)} caracteres. El encabezado se desplaza en la pantalla.`,
  edit: 'Editar',
  duplicate: 'Duplicar',
  more: 'Más',
  onThisDay: (count) => `${count === 2 ? 'Dos' : String(count)} entrenamientos este día`,
  oneWins: (count) => `${count === 2 ? 'Dos' : String(count)} entrenamientos, gana uno`,
  thisWins: {
    'starts-last': 'Gana este: es el último en empezar.',
    'created-last': 'Gana este: es el último que se creó.',
  },
  otherWins: {
    'starts-last': (name) => `Las pantallas muestran ${name}: es el último en empezar.`,
    'created-last': (name) => `Las pantallas muestran ${name}: es el último que se creó.`,
  },
  wallShowsOn: {
    'starts-last': (name, day) =>
      `El ${day} la pantalla muestra ${name}: es el último en empezar. Si empiezan a la vez, gana el más nuevo.`,
    'created-last': (name, day) =>
      `El ${day} la pantalla muestra ${name}: es el último que se creó. Si otro empezara después, ganaría ese.`,
  },
  isBack: (name, days, day) => `${name}, ${days}, vuelve el ${day}.`,
  isNotBack: (name, days) => `${name}, ${days}, no vuelve después.`,
  wins: 'gana',
  end: (name, day) => `Terminar ${name} el ${day}`,
  begin: (name, day) => `Empezar ${name} el ${day}`,
  remove: (name) => `Eliminar ${name}`,
  leaves: (days) => `Entonces no habrá entrenamiento: ${days}.`,
  leavesMany: (count, day) =>
    `Entonces no habrá entrenamiento ${String(count)} días desde: ${day}.`,
  leave: 'Dejarlo así',
}
export default es
