import { expect, refusals, roles, test } from './console-fixtures.ts'
import { open, staffPages } from './console-pages.ts'
import { words } from './messages.ts'
import { problemsOf } from './page-checks.ts'

test.describe.configure({ mode: 'parallel' })

// Pages that a role may open but whose data it may not see.
test.use({ expectedErrors: refusals })

const softly = expect.configure({ soft: true })
const trimmed = (path: string) => path.replace(/\/$/, '')

// The super-admin's pages are checked with every change.
for (const role of roles.filter((role) => role !== 'super-admin'))
  // spec: 2.5, 6
  test(`the pages of other roles pass axe (${role})`, async ({ openAs, staff }) => {
    const page = await openAs(role)
    for (const staffPage of await staffPages(staff)) {
      if (!staffPage.opensFor.includes(role)) continue
      await open(page, staffPage)
      const [address = ''] = staffPage.path.split('?')
      expect(trimmed(new URL(page.url()).pathname)).toBe(trimmed(address))
      softly(await problemsOf(page, `${staffPage.path} (${role})`)).toEqual([])
    }
    await page.goto('/admin/system')
    await expect(page.getByText(words.auth.notForYou)).toBeVisible()
    softly(await problemsOf(page, `a page of others (${role})`)).toEqual([])
  })
