import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from './console-fixtures.ts'
import { demoPassword, type DemoServer } from './demo-server.ts'
import { like, say, words } from './messages.ts'

// At a host name the browser also logs that it clears nothing for a call without cookies.
test.use({ expectedErrors: [/status of 4\d\d/] })

const password = 'seven brown boxing gloves'
const halfMinuteMs = 30_000

/** Passkeys need a host name. */
const atName = ({ consoleUrl }: DemoServer) => ({
  baseURL: consoleUrl.replace('127.0.0.1', 'localhost'),
})

async function createNamedUser(staff: Client, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@roundboard.test`
  await staff.call(calls.createUser, {
    body: {
      ...{ email, password, role: 'admin', currentPassword: demoPassword },
      ...{ firstName: name, lastName: 'Guard' },
    },
  })
  return email
}

async function typeLogIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/admin\/dashboard$/)
const signOut = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

/** Adds a virtual authenticator that verifies its user. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

// security: 6.3.3
test('a passkey signs in alone and after the password', async ({ gym, openAs, staff }) => {
  const email = await createNamedUser(staff, 'Petra')
  const page = await openAs(undefined, atName(gym))
  await giveAuthenticator(page)
  await typeLogIn(page, email)
  await isIn(page)
  await page.goto('/admin/profile/security')
  await page.getByRole('button', { name: words.profile.signIn.addPasskey }).click()
  await page.getByLabel('Name').fill('Blue laptop')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const codes = page.getByRole('dialog', { name: words.profile.signIn.codesTitle })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: words.profile.signIn.kept }).click()
  await expect(page.getByRole('cell', { name: 'Blue laptop' })).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: words.auth.withPasskey }).click()
  await isIn(page)

  await signOut(page)
  await typeLogIn(page, email)
  const step = page.getByRole('dialog', { name: words.auth.secondStep })
  await step.getByRole('button', { name: words.session.factors.usePasskey }).click()
  await isIn(page)
})

// security: 6.3.3
test('an authenticator app signs in after the password, and so does a recovery code', async ({
  openAs,
  staff,
}) => {
  const email = await createNamedUser(staff, 'Toni')
  const page = await openAs()
  await typeLogIn(page, email)
  await isIn(page)
  await page.goto('/admin/profile/security')
  await expect(page.getByText(like(words.profile.signIn.otherHost))).toBeVisible()
  await page.getByRole('button', { name: words.profile.signIn.setUpPhone }).click()
  const key = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
  await page.getByLabel(words.session.factors.code).fill(codeAt(Date.now()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: words.profile.signIn.codesTitle })
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: words.profile.signIn.kept }).click()
  await expect(page.getByText(say(words.profile.signIn.left, { count: 10 }))).toBeVisible()

  await signOut(page)
  await typeLogIn(page, email)
  // Each code works once, so this uses the code of the next half minute.
  await page.getByLabel(words.session.factors.code).fill(codeAt(Date.now() + halfMinuteMs))
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await isIn(page)

  const other = await page.context().newPage()
  await other.goto('/admin/exercises')
  await expect(other.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible()
  await signOut(page)
  const again = other.getByRole('dialog', { name: words.auth.expired })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Login' }).click()
  const step = other.getByRole('dialog', { name: words.auth.secondStep })
  await step.getByRole('button', { name: words.session.factors.useRecovery }).click()
  await step.getByLabel(words.session.factors.recoveryCode).fill(recoveryCode)
  await step.getByRole('button', { name: 'Login' }).click()
  await expect(again).toHaveCount(0)
  await expect(other.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible()
  await expect(other.getByRole('row').nth(1)).toBeVisible()
})
