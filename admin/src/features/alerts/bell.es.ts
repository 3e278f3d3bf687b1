import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BellWords } from './bell.en.ts'

const plural = pluralIn('es')

const es: BellWords = {
  title: 'Notificaciones',
  what: 'sus notificaciones',
  button: (unread) =>
    unread === 0
      ? 'Notificaciones'
      : plural(unread, { one: 'Notificaciones: # sin leer', other: 'Notificaciones: # sin leer' }),
  unknown: 'Notificaciones: no se pudieron cargar',
  unread: 'Sin leer',
  markAll: 'Marcar todas como leídas',
  mark: (title) => `Marcar como leída: ${title}`,
  none: 'No hay notificaciones',
  noneWhy: 'Cuando una sucursal quede sin conexión, o pase algo más que usted sigue, lo verá aquí.',
  newest: (count) => `Se muestran las ${String(count)} más recientes.`,
  choose: 'Ajustes de notificaciones',
  screen: (round, name) =>
    name === '' || name === `Round ${String(round)}`
      ? `Round ${String(round)}`
      : `Round ${String(round)} · ${name}`,
  more: (named, count) => `${named} y ${String(count)} más`,
  away: (gym) => `${gym} está sin conexión`,
  awayHow: (screens) =>
    plural(screens, {
      one: 'Su pantalla no responde.',
      other: 'Ninguna de sus # pantallas responde.',
    }),
  back: (gym) => `${gym} está de nuevo en línea`,
  some: (gym, away, of) =>
    `${gym}: ${String(away)} de ${plural(of, { one: '# pantalla', other: '# pantallas' })} sin conexión`,
  someHow: (screens) => `${screens}. Las demás están en línea.`,
  someBack: (gym) => `${gym}: todas las pantallas están de nuevo en línea`,
  look: (gym) => `${gym} requiere atención`,
  well: (gym) => `${gym} se ha recuperado`,
  troubles: {
    frozen: 'video congelado',
    'not-drawn': 'error de visualización',
    'no-space': 'disco lleno',
    'no-boot': 'no puede iniciar sin conexión',
    'old-version': 'versión desactualizada',
  },
  noWorkout: (day) => `No hay entrenamiento para el ${day}`,
  noWorkoutHow: (rounds, isOne) => `${isOne ? 'Round' : 'Rounds'} ${rounds}.`,
  drafts: (rounds) => `Hay un borrador para ${rounds} listo para publicar.`,
  hasWorkouts: (day) => `Todos los rounds tienen entrenamiento el ${day}`,
  wentWithout: (day) => `No hubo entrenamiento el ${day}`,
  server: {
    'many-away': (gyms, screens) => [
      `${String(gyms)} sucursales perdieron la conexión a la vez`,
      `Afecta a ${String(screens)} pantallas. Probablemente la causa sea el servidor o su conexión.`,
    ],
    disk: () => [
      'El disco del servidor está casi lleno',
      'Libere espacio para evitar interrupciones.',
    ],
    database: () => [
      'La base de datos no pudo guardar cambios',
      'Los cambios hechos en ese lapso se rechazaron.',
    ],
    mail: (count) => [
      'No se están enviando los correos',
      plural(count, {
        one: 'No se pudo enviar # correo.',
        other: 'No se pudieron enviar # correos.',
      }),
    ],
    jobs: (count) => [
      'Fallan las tareas en segundo plano',
      plural(count, { one: 'Falló # tarea.', other: 'Fallaron # tareas.' }),
    ],
    clock: () => [
      'Se cambió la hora del reloj del servidor',
      'Las pantallas lo siguen. Compruebe que sea correcta.',
    ],
  },
  serverEnds: {
    'many-away': 'La mayoría de las sucursales está de nuevo en línea',
    disk: 'El disco del servidor vuelve a tener espacio suficiente',
    database: 'La base de datos vuelve a guardar cambios',
    mail: 'Los correos se envían de nuevo',
    jobs: 'Las tareas en segundo plano vuelven a funcionar',
    clock: 'El reloj del servidor vuelve a ser correcto',
  },
  there: (when) => `${when}, hora local`,
  since: (when, length) => `Desde ${when} (${length})`,
  changedBy: (length, when) => `Cambió ${length}, detectado ${when}`,
  after: (length, from, to) => `Duró ${length}, de ${from} a ${to}`,
}

export default es
