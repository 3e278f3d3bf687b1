import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/tasks.ts', ...words], { cwd: root, encoding: 'utf8' })

test.each([
  ['nonsense', [], 'Available: demo, start, '],
  ['demo', ['now'], "npm run demo takes no arguments, but got 'now'."],
  ['start', ['--port', '80'], "npm run start takes no arguments, but got '--port 80'."],
  ['build', ['screen'], 'npm run build takes no arguments'],
  ['verify', ['lint'], 'npm run verify takes no arguments'],
  ['house', ['--reocrd'], 'Usage: npm run house -- [--record]'],
  ['test', ['--only', 'nonsense'], '--only verify|unit|e2e'],
  ['test', ['--onyl', 'unit'], '--only verify|unit|e2e'],
  ['test', ['--only'], '--only verify|unit|e2e'],
  ['test:mutation', ['nonsense'], 'Usage: npm run test:mutation -- [--concurrency'],
  ['test:mutation', ['--concurrency', 'many'], 'Usage: npm run test:mutation'],
  ['bench', ['--onyl'], 'Usage: npm run bench -- [S1'],
  ['bench', ['S1', 'nonsense'], 'There is no benchmark NONSENSE. Available:'],
  ['simulate', ['--screen', '5'], 'Usage: npm run simulate -- --screens'],
  ['simulate', ['--screens', 'many'], "--screens must be a number of at least 1, not 'many'."],
  ['soak', ['--minutes', 'an hour'], "--minutes must be a number of at least 1, not 'an hour'."],
  ['soak', ['--servers', '0'], "--servers must be a number of at least 1, not '0'."],
  ['simulate', ['--url', 'the gym'], '--url must be an address such as http://127.0.0.1:8080'],
  ['backup', [], 'Usage: npm run backup -- <file>'],
  ['backup', ['--help'], 'Usage: npm run backup -- <file>'],
  ['restore', ['one', 'other'], 'Usage: npm run restore -- <file>'],
  ['restore', ['/nowhere/there.backup'], '/nowhere/there.backup'],
  ['audit:verify', ['it'], 'Usage: npm run audit:verify'],
])('npm run %s with %j fails with a one-sentence message', (task, words, sentence) => {
  const { status, stderr } = run(task, ...words)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBeGreaterThan(0)
  expect(existsSync(join(root, '--help'))).toBe(false)
})
