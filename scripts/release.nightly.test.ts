import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './install.mjs'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-release-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

// Without Vitest's NODE_ENV, which builds for development.
const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }

/** A clone of the last commit, with nothing installed. */
function aClone(): string {
  const folder = join(aFolder(), 'clone')
  execFileSync('git', ['clone', '--quiet', root, folder])
  return folder
}

const release = (cwd: string) =>
  spawnSync('npm', ['run', 'release', '--', '--out', 'release'], { cwd, env, encoding: 'utf8' })

function aRelease(): string {
  const clone = aClone()
  const { status, stdout, stderr } = release(clone)
  expect(status, `${stdout}${stderr}`).toBe(0)
  return join(clone, 'release')
}

test('two releases of a commit have the same bytes, and their server runs', async () => {
  const [first, second] = [aRelease(), aRelease()]
  const names = readdirSync(first).toSorted()
  expect(names).toHaveLength(5)
  expect(readdirSync(second).toSorted()).toEqual(names)
  for (const name of names)
    expect(readFileSync(join(first, name)).equals(readFileSync(join(second, name))), name).toBe(
      true,
    )
  const sums = names
    .filter((name) => name !== 'SHA256SUMS')
    .map((name) => [
      createHash('sha256')
        .update(readFileSync(join(first, name)))
        .digest('hex'),
      name,
    ])
  const stated = readFileSync(join(first, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
  expect(stated.toSorted()).toEqual(sums.map((sum) => sum.join('  ')).toSorted())

  const installed = aFolder()
  const server = names.find((name) => name.endsWith('.tar.gz')) ?? expect.fail()
  execFileSync('tar', ['-xzf', join(first, server), '--strip-components=1'], { cwd: installed })
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: installed, env })
  const child = spawn('node_modules/.bin/node', ['server/src/main.ts'], {
    cwd: installed,
    env: { ...env, DATA_DIR: 'data', ADMIN_PORT: '0', SCREEN_PORT: '0' },
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let console = ''
  for await (const line of createInterface(child.stdout)) {
    console = /^ +Console +(http\S+)/.exec(line)?.[1] ?? ''
    if (console !== '') break
  }
  expect(await (await fetch(`${console}/healthz`)).json()).toMatchObject({ hasDatabase: true })
  expect(await (await fetch(console)).text()).toBe(
    readFileSync(join(first, '../admin/dist/index.html'), 'utf8'),
  )
})

test('a release of uncommitted changes is refused', () => {
  const clone = aClone()
  appendFileSync(join(clone, 'README.md'), 'More\n')
  const { status, stderr } = release(clone)
  expect(status).toBe(1)
  expect(stderr).toContain('README.md')
})
