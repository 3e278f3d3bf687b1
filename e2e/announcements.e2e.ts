import { mergeTests, type Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { startBuildProxy } from './build-proxy.ts'
import { test as consoleTest } from './console-fixtures.ts'
import { like, say, words } from './messages.ts'
import {
  expect,
  morningZone,
  test as wallsTest,
  type Wall,
  withoutClips,
} from './walls-fixtures.ts'

const test = mergeTests(wallsTest, consoleTest)

const minute = 60_000
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const languages = { 2: 'es', 5: 'ar-qa' } as const
const word = {
  'en-us': 'We close at eight today.',
  es: 'Hoy cerramos a las ocho.',
  'ar-qa': 'نغلق اليوم في الثامنة.',
} as const
const wordOn = (round: number) => word[round === 2 ? 'es' : round === 5 ? 'ar-qa' : 'en-us']

const band = ({ page }: Wall) => page.locator('.announcement-band')
const cover = ({ page }: Wall) => page.getByRole('alert').locator('.whole-wall')

/** Runs in the page: the number of steps and digits, and those that are cut off. */
function stepsAndDigits() {
  const selector =
    '.instruction-text, .instruction-step, .title-strip-text, .timer-word, .timer-digits'
  const texts = Array.from(document.querySelectorAll(selector))
  const range = document.createRange()
  const isPainted = (element: Element) => {
    const { backgroundColor, opacity } = getComputedStyle(element)
    return opacity !== '0' && !backgroundColor.endsWith(', 0)')
  }
  const isInSight = (text: Element) => {
    range.selectNodeContents(text)
    return Array.from(range.getClientRects())
      .filter(({ width, height }) => width > 0 && height > 0)
      .every(({ x, y, width, height }) => {
        const all = document.elementsFromPoint(x + width / 2, y + height / 2)
        const top = all.find((one) => text.contains(one) || isPainted(one))
        return top !== undefined && (text.contains(top) || top.contains(text))
      })
  }
  const hidden = texts.filter((text) => !isInSight(text)).map(({ className }) => className)
  const under = document.querySelector('.announcement-band')?.getBoundingClientRect()
  const figures = Array.from(document.querySelectorAll('figure, .cycle-bar, .timer-block'))
  const covered = figures.filter((figure) => {
    const box = figure.getBoundingClientRect()
    return under !== undefined && box.top < under.bottom - 1 && box.bottom > under.top + 1
  })
  return {
    steps: document.querySelectorAll('.instruction-text').length,
    digits: document.querySelectorAll('.timer-digits').length,
    hidden: [...hidden, ...covered.map(({ className }) => className)],
  }
}
const whole = { steps: 3, digits: 1, hidden: [] }

test.describe('announcements', () => {
  // The server is stopped with open streams and calls.
  test.use({ expectedErrors: [/net::ERR_/] })

  test('an admin sends a banner, a drill and an emergency to nine screens, which end them offline', async ({
    gym,
    aScreen,
    openAs,
    openWall,
    putOnAir,
    staff,
  }) => {
    // Ten pages are open at once.
    test.slow()
    const location = { name: 'Nine walls', vtsEnabled: true }
    const first = await aScreen({ round: 1, location })
    const { locationId } = first
    const others = rounds.slice(1).map((round) => {
      const language = languages[round as keyof typeof languages] as 'es' | 'ar-qa' | undefined
      return aScreen({ round, beside: locationId, ...(language && { language }) })
    })
    const linked = [first, ...(await Promise.all(others))]
    for (const round of rounds) await putOnAir({ round, routines: steps })
    const walls: Wall[] = []
    for (const { token } of linked) walls.push(await openWall({ token, prepare: withoutClips }))
    await staff.call(calls.updateLocationTimer, {
      params: { id: locationId },
      body: { dwsTimeStamp: new Date(Date.now() - 10_000).toISOString() },
    })
    const seen = () => Promise.all(walls.map(({ page }) => page.evaluate(stepsAndDigits)))
    const nine = <T>(one: T) => Array.from({ length: 9 }, () => one)
    await expect.poll(seen).toEqual(nine(whole))

    const page = await openAs('admin')
    await page.goto('/admin/announcements')
    await announce(page, clockIn(90))
    for (const [index, wall] of walls.entries()) {
      await expect(band(wall)).toContainText(wordOn(index + 1))
      await expect(band(wall)).toHaveAttribute('dir', index === 4 ? 'rtl' : 'ltr')
      await expect(band(wall)).toContainText(String(index + 1))
    }
    await expect.poll(seen).toEqual(nine(whole))

    await coverWalls(page, 'Drill', 'Leave by the back door.')
    await expect(
      page.getByText(say(words.announcements.cover.drill, { walls: 9, gyms: 1 })),
    ).toBeVisible()
    await sendNow(page, 'drill')
    for (const wall of walls) await expect(cover(wall)).toContainText('Leave by the back door.')
    for (const wall of walls.slice(1, 2)) await expect(cover(wall)).toContainText('Simulacro')
    await expect(
      page.getByText(say(words.announcements.shownBy, { walls: 9, shown: 9 })),
    ).toBeVisible()
    await page.getByText(words.announcements.latest).click()
    const report = page.getByRole('listitem').filter({ hasText: /^Round \d/ })
    await expect(report).toHaveCount(9)
    for (const row of await report.all())
      await expect(row).toContainText(like(words.announcements.shownAfter))
    await page
      .getByRole('button', {
        name: say(words.announcements.withdrawOne, { text: 'Leave by the back door.' }),
      })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    for (const wall of walls) await expect(cover(wall)).toBeHidden()

    await coverWalls(page, 'Emergency', 'Fire. Leave now.')
    await expect(
      page.getByText(say(words.announcements.cover.emergency, { walls: 9, gyms: 1 })),
    ).toBeVisible()
    await sendNow(page, 'emergency')
    for (const wall of walls) await expect(cover(wall)).toContainText('Fire. Leave now.')

    await gym.kill()
    const passOnAll = (ms: number) => Promise.all(walls.map((wall) => wall.pass(ms)))
    await passOnAll(28 * minute)
    for (const wall of walls) await expect(cover(wall)).toBeVisible()
    await passOnAll(3 * minute)
    for (const wall of walls) {
      await expect(cover(wall)).toBeHidden()
      await expect(band(wall)).toBeVisible()
    }
    await passOnAll(60 * minute)
    for (const wall of walls) await expect(band(wall)).toBeHidden()
    await gym.start()
  })

  test('a screen that restarts offline starts and ends its announcements', async ({
    gym,
    aScreen,
    openBrowser,
    putOnAir,
    staff,
  }) => {
    await putOnAir()
    const { locationId, token } = await aScreen()
    const proxy = await startBuildProxy(gym.displayUrl)
    const localStorage = [{ name: 'roundboard.screen.token', value: token }]
    const context = await openBrowser({
      baseURL: proxy.url,
      viewport: { width: 540, height: 960 },
      storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
    })
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/')
    await expect(page).toHaveTitle(/^Roundboard screen, held/)
    await staff.call(calls.createAnnouncement, {
      body: { text: word.es, locationIds: [locationId], from: clockIn(10), until: clockIn(30) },
    })
    const kept = () => page.evaluate(() => JSON.stringify(window.localStorage))
    await expect.poll(kept).toContain(word.es)
    const network = await context.newCDPSession(page)
    await network.send('Network.clearBrowserCache')
    await proxy.close()
    await page.reload()

    const step = page.getByText('Jab, cross, hook.')
    const band = page.locator('.announcement-band')
    await expect(step).toBeVisible()
    await expect(band).toHaveCount(0)
    await page.clock.fastForward(11 * minute)
    await expect(band).toContainText(word.es)
    await expect(step).toBeVisible()
    await page.clock.fastForward(20 * minute)
    await expect(band).toHaveCount(0)
    await expect(step).toBeVisible()
  })
})

const steps = [1, 2, 3].map((step) => ({
  step,
  text: `Step ${step}.`,
  videoLink: '/media/exercises/hook.mp4',
}))

/** The location's local time some minutes from now. */
const clockIn = (minutes: number) =>
  Temporal.Now.zonedDateTimeISO(morningZone)
    .add({ minutes })
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

async function announce(page: Page, until: string) {
  await page.getByRole('button', { name: words.announcements.newOne }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Text/).fill(word['en-us'])
  for (const [language, text] of [
    ['Spanish', word.es],
    ['Arabic (Qatar)', word['ar-qa']],
  ] as const) {
    await form.getByLabel(words.announcements.languages).fill(language)
    await page.getByRole('option', { name: language, exact: true }).click()
    await form.getByLabel(language, { exact: true }).fill(text)
  }
  await chooseGym(page)
  await form.getByLabel(/^Until/).fill(until)
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(words.announcements.added)).toBeVisible()
}

async function chooseGym(page: Page) {
  await page.getByRole('combobox', { name: 'Locations', exact: true }).fill('Nine walls')
  await page.getByRole('option', { name: /^Nine walls/ }).click()
}

async function coverWalls(page: Page, kind: 'Drill' | 'Emergency', text: string) {
  await page.getByRole('button', { name: words.announcements.emergencyOrDrill }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: kind }).check()
  await form.getByLabel(/^Text/).fill(text)
  await chooseGym(page)
  await form.getByRole('button', { name: words.announcements.send }).click()
}

const sendNow = (page: Page, kind: 'drill' | 'emergency') =>
  page
    .getByRole('dialog')
    .filter({ hasText: say(words.announcements.cover[kind], { walls: 9, gyms: 1 }) })
    .getByRole('button', { name: words.announcements.send })
    .click()
