import type { Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with a phone's page, and what a thumb would miss, in both colours. */
export async function problemsOf(page: Page, sight: string, smallest = 56): Promise<string[]> {
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
    problems.push(...found.map((problem) => `${sight} ${colorScheme} ${problem}`))
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
  return [...problems, ...small.map((target) => `${sight} ${target}`)]
}
