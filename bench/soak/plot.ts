import type { Entry } from './history.ts'

const width = 900
const [left, right, top] = [60, 20, 30]
const panel = { height: 150, gap: 60 }
const names = 150
const columns = 400
const lagMost = 30_000

interface Column {
  fewest: number
  latest: number
  slowest: number
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Plots the connected screens and the slowest edit over time, with the faults. */
export async function drawPlot(history: AsyncIterable<Entry>): Promise<string> {
  const faults: { name: string; from: number; to: number }[] = []
  const edits = new Map<string, Map<number, number>>()
  const shows = new Map<string, number>()
  const streams: { at: number; open: number }[] = []
  const lags: { at: number; lag: number }[] = []
  let open = 0
  let screens = 0
  let start: number | undefined
  let last = 0
  for await (const entry of history) {
    if (entry.is === 'run') {
      screens = entry.screens
      start = entry.at
    }
    if (entry.is === 'stored') break
    last = entry.at
    if (entry.is === 'fault' && entry.state === 'begins')
      faults.push({ name: entry.name, from: entry.at, to: entry.at })
    const fault = faults.at(-1)
    if (entry.is === 'fault' && entry.state === 'over' && fault) fault.to = entry.at
    if (entry.is === 'stream' && entry.who.startsWith('screen')) {
      open += entry.isOpen ? 1 : -1
      streams.push({ at: entry.at, open })
    }
    if (entry.is === 'edit' && entry.state === 'acknowledged') {
      const versions = edits.get(entry.target) ?? new Map<number, number>()
      edits.set(entry.target, versions.set(entry.version, entry.at))
    }
    if (entry.is !== 'shown') continue
    for (const [target, version] of Object.entries(entry.versions)) {
      const key = `${entry.who} ${target}`
      const before = shows.get(key)
      shows.set(key, version)
      for (let one = (before ?? version) + 1; one <= version; one += 1) {
        const at = edits.get(target)?.get(one)
        if (at !== undefined) lags.push({ at: entry.at, lag: entry.at - at })
      }
    }
  }
  const from = start ?? last
  const span = Math.max(1, last - from)
  const table: Column[] = Array.from({ length: columns }, () => ({
    fewest: NaN,
    latest: 0,
    slowest: 0,
  }))
  const columnAt = (at: number) => table[Math.floor(((at - from) / span) * (columns - 1))]
  for (const { at, open: count } of streams) {
    const column = columnAt(at)
    if (column === undefined) continue
    column.fewest = Math.min(count, Number.isNaN(column.fewest) ? count : column.fewest)
    column.latest = count
  }
  for (const { at, lag } of lags) {
    const column = columnAt(at)
    if (column) column.slowest = Math.max(column.slowest, lag)
  }
  let known = screens
  for (const column of table)
    if (Number.isNaN(column.fewest)) column.fewest = known
    else known = column.latest

  const x = (share: number) => (left + share * (width - left - right)).toFixed(1)
  const secondTop = top + names + panel.height + panel.gap
  const height = secondTop + panel.height + 40
  const yOf = (panelTop: number, share: number) =>
    (panelTop + panel.height * (1 - Math.min(1, Math.max(0, share)))).toFixed(1)
  const firstTop = top + names
  const line = (
    panelTop: number,
    share: (column: Column) => number,
    isKnown: (column: Column) => boolean = () => true,
  ) =>
    table
      .flatMap((column, n) =>
        isKnown(column) ? `${x(n / (columns - 1))} ${yOf(panelTop, share(column))}` : [],
      )
      .map((point, n) => `${n === 0 ? 'M' : 'L'}${point}`)
      .join('')
  // A logarithmic scale from 1 ms to 30 s.
  const lagShare = (ms: number) => Math.log10(Math.max(1, ms)) / Math.log10(lagMost)
  const label = (panelTop: number, share: number, text: string) =>
    `<text x="${String(left - 6)}" y="${yOf(panelTop, share)}" text-anchor="end" dy="4">${text}</text><path class="grid" d="M${String(left)} ${yOf(panelTop, share)}H${String(width - right)}"/>`
  const minute = (n: number) =>
    `<text x="${x((n * 60_000) / span)}" y="${String(height - 12)}" text-anchor="middle">${String(n)} min</text>`
  const minutes = Math.floor(span / 60_000)
  const every = Math.max(1, Math.ceil(minutes / 12))
  const band = ({ name, from: begins, to }: (typeof faults)[number]) => {
    const at = x((begins - from) / span)
    const wide = Math.max(1.5, Number(x((to - from) / span)) - Number(at)).toFixed(1)
    const panels = [firstTop, secondTop].map(
      (y) =>
        `<rect class="fault" x="${at}" y="${String(y)}" width="${wide}" height="${String(panel.height)}"/>`,
    )
    return `${panels.join('')}<text transform="translate(${at} ${String(firstTop - 6)}) rotate(-50)">${escape(name)}</text>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="11">
<style>svg{background:#fff}.grid{stroke:#ddd;fill:none}.fault{fill:#f3c7b5;opacity:.7}.line{fill:none;stroke:#1c5d99;stroke-width:1.5}</style>
${faults.map(band).join('\n')}
${label(firstTop, 0, '0')}${label(firstTop, 1, screens.toLocaleString('en'))}
<text x="${String(left)}" y="${String(firstTop + panel.height + 16)}">Connected screens, fewest</text>
<path class="line" d="${line(firstTop, ({ fewest }) => fewest / screens)}"/>
${[10, 100, 1_000, 10_000].map((ms) => label(secondTop, lagShare(ms), ms < 1_000 ? `${String(ms)} ms` : `${String(ms / 1_000)} s`)).join('')}
<text x="${String(left)}" y="${String(secondTop - 8)}">Slowest edit, from its response until a screen shows it</text>
<path class="line" d="${line(
    secondTop,
    ({ slowest }) => lagShare(slowest),
    ({ slowest }) => slowest > 0,
  )}"/>
${Array.from({ length: Math.floor(minutes / every) + 1 }, (_, n) => minute(n * every)).join('')}
</svg>
`
}
