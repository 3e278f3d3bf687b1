import type { Page } from '@playwright/test'
import { expect, refusals, test, type Role } from './console-fixtures.ts'
import {
  differenceToRoutes,
  open,
  publicPages,
  staffPages,
  type ConsolePage,
} from './console-pages.ts'
import { cutOff, problemsOf, walk, type Walk } from './page-checks.ts'

test.describe.configure({ mode: 'parallel' })

// Pages that a role may open but whose data it may not see, and a sign-on that is not set up.
test.use({ expectedErrors: refusals })

const softly = expect.configure({ soft: true })
const sizes = {
  '320 px wide': { width: 320, height: 640 },
  'at 200 % zoom': { width: 720, height: 450 },
}
const intervals = [20, 50, 100]
const desk = { width: 1440, height: 900 }

/** Checks that the Tab key reaches every control of an open page, and that the page fits small sizes. */
async function expectKeyboardAndSizes(page: Page, { path }: ConsolePage): Promise<void> {
  const nothing: Walk = { unreached: [], unseen: [] }
  softly(await walk(page), `${path} by the Tab key`).toEqual(nothing)
  // Resizes the open page, as zooming or turning a phone does.
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await softly.poll(() => cutOff(page), { message: `${path} ${size}`, intervals }).toEqual([])
  }
  await page.setViewportSize(desk)
}

/** A page's content without random ids and times: when two roles get the same, axe checks it once. */
const contentOf = (page: Page) =>
  page
    .locator('#content')
    .evaluate((content) =>
      content.outerHTML
        .replaceAll(/ (?:id|for|name|aria-controls|aria-\w+by)="[^"]*"/g, '')
        .replaceAll(/\d+/g, '0'),
    )

const trimmed = (path: string) => path.replace(/\/$/, '')

const parts = 4
const partOf = <T>(pages: readonly T[], part: number) =>
  pages.filter((_, index) => index % parts === part - 1)

for (let part = 1; part <= parts; part += 1)
  // spec: 2.5, 6
  test(`staff pages pass axe for every role, and work by keyboard, at 320 px and at 200 % zoom (${part} of ${parts})`, async ({
    openAs,
    staff,
  }) => {
    const pages = partOf(await staffPages(staff), part)
    const seen = new Set<string>()
    for (const role of ['super-admin', 'admin', 'location', 'api-access'] satisfies Role[]) {
      const page = await openAs(role)
      let isFirst = true
      for (const staffPage of pages.filter(({ opensFor }) => opensFor.includes(role))) {
        await open(page, staffPage)
        const [address = ''] = staffPage.path.split('?')
        expect(trimmed(new URL(page.url()).pathname)).toBe(trimmed(address))
        const content = `${staffPage.path} ${await contentOf(page)}`
        const isChecked = seen.has(content)
        seen.add(content)
        const sight = `${staffPage.path} (${role})`
        // A role's menu and header are the same on all of its pages.
        if (isFirst || role === 'super-admin') softly(await problemsOf(page, sight)).toEqual([])
        else if (!isChecked) softly(await problemsOf(page, sight, '#content')).toEqual([])
        isFirst = false
        if (role === 'super-admin') await expectKeyboardAndSizes(page, staffPage)
      }
      await page.close()
    }
  })

test('public pages pass axe, and work by keyboard, at 320 px and at 200 % zoom', async ({
  openAs,
}) => {
  const page = await openAs()
  for (const publicPage of publicPages) {
    await open(page, publicPage)
    softly(await problemsOf(page, publicPage.path)).toEqual([])
    await expectKeyboardAndSizes(page, publicPage)
  }
})

test('every route of the console is checked', async ({ openAs, staff }) => {
  const page = await openAs()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const staffs = await staffPages(staff)
  expect(staffs.filter(({ opensFor }) => !opensFor.includes('super-admin'))).toEqual([])
  const known = [...publicPages, ...staffs]
  expect(await differenceToRoutes(page, known)).toEqual([])
  // A forgotten route is found.
  const forgotten = known.filter(({ route }) => route !== '/admin/system')
  expect(await differenceToRoutes(page, forgotten)).toEqual(['/admin/system'])
})
