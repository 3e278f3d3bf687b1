import type { UptimeFile } from '@roundboard/contract'
import { addDays, type AwayCauseCode, harmless } from '@roundboard/domain'
import type { FileAnswer } from '../../../platform/http/handle.ts'
import { csvOf } from '../../../platform/sheets/write-sheet.ts'

interface Words {
  readonly days: readonly string[]
  readonly outages: readonly string[]
  readonly yes: string
  readonly no: string
  readonly causes: Readonly<Record<AwayCauseCode, string>>
}

const words = {
  en: {
    days: ['Day', 'Round', 'Screen', 'Counted (min)', 'Away (min)', 'With trouble (min)'],
    outages: ['From (UTC)', 'To (UTC)', 'Away (min)', 'Whole gym', 'Screens', 'Probable cause'],
    ...{ yes: 'yes', no: 'no' },
    causes: {
      'whole-gym': 'The gym’s network or power',
      'one-by-one': 'Switched off one after the other',
      'one-box': 'One box only',
      some: 'Several boxes',
      'never-linked': 'Never linked',
      frozen: 'Video frozen',
      'not-drawn': 'The wall is not drawn',
      'no-space': 'No room on its disk',
      'no-boot': 'Cannot start without network',
      'old-version': 'An older version',
    },
  },
  es: {
    days: ['Día', 'Ronda', 'Pantalla', 'Contado (min)', 'Sin conexión (min)', 'Con fallos (min)'],
    outages: [
      ...['Desde (UTC)', 'Hasta (UTC)', 'Sin conexión (min)'],
      ...['Todo el gimnasio', 'Pantallas', 'Causa probable'],
    ],
    ...{ yes: 'sí', no: 'no' },
    causes: {
      'whole-gym': 'La red o la corriente del gimnasio',
      'one-by-one': 'Apagadas una tras otra',
      'one-box': 'Un solo equipo',
      some: 'Varios equipos',
      'never-linked': 'Nunca vinculadas',
      frozen: 'Vídeo parado',
      'not-drawn': 'La pantalla no se dibuja',
      'no-space': 'Sin espacio en su disco',
      'no-boot': 'No puede arrancar sin red',
      'old-version': 'Una versión anterior',
    },
  },
  fr: {
    days: ['Jour', 'Round', 'Écran', 'Compté (min)', 'Absent (min)', 'En difficulté (min)'],
    outages: ['De (UTC)', 'À (UTC)', 'Absent (min)', 'Toute la salle', 'Écrans', 'Cause probable'],
    ...{ yes: 'oui', no: 'non' },
    causes: {
      'whole-gym': 'Le réseau ou le courant de la salle',
      'one-by-one': 'Éteints l’un après l’autre',
      'one-box': 'Un seul boîtier',
      some: 'Plusieurs boîtiers',
      'never-linked': 'Jamais liés',
      frozen: 'Vidéo figée',
      'not-drawn': 'L’écran n’est pas dessiné',
      'no-space': 'Plus de place sur son disque',
      'no-boot': 'Ne peut pas démarrer sans réseau',
      'old-version': 'Une version plus ancienne',
    },
  },
} as const satisfies Record<string, Words>

type Cell = string | number

const minutes = (ms: number) => Math.round(ms / 600) / 100

function dayRows({ from, days, screens }: UptimeFile): Cell[][] {
  const dayOf = days.openMs.map((_, place) => addDays(from, place))
  const others = screens.map(({ round, name, days: { places, ...other } }) => {
    const indexOf = new Map(places.map((place, index) => [place, index]))
    return { round, name, other, indexOf }
  })
  return dayOf.flatMap((day, place) =>
    others.flatMap(({ round, name, other, indexOf }) => {
      const index = indexOf.get(place)
      const [counted, away, troubled] =
        index === undefined
          ? [days.countedMs[place], days.wholeMs[place], 0]
          : [other.countedMs[index], other.awayMs[index], other.troubledMs[index]]
      if (counted === undefined || counted === 0) return []
      return [[day, round, name, ...[counted, away ?? 0, troubled ?? 0].map(minutes)]]
    }),
  )
}

function outageRows({ outages, screens }: UptimeFile, { yes, no, causes }: Words): Cell[][] {
  const nameOf = new Map(screens.map(({ screenId, name }) => [screenId, name]))
  return outages.map(({ from, to, awayMs, reach, screens: ids, cause }) => [
    ...[from, to ?? '', minutes(awayMs), reach === 'whole' ? yes : no],
    ids.map((id) => nameOf.get(id) ?? id).join(', '),
    causes[cause.code],
  ])
}

/** A table that spreadsheets open, with a mark of its encoding, which they need for accents. */
export function uptimeFile(
  uptime: UptimeFile,
  of: 'days' | 'outages',
  language: keyof typeof words,
): FileAnswer {
  const rows = of === 'days' ? dayRows(uptime) : outageRows(uptime, words[language])
  const data = rows.map((row) => row.map((cell) => harmless(String(cell))))
  return {
    bytes: csvOf([words[language][of], ...data]),
    type: 'text/csv; charset=utf-8',
    name: `${of}-${uptime.from}-${uptime.to}.csv`,
  }
}
