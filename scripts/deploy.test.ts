import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { leanEnvironment, leanOptions } from './lean.mjs'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

/** The settings of a unit, in order. */
const settingsOf = (unit: string) =>
  [...read(unit).matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))

const valuesOf = (unit: string, wanted: string) =>
  settingsOf(unit)
    .filter(({ name }) => name === wanted)
    .map(({ value }) => value)

test('systemd waits until the server reports ready, and restarts it when it hangs or exits', () => {
  for (const [name, value] of [
    ['Type', 'notify'],
    ['NotifyAccess', 'all'],
    ['WatchdogSec', '30'],
    ['Restart', 'always'],
  ] as const)
    expect(valuesOf('roundboard.service', name)).toEqual([value])
})

test.each(['roundboard.service', 'roundboard-backup.service'])(
  '%s is sandboxed and starts existing files',
  (unit) => {
    expect(valuesOf(unit, 'SystemCallFilter')).toEqual([
      '@system-service',
      '~@privileged @resources',
    ])
    for (const name of ['MemoryMax', 'ProtectSystem', 'NoNewPrivileges', 'RestrictAddressFamilies'])
      expect(valuesOf(unit, name)).toHaveLength(1)
    const [started = ''] = valuesOf(unit, 'ExecStart')
    for (const [, file = ''] of started.matchAll(/(?:\/opt\/roundboard\/| )([\w./-]+\.(?:sh|ts))/g))
      expect(existsSync(join(root, file))).toBe(true)
  },
)

test('the backup service runs every night', () => {
  expect(valuesOf('roundboard-backup.timer', 'OnCalendar')).toEqual(['*-*-* 03:10:00'])
  expect(valuesOf('roundboard-backup.timer', 'Persistent')).toEqual(['true'])
})

test('the Dockerfile and the compose file pin every image', () => {
  const images = [...read('compose.yaml').matchAll(/^ +(?:image|NODE_IMAGE): (.*)$/gm)]
  const wanted = images.map(([, image = '']) => image).filter((image) => image !== 'roundboard')
  expect(wanted).toHaveLength(3)
  for (const image of wanted) expect(image).toMatch(/^\$\{\w+_IMAGE:\?/)
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(bases).toEqual(['${NODE_IMAGE}', 'build', '${NODE_IMAGE}'])
})

test('pin-images.sh pins images by the registry’s digest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-deploy-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  // A fake Docker, because the real one needs a registry; it drops the tag from the name.
  const docker = join(folder, 'docker')
  const answer = '#!/bin/sh\n[ "$1" = pull ] || echo "${5%:*}@sha256:0123"\n'
  writeFileSync(docker, answer)
  chmodSync(docker, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  const pin = () => spawnSync('sh', ['deploy/pin-images.sh'], { cwd: root, env, encoding: 'utf8' })
  expect(pin().stdout.trim().split('\n')).toEqual([
    'NODE_IMAGE=node:26.10.0-slim@sha256:0123',
    'NGINX_IMAGE=nginx:1.28@sha256:0123',
    'POSTGRES_IMAGE=postgres:18@sha256:0123',
  ])
  writeFileSync(docker, answer.replace('@sha256:0123', ''))
  expect(pin()).toMatchObject({ status: 1, stdout: '' })
})

test('compose hardens every service and isolates the database from the proxy', () => {
  const services =
    read('compose.yaml')
      .split(/^services:$/m)[1]
      ?.split(/^networks:$/m)[0] ?? ''
  const each = services.split(/^ {2}(?=\w+:$)/m).slice(1)
  expect(each.map((service) => service.split(':')[0])).toEqual(['proxy', 'server', 'database'])
  for (const service of each) expect(service).toContain('<<: *hardened')
  const networks = each.map((service) => /networks: \[(.*)\]/.exec(service)?.[1])
  expect(networks).toEqual(['web', 'web, data', 'data'])
})

test('Docker images contain no files with secrets', () => {
  const left = read('Dockerfile.dockerignore').split('\n')
  for (const pattern of ['deploy', 'data', '**/.env*', '**/*.env', '**/*.key', '**/*.backup'])
    expect(left).toContain(pattern)
})

// How each place that starts a server without npm writes its options and environment.
test.each([
  ['deploy/roundboard.service', /bin\/node ((?:--\S+ )+)server\/src\/main/],
  ['deploy/Dockerfile', /^CMD \["node", ((?:"--\S+", )+)"server\/src\/main/m],
  ['bench/kit/server.ts', /process\.execPath,\s+((?:'--\S+',\s+)+)/],
])('%s starts the server with the same memory options as npm start', (file, where) => {
  const source = readFileSync(join(root, file), 'utf8')
  const [, options = ''] = where.exec(source) ?? []
  expect(options.match(/--[\w=-]+/g)).toEqual(leanOptions)
  for (const [name, value] of Object.entries(leanEnvironment))
    expect(source).toMatch(new RegExp(`${name}[=:] ?'?${value}'?`))
})
