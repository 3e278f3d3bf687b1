import {
  type AlertLine,
  type AlertWords,
  byCount,
  dayIn,
  lengthIn,
  listIn,
  momentIn,
  untilIn,
} from './alert-letter.ts'

const at = ({ since, zone }: AlertLine) => momentIn('es', since, zone)
const length = ({ minutes }: AlertLine) => lengthIn('es', minutes ?? 0)

const troubles: Readonly<Record<string, string>> = {
  frozen: 'su vídeo está parado',
  'not-drawn': 'su pared no se dibuja',
  'no-space': 'no tiene espacio para los clips',
  'no-boot': 'no pudo arrancar sin red',
  'old-version': 'tiene una versión antigua',
}

const screensOf = ({ screens, concerned }: AlertLine) => {
  const named = screens.map(({ name, trouble }) => {
    const why = trouble === null ? undefined : troubles[trouble]
    return why === undefined ? name : `${name} (${why})`
  })
  return concerned > named.length
    ? `${named.join(', ')} y ${String(concerned - named.length)} más`
    : listIn('es', named)
}

const serverTroubles: Readonly<
  Record<NonNullable<AlertLine['trouble']>, (line: AlertLine) => string>
> = {
  'many-away': (line) =>
    `${String(line.gyms)} locales con ${String(line.concerned)} pantallas dejaron de responder a la vez, ${at(line)}. Tantos a la vez significa que la causa es el servidor o su conexión, no los locales.`,
  disk: (line) => `El disco del servidor está casi lleno desde ${at(line)}.`,
  database: (line) =>
    `La base de datos no aceptó escrituras durante ${length(line)}, desde ${at(line)}.`,
  mail: (line) =>
    byCount(
      line.concerned,
      'Un correo no se pudo enviar: el servidor de correo no responde o no lo acepta.',
      (n) =>
        `${n} correos no se pudieron enviar: el servidor de correo no responde o no los acepta.`,
    ),
  jobs: (line) =>
    byCount(
      line.concerned,
      'Se desistió de una tarea. La página Sistema dice de cuál.',
      (n) => `Se desistió de ${n} tareas. La página Sistema dice de cuáles.`,
    ),
  clock: (line) =>
    `El reloj del servidor se cambió en ${length(line)}. Las paredes van por él: mira si ahora está bien.`,
}

const serverEnds: Readonly<Record<NonNullable<AlertLine['trouble']>, (line: AlertLine) => string>> =
  {
    'many-away': (line) =>
      `La mayoría de los ${String(line.gyms)} locales responde de nuevo, después de ${length(line)}.`,
    disk: (line) => `El disco tiene sitio de nuevo, después de ${length(line)}.`,
    database: (line) => `La base de datos acepta escrituras de nuevo, después de ${length(line)}.`,
    mail: () => 'Los correos salen de nuevo.',
    jobs: () => 'Ya no espera ninguna tarea de la que se desistió.',
    clock: () => 'El reloj del servidor vuelve a estar bien.',
  }

const roundsOf = ({ rounds, drafts }: AlertLine) => {
  const named = `${rounds.length === 1 ? 'Round' : 'Rounds'} ${listIn('es', rounds)}`
  const shown = `${named}: las pantallas mostrarán «Comuníquese con soporte.».`
  if (drafts.length === 0) return shown
  return drafts.length === 1
    ? `${shown} El round ${listIn('es', drafts)} tiene un borrador: publíquelo para llenar el hueco.`
    : `${shown} Los rounds ${listIn('es', drafts)} tienen borradores: publíquelos para llenar los huecos.`
}

const server = 'Servidor'

export const alerts: AlertWords = {
  began(line) {
    const gym = line.gym ?? server
    switch (line.kind) {
      case 'location-away':
        return [
          `${gym} no responde`,
          `${byCount(line.linked, 'Su única pantalla no', (n) => `Ninguna de sus ${n} pantallas`)} responde desde ${at(line)}.`,
        ]
      case 'screen-away':
        return [
          `${gym}: ${String(line.concerned)} de ${String(line.linked)} pantallas ${line.concerned === 1 ? 'no responde' : 'no responden'}`,
          `${screensOf(line)}, desde ${at(line)}. Las demás responden.`,
        ]
      case 'screen-trouble':
        return [`${gym} necesita atención`, `${screensOf(line)}, desde ${at(line)}.`]
      case 'no-workout-tomorrow':
        return [
          `Sin entrenamiento para el ${dayIn('es', line.day ?? line.since.slice(0, 10))}`,
          roundsOf(line),
        ]
      case 'server-trouble':
        return [server, serverTroubles[line.trouble ?? 'jobs'](line)]
    }
  },
  ended(line) {
    const gym = line.gym ?? server
    switch (line.kind) {
      case 'location-away':
        return [
          `${gym} responde de nuevo`,
          `De vuelta después de ${length(line)}: no respondía desde ${at(line)}.`,
        ]
      case 'screen-away':
        return [
          `${gym}: responden todas las pantallas`,
          `De vuelta después de ${length(line)}: no respondían desde ${at(line)}.`,
        ]
      case 'screen-trouble':
        return [
          `${gym} vuelve a estar bien`,
          `Bien después de ${length(line)}: con problemas desde ${at(line)}.`,
        ]
      case 'no-workout-tomorrow':
        return [
          dayIn('es', line.day ?? line.since.slice(0, 10)),
          'Todos los rounds tienen entrenamiento.',
        ]
      case 'server-trouble':
        return [server, serverEnds[line.trouble ?? 'jobs'](line)]
    }
  },
  muted: (until) => `Silenciado hasta el ${untilIn('es', until)}.`,
  manyBegan: (count) => `${String(count)} alertas`,
  manyEnded: (count) => `${String(count)} alertas han terminado`,
  open: 'Abrir la consola',
  why: 'De qué se le avisa, y cuándo, lo elige en la consola, detrás de su campana.',
  summary: ({ awayCount, watched, ended, longestMinutes, looks, hole }) => ({
    subject:
      awayCount === 0
        ? 'Esta mañana: todos los locales responden'
        : `Esta mañana: ${String(awayCount)} de ${String(watched)} locales no responden`,
    heading:
      awayCount === 0
        ? 'Todos los locales responden'
        : byCount(awayCount, 'Un local no responde', (n) => `${n} locales no responden`),
    paragraphs: [
      ended === 0
        ? 'Desde ayer ningún local dejó de responder.'
        : `Desde ayer, ${byCount(ended, 'una vez', (n) => `${n} veces`)} un local dejó de responder, como mucho durante ${lengthIn('es', longestMinutes)}.`,
      ...(looks > 0
        ? [
            byCount(
              looks,
              'Un local responde y necesita atención.',
              (n) => `${n} locales responden y necesitan atención.`,
            ),
          ]
        : []),
      hole === null
        ? 'Todos los rounds tienen entrenamiento para la semana que viene.'
        : `Sin entrenamiento para el ${dayIn('es', hole.day)}, ${hole.rounds.length === 1 ? 'round' : 'rounds'} ${listIn('es', hole.rounds)}.`,
    ],
  }),
}
