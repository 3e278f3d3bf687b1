// Writes the tables of tests in the docs: `npm run docs`. `verify` fails if they are out of date,
// or if a requirement has neither a test nor a reason.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { asvs, securityTopics, specification } from './requirements.ts'

const specificationPage = 'docs/specification-coverage.md'
const securityPage = 'docs/security.md'

/** A comment above a test that names what the test covers: `// spec: 2.6, 9` or `// security: 6.3.1, drafts`. */
export interface Tag {
  readonly kind: string
  readonly names: readonly string[]
  readonly file: string
  readonly line: number
  /** Whether a test follows. */
  readonly isAboveTest: boolean
}

const isTag = /^\s*\/\/ (spec|security): (.+)$/
const isTest = /^\s*(test|it|describe)\b/

export function tagsIn(file: string, source: string): Tag[] {
  const lines = source.split('\n')
  return lines.flatMap((text, index) => {
    const [, kind, names = ''] = isTag.exec(text) ?? []
    if (kind === undefined) return []
    const next = lines.slice(index + 1).find((line) => !/^\s*\/\//.test(line)) ?? ''
    return [
      { kind, names: names.split(', '), file, line: index + 1, isAboveTest: isTest.test(next) },
    ]
  })
}

function tagsBelow(root: string): Tag[] {
  return globSync('**/*.{test,e2e}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => ['node_modules', 'dist'].includes(basename(path)),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => tagsIn(path, readFileSync(join(root, path), 'utf8')))
}

const requirementsOf = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1)}`)

/** All names that a tag can have and that need a test or a reason. */
const namesOf = (kind: string): string[] =>
  kind === 'spec'
    ? [...specification.keys()]
    : [
        ...[...asvs].flatMap(([section, { requirements }]) =>
          requirementsOf(section, requirements),
        ),
        ...securityTopics.keys(),
      ]

/** The requirements in the first column of a table: those without a test, each with its reason. */
const explainedIn = (page: string): string[] =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) +\|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  )

/** Unknown tags, and requirements that no tag names; the ones in `explained` need none. */
export function tagProblems(tags: readonly Tag[], explained: readonly string[]): string[] {
  const misplaced = tags
    .filter(({ isAboveTest }) => !isAboveTest)
    .map(({ file, line }) => `${file}:${String(line)}: no test follows this tag`)
  return ['spec', 'security'].flatMap((kind) => {
    const known = namesOf(kind)
    const ofKind = tags.filter((tag) => tag.kind === kind)
    const tagged = new Set(ofKind.flatMap(({ names }) => names))
    const exempt = kind === 'security' ? explained : []
    return [
      ...(kind === 'spec' ? misplaced : []),
      ...ofKind.flatMap(({ names, file, line }) =>
        names
          .filter((name) => !known.includes(name))
          .map((name) => `${file}:${String(line)}: there is no ${kind} requirement ${name}`),
      ),
      ...exempt
        .filter((name) => !known.includes(name))
        .map((name) => `${securityPage}: there is no requirement ${name}`),
      ...known
        .filter((name) => !tagged.has(name) && !exempt.includes(name))
        .map((name) => `no test has the tag "// ${kind}: ${name}"`),
    ]
  })
}

/** The shortest ending of each file's path that no other file has. */
function shortNames(files: readonly string[]): (file: string) => string {
  const isShared = (end: string) =>
    files.filter((path) => `/${path}`.endsWith(`/${end}`)).length > 1
  return (file) => {
    const parts = file.split('/')
    let end = parts.pop() ?? ''
    while (parts.length > 0 && isShared(end)) end = `${parts.pop() ?? ''}/${end}`
    return end
  }
}

/** One line per row, with the files whose tags name one of its requirements. */
function table(
  heading: string,
  rows: readonly { readonly label: string; readonly names: readonly string[] }[],
  tags: readonly Tag[],
): string {
  const shortName = shortNames([...new Set(tags.map(({ file }) => file))])
  const lines = rows.flatMap(({ label, names }) => {
    const files = tags.filter((tag) => tag.names.some((name) => names.includes(name)))
    const tests = [...new Set(files.map(({ file }) => shortName(file)))].sort()
    return tests.length > 0
      ? [`| ${label} | ${tests.map((test) => `\`${test}\``).join(', ')} |`]
      : []
  })
  return [heading, '| --- | --- |', ...lines].join('\n')
}

/** The generated tables, by their names in the page. */
export function coverageTables(tags: readonly Tag[]): Record<string, string> {
  const ofKind = (kind: string) => tags.filter((tag) => tag.kind === kind)
  return {
    specification: table(
      '| Section | Tests |',
      [...specification].map(([section, title]) => ({
        label: `${section} ${title}`,
        names: [section],
      })),
      ofKind('spec'),
    ),
    topics: table(
      '| Topic | Tests |',
      [...securityTopics].map(([topic, title]) => ({ label: title, names: [topic] })),
      ofKind('security'),
    ),
    asvs: table(
      '| Section | Tests |',
      [...asvs].map(([section, { title, requirements }]) => ({
        label: `${section} ${title}`,
        names: requirementsOf(section, requirements),
      })),
      ofKind('security'),
    ),
  }
}

const generated = /(<!-- generated: (\w+) .*-->\n)[^]*?(\n<!-- end of generated -->)/g

/** The page with its tables replaced. */
const withTables = (page: string, tables: Readonly<Record<string, string>>): string =>
  page.replace(generated, (_, start: string, name: string, end: string) =>
    [start, tables[name] ?? '', end].join('\n'),
  )

function pagesOf(root: string) {
  const tags = tagsBelow(root)
  const tables = coverageTables(tags)
  const pages = [specificationPage, securityPage].map((path) => {
    const page = readFileSync(join(root, path), 'utf8')
    return { path, page, current: withTables(page, tables) }
  })
  const explained = pages.flatMap(({ path, page }) =>
    path === securityPage ? explainedIn(page) : [],
  )
  return { tags, pages, explained }
}

/** Problems with the tags in tests and with the tables generated from them. */
export function coverageProblems(root = '.'): string[] {
  const { tags, pages, explained } = pagesOf(root)
  return [
    ...tagProblems(tags, explained),
    ...pages
      .filter(({ page, current }) => page !== current)
      .map(({ path }) => `${path} is out of date: npm run docs`),
  ]
}

/** Writes the tables. Returns an exit code. */
export function writeCoverage(root = '.'): Promise<number> {
  for (const { path, current } of pagesOf(root).pages) writeFileSync(join(root, path), current)
  const problems = coverageProblems(root)
  for (const problem of problems) console.error(problem)
  return Promise.resolve(problems.length > 0 ? 1 : 0)
}
