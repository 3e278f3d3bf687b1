import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archive, type Entry } from './archive.ts'
import { buildFrontEnds } from './front-ends.ts'
import { cycloneDx, shippedPackages, thirdPartyNotices } from './inventory.ts'

const product = 'roundboard'
/** The workspaces of the server and of the front ends that it serves. */
export const shippedWorkspaces = [
  ...['domain', 'contract', 'client', 'wall'],
  ...['server', 'screen', 'admin', 'phone'],
]

/** Whether a release contains a tracked file, because the server needs it to be installed or to run. */
export function isShipped(file: string): boolean {
  if (/\.test\.ts$|\/(testing|contract-tests|gallery)\/|tsconfig\.json$/.test(file)) return false
  return (
    /^(contract|deploy|docs|domain|server)\//.test(file) ||
    /^(README\.md|\.npmrc|([a-z0-9]+\/)?package(-lock)?\.json)$/.test(file)
  )
}

const git = (...options: readonly string[]) => execFileSync('git', options, { encoding: 'utf8' })

/** What differs from the commit: changed files, and new or ignored ones that a build could include. */
export function uncommittedFiles(folder = '.'): string {
  const inputs = [...shippedWorkspaces, 'scripts']
  return (
    git('-C', folder, 'status', '--porcelain', '--untracked-files=no') +
    git('-C', folder, 'ls-files', '--others', '--exclude-standard', '--', ...inputs) +
    git(
      ...['-C', folder, 'ls-files', '--others', '--ignored', '--exclude-standard', '--'],
      ...[':(glob)*/.env*', ':(glob)*/public/**'],
    )
  )
}

const entryOf = (file: string, path: string): Entry => ({
  path,
  content: readFileSync(file),
  isExecutable: (statSync(file).mode & 0o100) !== 0,
})

const noticesFile = 'THIRD-PARTY-NOTICES.txt'

/** Writes the licenses and notices of what an image contains. */
export function writeNotices(folder: string, root = '.'): void {
  const notices = thirdPartyNotices(shippedPackages(root, shippedWorkspaces), root)
  writeFileSync(join(folder, noticesFile), notices)
}

/** Writes the files of a release to a folder. The same commit always gives the same bytes. */
export async function release(options: readonly string[]): Promise<number> {
  const [option, out, ...others] = options
  if (option !== '--out' || out === undefined || others.length > 0) {
    console.error('Usage: npm run release -- --out <folder>')
    return 2
  }
  const changed = uncommittedFiles()
  if (changed !== '') {
    console.error(`A release is of a commit. Commit or revert these changes first:\n${changed}`)
    return 1
  }
  // A build that is there may be from another environment, or have leftovers.
  for (const folder of globSync('{screen,admin,phone}/dist')) rmSync(folder, { recursive: true })
  process.env['NODE_ENV'] = 'production'
  const built = await buildFrontEnds()
  if (built !== 0) return built
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const time = Number(process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct'))
  const tracked = git('ls-files', '-z').split('\0').filter(Boolean)
  const frontEnds = globSync('{screen,admin,phone}/dist/**/*', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const packages = shippedPackages('.', shippedWorkspaces)
  const notices = thirdPartyNotices(packages, '.')
  const folder = `${product}-${version}`
  const notice = { path: `${folder}/${noticesFile}`, content: Buffer.from(notices) }
  const server = [...tracked.filter(isShipped), ...frontEnds]
  const chart = 'deploy/helm/'
  const files: Readonly<Record<string, string | Buffer>> = {
    [`${folder}.tar.gz`]: archive(
      [...server.map((file) => entryOf(file, `${folder}/${file}`)), notice],
      time,
    ),
    [`${product}-chart-${version}.tgz`]: archive(
      tracked
        .filter((file) => file.startsWith(chart))
        .map((file) => entryOf(file, file.slice(chart.length))),
      time,
    ),
    [`${folder}.cdx.json`]: cycloneDx(packages, version, time),
    [noticesFile]: notices,
  }
  const sums = Object.entries(files).map(
    ([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
  )
  mkdirSync(out, { recursive: true })
  for (const [name, content] of Object.entries({ ...files, SHA256SUMS: sums.join('') })) {
    writeFileSync(join(out, name), content)
    console.log(join(out, name))
  }
  return 0
}
