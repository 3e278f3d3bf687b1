import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { runThrough } from './run-through.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Headless Chromium, which needs a third less processor time. */
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

/** The browser to use: the one in `CHROMIUM_PATH`, else the system's. */
export function findChromium(environment = process.env): string | undefined {
  const wanted = environment['CHROMIUM_PATH'] ?? ''
  return isExecutable(wanted) ? wanted : findProgram(names, environment)
}

interface Browsers {
  /** The browser that screens use; without one, Playwright uses its own. */
  readonly chromium: string | undefined
  /** The headless one, if there is one and `CHROMIUM_PATH` isn't set. */
  readonly shell: string | undefined
}

const findBrowsers = (): Browsers => ({
  chromium: findChromium(),
  shell: process.env['CHROMIUM_PATH'] === undefined ? findProgram(shellNames) : undefined,
})

/** Ensures that there is a browser: the system's, else Debian's package, else Playwright's own. */
export async function provideBrowsers(): Promise<Browsers> {
  const found = findBrowsers()
  if (process.env['CHROMIUM_PATH'] !== undefined && found.chromium !== undefined) return found
  if (found.chromium !== undefined && found.shell !== undefined) return found
  // Installed together, so that their versions match.
  await installFromDebian('chromium', 'chromium-headless-shell', 'fonts-liberation')
  const installed = findBrowsers()
  if (installed.chromium !== undefined) return installed
  console.log("Installing Playwright's Chromium …")
  const withItsParts = process.getuid?.() === 0 ? ['--with-deps'] : []
  await runThrough('playwright', ['install', ...withItsParts, 'chromium'])
  return installed
}
