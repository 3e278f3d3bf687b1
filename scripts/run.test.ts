import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sourcesHash } from './front-ends.ts'
import { isInstalled } from './install.mjs'
import { withMemoryFolder } from './memory-folder.ts'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'
import { commandFor, timeTable } from './test-summary.ts'
import { verifyAll } from './verify.ts'

/** A temporary folder with the given files, deleted after the test. */
function aFolder(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'roundboard-scripts-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  for (const [path, content] of Object.entries(files)) write(root, path, content)
  return root
}

function write(root: string, path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const wanted = {
  packages: {
    '': {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  },
}
const installed = { packages: { 'node_modules/zod': { version: '4.0.0' } } }
const note = 'node_modules/.package-lock.json'

test('isInstalled is false for a fresh clone', () => {
  expect(isInstalled(aFolder({ 'package-lock.json': wanted }))).toBe(false)
})

test('isInstalled ignores optional packages for other machines', () => {
  expect(isInstalled(aFolder({ 'package-lock.json': wanted, [note]: installed }))).toBe(true)
})

test('isInstalled is false when a package is missing or has another version', () => {
  const old = { packages: { 'node_modules/zod': { version: '3.0.0' } } }
  expect(isInstalled(aFolder({ 'package-lock.json': wanted, [note]: old }))).toBe(false)
  const none = { packages: {} }
  expect(isInstalled(aFolder({ 'package-lock.json': wanted, [note]: none }))).toBe(false)
})

test('sourcesHash changes with sources and messages of the front end or shared ones, not with tests', () => {
  const root = aFolder({
    'package-lock.json': '{}',
    'screen/index.html': '<html>',
    'screen/src/main.tsx': 'main',
    'wall/src/wall.tsx': 'wall',
    'admin/src/main.tsx': 'console',
  })
  const before = sourcesHash('screen', root)
  write(root, 'wall/src/wall.test.tsx', 'a test')
  write(root, 'admin/src/main.tsx', 'another console')
  expect(sourcesHash('screen', root)).toBe(before)
  for (const path of [
    'wall/src/wall.tsx',
    'wall/messages/en/wall.json',
    'scripts/messages/compile-messages.ts',
  ]) {
    const last = sourcesHash('screen', root)
    write(root, path, 'changed')
    expect(sourcesHash('screen', root)).not.toBe(last)
  }
})

/** Hides the TMPDIR that the tests themselves have. */
function withoutTmpdir(): void {
  vi.stubEnv('TMPDIR', undefined)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}

const ownFolder = `roundboard-tests-of-${String(process.pid)}`

test('withMemoryFolder provides a temporary folder, and removes it and those of killed runs', async () => {
  withoutTmpdir()
  const memory = aFolder({ 'roundboard-tests-of-0/left': '', 'of-others': '' })
  const seen = await withMemoryFolder(
    () => Promise.resolve({ folder: tmpdir(), names: readdirSync(memory) }),
    { memory, neededBytes: 0 },
  )
  expect(seen).toEqual({ folder: join(memory, ownFolder), names: ['of-others', ownFolder] })
  expect(readdirSync(memory)).toEqual(['of-others'])
  expect(tmpdir()).not.toContain(memory)
})

test('withMemoryFolder leaves temporary files on disk without enough memory, or if TMPDIR is set', async () => {
  withoutTmpdir()
  const memory = aFolder({})
  const folderWith = (neededBytes: number) =>
    withMemoryFolder(() => Promise.resolve(tmpdir()), { memory, neededBytes })
  expect(await folderWith(Infinity)).not.toContain(memory)
  vi.stubEnv('TMPDIR', '/elsewhere')
  expect(await folderWith(0)).toBe('/elsewhere')
})

test('reading test reports gives totals, failed tests and the time of each file', () => {
  const failing = { fullName: 'a › b', status: 'failed', failureMessages: ['\u001B[31mOh\nno'] }
  const root = aFolder({
    'vitest.json': {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        {
          name: join(process.cwd(), 'x/a.test.ts'),
          ...{ status: 'failed', startTime: 1_000, endTime: 3_000 },
          assertionResults: [failing],
        },
        {
          name: join(process.cwd(), 'x/b.test.ts'),
          ...{ status: 'passed', startTime: 1_000, endTime: 4_000 },
          assertionResults: [],
        },
        {
          name: join(process.cwd(), 'x/c.test.ts'),
          ...{ status: 'failed', startTime: 1_000, endTime: 1_000 },
          message: 'cannot be loaded',
          assertionResults: [],
        },
      ],
    },
    'playwright.json': {
      stats: { expected: 3, flaky: 1, unexpected: 2 },
      suites: [
        {
          specs: [
            {
              ...{ ok: true, file: 'w.e2e.ts', line: 1, title: 'good' },
              tests: [{ results: [{ duration: 1_500 }] }],
            },
          ],
          suites: [
            {
              specs: [
                {
                  ok: false,
                  file: 'w.e2e.ts',
                  line: 9,
                  title: 'bad',
                  tests: [{ results: [{ duration: 3_000, error: { message: 'Late\nby much' } }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  })
  expect(readVitestReport(join(root, 'vitest.json'), 1)).toEqual({
    passed: 7,
    failed: 1,
    failures: [
      { selector: 'x/a.test.ts', text: 'x/a.test.ts › a › b: Oh' },
      { selector: 'x/c.test.ts', text: 'x/c.test.ts: cannot be loaded' },
    ],
    times: [
      { name: 'x/a.test.ts', seconds: 2 },
      { name: 'x/b.test.ts', seconds: 3 },
      { name: 'x/c.test.ts', seconds: 0 },
    ],
  })
  expect(readPlaywrightReport(join(root, 'playwright.json'), 1)).toEqual({
    passed: 4,
    failed: 2,
    failures: [{ selector: 'e2e/w.e2e.ts', text: 'e2e/w.e2e.ts:9 › bad: Late' }],
    times: [{ name: 'e2e/w.e2e.ts', seconds: 4.5 }],
  })
})

test('a runner that fails without a failed test, or without a report, counts as one failure', () => {
  const root = aFolder({
    'vitest.json': { numPassedTests: 7, numFailedTests: 0, testResults: [] },
  })
  expect(readVitestReport(join(root, 'vitest.json'), 1)).toMatchObject({ passed: 7, failed: 1 })
  expect(readPlaywrightReport(join(root, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('a story that fails to load is listed among the failures', () => {
  const location = { file: join(process.cwd(), 'e2e/w.e2e.ts'), line: 3 }
  const root = aFolder({
    'playwright.json': {
      stats: { expected: 0, flaky: 0, unexpected: 0 },
      errors: [
        { message: 'SyntaxError: Unexpected token\n3 |', location },
        { message: 'No tests' },
      ],
    },
  })
  expect(readPlaywrightReport(join(root, 'playwright.json'), 1)).toMatchObject({
    failed: 1,
    failures: [
      { selector: 'e2e/w.e2e.ts', text: 'e2e/w.e2e.ts:3: SyntaxError: Unexpected token' },
      { text: 'e2e: No tests' },
    ],
  })
})

test('commandFor lists each file with a failed test once, and each failed check', () => {
  const failures = [
    { selector: 'x/a.test.ts', text: 'a' },
    { selector: 'x/a.test.ts', text: 'b' },
    { selector: 'x/b.test.ts', text: 'c' },
  ]
  expect(commandFor('npm test', 'unit', failures)).toBe(
    'npm test -- --only unit x/a.test.ts x/b.test.ts',
  )
  const checks = ['format', 'types of server'].map((name) => ({ selector: name, text: name }))
  expect(commandFor('npm test', 'verify', checks)).toBe(
    'npm test -- --only verify format "types of server"',
  )
})

test('verify runs only the named checks', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  vi.spyOn(console, 'log').mockReturnValue()
  const { passed, times } = await verifyAll(['configuration table', 'unused settings'])
  expect(passed).toBe(2)
  expect(times.map(({ name }) => name).sort()).toEqual(['configuration table', 'unused settings'])
})

test('timeTable lists the slowest files of each part first and sums up the rest', () => {
  const times = Array.from({ length: 17 }, (_, index) => ({
    name: `${String(index)}.test.ts`,
    seconds: index,
  }))
  const tally = { passed: 1, failed: 0, failures: [], times }
  const lines = timeTable([{ part: 'unit', seconds: 90, tally }]).split('\n')
  expect(lines.slice(2, 4)).toEqual(['| **unit** | 90 |', '| `16.test.ts` | 16 |'])
  expect(lines.at(-1)).toBe('| 2 others | 1 |')
})
