import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { startBuildProxy } from './build-proxy.ts'
import { phoneWords, say, wallWords } from './messages.ts'
import { problemsOf } from './phone-problems.ts'
import { aDay, clip, expect, test } from './walls-fixtures.ts'

const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos) =>
      videos.flatMap((video, index) => ((video as HTMLVideoElement).paused ? [] : [index + 1])),
    )

/** The paths of the phone's service workers. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistrations()
    return registered.map(({ scope }) => new URL(scope).pathname).sort()
  })

test.describe('the member page', () => {
  // Expected: an address that was turned off, and all requests while offline.
  test.use({ expectedErrors: [/status of 404|net::ERR_/] })

  test('the member page opens with a screen’s code and shows nine rounds until it is turned off', async ({
    gym,
    aScreen,
    openBrowser,
    openWall,
    staff,
    putOnAir,
  }) => {
    const texts = ['Jab, cross, slip.', 'Ten squats.', 'Twenty climbers.']
    await putOnAir({
      name: 'Pocket day',
      subHeader: 'Pocket punches',
      routines: texts.map((text, index) => ({ text, step: index + 1, videoLink: clip('hook') })),
    })
    const { locationId, token } = await aScreen({ location: { pocketPage: true } })
    const at = { params: { id: locationId } }
    const wall = await openWall({ token })
    const code = wall.page.getByRole('img', { name: wallWords.memberPage.caption })
    await expect(code).toBeVisible()
    const covered = await wall.page.locator('.pocket-code').evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return Array.from(document.querySelectorAll('.instruction-text'), (text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      })
        .flat()
        .some(({ right, bottom }) => right > left && bottom > top)
    })
    expect(covered).toBe(false)

    const { address } = await staff.call(calls.getMemberPageAddress, at)
    const aPhone = async (reducedMotion: 'reduce' | 'no-preference') => {
      const viewport = { width: 390, height: 844 }
      const context = await openBrowser({ viewport, reducedMotion })
      const page = await context.newPage()
      await page.goto(new URL(address ?? '', gym.displayUrl).href)
      return page
    }
    const phone = await aPhone('no-preference')
    const rows = phone.getByRole('listitem')
    await expect(rows).toHaveCount(9)
    await expect(rows.first()).toBeInViewport({ ratio: 1 })
    await expect(rows.last()).toBeInViewport({ ratio: 1 })
    const problems = await problemsOf(phone, 'day', 44)
    await phone.getByRole('link', { name: /Pocket punches/ }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
    // Members don't see the internal name of a workout.
    await expect(phone.getByText('Pocket day')).toHaveCount(0)
    for (const text of texts) await expect(phone.getByText(text)).toBeVisible()
    await expect.poll(() => playing(phone)).toEqual([1])
    await phone
      .getByRole('button', { name: say(phoneWords.memberPage.play, { step: '2' }) })
      .click()
    await expect.poll(() => playing(phone)).toEqual([2])
    problems.push(...(await problemsOf(phone, 'round', 44)))
    expect(await phone.context().cookies()).toEqual([])

    const still = await aPhone('reduce')
    await still.getByRole('link', { name: /Pocket punches/ }).click()
    await expect(
      still.getByRole('button', { name: say(phoneWords.memberPage.play, { step: '1' }) }),
    ).toBeVisible()
    expect(await playing(still)).toEqual([])

    await staff.call(calls.updateLocation, { ...at, body: { pocketPage: false } })
    await expect(code).toBeHidden()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: phoneWords.memberPage.gone })).toBeVisible()
    await expect.poll(() => workersOf(phone)).toEqual([])
    await expect.poll(() => phone.evaluate(() => caches.keys())).toEqual([])
    problems.push(...(await problemsOf(phone, 'gone', 44)))
    expect(problems).toEqual([])
  })

  // security: member-page
  test('the member page opens offline on the same day, and shows nothing old the next day', async ({
    gym,
    aScreen,
    openBrowser,
    staff,
    putOnAir,
  }) => {
    await putOnAir({ name: 'Pocket day', subHeader: 'Pocket punches' })
    const { locationId, token } = await aScreen({ location: { pocketPage: true } })
    const { address } = await staff.call(calls.getMemberPageAddress, { params: { id: locationId } })
    const proxy = await startBuildProxy(gym.displayUrl)
    const baseURL = proxy.url
    const localStorage = [{ name: 'roundboard.screen.token', value: token }]
    const context = await openBrowser({
      baseURL,
      viewport: { width: 390, height: 844 },
      storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
    })
    const phone = await context.newPage()
    await phone.clock.install()
    const { pathname, hash } = new URL(address ?? '', baseURL)
    await phone.goto(pathname + hash)
    await expect(phone.getByRole('listitem')).toHaveCount(9)
    await phone.evaluate(() => navigator.serviceWorker.ready)
    expect(await workersOf(phone)).toEqual(['/pocket'])

    // The page's worker controls neither the remote nor a screen in the same browser.
    const other = await context.newPage()
    await other.goto('/remote')
    expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await other.goto('/')
    await expect(other).toHaveTitle(/^Roundboard screen, held/)
    expect(await workersOf(other)).toEqual(['/', '/pocket'])
    await other.close()

    const network = await context.newCDPSession(phone)
    await network.send('Network.clearBrowserCache')
    await proxy.close()
    await phone.reload()
    await expect(phone.getByRole('status')).toContainText('offline')
    await expect(phone.getByRole('listitem')).toHaveCount(9)
    await phone.getByRole('link', { name: /Pocket punches/ }).click()
    await expect(phone.getByText('Jab, cross, hook.')).toBeVisible()
    expect(await problemsOf(phone, 'without a network', 44)).toEqual([])
    expect(await context.cookies()).toEqual([])

    await phone.clock.setSystemTime(Date.now() + 2 * aDay)
    await phone.reload()
    const failed = phone.getByRole('heading', { name: phoneWords.memberPage.unreachable })
    await expect(failed).toBeVisible()
    await expect(phone.getByText('Pocket day')).toBeHidden()
    expect(await phone.evaluate(() => window.localStorage.getItem('roundboard.pocket'))).toBeNull()
  })
})
