import type { UptimeFile } from '@roundboard/contract'
import { addDays, type ConsoleLanguage, escapeCell } from '@roundboard/domain'
import type { FileAnswer } from '../../../platform/http/handle.ts'
import { type UptimeMessages, uptimeMessages } from '../../../platform/messages/uptime.ts'
import { csvOf } from '../../../platform/sheets/write-sheet.ts'

type Cell = string | number

const minutes = (ms: number) => Math.round(ms / 600) / 100

function dayRows({ from, days, screens }: UptimeFile, { days: titles }: UptimeMessages): Cell[][] {
  const { counted, offline, issues } = titles
  const header = [titles.day, titles.round, titles.screen, counted, offline, issues]
  const dayOf = days.openMs.map((_, place) => addDays(from, place))
  const others = screens.map(({ round, name, days: { places, ...other } }) => {
    const indexOf = new Map(places.map((place, index) => [place, index]))
    return { round, name, other, indexOf }
  })
  const rows = dayOf.flatMap((day, place) =>
    others.flatMap(({ round, name, other, indexOf }) => {
      const index = indexOf.get(place)
      const [countedMs, awayMs, troubledMs] =
        index === undefined
          ? [days.countedMs[place], days.wholeMs[place], 0]
          : [other.countedMs[index], other.awayMs[index], other.troubledMs[index]]
      if (countedMs === undefined || countedMs === 0) return []
      return [[day, round, name, ...[countedMs, awayMs ?? 0, troubledMs ?? 0].map(minutes)]]
    }),
  )
  return [header, ...rows]
}

function outageRows(uptime: UptimeFile, messages: UptimeMessages): Cell[][] {
  const { outages, screens } = uptime
  const { yes, no, causes, outages: titles } = messages
  const nameOf = new Map(screens.map(({ screenId, name }) => [screenId, name]))
  const rows = outages.map(({ from, to, awayMs, reach, screens: ids, cause }) => [
    ...[from, to ?? '', minutes(awayMs), reach === 'whole' ? yes : no],
    ids.map((id) => nameOf.get(id) ?? id).join(', '),
    causes[cause.code],
  ])
  const { offline, whole } = titles
  return [[titles.from, titles.to, offline, whole, titles.screens, titles.cause], ...rows]
}

/** CSV with a byte order mark, which spreadsheets need for accents. */
export function uptimeFile(
  uptime: UptimeFile,
  of: 'days' | 'outages',
  language: ConsoleLanguage,
): FileAnswer {
  const messages = uptimeMessages(language)
  const rows = of === 'days' ? dayRows(uptime, messages) : outageRows(uptime, messages)
  return {
    bytes: csvOf(rows.map((row) => row.map((cell) => escapeCell(String(cell))))),
    type: 'text/csv; charset=utf-8',
    name: `${of}-${uptime.from}-${uptime.to}.csv`,
  }
}
