import type { LocationUptime } from '@roundboard/contract'
import Papa from 'papaparse'
import type { FileAnswer } from '../../platform/http/handle.ts'
import { harmless } from '../../platform/sheets/harmless.ts'

const columns = {
  en: {
    days: ['Day', 'Round', 'Screen', 'Counted (min)', 'Away (min)', 'With trouble (min)'],
    outages: ['From (UTC)', 'To (UTC)', 'Away (min)', 'Whole gym', 'Screens', 'Cause'],
  },
  es: {
    days: ['Día', 'Ronda', 'Pantalla', 'Contado (min)', 'Sin conexión (min)', 'Con fallos (min)'],
    outages: [
      ...['Desde (UTC)', 'Hasta (UTC)', 'Sin conexión (min)'],
      ...['Todo el gimnasio', 'Pantallas', 'Causa'],
    ],
  },
  fr: {
    days: ['Jour', 'Round', 'Écran', 'Compté (min)', 'Absent (min)', 'En difficulté (min)'],
    outages: ['De (UTC)', 'À (UTC)', 'Absent (min)', 'Toute la salle', 'Écrans', 'Cause'],
  },
} as const

type Cell = string | number

const minutes = (ms: number) => Math.round(ms / 600) / 100

const dayRows = ({ days, screens }: LocationUptime): Cell[][] =>
  days.flatMap(({ day }, index) =>
    screens.flatMap(({ round, name, days: of }) => {
      const countedMs = of.countedMs[index] ?? 0
      if (countedMs === 0) return []
      const away = minutes(of.awayMs[index] ?? 0)
      return [[day, round, name, minutes(countedMs), away, minutes(of.troubledMs[index] ?? 0)]]
    }),
  )

function outageRows({ outages, screens }: LocationUptime): Cell[][] {
  const nameOf = new Map(screens.map(({ screenId, name }) => [screenId, name]))
  return outages.map(({ from, to, awayMs, reach, screens: ids, cause }) => [
    ...[from, to ?? '', minutes(awayMs), reach === 'whole' ? 1 : 0],
    ids.map((id) => nameOf.get(id) ?? id).join(', '),
    cause.code,
  ])
}

/** A table that spreadsheets open, with a mark of its encoding, which they need for accents. */
export function uptimeFile(
  uptime: LocationUptime,
  of: 'days' | 'outages',
  headers: keyof typeof columns,
): FileAnswer {
  const rows = of === 'days' ? dayRows(uptime) : outageRows(uptime)
  const data = rows.map((row) => row.map((cell) => harmless(String(cell))))
  const text = Papa.unparse({ fields: [...columns[headers][of]], data })
  return {
    bytes: Buffer.from(`\uFEFF${text}\r\n`),
    type: 'text/csv; charset=utf-8',
    name: `uptime-${uptime.from}-${uptime.to}.csv`,
  }
}
