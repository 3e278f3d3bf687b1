import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type BrowserContext, type Page } from '@playwright/test'

/** A browser with a profile in a separate process, which can be killed. */
export interface KioskBrowser {
  readonly context: BrowserContext
  readonly page: Page
  /** Quits it like a user, so that it writes its data. */
  quit(): Promise<void>
  /** Kills it without warning and keeps its profile. */
  kill(): Promise<void>
}

function devToolsOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    browser.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    })
    browser.once('exit', () => {
      reject(new Error(`The browser did not start:\n${output}`))
    })
  })
}

/** Starts a browser as a kiosk does, with further options if given. */
export async function startKioskBrowser(
  profile: string,
  ...options: readonly string[]
): Promise<KioskBrowser> {
  const browser = spawn(
    process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      ...['--no-first-run', '--disable-component-update', '--disable-sync', '--lang=en-US'],
      ...['--autoplay-policy=no-user-gesture-required', '--headless=new'],
      ...['--window-size=540,960', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      ...options,
      'about:blank',
    ],
    // A separate group, so that all of its processes end at once.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const ended = once(browser, 'exit')
  const kill = async () => {
    if (browser.pid !== undefined && browser.exitCode === null && browser.signalCode === null)
      process.kill(-browser.pid, 'SIGKILL')
    await ended
  }
  try {
    const connected = await chromium.connectOverCDP(await devToolsOf(browser))
    const [context] = connected.contexts()
    const [page] = context?.pages() ?? []
    if (!context || !page) throw new Error('The browser has no window.')
    const quit = async () => {
      await (await connected.newBrowserCDPSession()).send('Browser.close')
      await ended
    }
    return { context, page, quit, kill }
  } catch (error) {
    await kill()
    throw error
  }
}
