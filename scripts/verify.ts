import { globSync } from 'node:fs'
import { brokenLinks, missingTests, unlistedDecisions } from './docs-links.ts'
import { coverageProblems } from './docs-coverage.ts'
import { configurationDrift, unreadSettings } from './docs-configuration.ts'
import { retiredWordsInDocs } from './docs-words.ts'
import { lostSteps } from './docs-walkthroughs.ts'
import { sizeProblems } from './house.ts'
import { keepCode, runCaptured } from './run-captured.ts'
import type { Tally } from './test-reports.ts'

/** A rule about the repository. It returns what it found wrong as text; empty if nothing. */
interface Check {
  readonly name: string
  readonly find: () => Promise<string>
}

const cache = 'node_modules/.cache/roundboard'
const workspaces = [
  'domain',
  'contract',
  'client',
  'wall',
  'server',
  'screen',
  'admin',
  'phone',
  'e2e',
  'bench',
  'studio',
].filter((folder) => globSync(`${folder}/{*.ts,src/*}`).length > 0)

const command = (name: string, program: string, ...options: string[]): Check => ({
  name,
  find: async () => {
    const { code, output } = await runCaptured(program, options)
    if (code === 0) return ''
    return output || `${program} ended with code ${String(code)}`
  },
})

const types = (folder: string) =>
  command(
    `types of ${folder === '.' ? 'scripts' : folder}`,
    process.execPath,
    ...['node_modules/typescript-7/bin/tsc', '--singleThreaded'],
    ...['--project', folder, '--incremental', '--pretty', 'false'],
    ...['--tsBuildInfoFile', `${cache}/types/${folder === '.' ? 'scripts' : folder}.tsbuildinfo`],
  )

const rule = (name: string, find: () => readonly string[]): Check => ({
  name,
  find: () => Promise.try(find).then((found) => found.join('\n')),
})

/** Longest first, so that two at a time finish together. */
const checks: readonly Check[] = [
  command('lint', 'oxlint', '--max-warnings', '0'),
  command('messages', process.execPath, 'scripts/messages/messages.ts', '--check'),
  command('unused code', 'knip', '--no-progress', '--treat-config-hints-as-errors'),
  command('layers', 'depcruise', '--config', '.dependency-cruiser.mjs', ...workspaces, 'scripts'),
  ...workspaces.map(types),
  // Code in a service worker has other globals than a page.
  types('screen/src/worker'),
  types('phone/src/worker'),
  types('.'),
  command('API document', process.execPath, 'server/src/testing/verify-openapi.ts'),
  command('format', 'oxfmt', '--check'),
  command('wire guards', 'vitest', 'run', '--project', 'contract', 'src/wire/made.test.ts'),
  rule('links in the docs', brokenLinks),
  rule('test files in the docs', missingTests),
  rule('index of decisions', unlistedDecisions),
  rule('code walkthroughs', lostSteps),
  rule('requirement coverage', () => coverageProblems()),
  rule('retired words in docs', retiredWordsInDocs),
  rule('configuration table', configurationDrift),
  rule('unused settings', unreadSettings),
  rule('code size', sizeProblems),
]

/** Runs these checks, or all, two at a time: prints a line for each, then the findings of failed ones. */
export async function verifyAll(names: readonly string[]): Promise<Tally> {
  // The linter and the compiler are written in Go: with half as many garbage collections they take
  // a tenth less time and half a gigabyte more memory.
  process.env['GOGC'] ??= '200'
  const failed: string[] = []
  const found: string[] = []
  const times: { name: string; seconds: number }[] = []
  const named = checks.filter(({ name }) => names.includes(name))
  const chosen = named.length > 0 ? named : checks
  const waiting = [...chosen]
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const startedAt = performance.now()
      const problems = await check.find().catch(String)
      const seconds = (performance.now() - startedAt) / 1000
      times.push({ name: check.name, seconds })
      console.log(
        `${problems ? 'FAILED' : 'ok    '} ${check.name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s`,
      )
      if (problems) {
        failed.push(check.name)
        found.push(`\n--- ${check.name}\n${problems}`)
      }
    }
  }
  await Promise.all([work(), work()])
  for (const problems of found) console.error(problems)
  return {
    passed: chosen.length - failed.length,
    failed: failed.length,
    failures: failed.map((name) => ({ selector: name, text: name })),
    times,
  }
}

/** The fast part of the tests, which needs no database: format, lint, types, layers, unused code, docs. */
export async function verify(): Promise<number> {
  keepCode()
  const { failed } = await verifyAll([])
  return failed > 0 ? 1 : 0
}
