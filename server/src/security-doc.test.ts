import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const sources = ['server', 'contract', 'client', 'domain', 'screen', 'wall', 'admin', 'phone'].map(
  (folder) => `${folder}/src/**/*.test.{ts,tsx}`,
)
const files = globSync([...sources, 'e2e/*.e2e.ts', 'scripts/*.test.ts'], { cwd: root })

/** The rows of its tables that begin with requirements, as cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

const named = [...page.matchAll(/`([\w/-]+(?:\.nightly)?\.(?:test|e2e)\.tsx?)`: “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
)

function problemOf({ file, name }: { file: string; name: string }): string | undefined {
  const found = files.filter((path) => `/${path}`.endsWith(`/${file}`))
  if (found.length !== 1) return `${file}: ${String(found.length)} files have this name`
  const source = readFileSync(join(root, found[0] ?? ''), 'utf8')
  const isThere = ["'", '"', '`'].some((quote) => source.includes(quote + name + quote))
  return isThere ? undefined : `${file} has no test “${name}”`
}

test('every test that the security page names exists', () => {
  expect(named.length).toBeGreaterThan(80)
  expect(named.map(problemOf).filter((problem) => problem !== undefined)).toEqual([])
})

test('every requirement of levels 1 and 2 of ASVS 5.0.0 is on the security page once', () => {
  const requirements = rows.flatMap((cells) => (cells[1] ?? '').split(', '))
  expect(requirements.filter((id) => !/^\d+\.\d+\.\d+$/.test(id))).toEqual([])
  expect(new Set(requirements).size).toBe(requirements.length)
  expect(requirements).toHaveLength(253)
})

test('every requirement that applies has a test, or says why it has none', () => {
  const applying = rows.filter((cells) => cells.length === 5)
  expect(applying.length).toBeGreaterThan(90)
  const isShown =
    /^(`[\w/-]+(\.nightly)?\.(test|e2e)\.tsx?`: “|\*\*(Operator|By design|Not done)\.\*\* \S)/
  expect(applying.filter(([, , , shown = '']) => !isShown.test(shown))).toEqual([])
})
