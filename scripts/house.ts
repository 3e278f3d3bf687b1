import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

interface Measure {
  readonly name: string
  /** Undefined if there is nothing to count. */
  readonly today: number | undefined
  /** A measure without a goal is shown, but may grow. */
  readonly goal?: number
}

type Recorded = Readonly<Record<string, number>>

interface SourceFile {
  readonly path: string
  readonly text: string
}

const recordFile = 'scripts/house.json'
const notOurs = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report']

const isTest = /\.test\.tsx?$|(^|\/)(testing|contract-tests)\//
const isMessages = /\bwords\b|\b(en|es|fr)\.tsx?$/
/** A table of texts by language, which belongs in messages. */
const isTable = /^ +(es|fr|ja): ?(?:[{[\n]|['"`][^\n]* )/m
// The column names of files are a format: names are added, never removed.
const isFormat =
  /^server\/src\/areas\/(workouts\/import-export\/columns|fleet\/location-import\/location-import-columns)\.ts$/
const isFilm = /^(server\/media|studio)\//
const isGenerated =
  /^contract\/src\/wire\/(addresses|made)\.ts$|^(contract|admin|phone|server)\/src\/(.*\/)?messages\/|^wall\/src\/text\/messages\//
const isDemo = /^server\/src\/demo\//
const isTool = /^(e2e|bench|scripts)\//
const isInSource = /^[^/]+\/src\//
const feature = /^server\/src\/(?:features|areas\/[^/]+)\/[^/]+(?=\/)/
const area = /^server\/src\/areas\/[^/]+(?=\/)/

function filesIn(root: string, pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: (path) => notOurs.includes(basename(path)) })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1
const linesIn = (files: readonly SourceFile[]) =>
  files.reduce((sum, file) => sum + linesOf(file), 0)

/** For each folder, the folders that its files import, types included. */
function importsBetween(folder: RegExp, files: readonly SourceFile[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const from = folder.exec(path)?.[0]
    if (from === undefined) continue
    const found = imports.getOrInsertComputed(from, () => new Set())
    for (const [, target = ''] of text.matchAll(/^(?:import|export)\b[^'"]*?'(\.[^']+)'/gm)) {
      const to = folder.exec(join(dirname(path), target).replaceAll('\\', '/'))?.[0]
      if (to !== undefined) found.add(to)
    }
  }
  return imports
}

/** The length of the longest chain of folders that import each other; each folder of a cycle counts. */
function levels(folder: RegExp, files: readonly SourceFile[]): number {
  const imports = importsBetween(folder, files)
  const reach = (from: string, found = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) if (!found.has(to)) reach(to, found.add(to))
    return found
  }
  const reached = new Map([...imports.keys()].map((from) => [from, reach(from)]))
  const known = new Map<string, number>()
  const levelsFrom = (from: string): number =>
    known.getOrInsertComputed(from, () => {
      const all = reached.get(from) ?? new Set()
      const cycle = new Set(
        [from, ...all].filter((to) => to === from || reached.get(to)?.has(from)),
      )
      return cycle.size + Math.max(0, ...[...all.difference(cycle)].map(levelsFrom))
    })
  return Math.max(0, ...[...imports.keys()].map(levelsFrom))
}

/** Measures the code below `root`. */
export function measure(root = '.'): Measure[] {
  const all = filesIn(root, '**/*.{ts,tsx}')
  const tests = all.filter(({ path }) => isTest.test(path))
  const source = all.filter(({ path }) => !isTest.test(path))
  const films = source.filter(({ path }) => isFilm.test(path))
  const mayHaveTables = [isGenerated, isDemo, isFormat]
  const messages = source.filter(
    ({ path, text }) =>
      isInSource.test(path) &&
      (isMessages.test(path) ||
        (isTable.test(text) && !mayHaveTables.some((pattern) => pattern.test(path)))),
  )
  const others = [isMessages, isFilm, isGenerated, isDemo, isTool]
  const product = source.filter(
    ({ path }) => isInSource.test(path) && !others.some((pattern) => pattern.test(path)),
  )
  const server = source.filter(({ path }) => path.startsWith('server/src/'))
  const wiring = server.filter(({ path }) => /^server\/src\/(services|app)\.ts$/.test(path))
  const player = source.filter(({ path }) => path.startsWith('screen/src/player/'))
  const styles = filesIn(root, '*/src/**/*.css')
  const docs = filesIn(root, 'docs/**/*.md')
  const hasAreas = server.some(({ path }) => area.test(path))
  return [
    { name: 'product logic, lines', today: linesIn(product), goal: 85_000 },
    { name: 'messages in TypeScript, lines', today: linesIn(messages), goal: 0 },
    { name: 'messages in TypeScript, files', today: messages.length, goal: 0 },
    { name: 'CSS, lines', today: linesIn(styles), goal: 8000 },
    { name: 'CSS, files', today: styles.length },
    {
      name: 'film drawing in server/, lines',
      today: linesIn(films.filter(({ path }) => path.startsWith('server/'))),
      goal: 0,
    },
    { name: 'unit tests and their support, lines', today: linesIn(tests) },
    { name: 'stories, lines', today: linesIn(all.filter(({ path }) => path.startsWith('e2e/'))) },
    {
      name: 'docs, KB',
      today: Math.round(docs.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1000),
      goal: 300,
    },
    {
      name: 'source files under 20 lines',
      today: source.filter((file) => linesOf(file) < 20 && !isGenerated.test(file.path)).length,
      goal: 80,
    },
    { name: 'dependency levels of server features', today: levels(feature, server), goal: 5 },
    {
      name: 'dependency levels of server areas',
      today: hasAreas ? levels(area, server) : undefined,
      goal: 5,
    },
    { name: 'services.ts and app.ts, lines', today: linesIn(wiring), goal: 150 },
    {
      name: "longest file of the screen's player, lines",
      today: Math.max(0, ...player.map(linesOf)),
      goal: 250,
    },
  ]
}

/** The measures that are too large: larger than the goal or, until it is met, than the recorded number. */
export function overBudget(measures: readonly Measure[], recorded: Recorded): string[] {
  return measures.flatMap(({ name, today, goal }) => {
    if (today === undefined || goal === undefined) return []
    const before = recorded[name]
    if (before === undefined)
      return [`"${name}" has no recorded number. Run \`npm run house -- --record\`.`]
    const limit = Math.max(before, goal)
    if (today <= limit) return []
    const growth = `"${name}" grew by ${format(today - limit)}, from ${format(limit)} to ${format(today)}.`
    return [
      `${growth} Remove as much elsewhere. If an issue asked for what was added, raise the number in ${recordFile} and give the reason in the commit message.`,
    ]
  })
}

/** The recorded numbers after a run: smaller numbers replace larger ones, never the reverse. */
export function improved(measures: readonly Measure[], recorded: Recorded): Recorded {
  return Object.fromEntries(
    measures.flatMap(({ name, today, goal }) => {
      if (today === undefined) return []
      const best = goal === undefined ? today : Math.min(today, recorded[name] ?? today)
      return [[name, best]]
    }),
  )
}

const format = (count: number | undefined) => count?.toLocaleString('en-US') ?? '–'

const readRecorded = () => JSON.parse(readFileSync(recordFile, 'utf8')) as Recorded

/** What `npm run verify` reports about the size of the code. */
export function sizeProblems(): string[] {
  return overBudget(measure(), readRecorded())
}

/** Prints the numbers beside the recorded ones and the goals; `--record` records smaller ones. */
export function house(options: readonly string[]): Promise<number> {
  if (options.some((option) => option !== '--record')) {
    console.error('Usage: npm run house -- [--record]')
    return Promise.resolve(2)
  }
  const measures = measure()
  if (options.includes('--record')) {
    const numbers = improved(measures, readRecorded())
    writeFileSync(recordFile, `${JSON.stringify(numbers, undefined, 2)}\n`)
  }
  const recorded = readRecorded()
  const row = (name: string, ...numbers: string[]) =>
    `${name.padEnd(44)}${numbers.map((text) => text.padStart(10)).join('')}`
  console.log(row('', 'today', 'recorded', 'goal'))
  for (const { name, today, goal } of measures)
    console.log(row(name, format(today), format(recorded[name]), format(goal)))
  const problems = overBudget(measures, recorded)
  for (const problem of problems) console.error(problem)
  return Promise.resolve(problems.length > 0 ? 1 : 0)
}
