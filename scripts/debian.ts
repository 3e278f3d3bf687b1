import { readFileSync } from 'node:fs'

/** Whether this machine's programs come from Debian. */
export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
