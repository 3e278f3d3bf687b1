import { execFileSync } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archive } from './archive.ts'
import { root } from './install.mjs'
import { cycloneDx, shippedPackages, thirdPartyNotices } from './inventory.ts'
import { isShipped, shippedWorkspaces, uncommittedFiles, writeNotices } from './release.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-release-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

const time = 1_795_000_000
const deep = `${'folder/'.repeat(16)}file.txt`
const entries = [
  { path: 'a/run.sh', content: Buffer.from('#!/bin/sh\n'), isExecutable: true },
  { path: deep, content: Buffer.from('é'.repeat(600)) },
  { path: 'a/empty', content: Buffer.alloc(0) },
]

test('an archive depends only on its files and the time, and tar unpacks it', () => {
  const made = archive(entries, time)
  expect(made.equals(archive(entries.toReversed(), time))).toBe(true)
  expect(made.equals(archive(entries, time + 1))).toBe(false)
  const folder = aFolder()
  writeFileSync(join(folder, 'made.tar.gz'), made)
  execFileSync('tar', ['-xzf', 'made.tar.gz'], { cwd: folder })
  for (const { path, content } of entries)
    expect(readFileSync(join(folder, path)).equals(content), path).toBe(true)
  const { mode, mtimeMs } = statSync(join(folder, 'a/run.sh'))
  expect(mode & 0o777).toBe(0o755)
  expect(mtimeMs).toBe(time * 1_000)
  expect(() => archive([{ path: 'x'.repeat(101), content: Buffer.alloc(0) }], time)).toThrow(
    /too long/,
  )
})

const packages = shippedPackages(root, shippedWorkspaces)

test('the inventory has every package that shipped code imports, and no tool', () => {
  const names = new Set(packages.map(({ name }) => name))
  const sources = globSync(`{${shippedWorkspaces.join(',')}}/src/**/*.{ts,tsx,css}`, {
    cwd: root,
    exclude: ['**/*.test.*', '**/testing/**', '**/contract-tests/**'],
  })
  const imported = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:\} from |^import (?:\w+ from )?|^@import )'((?:@[\w.-]+\/)?[a-z][\w.-]*)/gm,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !/^(@roundboard\/|node$)/.test(name)),
  )
  expect(new Set(imported).size).toBeGreaterThan(40)
  expect([...new Set(imported)].filter((name) => !names.has(name))).toEqual([])
  for (const tool of ['vite', 'vitest', 'typescript', 'oxlint', '@playwright/test'])
    expect(names).not.toContain(tool)
})

test('an inventory depends only on the packages, the version and the time', () => {
  const made = cycloneDx(packages, '1.0.0', time)
  expect(cycloneDx(shippedPackages(root, shippedWorkspaces), '1.0.0', time)).toBe(made)
  expect(cycloneDx(packages.slice(1), '1.0.0', time)).not.toBe(made)
  const { serialNumber, metadata, components } = JSON.parse(made) as {
    serialNumber: string
    metadata: { timestamp: string }
    components: Record<string, unknown>[]
  }
  expect(serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(metadata.timestamp).toBe(new Date(time * 1_000).toISOString())
  const [react] = components.filter(({ name }) => name === 'react')
  expect(react).toMatchObject({
    purl: `pkg:npm/react@${String(react?.['version'])}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
  })
})

test('the notices have the license text of each package and font, and refuse unapproved licenses', () => {
  const notices = thirdPartyNotices(packages, root)
  for (const name of [
    'zod',
    'react',
    '@fontsource-variable/inter',
    '@fontsource-variable/noto-sans-jp',
  ]) {
    const text = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    expect(notices).toContain(text.replaceAll('\r\n', '\n').trim())
  }
  for (const { name, version } of packages) expect(notices).toContain(`${name} ${version} (`)
  expect(notices).toContain('server/media')
  for (const notice of notices.split('-'.repeat(80)).slice(1))
    expect(notice.trim().split('\n').length, notice).toBeGreaterThan(5)
  expect(notices).toContain('Copyright (c) 2013-2016 Hannes Hörl')
  const [one = expect.fail()] = packages
  const refused = (license: string) => () => thirdPartyNotices([{ ...one, license }], root)
  expect(refused('AGPL-3.0-only')).toThrow(/has license AGPL-3\.0-only/)
  expect(refused('none')).toThrow(/has license none/)
  const noFile = { ...one, name: 'no-file', license: 'MIT', path: 'server' }
  expect(() => thirdPartyNotices([noFile], root)).toThrow(/no-file .* has no license file/)
})

test('a release has what the server runs and installs from, and no tests', () => {
  const shipped = [
    ...['package.json', 'package-lock.json', '.npmrc', 'README.md', 'e2e/package.json'],
    ...['server/src/main.ts', 'server/src/backup.ts', 'server/media/rounds/round-1.jpg'],
    ...['domain/src/index.ts', 'contract/src/index.ts', 'deploy/roundboard.service'],
    ...['deploy/helm/roundboard/values.yaml', 'docs/operations.md'],
  ]
  const left = [
    ...['server/src/backup.test.ts', 'server/src/testing/factories.ts', 'admin/src/main.tsx'],
    ...['server/src/contract-tests/kit.ts', 'scripts/release.ts', 'e2e/messages.ts', '.ci/run'],
    ...['server/gallery/shoot.ts', 'wall/gallery/shoot.tsx'],
  ]
  expect([...shipped, ...left].filter(isShipped)).toEqual(shipped)
})

test('a release notices changed files, and new or ignored ones that a build could include', () => {
  const folder = aFolder()
  const git = (...options: string[]) => execFileSync('git', ['-C', folder, ...options])
  git('init', '--quiet')
  mkdirSync(join(folder, 'admin/public'), { recursive: true })
  for (const name of ['README.md', 'admin/public/icon.svg']) writeFileSync(join(folder, name), '1')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--message', 'One')
  writeFileSync(join(folder, 'notes.txt'), 'not shipped')
  expect(uncommittedFiles(folder)).toBe('')
  writeFileSync(join(folder, 'admin/.env.production'), 'VITE_SECRET=1')
  writeFileSync(join(folder, 'README.md'), '2')
  expect(uncommittedFiles(folder)).toBe(' M README.md\nadmin/.env.production\n')
  writeFileSync(join(folder, '.git/info/exclude'), '.env*\npublic/\n')
  writeFileSync(join(folder, 'admin/public/new.svg'), '1')
  expect(uncommittedFiles(folder)).toBe(
    ' M README.md\nadmin/.env.production\nadmin/public/new.svg\n',
  )
})

test('the image has the notices, which its build writes', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  expect(dockerfile).toContain("import { writeNotices } from './scripts/release.ts'")
  const folder = aFolder()
  writeNotices(folder, root)
  const written = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  expect(written).toBe(thirdPartyNotices(packages, root))
  expect(dockerfile).toContain('COPY --from=build /app/THIRD-PARTY-NOTICES.txt ./')
})

test('docker buildx bake builds deploy/Dockerfile for both architectures, with the product’s version', () => {
  const bake = readFileSync(join(root, 'deploy/docker-bake.hcl'), 'utf8')
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(bake).toContain('platforms  = ["linux/amd64", "linux/arm64"]')
  expect(bake).toContain('dockerfile = "deploy/Dockerfile"')
  const [, node] = /^ARG NODE_IMAGE=(.+)$/m.exec(dockerfile) ?? []
  const defaults = [...bake.matchAll(/^variable "(\w+)" \{\n {2}default = "(.*)"\n\}$/gm)]
  expect(Object.fromEntries(defaults.map(([, name, value]) => [name, value]))).toMatchObject({
    VERSION: version,
    NODE_IMAGE: node,
  })
})
