import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isDebian } from './debian.ts'
import { runThrough } from './run-through.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser that the tests drive: the one of `CHROMIUM_PATH`, else the system's. */
export function findChromium(environment = process.env): string | undefined {
  const folders = [...(environment['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [environment['CHROMIUM_PATH'] ?? '', ...places].find((path) => path && isExecutable(path))
}

/**
 * Makes sure that there is a browser: the system's, else Debian's package, else Playwright's own.
 * Gives the path of the first two; Playwright finds its own by itself.
 */
export async function provideChromium(): Promise<string | undefined> {
  const found = findChromium()
  if (found !== undefined) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && isDebian()) {
    console.log('Installing Chromium from Debian …')
    const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runThrough('apt-get', ['update', '-qq'], quiet)
    const packages = ['chromium', 'fonts-liberation']
    await runThrough(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      quiet,
    )
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  console.log("Installing Playwright's Chromium …")
  await runThrough('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  return undefined
}
