import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { startDemoServer } from './demo-server.ts'
import { like, phoneWords, phoneWordsEs, say, wallWords } from './messages.ts'
import { problemsOf } from './phone-problems.ts'
import { expect, morningZone, test } from './walls-fixtures.ts'

const onPhone = { viewport: { width: 390, height: 844 } } as const satisfies BrowserContextOptions

test.describe('the coach’s remote', () => {
  // Expected: a code that another phone has opened, and a revoked pass.
  test.use({ expectedErrors: [/status of 401/] })

  test('a screen’s code opens the remote, and all screens and phones follow its actions', async ({
    gym,
    aScreen,
    openBrowser,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { locationId, token } = await aScreen({
      location: { vtsEnabled: true, screenPasses: 'on' },
    })
    const at = { params: { id: locationId } }
    await staff.call(calls.updateLocationTimer, { ...at, body: { dwsTimeStamp: 'now' } })
    const wall = await openWall({ token })
    await expect(wall.page.getByRole('timer')).toBeVisible()

    const codeOnWall = async () => {
      const shown = wall.page.waitForResponse('**/api/v1/screens/auth/remote-pass')
      await wall.page.keyboard.press('i')
      const { data } = (await (await shown).json()) as { data: { address: string } }
      await expect(wall.page.getByRole('img', { name: wallWords.support.remoteCode })).toBeVisible()
      await wall.page.keyboard.press('i')
      return new URL(data.address, gym.displayUrl).href
    }
    const aPhone = async (address: string, locale = 'en-US') => {
      const context = await openBrowser({ ...onPhone, locale })
      const page = await context.newPage()
      await page.goto(address)
      return page
    }

    const address = await codeOnWall()
    const one = await aPhone(address)
    await expect(one.getByRole('heading', { name: /^Gym \d/ })).toBeVisible()
    await expect(one).toHaveURL(/\/remote$/)
    expect(await one.context().cookies()).toEqual([])
    const two = await aPhone(await codeOnWall(), 'es-MX')
    await expect(two.getByRole('button', { name: 'Pausar' })).toBeVisible()
    await expect(
      one.getByText(
        like(phoneWords.remote.otherPhones, {
          more: 0,
          who: say(phoneWords.remote.phoneFrom, { pass: 2, name: 'Screen ' }),
        }),
      ),
    ).toBeVisible()
    await expect(
      two.getByText(
        like(phoneWordsEs.remote.otherPhones, {
          more: 0,
          who: say(phoneWordsEs.remote.phoneFrom, { pass: 1, name: 'Screen ' }),
        }),
      ),
    ).toBeVisible()
    const replayed = await aPhone(address)
    await expect(replayed.getByText(phoneWords.remote.authErrors['pass-opened'])).toBeVisible()

    const problems = await problemsOf(one, 'running')
    await expect(one.getByRole('button', { name: 'Stop' })).toBeHidden()
    // Who paused is shown for ten seconds, so these wait for it from the start.
    await Promise.all([
      expect(one.getByText('You', { exact: true })).toBeVisible(),
      expect(two.getByText(/^Teléfono 1, de Screen \d+$/)).toBeVisible(),
      one.getByRole('button', { name: 'Pause' }).click(),
    ])
    await expect(one.getByText('Paused', { exact: true })).toBeVisible()
    await expect(two.getByText(phoneWordsEs.remote.tones.paused, { exact: true })).toBeVisible()
    await expect(two.getByRole('button', { name: 'Detener' })).toBeVisible()
    const standing = await one.getByRole('timer').textContent()
    await expect(wall.page.getByRole('timer')).toHaveText(standing ?? '')
    problems.push(...(await problemsOf(one, 'paused')), ...(await problemsOf(two, 'en pausa')))
    for (const tab of ['Rounds', 'Equipment', 'Help']) {
      await one.getByRole('button', { name: tab, exact: true }).click()
      problems.push(...(await problemsOf(one, tab)))
    }
    await one.getByRole('button', { name: 'Timer', exact: true }).click()
    // A tap only shows a hint to hold.
    const restart = two.getByRole('button', { name: phoneWordsEs.remote.restartRound })
    await restart.click()
    await expect(two.getByText(phoneWordsEs.remote.holdHints.hold)).toBeVisible()
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeHidden()
    await restart.click({ delay: 800 })
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeVisible()
    await two.getByRole('button', { name: /^Deshacer/ }).click()
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeHidden()
    await restart.press('Enter', { delay: 800 })
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeVisible()
    await two.getByRole('button', { name: /^Deshacer/ }).click()
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeHidden()
    // As a screen reader does: two clicks without a pointer or a key.
    const activate = (element: HTMLElement) => {
      element.click()
    }
    await restart.evaluate(activate)
    await expect(two.getByText(phoneWordsEs.remote.holdHints.again)).toBeVisible()
    await restart.evaluate(activate)
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeVisible()
    await two.getByRole('button', { name: /^Deshacer/ }).click()
    await expect(one.getByText(phoneWords.remote.done['restart-round'])).toBeHidden()
    await two.getByRole('button', { name: phoneWords.remote.addSeconds }).click()
    const added = one.getByRole('status').filter({ hasText: phoneWords.remote.done['add-30'] })
    await expect(added).toBeVisible()

    await two.getByRole('button', { name: /^Deshacer/ }).click()
    await expect(added).toBeHidden()
    await expect(one.getByRole('timer')).toHaveText(standing ?? '')
    // Opening its own code again on the same phone is allowed.
    await one.goto(address)
    await expect(one.getByText('Paused', { exact: true })).toBeVisible()
    await expect(one).toHaveURL(/\/remote$/)

    await staff.call(calls.revokeCoachPasses, at)
    // Without a tap, because the button may be gone by then.
    for (const [phone, why] of [
      [one, phoneWords.remote.authErrors['pass-revoked']],
      [two, phoneWordsEs.remote.authErrors['pass-revoked']],
    ] as const)
      await expect(phone.getByText(why)).toBeVisible()
    problems.push(...(await problemsOf(one, 'no way in')))
    expect(problems).toEqual([])
  })
})

/** The timer's label and colors, on a screen and on a phone. */
async function onWall(page: Page) {
  const layer = page.locator('.phase-layer:not([data-coming="true"])')
  const colours = await layer.evaluate((element) =>
    ['--phase-ground', '--phase-words', '--phase-digits'].map((name) =>
      getComputedStyle(element).getPropertyValue(name),
    ),
  )
  // Word joiners aren't part of the text.
  const word = (await layer.locator('.timer-word').innerText()).replaceAll('\u2060', '')
  return [word.trim().toLowerCase(), ...colours]
}

async function onPhoneOf(page: Page) {
  const colours = await page
    .locator('.timer')
    .evaluate((element) =>
      ['--phase', '--on-phase', '--digits'].map((name) =>
        getComputedStyle(element).getPropertyValue(name),
      ),
    )
  return [(await page.locator('.timer .word').innerText()).toLowerCase(), ...colours]
}

test.describe('an open remote', () => {
  // The phone goes offline.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the remote shows the screens’ labels and colors, starts at any time, and is disabled offline', async ({
    gym,
    aScreen,
    openBrowser,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { locationId, screen, token } = await aScreen({ location: { vtsEnabled: true } })
    const at = { params: { id: locationId } }
    const speak = async (language: 'en-us' | 'fr' | 'es') => {
      await staff.call(calls.updateLocation, { ...at, body: { language } })
      await staff.call(calls.updateScreen, { params: { id: screen.id }, body: { language } })
    }
    const begin = (secondsAgo: number) =>
      staff.call(calls.updateLocationTimer, {
        ...at,
        body: { dwsTimeStamp: new Date(Date.now() - secondsAgo * 1000).toISOString() },
      })
    await begin(5)
    const wall = await openWall({ token })
    const { address } = await staff.call(calls.createCoachPass, at)
    // A phone in an unsupported language uses the location's language.
    const context = await openBrowser({ ...onPhone, locale: 'de-DE' })
    const phone = await context.newPage()
    await phone.goto(new URL(address, gym.displayUrl).href)
    const words = new Set<string | undefined>()
    const areTheSame = async (word: RegExp) => {
      await expect(phone.locator('.timer .word')).toHaveText(word)
      // Reads both each time, because the phase may change in between.
      await expect(async () => {
        const shown = await onPhoneOf(phone)
        expect(shown[0]).toMatch(word)
        expect(await onWall(wall.page)).toEqual(shown)
        words.add(shown.join())
      }).toPass()
    }
    await areTheSame(/Work/i)
    await begin(152)
    await areTheSame(/Break in/i)
    await begin(182)
    await areTheSame(/Active break/i)
    await begin(5)
    await areTheSame(/Work/i)
    await phone.getByRole('button', { name: 'Pause' }).click()
    await areTheSame(/Paused/i)
    await staff.call(calls.updateLocation, { ...at, body: { timerPalette: 'accessible' } })
    await expect.poll(async () => words.has((await onPhoneOf(phone)).join())).toBe(false)
    await areTheSame(/Paused/i)
    await begin(5)
    await areTheSame(/Work/i)
    await speak('fr')
    await areTheSame(/Effort/i)
    const problems = await problemsOf(phone, 'en français')
    await speak('es')
    await areTheSame(/Trabajo/i)
    expect(words.size).toBe(8)
    await speak('en-us')

    await phone.getByRole('button', { name: 'Pause' }).click()
    await phone.getByRole('button', { name: 'Stop' }).click()
    await expect(phone.getByText('Stopped', { exact: true })).toBeVisible()
    problems.push(...(await problemsOf(phone, 'stopped')))
    await phone.getByRole('button', { name: phoneWords.remote.anotherTime }).click()
    const time = phone.getByLabel(phoneWords.remote.startTime)
    await expect(time).toBeFocused()
    const inAnHour = Temporal.Now.zonedDateTimeISO(morningZone).add({ hours: 1 })
    await time.fill(inAnHour.toPlainTime().toString({ smallestUnit: 'minute' }))
    problems.push(...(await problemsOf(phone, 'another time')))
    await phone
      .getByRole('button', { name: like(phoneWords.remote.startAtTime, { isTomorrow: 'false' }) })
      .click()
    await areTheSame(/Starts at/i)
    const shown = await wall.page.locator('.timer-start').innerText()
    expect((await phone.getByRole('timer').innerText()).replace(/\s/g, '')).toBe(
      shown.replace(/\s/g, ''),
    )
    problems.push(...(await problemsOf(phone, 'waiting')))

    await context.setOffline(true)
    await expect(
      phone.getByRole('status').filter({ hasText: like(phoneWords.remote.offlineSince) }),
    ).toBeVisible()
    await expect(phone.getByRole('button', { name: phoneWords.remote.startNow })).toBeDisabled()
    problems.push(...(await problemsOf(phone, 'no network')))
    await context.setOffline(false)
    await expect(phone.getByRole('button', { name: phoneWords.remote.startNow })).toBeEnabled()
    expect(problems).toEqual([])
  })
})

test('a phone shows the timer and address of an external license service without buttons', async ({
  openBrowser,
}) => {
  const stamp = new Date(Date.now() - 20_000).toISOString()
  const service = createServer((request, reply) => {
    const isKey = request.url?.includes('/key/') ?? false
    reply.end(JSON.stringify({ data: isKey ? { dwsTimeStamp: stamp } : { licenseKey: 'KEY-1' } }))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
  const gym = await startDemoServer({ LICENSE_SERVICE_URL: `http://${host}/api` })
  try {
    const staff = await gym.staff('super@roundboard.test')
    const [first] = await staff.call(calls.listLocations, { query: {} })
    const at = { params: { id: first?.id ?? '' } }
    await staff.call(calls.updateLocation, { ...at, body: { vtsEnabled: true } })
    const { address } = await staff.call(calls.createCoachPass, at)
    const phone = await (await openBrowser(onPhone)).newPage()
    await phone.goto(new URL(address, gym.displayUrl).href)
    await expect(phone.getByText('Work', { exact: true })).toBeVisible()
    await expect(phone.getByText(host, { exact: true })).toBeVisible()
    await expect(phone.getByText(phoneWords.remote.licenseControls)).toBeVisible()
    const names = [
      'Pause',
      phoneWords.remote.startNow,
      'Stop',
      phoneWords.remote.addSeconds,
      phoneWords.remote.skipToBell,
      phoneWords.remote.anotherTime,
    ]
    for (const name of names) await expect(phone.getByRole('button', { name })).toHaveCount(0)
    expect(await problemsOf(phone, 'elsewhere')).toEqual([])
    await phone.context().close()
  } finally {
    await gym.remove()
    service.closeAllConnections()
    service.close()
  }
})
