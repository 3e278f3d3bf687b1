import type { Page } from '@playwright/test'

/**
 * The measurements of the wall on a page, a line for each element: its box, font size and color, what
 * is cut off or moves, and its text. Equal lines mean equal walls.
 */
export async function measureWall(page: Page): Promise<string[]> {
  await untilLaidOut(page)
  return page.evaluate(linesOfWall)
}

/** Waits until the wall on a page is laid out with the fonts of its scripts. */
export const untilLaidOut = (page: Page): Promise<void> => page.evaluate(untilFontsAreThere)

/** Runs in the page: waits for frames until every script has its font. */
async function untilFontsAreThere(): Promise<void> {
  const scripts = [
    // Before the first frame is laid out, no font is loading yet.
    { letters: /[\p{Script=Latin}\d]/u, family: 'Archivo Variable' },
    { letters: /\p{Script=Arabic}/u, family: 'Noto Sans Arabic Variable' },
    { letters: /[\p{Script=Han}\p{Script=Katakana}]/u, family: 'Noto Sans JP Variable' },
  ]
  const areThere = () =>
    document.fonts.status === 'loaded' &&
    scripts
      .filter(({ letters }) => letters.test(document.body.textContent))
      .every(({ family }) =>
        Array.from(document.fonts).some(
          (font) => font.family.includes(family) && font.status === 'loaded',
        ),
      )
  // If a story controls the clock, `requestAnimationFrame` is a timer, not a frame.
  const frame = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
  /** Lets earlier tasks finish, such as React's updates after layout. */
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
  do {
    await frame()
    await turn()
  } while (!areThere())
  await turn()
}

/** Runs in the page. Leaves out times, and elements that drift against burn-in. */
function linesOfWall(): string[] {
  const boxOf = (element: HTMLElement) =>
    [element.offsetLeft, element.offsetTop, element.offsetWidth, element.offsetHeight].join(' ')
  const cutOf = (element: HTMLElement, overflow: string) =>
    overflow === 'visible' ||
    element.querySelector('.round-banner-words, .flexibility-header, .wall-drift')
      ? ''
      : `cut ${element.scrollWidth - element.clientWidth}x${element.scrollHeight - element.clientHeight}`
  const ownTextOf = (element: HTMLElement) =>
    Array.from(element.childNodes)
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
  const movesOf = (element: HTMLElement) =>
    element.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      const places = effect.getKeyframes().map(({ transform }) => String(transform))
      return `moves ${animation.playState} ${String(effect.getTiming().duration)} ${places.join(';')}`
    })
  return Array.from(
    document.querySelectorAll<HTMLElement>('.wall-frame, .wall-stage, .wall-stage *'),
    (element) => {
      const style = getComputedStyle(element)
      return [
        element.tagName,
        element.className,
        JSON.stringify(Object.fromEntries(Object.entries(element.dataset).sort())),
        boxOf(element),
        style.fontSize,
        style.lineHeight,
        style.fontStretch,
        style.color,
        style.direction,
        style.overflowWrap,
        style.textAlign,
        cutOf(element, style.overflowX),
        ...movesOf(element),
        ownTextOf(element),
      ].join(' | ')
    },
  )
}
