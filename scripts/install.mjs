import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runThrough } from './run-through.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const binaries = join(root, 'node_modules', '.bin')

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * The packages of a lock file, by folder.
 * @param {string} file
 * @returns {Packages}
 */
function packagesOf(file) {
  const lock = /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8')))
  return lock.packages
}

/**
 * Whether everything in the lock file is installed, by npm's own note of what it installed. Optional
 * packages may be missing: most are for other machines.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const note = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    if (found === undefined) return path === '' || wanted.optional === true
    return found.version === wanted.version
  })
}

/** Runs `npm ci` when the packages are missing or older than the lock file; answers npm's exit code. */
export async function installWhatIsMissing() {
  if (isInstalled(root)) return 0
  console.log('Installing the packages; the first time takes a minute or two …')
  const npm = process.env['npm_execpath']
  const options = ['ci', '--no-progress', '--loglevel=error']
  return npm === undefined
    ? runThrough('npm', options)
    : runThrough(process.execPath, [npm, ...options])
}
