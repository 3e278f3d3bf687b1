import type { Page } from '@playwright/test'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'
import { expectForecastMatches } from './text-forecast.ts'

const { expect } = test

const landscape = '1920x1080'

test('the workout form’s text hints match what screens do', async ({ galleryPage }) => {
  await expectForecastMatches(galleryPage, [45, 150])
})

/** The boxes of clips, columns and texts by step. */
function columnsOf(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    const all = (selector: string) => Array.from(document.querySelectorAll(selector), boxOf)
    return {
      wall: boxOf(document.querySelector('.workout-wall') ?? document.body),
      clips: all('.video-panel'),
      columns: all('.instruction'),
      texts: all('.instruction-text'),
      pages: document.querySelector<HTMLElement>('.instructions')?.dataset['pages'],
    }
  })
}

for (const state of ['phase=green&left=137', 'phase=yellow&left=24&next', 'sub=long'])
  for (const language of ['en-us', 'es-mx', 'ar-ae'])
    test(`short steps stand below their clips on a landscape screen (${state}, ${language})`, async ({
      galleryPage,
    }) => {
      await galleryPage.goto(`?box=${landscape}`)
      const text = { 'en-us': 'normal', 'es-mx': 'es', 'ar-ae': 'short' }[language] ?? ''
      const query = `routines=3&${state}&language=${language}&box=${landscape}`
      await changeTo(galleryPage, `${query}&text=${text}`)
      await untilLaidOut(galleryPage)
      const { wall, clips, columns, texts, pages } = await columnsOf(galleryPage)
      expect(pages).toBe('false')
      expect(columns).toHaveLength(3)
      for (const [index, column] of columns.entries()) {
        const [clip, inside] = [clips[index], texts[index]]
        if (!clip || !inside) throw new Error('A step without a clip.')
        expect(Math.abs(column.left - clip.left)).toBeLessThan(3)
        expect(Math.abs(column.right - clip.right)).toBeLessThan(3)
        expect(column.top).toBeGreaterThanOrEqual(clip.bottom - 1)
        expect(inside.left).toBeGreaterThanOrEqual(column.left)
        expect(inside.right).toBeLessThanOrEqual(column.right)
        expect(inside.bottom).toBeLessThanOrEqual(wall.bottom)
      }

      // Longer steps get the full width, one page per step.
      await changeTo(galleryPage, `${query}&text=long`)
      await untilLaidOut(galleryPage)
      const turned = await columnsOf(galleryPage)
      expect(turned.pages).toBe('true')
      for (const page of turned.columns)
        expect(page.right - page.left).toBeGreaterThan((wall.right - wall.left) * 0.9)
    })
