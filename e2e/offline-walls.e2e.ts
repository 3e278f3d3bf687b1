import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { startBuildProxy } from './build-proxy.ts'
import { startKioskBrowser } from './kiosk-browser.ts'
import { wallWords } from './messages.ts'
import { expectPlaying, isFileCached } from './wall.ts'
import { clip, expect, test } from './walls-fixtures.ts'

const held = /^Roundboard screen, held/
const timer = (page: Page) => page.getByRole('timer')
const runningBuild = (page: Page) => page.locator('meta[name=build]').getAttribute('content')
const text = 'Jab, cross, hook.'

async function aProfile() {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-profile-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The seconds left now on a timer started then. */
function secondsLeft(startedAt: number): number {
  const intoCycle = ((Date.now() - startedAt) / 1000) % 210
  const end = [150, 180].find((phaseEnd) => intoCycle < phaseEnd) ?? 210
  return end - intoCycle
}

async function secondsShown(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = ((await timer(page).textContent()) ?? '')
    .split(':')
    .map(Number)
  return minutes * 60 + seconds
}

const tokenAt = (origin: string, token: string) => ({
  baseURL: origin,
  viewport: { width: 540, height: 960 },
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'roundboard.screen.token', value: token }] }],
  },
})

/** Speeds up the time of the page's worker; the returned function restores it. */
async function hastenWorker(context: BrowserContext, times: number): Promise<() => Promise<void>> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('The page has no worker.')
  const real = await worker.evaluateHandle((faster) => {
    const inTime = self.setTimeout.bind(self)
    Object.assign(self, {
      setTimeout: (call: () => void, ms: number) => inTime(call, ms / faster),
    })
    return { setTimeout: inTime }
  }, times)
  return () =>
    worker.evaluate((own) => {
      Object.assign(self, own)
    }, real)
}

test('a screen restarts from its disk without the server', async ({
  gym,
  aScreen,
  putOnAir,
  staff,
}) => {
  await putOnAir()
  // Its messages are a part of the build that English screens never read.
  const { token, locationId } = await aScreen({ language: 'es-mx', location: { vtsEnabled: true } })
  const startedAt = Date.now() - 20_000
  await staff.call(calls.updateLocationTimer, {
    params: { id: locationId },
    body: { dwsTimeStamp: new Date(startedAt).toISOString() },
  })
  const proxy = await startBuildProxy(gym.displayUrl)
  const profile = await aProfile()
  let browser = await startKioskBrowser(profile.folder)
  try {
    await browser.page.goto(`${proxy.url}/healthz`)
    await browser.page.evaluate((value) => {
      localStorage.setItem('roundboard.screen.token', value)
    }, token)
    await browser.page.goto(proxy.url)
    await expect(timer(browser.page)).toBeVisible()
    await expect(browser.page.getByText(text)).toBeVisible()
    await expect(browser.page).toHaveTitle(held)
    await browser.quit()
    browser = await startKioskBrowser(profile.folder)
    await browser.page.goto(proxy.url)
    await expect(timer(browser.page)).toBeVisible()
    await expect.poll(() => isFileCached(browser.page, clip('hook'))).toBe(true)

    await Promise.all([proxy.close(), browser.kill()])
    browser = await startKioskBrowser(profile.folder)
    await browser.page.goto(proxy.url)
    await expect(browser.page.getByText(text)).toBeVisible()
    await expect(browser.page.getByRole('list', { name: 'Pasos' })).toBeVisible()
    await expectPlaying(browser.page, 1)
    await expect
      .poll(async () => Math.abs((await secondsShown(browser.page)) - secondsLeft(startedAt)))
      .toBeLessThan(1.5)
  } finally {
    await browser.kill()
    await profile.remove()
  }
})

test('a screen rolls back a build that fails to start, and takes the next one', async ({
  gym,
  aScreen,
  putOnAir,
  openBrowser,
  staff,
}) => {
  await putOnAir()
  const { screen, token } = await aScreen()
  const proxy = await startBuildProxy(gym.displayUrl)
  const context = await openBrowser(tokenAt(proxy.url, token))
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText(text)).toBeVisible()
  await expect(page).toHaveTitle(held)
  const first = await runningBuild(page)
  const ownPage = await (await fetch(gym.displayUrl)).text()
  const slowDown = await hastenWorker(context, 10)

  await proxy.offer(
    'blank',
    '<head><meta name="build" content="blank" /><link rel="icon" href="data:," /></head>',
  )
  await page.reload()
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'blank')
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', first ?? '')
  await expect(page.getByText(text)).toBeVisible()
  const report = async () =>
    (await staff.call(calls.getScreen, { params: { id: screen.id } })).report
  await expect.poll(report).toMatchObject({ build: first, refusedBuild: 'blank' })

  // A healthy page gets its full time to start.
  await slowDown()
  await proxy.offer('newer', ownPage.replace(first ?? '', 'newer'))
  await staff.call(calls.updateScreen, {
    params: { id: screen.id },
    body: { hardRefreshFlag: true },
  })
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'newer')
  await expect(page.getByText(text)).toBeVisible()
  await expect.poll(report).toMatchObject({ build: 'newer', refusedBuild: null })
  await context.close()
  await proxy.close()
})

test('a screen at an insecure address plays, and warns that it can’t start offline', async ({
  gym,
  aScreen,
  putOnAir,
  staff,
}) => {
  await putOnAir()
  const { screen, token } = await aScreen()
  const profile = await aProfile()
  const browser = await startKioskBrowser(
    profile.folder,
    '--host-resolver-rules=MAP gym.test 127.0.0.1',
  )
  try {
    const { page } = browser
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript((value) => {
      localStorage.setItem('roundboard.screen.token', value)
    }, token)
    await page.goto(gym.displayUrl.replace('127.0.0.1', 'gym.test'))
    await expect(page.getByText(text)).toBeVisible()
    await page.keyboard.press('i')
    await expect(page.getByRole('dialog', { name: 'Support' })).toContainText(
      wallWords.support.boot.insecure,
    )
    const report = async () =>
      (await staff.call(calls.getScreen, { params: { id: screen.id } })).report
    await expect
      .poll(report)
      .toMatchObject({ build: await runningBuild(page), holding: { boot: 'insecure' } })
    await expect(page).not.toHaveTitle(held)
    expect(errors).toEqual([])
  } finally {
    await browser.kill()
    await profile.remove()
  }
})

// security: service-workers
test('a service worker on the console’s origin controls only the screen app', async ({
  gym,
  aScreen,
  putOnAir,
  openBrowser,
}) => {
  await putOnAir()
  const { token } = await aScreen()
  const context = await openBrowser(tokenAt(gym.consoleUrl, token))
  const page = await context.newPage()
  await page.goto('/screens')
  await expect(page.getByText(text)).toBeVisible()
  await expect(page).toHaveTitle(held)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
  expect(await isControlled()).toBe(true)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await isControlled()).toBe(false)
})
