import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BellWords } from './bell.en.ts'

const plural = pluralIn('es')

const es: BellWords = {
  title: 'Alertas',
  what: 'sus alertas',
  button: (unread) =>
    unread === 0
      ? 'Alertas'
      : plural(unread, { one: 'Alertas: # sin leer', other: 'Alertas: # sin leer' }),
  unknown: 'Alertas: no se pudieron cargar',
  unread: 'Sin leer',
  markAll: 'Marcar todas como leídas',
  mark: (title) => `Marcar como leída: ${title}`,
  none: 'Ninguna alerta',
  noneWhy: 'Cuando un gimnasio se queda a oscuras, o pasa otra cosa que quiere saber, está aquí.',
  newest: (count) => `Se muestran las ${String(count)} más recientes.`,
  choose: 'De qué se le avisa',
  screen: (round, name) =>
    name === '' || name === `Round ${String(round)}`
      ? `Round ${String(round)}`
      : `Round ${String(round)} · ${name}`,
  more: (named, count) => `${named} y ${String(count)} más`,
  away: (gym) => `${gym} no responde`,
  awayHow: (screens) =>
    plural(screens, {
      one: 'Su pantalla no responde.',
      other: 'Ninguna de sus # pantallas responde.',
    }),
  back: (gym) => `${gym} responde de nuevo`,
  some: (gym, away, of) =>
    `${gym}: ${String(away)} de ${plural(of, { one: '# pantalla no responde', other: '# pantallas no responden' })}`,
  someHow: (screens) => `${screens}. Las demás responden.`,
  someBack: (gym) => `${gym}: responden todas las pantallas`,
  look: (gym) => `${gym} necesita atención`,
  well: (gym) => `${gym} vuelve a estar bien`,
  troubles: {
    frozen: 'vídeo parado',
    'not-drawn': 'no se dibuja',
    'no-space': 'sin espacio en su disco',
    'no-boot': 'no puede arrancar sin red',
    'old-version': 'una versión anterior',
  },
  noWorkout: (day) => `Sin entrenamiento para el ${day}`,
  noWorkoutHow: (rounds, isOne) => `${isOne ? 'Round' : 'Rounds'} ${rounds}.`,
  drafts: (rounds) => `Para ${rounds} hay un borrador que solo falta publicar.`,
  hasWorkouts: (day) => `Todos los rounds tienen entrenamiento para el ${day}`,
  wentWithout: (day) => `El ${day} pasó sin entrenamiento`,
  server: {
    'many-away': (gyms, screens) => [
      `${String(gyms)} gimnasios se fueron a la vez`,
      `Con ${String(screens)} pantallas. Tantos a la vez: la causa es el servidor o su conexión.`,
    ],
    disk: () => [
      'El disco del servidor está casi lleno',
      'En él están los medios y la base de datos integrada.',
    ],
    database: () => [
      'La base de datos no aceptó escrituras',
      'Lo que se envió entretanto se rechazó.',
    ],
    mail: (count) => [
      'El correo no sale',
      plural(count, {
        one: '# correo no se pudo enviar.',
        other: '# correos no se pudieron enviar.',
      }),
    ],
    jobs: (count) => [
      'El servidor no pudo hacer su trabajo',
      plural(count, { one: 'Se desistió de # tarea.', other: 'Se desistió de # tareas.' }),
    ],
    clock: () => ['Se cambió el reloj del servidor', 'Las paredes van por él: mire si está bien.'],
  },
  serverEnds: {
    'many-away': 'La mayoría de los gimnasios responde de nuevo',
    disk: 'El disco del servidor tiene espacio de nuevo',
    database: 'La base de datos acepta escrituras de nuevo',
    mail: 'El correo sale de nuevo',
    jobs: 'El servidor hace su trabajo de nuevo',
    clock: 'El reloj del servidor vuelve a estar bien',
  },
  there: (when) => `${when} allí`,
  since: (when, length) => `Desde ${when}, ${length}`,
  changedBy: (length, when) => `En ${length}, avisado ${when}`,
  after: (length, from, to) => `Después de ${length}: de ${from} a ${to}`,
}

export default es
