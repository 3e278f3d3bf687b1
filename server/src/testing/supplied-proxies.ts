import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { onTestFinished, vi } from 'vitest'
import { localhostCertificate } from './certificates.ts'
import { temporaryFolder } from './test-server.ts'
import { freePort } from './postgres.ts'

/** Replacements in a supplied configuration file. */
type Changes = Readonly<Record<string, string>>

async function filled(name: string, ...all: readonly Changes[]): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../deploy', name), 'utf8')
  return all
    .flatMap((changes) => Object.entries(changes))
    .reduce((before, [from, to]) => before.replaceAll(from, to), text)
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => {
      resolve(false)
    })
  })

/** Runs a proxy until the end of the test. */
function run(program: string, options: readonly string[], log: string, env = {}): void {
  // Debian installs nginx in a folder for administrators.
  const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
    env: { ...process.env, PATH, ...env },
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGQUIT')
    child.kill('SIGTERM')
    await ended
  })
}

/** Nginx with the supplied configuration, in front of a server at `http://host:port`. */
export async function startNginx(target: string, changes: Changes = {}) {
  const folder = await temporaryFolder()
  const [http, https] = [await freePort(), await freePort()]
  const settings = {
    '${ADMIN_HOST}': 'localhost',
    '${SCREEN_HOST}': '127.0.0.1',
    '${UPSTREAM}': new URL(target).host,
    '${HTTP_PORT}': `127.0.0.1:${String(http)}`,
    '${HTTPS_PORT}': `127.0.0.1:${String(https)}`,
    '${CERTIFICATES}': folder,
  }
  await writeFile(join(folder, 'fullchain.pem'), localhostCertificate.cert)
  await writeFile(join(folder, 'privkey.pem'), localhostCertificate.key)
  await mkdir(join(folder, 'logs'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ')
  const places = {
    '/var/log/nginx': join(folder, 'logs'),
    'http {': `http { ${temporary}`,
    'worker_processes auto;': 'worker_processes 1;',
  }
  const file = join(folder, 'nginx.conf')
  await writeFile(file, await filled('nginx.conf', changes, settings, places))
  // Root's workers also run as root, to read the test's folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const options = ['-c', file, '-g', `daemon off; ${user}pid ${join(folder, 'pid')};`]
  run('nginx', options, join(folder, 'logs/stderr'))
  setDefaultCACertificates([localhostCertificate.cert])
  await vi.waitUntil(() => answers(https))
  const read = (name: string) => readFile(join(folder, 'logs', name), 'utf8')
  return {
    url: `https://localhost:${String(https)}`,
    httpUrl: `http://localhost:${String(http)}`,
    accessLog: () => read('access.log'),
    errorLog: () => read('error.log'),
  }
}

/** Caddy with the supplied configuration and a local certificate, in front of some servers. */
export async function startCaddy(targets: string | readonly string[], changes: Changes = {}) {
  const folder = await temporaryFolder()
  const [http, https] = [await freePort(), await freePort()]
  const file = join(folder, 'Caddyfile')
  const onlyHere = { '\tadmin off': '\tadmin off\n\tdefault_bind 127.0.0.1' }
  await writeFile(file, await filled('Caddyfile', changes, onlyHere))
  const log = join(folder, 'log')
  run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], log, {
    ADMIN_HOST: 'localhost',
    SCREEN_HOST: 'screens.localhost',
    UPSTREAM: [targets]
      .flat()
      .map((target) => new URL(target).host)
      .join(' '),
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
  await vi.waitUntil(() => answers(https))
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt')
  await vi.waitUntil(() => readFile(authority).catch(() => undefined))
  setDefaultCACertificates([await readFile(authority, 'utf8')])
  const url = `https://localhost:${String(https)}`
  // It listens before it has issued certificates.
  await vi.waitUntil(() =>
    fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    httpUrl: `http://localhost:${String(http)}`,
    accessLog: async () =>
      (await readFile(log, 'utf8'))
        .split('\n')
        .filter((line) => line.includes('http.log.access'))
        .join('\n'),
    errorLog: () => readFile(log, 'utf8'),
  }
}
