// Retakes the pictures of the docs from a demo server, the gallery of walls and the emails:
// `npm run screenshots`. Name pictures to retake only those.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { createServer } from 'vite'
import { changeTo } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'
import { demoPassword, startDemoServer, type DemoServer } from './demo-server.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/images')

const portrait = { width: 1080, height: 1920 }
const onDesktop = { viewport: { width: 1440, height: 900 }, locale: 'en-US' }
const onPhone = { viewport: { width: 390, height: 844 }, locale: 'en-US', deviceScaleFactor: 2 }

/** Screens by their gallery query. */
const screens = {
  'screen-work': 'phase=green&left=150&routines=3&sub=long',
  'screen-announcement': 'phase=green&left=65&routines=3&said=short',
  'screen-emergency': 'whole=emergency&words=Leave%20the%20building%20by%20the%20back%20door.',
}

/** Contact sheets of screens: a row for each state, a column for each language. */
const sheets = {
  rounds: {
    one: 'routines=1',
    three: 'routines=3',
    cues: 'routines=3&cue=CUE',
    'member page': 'routines=3&pocket',
    flexibility: 'wall=flexibility&name=Flexibility',
  },
  timer: {
    start: 'phase=waiting&left=1800&routines=3',
    work: 'phase=green&left=88&routines=3',
    cues: 'phase=green&left=88&routines=3&cue=CUE',
    intervals: 'phase=green&left=123&routines=3&intervals=20-10',
    warning: 'phase=yellow&left=24&routines=3&next',
    break: 'phase=red&left=20',
    'next round': 'phase=red&left=14&next',
    'break without clip': 'phase=red&left=14&exercise=no-video&next',
  },
  messages: {
    'phase change': 'phase=green&flash',
    announced: 'phase=green&left=65&routines=3&said=SAID',
    emergency: 'whole=emergency&text=SAID',
    drill: 'whole=drill&text=SAID',
    'no workout': 'wall=not-ready',
    linking: 'wall=authorization',
  },
} as const
const sheetLanguages = ['en-us', 'es-mx', 'fr-ca', 'ja', 'ar-ae', 'id', 'ms']

type Take = (name: string, page: Page) => Promise<void>
type Shot = (gym: DemoServer, browser: Browser, take: Take) => Promise<void>

async function open(browser: Browser, address: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Waits until no loading placeholder is left, because pages with streams are never idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('[aria-busy="true"], [class*="Skeleton"]') !== null
    const inView = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight
    })
    return !isLoading && inView.every((image) => image.complete && image.naturalWidth > 0)
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    )
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Several pages side by side. */
async function takeSheet(name: string, pages: readonly Page[], take: Take): Promise<void> {
  const width = 390
  const pictures: string[] = []
  for (const page of pages) {
    await settle(page)
    pictures.push((await page.screenshot()).toString('base64'))
  }
  const browser = pages[0]?.context().browser()
  if (!browser) return
  const images = pictures.map(
    (bytes) => `<img width=${String(width)} src="data:image/png;base64,${bytes}">`,
  )
  const gap = 20
  const sheet = await browser.newPage({
    viewport: { width: pages.length * (width + gap) + gap, height: 844 + 2 * gap },
  })
  await sheet.setContent(
    `<body style="margin:${String(gap)}px;display:flex;gap:${String(gap)}px;background:#8a8f98">${images.join('')}`,
  )
  await take(name, sheet)
}

/** Runs in the page: whether its clips show a frame and its fades have ended. */
const areThere = () =>
  Array.from(document.querySelectorAll('[data-video]')).every(
    (box) => (box.shadowRoot?.querySelector('video')?.readyState ?? 4) > 1,
  ) &&
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState !== 'running' || Number(effect?.getTiming().duration) > 1000,
    )

async function signedIn(gym: DemoServer, browser: Browser, path: string, scheme: 'light' | 'dark') {
  const page = await open(browser, `${gym.consoleUrl}/login`, { ...onDesktop, colorScheme: scheme })
  await page.getByLabel('Email').fill('super@roundboard.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goto(gym.consoleUrl + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The demo's location with a timer, and its phone pages. */
async function harborStreet(gym: DemoServer) {
  const staff = await gym.staff('super@roundboard.test')
  const { items } = await staff.list(calls.listLocations, {})
  const location = items.find(({ vtsEnabled }) => vtsEnabled)
  if (location === undefined) throw new Error('The demo has no location with a timer.')
  return { staff, at: { params: { id: location.id } } }
}

const shots: Readonly<Record<string, Shot>> = {
  async dashboard(gym, browser, take) {
    const page = await signedIn(gym, browser, '/admin/dashboard', 'light')
    await take('dashboard', page)
  },

  async schedule(gym, browser, take) {
    const page = await signedIn(gym, browser, '/admin/schedule', 'dark')
    await take('schedule', page)
  },

  async location(gym, browser, take) {
    const { at } = await harborStreet(gym)
    await take(
      'location',
      await signedIn(gym, browser, `/admin/locations/${at.params.id}`, 'light'),
    )
  },

  async remote(gym, browser, take) {
    const { staff, at } = await harborStreet(gym)
    await staff.call(calls.updateLocationTimer, { ...at, body: { dwsTimeStamp: 'now' } })
    const phone = async (colorScheme: 'light' | 'dark') => {
      const { address } = await staff.call(calls.createCoachPass, at)
      return open(browser, new URL(address, gym.consoleUrl).href, { ...onPhone, colorScheme })
    }
    const working = await phone('light')
    await working.getByRole('timer').waitFor()
    const equipment = await phone('light')
    await equipment.getByRole('button', { name: 'Equipment', exact: true }).click()
    const rounds = await phone('dark')
    await rounds.getByRole('button', { name: 'Rounds', exact: true }).click()
    await takeSheet('remote', [working, rounds, equipment], take)
  },

  async 'member-page'(gym, browser, take) {
    const { staff, at } = await harborStreet(gym)
    await staff.call(calls.updateLocation, { ...at, body: { pocketPage: true } })
    const { address } = await staff.call(calls.getMemberPageAddress, at)
    const url = new URL(address ?? '', gym.displayUrl).href
    const day = await open(browser, url, { ...onPhone, colorScheme: 'light' })
    const round = await open(browser, url, { ...onPhone, colorScheme: 'dark' })
    await round.getByRole('listitem').first().getByRole('link').click()
    await round.getByRole('heading', { level: 1 }).waitFor()
    await takeSheet('member-page', [day, round], take)
  },

  async screens(_, browser, take) {
    const server = await createServer({
      configFile: join(root, 'wall/gallery/vite.config.ts'),
      logLevel: 'error',
      server: { port: 0 },
    })
    await server.listen()
    for (const [name, query] of Object.entries(screens)) {
      const page = await open(browser, `${server.resolvedUrls?.local[0] ?? ''}?${query}`, {
        viewport: portrait,
      })
      await page.waitForFunction(() => document.querySelector('#gallery > *') !== null)
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(areThere)
      await take(name, page)
    }
    await server.close()
  },

  /** Every state in every language, in both orientations. */
  async walls(_, browser) {
    const server = await createServer({
      configFile: join(root, 'wall/gallery/vite.config.ts'),
      logLevel: 'error',
      server: { port: 0 },
    })
    await server.listen()
    await mkdir(join(folder, 'walls'), { recursive: true })
    const gallery = server.resolvedUrls?.local[0] ?? ''
    for (const orientation of ['portrait', 'landscape'] as const) {
      const [short, long] = [540, 960]
      const isPortrait = orientation === 'portrait'
      const viewport = { width: isPortrait ? short : long, height: isPortrait ? long : short }
      const page = await open(browser, gallery, { viewport })
      for (const [name, states] of Object.entries(sheets)) {
        const rows: string[] = []
        for (const [state, query] of Object.entries(states)) {
          const cells: string[] = []
          for (const language of sheetLanguages) {
            const [own = ''] = language.split('-')
            const text = ['fr', 'es', 'ja', 'ar'].includes(own) ? own : 'short'
            const announcement = ['ja', 'ar'].includes(own) ? own : 'short'
            const words = query.replace('CUE', text).replace('SAID', announcement)
            const texts = text === 'short' ? '' : `&text=${text}&sub=${text}&name=${text}`
            await changeTo(page, `${words}&language=${language}${texts}`)
            await untilLaidOut(page)
            await page.waitForFunction(areThere)
            if (query.includes('pocket'))
              await page.locator('.pocket-code[data-clear]').waitFor({ state: 'attached' })
            await settle(page)
            const picture = (await page.screenshot({ type: 'jpeg', quality: 90 })).toString(
              'base64',
            )
            cells.push(`<td><img src="data:image/jpeg;base64,${picture}">`)
          }
          rows.push(`<tr><th>${state}${cells.join('')}`)
        }
        const width = isPortrait ? 130 : 220
        const sheet = await browser.newPage({ viewport: { width: 100, height: 100 } })
        await sheet.setContent(
          `<style>body{margin:12px;width:max-content;background:#8a8f98;font:600 13px sans-serif}img{display:block;width:${String(width)}px}td,th{padding:4px}th{min-width:70px}</style><table><tr><th>${sheetLanguages.map((language) => `<th>${language}`).join('')}${rows.join('')}</table>`,
        )
        const table = await sheet.evaluate(async () => {
          await Promise.all([...document.images].map((image) => image.decode()))
          return { width: document.body.offsetWidth + 24, height: document.body.offsetHeight + 24 }
        })
        await sheet.setViewportSize(table)
        await writeFile(
          join(folder, 'walls', `${name}-${orientation}.jpg`),
          await sheet.screenshot({ type: 'jpeg', quality: 55 }),
        )
        console.log(`docs/images/walls/${name}-${orientation}.jpg`)
      }
    }
    await server.close()
  },

  async emails() {
    const child = spawn(process.execPath, ['server/gallery/shoot.ts'], {
      cwd: root,
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error('server/gallery/shoot.ts failed.')
  },
}

const wanted = process.argv.slice(2)
const executablePath = process.env['CHROMIUM_PATH']
await mkdir(folder, { recursive: true })
const gym = await startDemoServer({ DEMO_DISPLAYS: '1' })
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
try {
  const take: Take = async (name, page) => {
    await settle(page)
    await writeFile(
      join(folder, `${name}.jpg`),
      await page.screenshot({ type: 'jpeg', quality: 75 }),
    )
    console.log(`docs/images/${name}.jpg`)
  }
  for (const [name, shot] of Object.entries(shots))
    if (wanted.length === 0 || wanted.includes(name)) await shot(gym, browser, take)
} finally {
  await browser.close()
  await gym.remove()
}
