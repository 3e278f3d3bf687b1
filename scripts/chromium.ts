import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { runThrough } from './run-through.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium that has no window: what nobody looks at, it does with two thirds of the processor. */
const shellNames = ['chromium-headless-shell']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findProgram(programs: readonly string[], environment = process.env): string | undefined {
  const folders = [...(environment['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return folders
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isExecutable)
}

/** The browser of a kiosk: the one of `CHROMIUM_PATH`, else the system's. */
export function findChromium(environment = process.env): string | undefined {
  const wanted = environment['CHROMIUM_PATH'] ?? ''
  return isExecutable(wanted) ? wanted : findProgram(names, environment)
}

interface Browsers {
  /** As walls have it; without one Playwright finds its own by itself. */
  readonly chromium: string | undefined
  /** The same without a window, where there is one and no other is asked for. */
  readonly shell: string | undefined
}

const findBrowsers = (): Browsers => ({
  chromium: findChromium(),
  shell: process.env['CHROMIUM_PATH'] === undefined ? findProgram(shellNames) : undefined,
})

/** Makes sure that there is a browser: the system's, else Debian's package, else Playwright's own. */
export async function provideBrowsers(): Promise<Browsers> {
  const found = findBrowsers()
  if (process.env['CHROMIUM_PATH'] !== undefined && found.chromium !== undefined) return found
  if (found.chromium !== undefined && found.shell !== undefined) return found
  // Both are of one version.
  await installFromDebian('chromium', 'chromium-headless-shell', 'fonts-liberation')
  const installed = findBrowsers()
  if (installed.chromium !== undefined) return installed
  console.log("Installing Playwright's Chromium …")
  const withItsParts = process.getuid?.() === 0 ? ['--with-deps'] : []
  await runThrough('playwright', ['install', ...withItsParts, 'chromium'])
  return installed
}
