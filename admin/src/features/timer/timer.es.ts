import type { TimerWords } from './timer.en.ts'

const es: TimerWords = {
  timer: 'Temporizador',
  timerOf: (name) => `Temporizador de ${name}`,
  what: 'el temporizador',
  licenceKey: 'Clave de licencia',
  noKey: 'Aún no hay',
  started: 'Iniciado (hora local)',
  notStarted: 'Detenido',
  onTheWalls: 'Temporizador ahora',
  phases: {
    idle: 'Sin temporizador: las pantallas solo muestran el entrenamiento',
    waiting: 'Esperando el inicio',
    green: 'Trabajo',
    yellow: 'Aviso de 30 segundos',
    red: 'Descanso activo',
  },
  startsAt: (when) => `empieza ${when}`,
  iteration: (iteration, last) => `Round ${String(iteration)} de ${String(last)}`,
  now: 'Ahora:',
  next: 'Después:',
  paused: 'En pausa',
  begins: { green: 'Campana', yellow: 'Aviso', red: 'Descanso' },
  ends: (when) => `termina ${when}`,
  noExercise: 'Ningún ejercicio en la lista',
  startNow: 'Iniciar ahora',
  startAt: 'Iniciar a las',
  startAtLabel: 'Iniciar a las (hora local)',
  startHere: (when) => `${when} en su zona horaria.`,
  skippedTime: (time) =>
    `Hay un cambio de hora en esta sucursal, así que el temporizador empieza a las ${time}.`,
  stop: 'Detener',
  sureStop:
    '¿Seguro que quiere detener el temporizador? Las pantallas solo mostrarán el entrenamiento.',
  sureStartAgain:
    'El temporizador ya está en marcha. Si lo inicia de nuevo, todas las pantallas de esta sucursal vuelven al principio. ¿Iniciarlo de nuevo?',
  startAgain: 'Iniciar de nuevo',
  startedAlert: (name) => `Temporizador de ${name} iniciado.`,
  stoppedAlert: (name) => `Temporizador de ${name} detenido.`,
  playlist: 'Lista de descansos activos',
  playlistWhy: 'Cada descanso muestra el siguiente ejercicio; luego la lista vuelve a empezar.',
  emptyPlaylist: 'Aún no hay ejercicios',
  addExercise: 'Agregar ejercicio',
  choose: 'Elija un ejercicio',
  add: 'Agregar',
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name} de la lista`,
  savedPlaylist: (name) => `Lista de descansos activos de ${name} actualizada.`,
}

export default es
