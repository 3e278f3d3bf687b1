import type { Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { expect, refusals, test } from './console-fixtures.ts'
import { open, publicPages, staffPages, type ConsolePage } from './console-pages.ts'

// A sign-on that is not set up is refused.
test.use({ expectedErrors: refusals })

/** Every page of the console; the super-admin opens all that staff have. */
async function everyPage(staff: Client): Promise<readonly ConsolePage[]> {
  const pages = await staffPages(staff)
  const lacking = pages.filter(({ opensFor }) => !opensFor.includes('super-admin'))
  expect(lacking).toEqual([])
  return pages
}

/**
 * What cannot be read without scrolling sideways: what is beyond the page's edges, and what an element
 * around it cuts off. What scrolls in itself, and text that ends in an ellipsis, is none of it.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isCut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      let [from, to] = [0, clientWidth]
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(at)
        if (textOverflow === 'ellipsis' || at.matches('.visually-hidden, [aria-hidden]'))
          return false
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const around = at.getBoundingClientRect()
          ;[from, to] = [Math.max(from, around.left), Math.min(to, around.right)]
        }
        if (position === 'fixed') break
      }
      return left < from - 1 || right > to + 1
    }
    const content = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('[data-wall], [aria-hidden="true"], svg, .visually-hidden') &&
        (element.matches('a, button, input, select, textarea, img, video') ||
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
          )) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const cut = content.filter(isCut).map((element) => element.outerHTML.slice(0, 160))
    return scrollWidth > clientWidth ? ['the page scrolls sideways', ...cut] : cut
  })

const softly = expect.configure({ soft: true })
const sizes = {
  '320 px wide': { width: 320, height: 640 },
  'at 200 % zoom': { width: 720, height: 450 },
}

test('every page fits 320 px and a zoom of 200 %, without scrolling sideways', async ({
  openAs,
  staff,
}) => {
  const look = async (page: Page, pages: readonly ConsolePage[]) => {
    for (const each of pages) {
      await open(page, each)
      // As when somebody zooms or turns a phone: the page that is open is laid out anew.
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport)
        await softly.poll(() => cutOff(page), `${each.path} ${size}`).toEqual([])
      }
    }
  }
  const options = { viewport: sizes['320 px wide'], deviceScaleFactor: 2 }
  await look(await openAs('super-admin', options), await everyPage(staff))
  await look(await openAs(undefined, options), publicPages)
})

test('below 768 px the menu opens by its button, and closes by a choice, the button or a resize', async ({
  openAs,
}) => {
  const page = await openAs('admin', { viewport: { width: 767, height: 900 } })
  await page.goto('/admin/dashboard')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Rounds' }).click()
  await expect(page).toHaveURL(/\/admin\/rounds$/)
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(menu).toBeVisible()
  await expect(button).toBeHidden()
})

interface Walk {
  /** Controls that the Tab key has not reached. */
  readonly unreached: readonly string[]
  /** What had the focus without showing it, or out of sight. */
  readonly unseen: readonly string[]
}

/** Presses Tab from the page's beginning until it leaves the page, and says what was wrong on the way. */
async function walk(page: Page): Promise<Walk | string> {
  const count = await page.evaluate(() => {
    const reached = new Set<Element>()
    const unseen: string[] = []
    // A group of radio buttons has one stop; what has a negative index is reached in another way.
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, video[controls], [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type="radio"]:not(:checked)') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    const lookOf = (element: Element) =>
      [element, element.parentElement, element.nextElementSibling].map((carrier) => {
        if (!carrier) return ''
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
          getComputedStyle(carrier)
        const outline = outlineStyle === 'none' ? '' : outlineWidth + outlineColor
        return [outline, boxShadow, borderColor].join()
      })
    const looks = new Map(controls.map((element) => [element, lookOf(element).join()]))
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement
      reached.add(element)
      requestAnimationFrame(() => {
        if (document.activeElement !== element) return
        // What is drawn in another element's place, such as a switch, shows the focus there.
        const drawn = element.matches('[role="switch"], [type="checkbox"], [type="radio"]')
          ? (element.closest('label, div') ?? element)
          : element
        const { left, top, width, height } = drawn.getBoundingClientRect()
        const onTop = document.elementFromPoint(
          Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
          Math.min(Math.max(top + height / 2, 0), innerHeight - 1),
        )
        // A chip of the schedule lies over its cell, which says what is on it.
        const over = onTop?.closest('[aria-hidden="true"]')?.parentElement
        const isUnderItsOwn = over != null && over === drawn.parentElement
        const isSeen =
          onTop !== null &&
          (drawn.contains(onTop) || onTop.contains(drawn) || isUnderItsOwn) &&
          width * height > 0
        const isMarked = lookOf(element).join() !== looks.get(element)
        if (!isSeen || !isMarked)
          unseen.push(`${isSeen ? 'not marked' : 'not seen'}: ${element.outerHTML.slice(0, 160)}`)
      })
    })
    Object.assign(globalThis, { walked: { controls, reached, unseen } })
    return controls.length
  })
  for (let step = 0; step < count + 40; step += 1) {
    await page.keyboard.press('Tab')
    const hasLeft = await page.evaluate(
      (isBegun) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              const { walked } = globalThis as unknown as { walked: { controls: Element[] } }
              const { activeElement } = document
              resolve(
                activeElement === document.body ||
                  (isBegun && activeElement === walked.controls[0]),
              )
            })
          })
        }),
      step > 0,
    )
    if (hasLeft)
      return page.evaluate(() => {
        const { walked } = globalThis as unknown as {
          walked: { controls: Element[]; reached: Set<Element>; unseen: string[] }
        }
        const unreached = walked.controls.filter(
          (element) => element.isConnected && !walked.reached.has(element),
        )
        return {
          unreached: unreached.map((element) => element.outerHTML.slice(0, 160)),
          unseen: walked.unseen,
        }
      })
  }
  return 'The Tab key does not leave it.'
}

test.describe('by the Tab key alone', () => {
  test.describe.configure({ mode: 'parallel' })

  for (const half of [0, 1])
    test(`every control of every page is reached and its focus seen (${half + 1} of 2)`, async ({
      openAs,
      staff,
    }) => {
      const problems: Record<string, Walk | string> = {}
      const look = async (page: Page, pages: readonly ConsolePage[]) => {
        for (const each of pages.filter((_, index) => index % 2 === half)) {
          await open(page, each)
          const walked = await walk(page)
          if (typeof walked === 'string' || walked.unreached.length + walked.unseen.length > 0)
            problems[each.path] = walked
        }
      }
      await look(await openAs('super-admin'), await everyPage(staff))
      await look(await openAs(), publicPages)
      expect(problems).toEqual({})
    })
})

test('every page begins with a way past the menu', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rounds')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('Ctrl-K opens the commands, which lead anywhere by keyboard alone', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.keyboard.press('Control+k')
  const commands = page.getByRole('dialog', { name: 'Commands' })
  await expect(commands.getByRole('combobox')).toBeFocused()
  await expect(commands.getByRole('option', { name: 'Users' })).toHaveCount(0)
  await page.keyboard.type('vieux')
  await expect(commands.getByRole('option')).toHaveText(['Boxe du Vieux-Port · RB-CA-2001'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxe du Vieux-Port')
  await page.keyboard.press('Control+k')
  await expect(commands.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('round 4')
  await expect(commands.getByRole('option').first()).toHaveText('Round 4')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/rounds\/4\/workout$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(commands).toHaveCount(0)
})

test('a question is opened and left by keyboard alone, and the focus comes back', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.goto('/admin/rounds/4')
  const button = page.getByRole('button', { name: /^Delete / }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete workout')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Search workouts ...')).toBeFocused()
})

test('a phone has all seven days in view, and the timer first', async ({ openAs }) => {
  const viewport = { width: 390, height: 844 }
  const admin = await openAs('admin', { viewport })
  await admin.goto('/admin/dashboard')
  const grid = admin.getByRole('group', { name: 'Rolling schedule' })
  await expect(grid.getByRole('link', { name: /^Scheduled/ }).last()).toBeVisible()
  expect(await grid.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

  const owner = await openAs('location', { viewport })
  await owner.goto('/admin/my-locations')
  await owner.getByRole('link', { name: 'Harbor Street Kickboxing' }).click()
  for (const name of ['Start now', 'Stop'])
    await expect(owner.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(owner.getByRole('timer')).toBeInViewport({ ratio: 1 })
})

test('what can be done with a row is never cut off', async ({ openAs }) => {
  const page = await openAs('super-admin')
  await page.goto('/admin/locations')
  const remove = page.getByRole('button', { name: /^Delete / }).first()
  await expect(remove).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(remove).toBeInViewport({ ratio: 1 })
})

test('paper has the page and nothing else, on white', async ({ openAs }) => {
  const page = await openAs('super-admin', { colorScheme: 'dark' })
  await page.goto('/admin/locations')
  await expect(page.getByRole('link', { name: 'Red Rock Round the Clock' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Location' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Red Rock Round the Clock' })).toBeVisible()
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
})

test('several alerts do not keep anybody from what they cover', async ({ openAs }) => {
  const page = await openAs('super-admin', { viewport: { width: 390, height: 844 } })
  await page.goto('/admin/system')
  const round = page.getByLabel('Round Number')
  await page.getByLabel('Data', { exact: true }).selectOption('Round data')
  const region = page.getByRole('region', { name: 'Messages' })
  await round.fill('11')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(region.getByRole('alert')).toHaveText('Invalid Round Number')
  // The page makes room for them a frame after they are there.
  const roomAboveAlerts = () =>
    region.evaluate((alerts) => {
      scrollTo(0, document.body.scrollHeight)
      const last = Array.from(document.querySelectorAll('main section')).at(-1)
      const { bottom } = last?.getBoundingClientRect() ?? { bottom: NaN }
      return alerts.getBoundingClientRect().top - bottom
    })
  await expect.poll(roomAboveAlerts).toBeGreaterThan(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  const [main, below] = await Promise.all([
    page.getByRole('main').boundingBox(),
    region.boundingBox(),
  ])
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThan(main?.x ?? 0)
})
