import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in Spanish. */
export const es = {
  authorizationTitle: 'Conectar esta pantalla',
  authorizationText: 'Comuníquese con soporte para conectar esta pantalla con el código.',
  authorizationHour: 'El código cambia cada hora.',
  notReady: 'Comuníquese con soporte.',
  looksAgain: 'Se verifica de nuevo cada 30 segundos',
  refreshing: 'Actualizando el contenido. Espere, por favor.',
  loading: 'Cargando',
  round: 'Round',
  roundOf: 'Round {round} de {rounds}',
  steps: 'Pasos',
  timeLeft: 'Tiempo restante',
  green: 'Trabajo',
  yellow: '30 segundos',
  red: 'Descanso activo',
  go: 'Trabaje',
  rest: 'Reposo',
  breakIn: 'Descanso en',
  nextRound: 'Siguiente round',
  paused: 'En pausa',
  next: 'Sigue',
  startsAt: 'Empieza a las',
  startsIn: 'Empieza en',
  keepMoving: 'Siga en movimiento hasta la campana.',
  remoteCode: 'Entrenador: abra el control remoto con la cámara de su teléfono.',
} as const satisfies WallWords
