import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from './console-fixtures.ts'
import { demoPassword, type Gym } from './gym.ts'

// At a name the browser also says that it clears nothing for a call without cookies.
test.use({ expectedErrors: [/status of 4\d\d/] })

const password = 'seven brown boxing gloves'
const halfMinuteMs = 30_000

/** Passkeys work at a name alone. */
const atName = ({ consoleUrl }: Gym) => ({ baseURL: consoleUrl.replace('127.0.0.1', 'localhost') })

async function somebody(staff: Client, name: string): Promise<string> {
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

/** A phone or laptop that has passkeys and knows its holder's finger. */
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
  const email = await somebody(staff, 'Petra')
  const page = await openAs(undefined, atName(gym))
  await giveAuthenticator(page)
  await typeLogIn(page, email)
  await isIn(page)
  await page.goto('/admin/profile/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill('Blue laptop')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('cell', { name: 'Blue laptop' })).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await isIn(page)

  await signOut(page)
  await typeLogIn(page, email)
  const step = page.getByRole('dialog', { name: 'Two-factor authentication' })
  await step.getByRole('button', { name: 'Use a passkey' }).click()
  await isIn(page)
})

// security: 6.3.3
test('an authenticator app signs in after the password, and a recovery code in a signed-out tab', async ({
  openAs,
  staff,
}) => {
  const email = await somebody(staff, 'Toni')
  const page = await openAs()
  await typeLogIn(page, email)
  await isIn(page)
  await page.goto('/admin/profile/security')
  await expect(page.getByText(/^Passkeys only work at localhost/)).toBeVisible()
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const key = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
  await page.getByLabel('Code from your app').fill(codeAt(Date.now()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  await signOut(page)
  await typeLogIn(page, email)
  // Each code counts once; the next half minute's is taken already.
  await page.getByLabel('Code from your app').fill(codeAt(Date.now() + halfMinuteMs))
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await isIn(page)

  const other = await page.context().newPage()
  await other.goto('/admin/exercises')
  await expect(other.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible()
  await signOut(page)
  const again = other.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Login' }).click()
  const step = other.getByRole('dialog', { name: 'Two-factor authentication' })
  await step.getByRole('button', { name: 'Use a recovery code' }).click()
  await step.getByLabel('Recovery code').fill(recoveryCode)
  await step.getByRole('button', { name: 'Login' }).click()
  await expect(again).toHaveCount(0)
  await expect(other.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible()
  await expect(other.getByRole('row').nth(1)).toBeVisible()
})
