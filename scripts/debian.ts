import { readFileSync } from 'node:fs'
import { runThrough } from './run-through.mjs'

/** Whether this machine's programs come from Debian. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** Installs packages where we may; where they cannot be had, it is as it was before. */
export async function installFromDebian(...packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !isDebian()) return
  console.log(`Installing ${packages.join(', ')} from Debian …`)
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const impatient = ['-qq', '-o', 'Acquire::http::Timeout=30']
  await runThrough('apt-get', ['update', ...impatient], quiet)
  const install = ['install', '-y', '--no-install-recommends', ...impatient, ...packages]
  await runThrough('apt-get', install, quiet)
}
