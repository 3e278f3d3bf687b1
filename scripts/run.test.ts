import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourcesHash } from './front-ends.ts'
import { isInstalled } from './install.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

/** A folder with the given files in it, for the length of a test. */
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

test('a fresh clone is not installed', () => {
  expect(isInstalled(aFolder({ 'package-lock.json': wanted }))).toBe(false)
})

test('what the lock file wants is installed, but for packages of other machines', () => {
  expect(isInstalled(aFolder({ 'package-lock.json': wanted, [note]: installed }))).toBe(true)
})

test('a package of another version or a missing one wants a new installation', () => {
  const old = { packages: { 'node_modules/zod': { version: '3.0.0' } } }
  expect(isInstalled(aFolder({ 'package-lock.json': wanted, [note]: old }))).toBe(false)
  const none = { packages: {} }
  expect(isInstalled(aFolder({ 'package-lock.json': wanted, [note]: none }))).toBe(false)
})

test('a front end is older when its own or a shared source changed, not when a test did', () => {
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
  write(root, 'wall/src/wall.tsx', 'another wall')
  expect(sourcesHash('screen', root)).not.toBe(before)
})

test('the runners are summed up by their reports, with a line on what failed', () => {
  const failing = { fullName: 'a › b', status: 'failed', failureMessages: ['\u001B[31mOh\nno'] }
  const root = aFolder({
    'vitest.json': {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        { name: join(process.cwd(), 'x/a.test.ts'), status: 'failed', assertionResults: [failing] },
        { name: join(process.cwd(), 'x/b.test.ts'), status: 'passed', assertionResults: [] },
        {
          name: join(process.cwd(), 'x/c.test.ts'),
          status: 'failed',
          message: 'cannot be loaded',
          assertionResults: [],
        },
      ],
    },
    'playwright.json': {
      stats: { expected: 3, flaky: 1, unexpected: 2 },
      suites: [
        {
          specs: [{ ok: true, file: 'w.e2e.ts', line: 1, title: 'good', tests: [] }],
          suites: [
            {
              specs: [
                {
                  ok: false,
                  file: 'w.e2e.ts',
                  line: 9,
                  title: 'bad',
                  tests: [{ results: [{ error: { message: 'Late\nby much' } }] }],
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
    failures: ['x/a.test.ts › a › b: Oh', 'x/c.test.ts: cannot be loaded'],
  })
  expect(readPlaywrightReport(join(root, 'playwright.json'), 1)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['e2e/w.e2e.ts:9 › bad: Late'],
  })
})

test('a runner that fails without a failed test, or without a report, counts as one failure', () => {
  const root = aFolder({
    'vitest.json': { numPassedTests: 7, numFailedTests: 0, testResults: [] },
  })
  expect(readVitestReport(join(root, 'vitest.json'), 1)).toMatchObject({ passed: 7, failed: 1 })
  expect(readPlaywrightReport(join(root, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
})
