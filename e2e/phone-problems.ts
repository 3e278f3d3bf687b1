import type { Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Runs in the page: words that break across lines, except in Arabic and Japanese. */
function brokenWords() {
  const broken: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

/** Axe's violations and small touch targets in both color schemes, and broken words. */
export async function problemsOf(page: Page, view: string, smallest = 56): Promise<string[]> {
  await page.evaluate(axe.source)
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate(async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run('html', { runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`,
        ),
      )
    }, rules)
    problems.push(...found.map((problem) => `${view} ${colorScheme} ${problem}`))
  }
  const small = await page.locator('button, a, summary').evaluateAll((targets, least) => {
    return targets.flatMap((target) => {
      if (!target.checkVisibility()) return []
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < least
        ? [`${target.textContent} is ${width} by ${height}`]
        : []
    })
  }, smallest)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  problems.push(...(await page.evaluate(brokenWords)).map((word) => `${view} breaks ${word}`))
  if (size !== null) await page.setViewportSize(size)
  return [...problems, ...small.map((target) => `${view} ${target}`)]
}
