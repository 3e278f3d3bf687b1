import type { Page } from '@playwright/test'
import { expect, refusals, test } from './console-fixtures.ts'
import {
  differenceToRoutes,
  open,
  publicPages,
  staffPages,
  visit,
  type ConsolePage,
} from './console-pages.ts'
import { cutOff, problemsOf, walk, type Walk } from './page-checks.ts'

test.describe.configure({ mode: 'parallel' })

// Single sign-on isn't set up.
test.use({ expectedErrors: refusals })

const softly = expect.configure({ soft: true })
const sizes = {
  '320 px wide': { width: 320, height: 640 },
  'at 200 % zoom': { width: 720, height: 450 },
}
const intervals = [20, 50, 100]
const desk = { width: 1440, height: 900 }

/** The menu and the header, which don't change from page to page. */
const shell = ['aside', 'header:not(main *)']

/** Checks an open page, or only its content, with axe, by the Tab key, and at small sizes. */
async function expectAccessible(
  page: Page,
  { path }: ConsolePage,
  isContentOnly = false,
): Promise<void> {
  softly(await problemsOf(page, path, 'html', isContentOnly ? shell : [])).toEqual([])
  const nothing: Walk = { unreached: [], unseen: [] }
  softly(await walk(page, isContentOnly ? '#content' : 'body'), `${path} by the Tab key`).toEqual(
    nothing,
  )
  // Resizes the open page, as zooming or turning a phone does.
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await softly.poll(() => cutOff(page), { message: `${path} ${size}`, intervals }).toEqual([])
  }
  await page.setViewportSize(desk)
}

const trimmed = (path: string) => path.replace(/\/$/, '')

const parts = 3

for (let part = 1; part <= parts; part += 1)
  // spec: 2.5, 6
  test(`staff pages pass axe and work by keyboard, at 320 px and at 200 % zoom (${part} of ${parts})`, async ({
    openAs,
    staff,
  }) => {
    const pages = (await staffPages(staff)).filter((_, index) => index % parts === part - 1)
    const page = await openAs('super-admin')
    for (const [index, staffPage] of pages.entries()) {
      await visit(page, staffPage)
      const [address = ''] = staffPage.path.split('?')
      expect(trimmed(new URL(page.url()).pathname)).toBe(trimmed(address))
      await expectAccessible(page, staffPage, index > 0)
    }
  })

test('public pages pass axe and work by keyboard, at 320 px and at 200 % zoom', async ({
  openAs,
}) => {
  const page = await openAs()
  for (const publicPage of publicPages) {
    await open(page, publicPage)
    await expectAccessible(page, publicPage)
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
