import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { onTestFinished, vi } from 'vitest'
import { localhostCertificate } from './certificates.ts'
import { temporaryFolder } from './test-server.ts'
import { freePort } from './postgres.ts'

const template = join(import.meta.dirname, '../../../deploy/nginx.conf')

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => {
      resolve(false)
    })
  })

/** A real nginx with the supplied file, in front of a server at `http://host:port`; `changes` replaces texts of it. */
export async function startNginx(target: string, changes: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder()
  const [http, https] = [await freePort(), await freePort()]
  const settings = {
    ADMIN_HOST: 'localhost',
    SCREEN_HOST: '127.0.0.1',
    UPSTREAM: new URL(target).host,
    HTTP_PORT: `127.0.0.1:${String(http)}`,
    HTTPS_PORT: `127.0.0.1:${String(https)}`,
    CERTIFICATES: folder,
  }
  await writeFile(join(folder, 'fullchain.pem'), localhostCertificate.cert)
  await writeFile(join(folder, 'privkey.pem'), localhostCertificate.key)
  await mkdir(join(folder, 'logs'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ')
  const filled = Object.entries(changes)
    .concat(Object.entries(settings).map(([name, value]) => [`\${${name}}`, value]))
    .reduce((text, [from, to]) => text.replaceAll(from, to), await readFile(template, 'utf8'))
    .replaceAll('/var/log/nginx', join(folder, 'logs'))
    .replace('http {', `http { ${temporary}`)
    .replace('worker_processes auto;', 'worker_processes 1;')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, filled)
  // As root its workers are root too: they must reach the test's own folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const child = spawn(
    'nginx',
    ['-c', file, '-g', `daemon off; ${user}pid ${join(folder, 'pid')};`],
    {
      stdio: 'ignore',
      // Debian's nginx is where only administrators look.
      env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    },
  )
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGQUIT')
    child.kill('SIGTERM')
    await ended
  })
  setDefaultCACertificates([localhostCertificate.cert])
  await vi.waitUntil(() => answers(https))
  const read = (name: string) => readFile(join(folder, 'logs', name), 'utf8')
  return {
    url: `https://localhost:${String(https)}`,
    accessLog: () => read('access.log'),
    errorLog: () => read('error.log'),
  }
}
