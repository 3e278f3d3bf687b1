import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/tasks.ts', ...words], { cwd: root, encoding: 'utf8' })

test.each([
  ['nonsense', [], 'There are: demo, start, '],
  ['demo', ['now'], "npm run demo takes nothing, not 'now'."],
  ['start', ['--port', '80'], "npm run start takes nothing, not '--port 80'."],
  ['build', ['screen'], 'npm run build takes nothing'],
  ['verify', ['lint'], 'npm run verify takes nothing'],
  ['house', ['--reocrd'], 'Usage: npm run house -- [--record]'],
  ['test', ['--only', 'nonsense'], '--only verify|unit|e2e'],
  ['test', ['--onyl', 'unit'], '--only verify|unit|e2e'],
  ['test', ['--only'], '--only verify|unit|e2e'],
  ['test:mutation', ['nonsense'], 'Usage: npm run test:mutation -- [--concurrency'],
  ['test:mutation', ['--concurrency', 'many'], 'Usage: npm run test:mutation'],
  ['bench', ['x'], 'Usage: npm run bench -- [--only'],
  ['bench', ['--only'], 'Usage: npm run bench -- [--only'],
  ['bench', ['--only', 'S1,nonsense'], 'There is no benchmark NONSENSE; there are'],
  ['simulate', ['--screen', '5'], 'Usage: npm run simulate -- --screens'],
  ['simulate', ['--screens', 'many'], "--screens takes a number from 1 on, not 'many'."],
  ['simulate', ['--url', 'the gym'], '--url takes an address such as http://127.0.0.1:8080'],
  ['backup', [], 'Usage: npm run backup -- <file>'],
  ['backup', ['--help'], 'Usage: npm run backup -- <file>'],
  ['restore', ['one', 'other'], 'Usage: npm run restore -- <file>'],
  ['restore', ['/nowhere/there.backup'], '/nowhere/there.backup'],
  ['audit:verify', ['it'], 'Usage: npm run audit:verify'],
])('%s %j is refused in one sentence', (task, words, sentence) => {
  const { status, stderr } = run(task, ...words)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBeGreaterThan(0)
  expect(existsSync(join(root, '--help'))).toBe(false)
})
