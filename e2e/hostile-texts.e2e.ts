import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import * as contract from '@roundboard/contract'
import { signedInAs } from './console-fixtures.ts'
import { staffPages, visit } from './console-pages.ts'
import { startDemoServer, type DemoServer } from './demo-server.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { clip, expect, morningZone, test as base } from './walls-fixtures.ts'

const { calls } = contract

const test = base.extend<object, { mail: MailServer; gym: DemoServer }>({
  mail: [
    async ({}, use) => {
      const mail = await openMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  gym: [
    async ({ mail }, use) => {
      const gym = await startDemoServer({ SMTP_URL: mail.url })
      await use(gym)
      await gym.remove()
    },
    { scope: 'worker', timeout: 20 * 60_000 },
  ],
})

/** Short enough for a user's first name. */
const hostile = '<img src=x onerror=hacked()>'
const hostileSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="hacked()"><path d="M0 0h9"/></svg>'
const injected = 'img[src="x"]'

interface Field {
  readonly input: { safeParse(value: unknown): { readonly success: boolean } }
}

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'input' in value

/** A valid value of a field with the hostile text, if there is one. */
const hostileValue = ({ input }: Field, before: unknown): unknown =>
  [
    ...(typeof before === 'string' ? [`${before} ${hostile}`.trim()] : []),
    hostile,
    [hostile],
    [{ language: 'fr', text: hostile, original: hostile }],
    [{ language: 'fr', text: hostile }],
  ].find((value) => input.safeParse(value).success)

/** Every text field that the contract exports, by name. */
const textFields = Object.entries(contract).flatMap(([list, fields]) =>
  typeof fields === 'object' && !Array.isArray(fields)
    ? Object.entries(fields).flatMap(([name, field]: [string, unknown]) =>
        isField(field) && hostileValue(field, undefined) !== undefined
          ? [{ name: `${list}.${name}`, field }]
          : [],
      )
    : [],
)

/** Fills every text field of the demo; returns the filled fields. */
async function fillTextFields(staff: Client, location: string): Promise<ReadonlySet<Field>> {
  const filled = new Set<Field>()
  const hostileBody = (fields: object, before: object = {}) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]: [string, unknown]) => {
        if (!isField(field)) return []
        const value = hostileValue(field, (before as Record<string, unknown>)[name])
        if (value === undefined) return []
        filled.add(field)
        return [[name, value]]
      }),
    )
  const first = <T>([item]: readonly T[]): T => {
    if (item === undefined) throw new Error('The demo is incomplete.')
    return item
  }
  const updates = [
    [
      calls.updateLocation,
      contract.locationFields,
      first((await staff.list(calls.listLocations, { query: { name: 'Harbor' } })).items),
    ],
    [
      calls.updateUser,
      contract.userFields,
      first(
        (await staff.list(calls.listUsers, { query: { email: 'location@roundboard.test' } })).items,
      ),
    ],
    [
      calls.updateRelease,
      contract.releaseFields,
      first((await staff.list(calls.listReleases, {})).items),
    ],
    [
      calls.updateExercise,
      contract.exerciseFields,
      first((await staff.list(calls.listExercises, {})).items),
    ],
    [
      calls.updateMedia,
      contract.mediaFields,
      first((await staff.list(calls.listMedia, { query: { limit: 1 } })).items),
    ],
    [
      calls.updateRound,
      contract.roundFields,
      first(
        (await staff.list(calls.listRounds, {})).items.filter(
          ({ roundNumber }) => roundNumber === 3,
        ),
      ),
    ],
  ] as const
  // The type of an update's body depends on the kind of record.
  const save = (call: contract.Call, id: string, body: object) =>
    staff.call(call, { params: { id }, body })
  for (const [call, fields, entity] of updates)
    await save(call, entity.id, hostileBody(fields, entity))
  const harbor = updates[0][2]
  const screen = first(harbor.screens)
  await save(calls.updateScreen, screen.id, hostileBody(contract.screenFields, screen))
  const branding = await staff.call(calls.getBranding, {})
  await staff.call(calls.updateBranding, {
    body: {
      ...hostileBody(contract.brandingFields),
      logo: hostileSvg,
      expectedUpdatedAt: branding.updatedAt,
    },
  })
  const day = Temporal.Now.plainDateISO(morningZone)
  const workout = await staff.call(calls.createWorkout, {
    body: {
      ...{ name: hostile, round: 3 },
      ...{ startDate: String(day), endDate: String(day.add({ days: 1 })) },
      ...hostileBody(contract.workoutFields),
      routines: [
        { text: hostile, step: 1, videoLink: clip('hook'), ...hostileBody(contract.routineFields) },
      ],
    },
  })
  await staff.call(calls.createRegion, {
    body: { name: hostile, ...hostileBody(contract.regionFields) },
  })
  const template = await staff.call(calls.createTemplate, { body: { workout: workout.id } })
  await save(calls.updateTemplate, template.id, hostileBody(contract.templateFields))
  await staff.call(calls.createAnnouncement, {
    body: {
      ...{ text: hostile, until: `${String(day.add({ days: 3 }))}T20:00`, locationIds: [location] },
      ...hostileBody(contract.announcementFields),
    },
  })
  return filled
}

/** Inserts a passkey with a name, because browsers create none at an IP address. */
async function namePasskey(gym: DemoServer, holder: Client, name: string): Promise<void> {
  const me = await holder.call(calls.getMe, {})
  const id = randomUUID()
  const database = new DatabaseSync(join(gym.dataDir, 'roundboard.sqlite'))
  database
    .prepare(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values (?, ?, ?, '', 0, '[]', 'Laptop', ?)`,
    )
    .run(id, me.id, id, new Date().toISOString())
  database.close()
  await holder.call(calls.renamePasskey, { params: { id }, body: { name } })
}

/** Logs injected scripts and policy violations as console errors of a page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      hacked: () => {
        console.error('A stored text ran as a script.')
      },
    })
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })

test.use({ expectedErrors: [/status of 40[134]/] })

// security: trusted-types
test('every page shows hostile texts as text and violates no content security policy', async ({
  gym,
  staff,
  mail,
  aScreen,
  openBrowser,
  openWall,
}) => {
  test.slow()
  const { locationId, token } = await aScreen({
    location: { vtsEnabled: true, pocketPage: true, screenPasses: 'on' },
  })
  const at = { params: { id: locationId } }
  const filled = await fillTextFields(staff, locationId)
  expect(filled.size).toBeGreaterThan(20)
  const missing = textFields.filter(({ field }) => !filled.has(field))
  expect(missing.map(({ name }) => name)).toEqual([])

  const lookAt = async (page: Page, name: string) => {
    await expect(page.locator('body'), name).toContainText(hostile)
    expect(await page.locator(injected).count(), name).toBe(0)
  }

  const wall = await openWall({ token, prepare: listen, hasWorker: true })
  await expect(wall.page.getByText(hostile).first()).toBeVisible()
  await staff.call(calls.updateLocationTimer, { ...at, body: { dwsTimeStamp: 'now' } })
  await expect(wall.page.getByRole('timer')).toBeVisible()
  await lookAt(wall.page, 'wall')

  const phone = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
  await listen(phone)
  const { address } = await staff.call(calls.getMemberPageAddress, at)
  await phone.goto(new URL(address ?? '', gym.displayUrl).href)
  await expect(phone.getByText(hostile).first()).toBeVisible()
  await lookAt(phone, 'member page')
  await phone.getByRole('link', { name: hostile }).first().click()
  await expect(phone.getByRole('heading', { name: hostile })).toBeVisible()
  await lookAt(phone, 'round of the member page')

  const shown = wall.page.waitForResponse('**/api/v1/screens/auth/remote-pass')
  await wall.page.keyboard.press('i')
  const { data } = (await (await shown).json()) as { data: { address: string } }
  await phone.goto(new URL(data.address, gym.displayUrl).href)
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await phone.getByRole('button', { name: 'Rounds', exact: true }).click()
  await expect(phone.getByText(hostile).first()).toBeVisible()
  await lookAt(phone, 'remote')

  const console = await openBrowser({
    ...{ baseURL: gym.consoleUrl, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    storageState: await signedInAs(gym, 'super-admin'),
  })
  const page = await console.newPage()
  await listen(page)
  const root = await gym.staff('super@roundboard.test')
  await root.call(calls.createApiKey, { body: { name: hostile, scopes: ['releases:read'] } })
  await namePasskey(gym, root, hostile)
  const named = ['/admin/api-keys', '/admin/profile/security']
  for (const staffPage of await staffPages(staff)) {
    await visit(page, staffPage)
    await lookAt(page, staffPage.path)
    if (named.includes(staffPage.path))
      await expect(page.getByRole('cell', { name: hostile })).toBeVisible()
  }

  const email = 'hostile@roundboard.test'
  await staff.call(calls.createUser, {
    body: { email, firstName: hostile, lastName: hostile, role: 'admin', locations: [] },
  })
  const invitation = await mail.emailTo(email, 'invitation')
  const reader = await console.newPage()
  await listen(reader)
  await reader.setContent(String(invitation.html))
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await lookAt(reader, 'email')
})

test.describe('a script that sets HTML', () => {
  test.use({ expectedErrors: [/TrustedHTML|TrustedScriptURL|status of 404/] })

  // security: trusted-types
  test('a script that sets HTML is blocked on every kind of page', async ({ gym, openBrowser }) => {
    const page = await (await openBrowser({})).newPage()
    const addresses = [
      `${gym.consoleUrl}/login`,
      `${gym.displayUrl}/`,
      `${gym.displayUrl}/remote`,
      `${gym.displayUrl}/pocket`,
    ]
    for (const address of addresses) {
      const answer = await page.goto(address)
      expect(answer?.headers()['permissions-policy']).toMatch(/autoplay=\(self\).*camera=\(\)/)
      const refused = await page.evaluate(() => {
        const isRefused = (write: () => unknown) => {
          try {
            write()
            return false
          } catch {
            return true
          }
        }
        return [
          isRefused(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
          isRefused(() => (document.createElement('script').src = '/media/a.png')),
        ]
      })
      expect(refused, address).toEqual([true, true])
    }
  })
})
