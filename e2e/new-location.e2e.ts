import type { Locator, Page } from '@playwright/test'
import { createClient } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import {
  aLocation,
  aNumber,
  confirm,
  countClicks,
  expect,
  expectAlert,
  refusals,
  test,
} from './console-fixtures.ts'
import { like, say, words } from './messages.ts'

const alive = { status: { label: 'connected', isConnected: true }, report: {} }

/** Screens that show codes; each gets its token once it is linked. */
async function displaysThatShow(displayUrl: string, codes: readonly string[]) {
  const display = createClient({ baseUrl: displayUrl })
  const links = new Map<string, string>()
  for (const authCode of codes)
    links.set(authCode, (await display.call(calls.createScreenLink, { body: { authCode } })).id)
  return {
    tokenOf: async (code: string) => {
      const params = { id: links.get(code) ?? '' }
      const { screen } = await display.call(calls.getScreenLink, { params })
      return screen?.authToken ?? ''
    },
    beat: (token: string) =>
      createClient({ baseUrl: displayUrl, headers: () => ({ 'screen-auth-token': token }) }).call(
        calls.heartbeat,
        { body: alive },
      ),
  }
}

const card = (page: Page, round: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: round }) })

test.describe('setting up locations', () => {
  test.use({ expectedErrors: refusals })

  test('a new location gets ten screens in three clicks, and two screens swap rounds', async ({
    openAs,
    openBrowser,
    gym,
  }) => {
    const codes = Array.from({ length: 10 }, (_, index) => `NGYM0${String(index)}`)
    const [first = '', second = '', ...others] = codes
    const last = others.pop() ?? ''
    const displays = await displaysThatShow(gym.displayUrl, codes)
    const page = await openAs('super-admin', { timezoneId: 'America/Denver' })
    await page.goto('/admin/locations')
    const clicks = await countClicks(page)
    await page.getByRole('link', { name: words.newLocation.title }).click()
    await expect(page.getByRole('main')).toBeFocused()
    for (const before of ['Locations', words.locationImport.title]) {
      await page.keyboard.press('Tab')
      const link = page.getByRole('main').getByRole('link', { name: before, exact: true })
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(/^Name/)).toBeFocused()
    await expect(page.getByRole('combobox', { name: /^Time Zone/ })).toHaveValue(/America\/Denver/)
    await page.keyboard.type('Academia Río Piedras Norte')
    await page.keyboard.press('Tab')
    await page.keyboard.type(aNumber())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(words.newLocation.setUpOf, { name: 'Academia Río Piedras Norte' }),
    )
    await expect(page.getByText(like(words.newLocation.thereNow))).toBeVisible()

    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByLabel(/^Email/)).toBeFocused()
    for (const typed of ['marisol@rio-piedras.example', 'Marisol', 'Rodríguez']) {
      await page.keyboard.type(typed)
      if (typed !== 'Rodríguez') await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    const people = page.getByRole('region', { name: 'People' })
    await expect(people.getByText('marisol@rio-piedras.example')).toBeVisible()
    await expect(
      people.getByRole('textbox', {
        name: say(words.users.linkToHandOver, { name: 'Marisol Rodríguez' }),
      }),
    ).toBeVisible()

    const box = (round: string) => page.getByLabel(say(words.newLocation.codeOf, { wall: round }))
    await box('1 Warm Up').click()
    await page.keyboard.type(first)
    await expect(box('2 Straights')).toBeFocused()
    await page.keyboard.type(second)
    await expect(box('3 Heavy Bag')).toBeFocused()
    await page.keyboard.insertText(others.join(' '))
    await expect(box('10 Flexibility')).toBeFocused()
    await page.keyboard.type('WRONG9')
    await expect(page.getByText(words.newLocation.noSuchCode)).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(last)
    await expect(page.getByText(words.newLocation.allLinked)).toBeVisible()

    const openDisplay = async (code: string) => {
      const token = await displays.tokenOf(code)
      const context = await openBrowser({
        baseURL: gym.displayUrl,
        viewport: { width: 540, height: 960 },
        storageState: {
          cookies: [],
          origins: [
            {
              origin: gym.displayUrl,
              localStorage: [{ name: 'roundboard.screen.token', value: token }],
            },
          ],
        },
      })
      const display = await context.newPage()
      await display.goto('/')
      return display
    }
    const [one, other] = [await openDisplay(first), await openDisplay(second)]
    for (const code of [...others, last]) await displays.beat(await displays.tokenOf(code))
    await expect(
      page.getByText(say(words.newLocation.nowAnswering, { count: '10', all: '10' })),
    ).toBeAttached()
    expect(await clicks()).toBe(3)

    await expect(one.getByRole('heading', { level: 1, name: 'Warm Up' })).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'Straights' })).toBeVisible()
    await expect(card(page, 'Straights').getByText(words.newLocation.showsToday)).toBeVisible()
    await page
      .getByRole('button', { name: say(words.newLocation.more, { wall: '1 Warm Up' }) })
      .click()
    await page.getByRole('menuitem', { name: '2 Straights' }).click()
    await expectAlert(page, say(words.newLocation.swapped, { one: 'Warm Up', other: 'Straights' }))
    await expect(one.getByRole('heading', { level: 1, name: 'Straights' })).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'Warm Up' })).toBeVisible()

    await card(page, 'Warm Up').dragTo(card(page, 'Straights'))
    await expect(one.getByRole('heading', { level: 1, name: 'Warm Up' })).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'Straights' })).toBeVisible()
  })

  test('setting up a location continues on a phone next to the screens', async ({
    openAs,
    staff,
    gym,
  }) => {
    const { id } = await aLocation(staff, { name: 'Gym on a Phone' })
    const displays = await displaysThatShow(gym.displayUrl, ['PHONE1'])
    const page = await openAs('admin', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(`/admin/locations/${id}/set-up`)
    await page.getByRole('button', { name: words.newLocation.makeScreens }).tap()
    await expect(page.getByText(words.users.people.askSuperAdmin)).toBeVisible()
    await page.getByLabel(say(words.newLocation.codeOf, { wall: '3 Heavy Bag' })).tap()
    await page.keyboard.type('phone1')
    await expect(card(page, 'Heavy Bag').getByText(words.newLocation.waitingWhy)).toBeVisible()
    await displays.beat(await displays.tokenOf('PHONE1'))
    await expect(card(page, 'Heavy Bag').getByText('Online', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: words.newLocation.qrCode })).toBeHidden()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('several locations are imported from a file: checked, corrected, created and undone', async ({
    openAs,
  }) => {
    const page = await openAs('super-admin')
    const rows = [
      'Number,Name,Time Zone,E-mail,First Name,Last Name',
      `${aNumber()},Dropped North,America/Denver,ida@dropped.example,Ida,Núñez`,
      `${aNumber()},Dropped South,Denver,,,`,
    ]
    await page.goto('/admin/locations/import')
    const dataTransfer = await page.evaluateHandle((text) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], 'Gyms.csv', { type: 'text/csv' }))
      return dropped
    }, rows.join('\n'))
    await page.getByText(words.sheets.drop).dispatchEvent('drop', { dataTransfer })
    await expect(
      page.getByLabel(say(words.sheets.cell, { row: 3, column: 'Time Zone' })),
    ).toHaveValue('Denver')
    await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled()
    await page
      .getByRole('button', { name: say(words.sheets.use, { value: 'America/Denver' }) })
      .click()
    await page
      .getByRole('button', { name: say(words.locationImport.import, { newGyms: 2, newPeople: 1 }) })
      .click()
    await expect(
      page.getByText(
        `${say(words.locationImport.done, { count: 2 })} · ${say(words.locationImport.donePeople, { count: 1 })}`,
      ),
    ).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.locationImport.downloadLinks }).click()
    expect((await download).suggestedFilename()).toBe('invitations.csv')

    const locations = await page.context().newPage()
    await locations.goto('/admin/locations?q=Dropped')
    await expect(locations.getByRole('link', { name: /^Dropped (North|South)$/ })).toHaveCount(2)
    await page.getByRole('button', { name: words.locationImport.takeBack }).click()
    await confirm(page, words.locationImport.takeBackSure, words.locationImport.takeBack)
    await expect(
      page.getByText(
        say(words.locationImport.gone, { gymsGone: '2 locations', peopleGone: '1 person' }),
      ),
    ).toBeVisible()
    await locations.reload()
    await expect(locations.getByText('No locations found')).toBeVisible()
  })
})
