import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PanelWords } from './panel.en.ts'

const plural = pluralIn('es')

const es: PanelWords = {
  panel: 'Entrenamiento',
  theWorkout: 'el entrenamiento',
  wall: (name) => `Vista previa de ${name}`,
  noWall: 'Agregue pasos para que las pantallas muestren este entrenamiento.',
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
  onAir: (gyms) =>
    `En pantalla ahora en ${plural(gyms, { one: '# sucursal', other: '# sucursales' })}`,
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
    `${String(length)} de ${String(max)} caracteres. El encabezado se desplazará en las pantallas.`,
  edit: 'Editar',
  duplicate: 'Duplicar',
  more: 'Más',
  onThisDay: (count) => `${count === 2 ? 'Dos' : String(count)} entrenamientos este día`,
  oneWins: (count) => `${count === 2 ? 'Dos' : String(count)} entrenamientos se superponen`,
  thisWins: {
    'starts-last': 'Las pantallas muestran este: es el último en empezar.',
    'created-last': 'Las pantallas muestran este: es el último que se creó.',
  },
  otherWins: {
    'starts-last': (name) => `Las pantallas muestran ${name}: es el último en empezar.`,
    'created-last': (name) => `Las pantallas muestran ${name}: es el último que se creó.`,
  },
  wallShowsOn: {
    'starts-last': (name, day) =>
      `El ${day}, las pantallas muestran ${name} porque es el último en empezar. Si dos empiezan el mismo día, muestran el más nuevo.`,
    'created-last': (name, day) =>
      `El ${day}, las pantallas muestran ${name} porque es el último que se creó. Un entrenamiento que empiece después lo reemplazaría.`,
  },
  isBack: (name, days, day) => `${name}, ${days}, vuelve el ${day}.`,
  isNotBack: (name, days) => `${name}, ${days}, no vuelve después.`,
  wins: 'en pantalla',
  end: (name, day) => `Terminar ${name} el ${day}`,
  begin: (name, day) => `Empezar ${name} el ${day}`,
  remove: (name) => `Eliminar ${name}`,
  leaves: (days) => `Esto deja un hueco: ${days}.`,
  leavesMany: (count, day) => `Esto deja huecos en ${String(count)} días desde el ${day}.`,
  leave: 'Dejarlo así',
}
export default es
