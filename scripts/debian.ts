import { readFileSync } from 'node:fs'
import { runThrough } from './run-through.mjs'

/** Whether this machine runs Debian. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** Installs packages if this process may; does nothing if they aren't available. */
export async function installFromDebian(...packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !isDebian()) return
  console.log(`Installing ${packages.join(', ')} from Debian …`)
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const impatient = ['-qq', '-o', 'Acquire::http::Timeout=30']
  await runThrough('apt-get', ['update', ...impatient], quiet)
  const install = ['install', '-y', '--no-install-recommends', ...impatient, ...packages]
  await runThrough('apt-get', install, quiet)
}
