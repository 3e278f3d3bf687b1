import {
  type AlertLine,
  type AlertText,
  type AlertWords,
  byCount,
  dayIn,
  lengthIn,
  listIn,
  momentIn,
  placesIn,
  screensIn,
  timeIn,
  untilIn,
} from './alert-letter.ts'

const at = ({ since, zone }: AlertLine) => momentIn('es', since, zone)
const length = ({ minutes }: AlertLine) => lengthIn('es', minutes ?? 0)
const dayOf = ({ day, since }: AlertLine) => dayIn('es', day ?? since.slice(0, 10))

/** "la 1:05 p.m.", but "las 2:05 p.m.". */
const timeOf = ({ since }: AlertLine) =>
  `${Number(since.slice(11, 13)) % 12 === 1 ? 'la' : 'las'} ${timeIn('es', since)}`

const issues: Readonly<Record<string, string>> = {
  frozen: 'problema al reproducir videos',
  'not-drawn': 'no puede mostrar su contenido',
  'no-space': 'almacenamiento lleno',
  'no-boot': 'no puede iniciarse sin internet',
  'old-version': 'software desactualizado',
}

const screensOf = (line: AlertLine) => screensIn('es', line, issues, (count) => `${count} más`)

const othersOnline = ({ linked, concerned }: AlertLine) => {
  const others = linked - concerned
  if (others <= 0) return ''
  return byCount(
    others,
    ' La otra pantalla está en línea.',
    (n) => ` Las otras ${n} pantallas están en línea.`,
  )
}

type ServerTrouble = NonNullable<AlertLine['trouble']>

const serverTroubles: Readonly<Record<ServerTrouble, (line: AlertLine) => AlertText>> = {
  'many-away': (line) => {
    const title = `Servidor: ${String(line.gyms)} sucursales sin conexión al mismo tiempo`
    return {
      subject: title,
      title,
      details: `${String(line.gyms)} sucursales con ${String(line.concerned)} pantallas perdieron la conexión al mismo tiempo el ${at(line)}. Que sean tantas a la vez indica un problema del servidor o de su conexión, no de las sucursales.`,
      next: 'Revise el servidor y su conexión.',
    }
  },
  disk: (line) => ({
    subject: 'Servidor: disco casi lleno',
    title: 'Servidor: disco casi lleno',
    details: `El disco del servidor está casi lleno desde el ${at(line)}.`,
    next: 'Libere espacio o amplíe el almacenamiento. Con el disco lleno, el servidor no puede guardar cambios.',
  }),
  database: (line) => {
    const title = `Servidor: la base de datos no aceptó cambios durante ${length(line)}`
    return {
      subject: title,
      title,
      details: `La base de datos no aceptó cambios durante ${length(line)} a partir del ${at(line)}. Los cambios realizados en ese lapso fueron rechazados.`,
      next: 'Si hizo algún cambio en ese lapso, verifique que se haya guardado.',
    }
  },
  mail: ({ concerned }) => {
    const title = `Servidor: ${byCount(concerned, 'no se envió 1 correo', (n) => `no se enviaron ${n} correos`)}`
    return {
      subject: title,
      title,
      details: `El servidor de correo no está disponible o ${concerned === 1 ? 'lo' : 'los'} rechaza.`,
      next: 'Un superadministrador puede ver el motivo y reintentar el envío en la página Sistema.',
    }
  },
  jobs: ({ concerned }) => {
    const title = `Servidor: ${byCount(concerned, 'falló 1 tarea en segundo plano', (n) => `fallaron ${n} tareas en segundo plano`)}`
    return {
      subject: title,
      title,
      details: `No se ${concerned === 1 ? 'reintentará' : 'reintentarán'} automáticamente.`,
      next: 'Un superadministrador puede ver el motivo y reintentar en la página Sistema.',
    }
  },
  clock: (line) => ({
    subject: `Servidor: el reloj cambió ${length(line)}`,
    title: `Servidor: el reloj cambió ${length(line)}`,
    details: 'Todas las pantallas siguen el reloj del servidor.',
    next: 'Verifique que la fecha y la hora del servidor sean correctas.',
  }),
}

const ended = (title: string, details: string): AlertText => ({ subject: title, title, details })

const serverEnds: Readonly<Record<ServerTrouble, (line: AlertLine) => AlertText>> = {
  'many-away': (line) =>
    ended(
      'Servidor: la mayoría de las sucursales está en línea de nuevo',
      `La mayoría de las ${String(line.gyms)} sucursales está en línea de nuevo después de ${length(line)}.`,
    ),
  disk: (line) =>
    ended(
      'Servidor: ya hay espacio suficiente en el disco',
      `El disco estuvo casi lleno durante ${length(line)}. Ya tiene espacio libre suficiente.`,
    ),
  database: (line) =>
    ended(
      'Servidor: la base de datos ya acepta cambios',
      `La base de datos acepta cambios de nuevo después de ${length(line)}.`,
    ),
  mail: () =>
    ended('Servidor: los correos se envían de nuevo', 'No quedan correos fallidos ni atrasados.'),
  jobs: () =>
    ended(
      'Servidor: no quedan tareas en segundo plano fallidas',
      'Se reintentaron o se eliminaron.',
    ),
  clock: () => ended('Servidor: reloj corregido', 'El reloj del servidor marca la hora correcta.'),
}

const roundsOf = ({ rounds, drafts }: AlertLine) => {
  const named = listIn('es', rounds)
  const shown =
    rounds.length === 1
      ? `El round ${named} no tiene ningún entrenamiento publicado, así que sus pantallas mostrarán “Comuníquese con soporte.”.`
      : `Los rounds ${named} no tienen ningún entrenamiento publicado, así que sus pantallas mostrarán “Comuníquese con soporte.”.`
  if (drafts.length === 0) return shown
  return drafts.length === 1
    ? `${shown} El round ${listIn('es', drafts)} tiene un borrador. Publíquelo para llenar el hueco.`
    : `${shown} Los rounds ${listIn('es', drafts)} tienen borradores. Publíquelos para llenar los huecos.`
}

const roundList = (rounds: readonly number[]) =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${listIn('es', rounds)}`

const moreLocations = (count: string) =>
  `${count} ${count === '1' ? 'sucursal más' : 'sucursales más'}`

const withPlaces = (title: string, lines: readonly AlertLine[]) => {
  const places = placesIn('es', lines, moreLocations)
  return places === '' ? title : `${title}: ${places}`
}

export const alerts: AlertWords = {
  began(line) {
    const gym = line.gym ?? 'Sucursal'
    const screens = screensOf(line)
    switch (line.kind) {
      case 'location-away': {
        const title = `${gym}: ${line.linked === 1 ? 'pantalla' : 'todas las pantallas'} sin conexión`
        return {
          subject: `${title} desde ${timeOf(line)}`,
          title,
          details: `${byCount(line.linked, 'La pantalla está', (n) => `Las ${n} pantallas están`)} sin conexión desde el ${at(line)}.`,
          next: 'Revise la corriente y la red en la sucursal.',
        }
      }
      case 'screen-away': {
        const title = `${gym}: ${String(line.concerned)} de ${String(line.linked)} pantallas sin conexión`
        const offline =
          line.concerned === 1
            ? `${screens} está sin conexión desde el ${at(line)}.`
            : `${screens} están sin conexión, la primera desde el ${at(line)}.`
        return {
          subject: title,
          title,
          details: `${offline}${othersOnline(line)}`,
          next: 'Revise la corriente y la red.',
        }
      }
      case 'screen-trouble': {
        const title = `${gym}: ${byCount(line.concerned, '1 pantalla requiere atención', (n) => `${n} pantallas requieren atención`)}`
        return {
          subject: title,
          title,
          details: `${screens}. Detectado por primera vez el ${at(line)}.`,
          next: 'Abra la sucursal para ver los detalles.',
        }
      }
      case 'no-workout-tomorrow': {
        const title = `Sin entrenamiento para el ${dayOf(line)}`
        return {
          subject: `${title}: ${roundList(line.rounds)}`,
          title,
          details: roundsOf(line),
        }
      }
      case 'server-trouble':
        return serverTroubles[line.trouble ?? 'jobs'](line)
    }
  },
  ended(line) {
    const gym = line.gym ?? 'Sucursal'
    switch (line.kind) {
      case 'location-away':
        return {
          subject: `${gym}: en línea de nuevo después de ${length(line)}`,
          title: `${gym}: en línea de nuevo`,
          details: `La sucursal estuvo sin conexión durante ${length(line)} a partir del ${at(line)}.`,
        }
      case 'screen-away':
        return {
          subject: `${gym}: todas las pantallas en línea de nuevo`,
          title: `${gym}: todas las pantallas en línea de nuevo`,
          details: `La interrupción duró ${length(line)} a partir del ${at(line)}.`,
        }
      case 'screen-trouble':
        return {
          subject: `${gym}: pantallas recuperadas después de ${length(line)}`,
          title: `${gym}: pantallas recuperadas`,
          details: `Los problemas de las pantallas duraron ${length(line)} a partir del ${at(line)}.`,
        }
      case 'no-workout-tomorrow':
        return ended(
          `Sin huecos para el ${dayOf(line)}`,
          'Todos los rounds de sus pantallas tienen entrenamiento.',
        )
      case 'server-trouble':
        return serverEnds[line.trouble ?? 'jobs'](line)
    }
  },
  muted: (until) => `Alertas silenciadas hasta el ${untilIn('es', until)}.`,
  manyBegan: (lines) => withPlaces(`${String(lines.length)} alertas`, lines),
  manyEnded: (lines) => withPlaces(`${String(lines.length)} alertas resueltas`, lines),
  buttons: {
    dashboard: 'Abrir el panel',
    location: 'Ver la sucursal',
    schedule: 'Abrir la programación',
    system: 'Abrir la página Sistema',
  },
  manage: 'Configurar notificaciones',
  summary: ({ away, awayCount, watched, ended: endedCount, longestMinutes, looks, hole }) => {
    const lately = byCount(
      endedCount,
      `En las últimas 24 horas se resolvió 1 interrupción en una sucursal, después de ${lengthIn('es', longestMinutes)}.`,
      (n) =>
        `En las últimas 24 horas se resolvieron ${n} interrupciones en sucursales. La más larga duró ${lengthIn('es', longestMinutes)}.`,
    )
    return {
      subject:
        awayCount === 0
          ? 'Resumen diario: ninguna sucursal con interrupciones'
          : `Resumen diario: ${String(awayCount)} de ${String(watched)} sucursales sin conexión`,
      heading:
        awayCount === 0
          ? 'Ninguna sucursal con interrupciones'
          : byCount(awayCount, '1 sucursal sin conexión', (n) => `${n} sucursales sin conexión`),
      paragraphs: [
        ...(endedCount > 0 ? [lately] : []),
        ...(endedCount === 0 && awayCount === 0
          ? ['Tampoco las hubo en las últimas 24 horas.']
          : []),
        ...(looks > 0
          ? [
              byCount(
                looks,
                '1 sucursal tiene pantallas que requieren atención.',
                (n) => `${n} sucursales tienen pantallas que requieren atención.`,
              ),
            ]
          : []),
        hole === null
          ? 'No hay huecos de entrenamiento en los próximos 7 días.'
          : `Próximo hueco de entrenamiento: ${dayIn('es', hole.day)}, ${roundList(hole.rounds)}.`,
        ...(awayCount > away.length
          ? [`Estas son las ${String(away.length)} interrupciones más largas:`]
          : []),
      ],
    }
  },
}
