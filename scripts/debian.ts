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
  const options = ['-qq', '-o', 'Acquire::http::Timeout=30']
  await runThrough('apt-get', ['update', ...options], quiet)
  // A new machine is often still installing its own updates.
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=300']
  const install = ['install', '-y', '--no-install-recommends', ...options, ...waitForLock]
  await runThrough('apt-get', [...install, ...packages], quiet)
}
