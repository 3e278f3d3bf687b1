import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { runCaptured } from './run-captured.ts'

const frontEnds = [
  { name: 'the display', folder: 'screen' },
  { name: 'the console', folder: 'admin' },
  { name: 'the pages for phones', folder: 'phone' },
]
const shared = ['domain', 'contract', 'client', 'wall']

/** A hash of all sources of a front end. */
export function sourcesHash(folder: string, root = '.'): string {
  const patterns = [
    'package-lock.json',
    'scripts/{compress,front-ends}.ts',
    'scripts/messages/*.ts',
    `${folder}/*.{ts,html,json}`,
    ...[folder, ...shared].map((workspace) => `${workspace}/{src,public,messages}/**/*.*`),
  ]
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: root, exclude: ['**/*.test.*', '**/testing/**'] })
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const stampOf = (folder: string) => join(folder, 'dist', '.built-from')

function isFresh(folder: string, sources: string): boolean {
  try {
    return readFileSync(stampOf(folder), 'utf8') === sources
  } catch {
    return false
  }
}

async function build({ name, folder }: (typeof frontEnds)[number]): Promise<number> {
  const sources = sourcesHash(folder)
  if (isFresh(folder, sources)) return 0
  console.log(`Building ${name} …`)
  const { code, output } = await runCaptured('vite', ['build', '--logLevel', 'warn'], folder)
  if (code === 0) {
    await compressFiles(join(folder, 'dist'))
    writeFileSync(stampOf(folder), sources)
  } else console.error(`${name} could not be built:\n${output}`)
  return code
}

/** Builds the front ends that are older than their sources. Returns 0 if all are up to date. */
export async function buildFrontEnds(): Promise<number> {
  const codes = await Promise.all(frontEnds.map(build))
  return Math.max(...codes)
}
