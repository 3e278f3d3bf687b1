import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The only rules whose result depends on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Axe’s violations within an element in both color schemes, one per line. */
export async function problemsOf(
  page: Page,
  view: string,
  within = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  const problems: string[] = []
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(axe.source)
  // A list that opens at today's row has earlier rows half under its header.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await page.evaluate(
      async ({ within, without, rules, colorScheme }) => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        const isChanging = () =>
          document.documentElement.dataset['mantineColorScheme'] !== colorScheme ||
          document.getAnimations().some((animation) => animation instanceof CSSTransition)
        // Children inherit a color a frame after their parent.
        do await new Promise(requestAnimationFrame)
        while (isChanging())
        const found = await axe.run(
          { include: within, exclude: without },
          { runOnly: rules, resultTypes: ['violations'] },
        )
        return found.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary = '' }) => [id, target.join(' '), failureSummary]),
        )
      },
      {
        within,
        without: [...without],
        rules: colorScheme === 'light' ? rules : colorRules,
        colorScheme,
      },
    )
    problems.push(...violations.map((lines) => [view, colorScheme, ...lines].join(' ')))
  }
  return problems
}

/**
 * Content that can't be read without scrolling sideways: beyond the page's edges, or cut off by an
 * element around it. Scrolling elements and text that ends in an ellipsis don't count.
 */
export const cutOff = (page: Page) =>
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

export interface Walk {
  /** Controls that the Tab key has not reached. */
  readonly unreached: readonly string[]
  /** Focused elements that are out of view or have no visible focus. */
  readonly unseen: readonly string[]
}

/** Presses Tab from the start of an element until it leaves the page, and returns the problems. */
export async function walk(page: Page, from = 'body'): Promise<Walk | string> {
  const walked = await page.evaluateHandle((from) => {
    const start = document.querySelector<HTMLElement>(from)
    if (!start) throw new Error(`Nothing matches ${from}.`)
    // Nothing else has the focus when looks are compared, and Tab starts at the page's beginning.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
    const isBefore = (element: Element) =>
      (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
    // Radio buttons share one stop; elements with a negative index are reached in another way.
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, video[controls], [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !isBefore(element) &&
        !element.matches(':disabled, [type="radio"]:not(:checked)') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    const lookOf = (element: Element) =>
      // A field with several values shows the focus around all of them.
      [
        element,
        element.parentElement,
        element.nextElementSibling,
        element.closest('.mantine-Input-input'),
      ]
        .map((carrier) => {
          if (!carrier) return ''
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
            getComputedStyle(carrier)
          const outline = outlineStyle === 'none' ? '' : outlineWidth + outlineColor
          return [outline, boxShadow, borderColor].join()
        })
        .join()
    const looks = new Map<Element, string>(controls.map((element) => [element, lookOf(element)]))
    const reached = new Set<Element>()
    const unseen: string[] = []
    const shorten = (element: Element | null) => element?.outerHTML.slice(0, 160) ?? 'nothing'
    let hasLeft = false
    const check = () => {
      const element = document.activeElement
      if (!element || element === document.body || isBefore(element)) hasLeft = true
      if (reached.size > 0 && element === controls[0]) hasLeft = true
      if (!element || hasLeft) return
      reached.add(element)
      // Switches, checkboxes and radio buttons show the focus on the element drawn for them.
      const drawn = element.matches('[role="switch"], [type="checkbox"], [type="radio"]')
        ? (element.closest('label, div') ?? element)
        : element
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const onTop = document.elementFromPoint(
        Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
        Math.min(Math.max(top + height / 2, 0), innerHeight - 1),
      )
      // A chip of the schedule covers its cell, whose name describes it.
      const over = onTop?.closest('[aria-hidden="true"]')?.parentElement
      const isUnderItsOwn = over != null && over === drawn.parentElement
      const isSeen =
        onTop !== null &&
        (drawn.contains(onTop) || onTop.contains(drawn) || isUnderItsOwn) &&
        width * height > 0
      const isMarked = lookOf(element) !== looks.get(element)
      const place = `at ${[left, top, width, height].map(Math.round).join()}`
      if (!isSeen) unseen.push(`not seen ${place}: ${shorten(element)} under ${shorten(onTop)}`)
      else if (!isMarked) unseen.push(`not marked: ${shorten(element)}`)
    }
    // From here on, Tab starts at the element's beginning.
    start.focus({ preventScroll: true })
    // When a key is released, the focus has moved and scrolled into view.
    addEventListener('keyup', check, true)
    return {
      stops: controls.length,
      /** The problems once the focus has left the page. */
      found(): Walk | undefined {
        if (!hasLeft) return undefined
        removeEventListener('keyup', check, true)
        return {
          unreached: controls
            .filter((element) => element.isConnected && !reached.has(element))
            .map(shorten),
          unseen,
        }
      },
    }
  }, from)
  const stops = await walked.evaluate(({ stops }) => stops)
  for (let step = 0; step < stops + 40; step += 1) {
    await page.keyboard.press('Tab')
    // Asking after each key would take as long as pressing it.
    const found = step < stops ? undefined : await walked.evaluate(({ found }) => found())
    if (found) return found
  }
  return 'The Tab key does not leave it.'
}
