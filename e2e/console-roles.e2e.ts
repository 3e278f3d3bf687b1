import { calls } from '@roundboard/contract'
import { expect, roles, test, type Role } from './console-fixtures.ts'
import { say, words } from './messages.ts'

const admins: readonly Role[] = ['admin', 'super-admin']

const adminMenu = [
  'Dashboard',
  words.app.profile,
  'My Locations',
  'Support',
  'Locations',
  'Rounds',
  'Schedule',
]
const menus: Record<Role, readonly string[]> = {
  'api-access': ['Dashboard'],
  location: ['Dashboard', 'My Locations', 'Support'],
  admin: adminMenu,
  'super-admin': [...adminMenu, 'Users', 'Logs', 'Releases', 'System'],
}

const sections: Record<Role, readonly string[]> = {
  'api-access': [],
  location: [],
  admin: ['Admin'],
  'super-admin': ['Admin', 'Super Admin'],
}

const parts: Record<Role, readonly string[]> = {
  'api-access': [words.dashboard.release, words.dashboard.api],
  location: [
    say(words.timer.timerOf, { name: 'Harbor Street Kickboxing' }),
    say(words.screens.wallsOf, { name: 'Harbor Street Kickboxing' }),
    say(words.screens.wallsOf, { name: 'Red Rock Round the Clock' }),
    words.dashboard.connectivity,
    words.dashboard.release,
  ],
  admin: [
    words.dashboard.connectivity,
    words.dashboard.schedule,
    'Content Status',
    words.dashboard.release,
  ],
  'super-admin': [
    words.dashboard.connectivity,
    words.dashboard.schedule,
    'Content Status',
    words.dashboard.release,
  ],
}

for (const role of roles) {
  // Pages that a role may open but whose data it may not see.
  test.describe(`role ${role}`, () => {
    test.use({ expectedErrors: [/status of 40[34]/] })

    // spec: 2.6, 2.7, 6
    test(`each role sees its own menu and dashboard (${role})`, async ({ openAs, staff }) => {
      const page = await openAs(role)
      await page.goto('/admin/dashboard')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link')).toHaveText([...menus[role]])
      await expect(menu.getByRole('heading')).toHaveText([...sections[role]])
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        ...parts[role],
      ])
      if (role === 'api-access') {
        const [location] = (await staff.list(calls.listLocations, {})).items
        await page.goto(`/admin/my-locations/${location?.id ?? ''}`)
        await expect(
          page.getByText(say(words.shared.notYours, { what: words.locations.theLocation })),
        ).toBeVisible()
        return
      }
      const place = page.getByRole('link', { name: 'Harbor Street Kickboxing' })
      const root = admins.includes(role) ? 'locations' : 'my-locations'
      await expect(place).toHaveAttribute('href', new RegExp(`^/admin/${root}/[^/]+$`))
    })
  })
}

test.describe('the login page', () => {
  test.use({ expectedErrors: [/status of 40[19]/] })

  // spec: 2.4, 2.6, 5
  test('login shows the error, accepts the right password, and is back after Sign out', async ({
    openAs,
  }) => {
    const page = await openAs()
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Login', exact: true })
    await button.click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('admin@roundboard.test')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await page.getByLabel('Password', { exact: true }).fill('roundboard-demo')
    await button.click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    // The cookie identifies a known browser when others have used up the attempts.
    expect(await page.context().cookies()).toMatchObject([
      { httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth' },
    ])

    const emptied = page.waitForEvent('console', (message) =>
      message.text().endsWith('types: "cache".'),
    )
    await page.getByRole('link', { name: 'Sign out' }).click()
    await emptied
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('roundboard.token'))).toBeNull()
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  })

  // spec: 2.3
  test('login says that single sign-on isn’t set up', async ({ openAs }) => {
    const page = await openAs()
    await page.goto('/login/a-token-of-the-portal')
    await expect(page.getByText(words.auth.signOnFailed)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('roundboard.token'))).toBeNull()
  })
})

// spec: 2.3
test('an empty stage and the pairing screen open at their public addresses', async ({ openAs }) => {
  const page = await openAs()
  await page.goto('/stage')
  await expect(page.getByText('Please ensure local storage is enabled...')).toBeVisible()
  await page.goto('/screens')
  await expect(page.getByLabel(/^[A-Z0-9]{6}$/)).toBeVisible()
})

// spec: 1, 2.6, 2.8, 2.12
test('the header links to help and release notes, and the profile is read-only', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.goto('/admin/profile')
  const main = page.getByRole('main')
  for (const fact of [words.profile.firstName, words.profile.lastName, 'Email', 'Role'])
    await expect(main.getByText(fact, { exact: true })).toBeVisible()
  for (const value of ['Amadou', 'Brightwater', 'admin@roundboard.test', 'Admin'])
    await expect(main.getByText(value, { exact: true })).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)

  const help = page.getByRole('banner').getByRole('button', { name: 'Help' })
  await help.click()
  await page.getByRole('menuitem', { name: 'Release Notes' }).click()
  await expect(page).toHaveURL(/\/admin\/release-notes$/)
  await help.click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/admin\/help$/)
  for (const title of [
    words.help.steps[1].title,
    words.help.steps[2].title,
    words.help.steps[3].title,
    words.help.steps[4].title,
    words.help.steps[5].title,
    words.help.steps[6].title,
    words.help.troubles[1].title,
    words.help.troubles[2].title,
    words.help.troubles[3].title,
    words.help.troubles[4].title,
    words.help.troubles[5].title,
    words.help.troubles[6].title,
  ])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(main.getByText(words.help.appears)).toBeVisible()
  await expect(main.getByText(words.help.noteList[2])).toBeVisible()
  await expect(main.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:/)
})
