import type { Page } from '@playwright/test'
import { test as base, expect, expectAlert, refusals } from './console-fixtures.ts'
import { startDemoServer, type DemoServer } from './demo-server.ts'
import { linkIn, openMailServer, type MailServer } from './mail-server.ts'
import { like, words } from './messages.ts'

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
test.use({ expectedErrors: refusals })

const choose = async (page: Page, password: string) => {
  await page.getByLabel(words.auth.newPassword).fill(password)
  await page.getByRole('button', { name: words.auth.setPassword }).click()
}

// spec: 5
test('a new user is invited by email, and resets a forgotten password by email', async ({
  openAs,
  mail,
}) => {
  const email = 'nina@roundboard.test'
  const boss = await openAs('super-admin')
  await boss.goto('/admin/users')
  await boss.getByRole('button', { name: words.users.add }).click()
  const dialog = boss.getByRole('dialog', { name: words.users.add })
  await dialog.getByLabel(/^Email/).fill(email)
  await dialog.getByLabel(/^First name/).fill('Nina')
  await dialog.getByLabel(/^Last name/).fill('Newcomer')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectAlert(boss, 'Added User: Nina to the Roundboard system.')

  const invitation = linkIn(await mail.emailTo(email, 'invitation'))
  const desk = await openAs()
  await desk.goto(invitation)
  await expect(desk.getByText(like(words.auth.invitedWhy, { firstName: 'Nina' }))).toBeVisible()
  await choose(desk, 'password1234')
  await expect(desk.getByLabel(words.auth.newPassword)).toHaveAttribute('aria-invalid', 'true')
  await choose(desk, 'seven brown boxing gloves')
  await expect(desk).toHaveURL(/\/admin\/dashboard$/)
  await desk.goto('/admin/profile')
  await expect(desk.getByRole('heading', { name: words.app.profile })).toBeVisible()

  const phone = await openAs(undefined, { viewport: { width: 390, height: 844 } })
  await phone.goto('/login')
  await phone.getByRole('link', { name: words.auth.forgot }).click()
  // The log-in page has a field with the same name.
  await expect(phone.getByRole('heading', { name: words.auth.forgot })).toBeVisible()
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: words.auth.sendLink }).click()
  await expect(phone.getByRole('heading', { name: words.auth.resetAsked })).toBeVisible()
  await phone.goto(linkIn(await mail.emailTo(email, 'reset')))
  await choose(phone, 'eight green boxing gloves')
  await expect(phone).toHaveURL(/\/admin\/dashboard$/)

  const notice = await mail.emailTo(email, 'password-changed')
  expect(notice.text).toContain(email)
  await desk.getByRole('link', { name: 'Dashboard' }).click()
  await expect(desk.getByRole('dialog', { name: words.auth.expired })).toBeVisible()
})
