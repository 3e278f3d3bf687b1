import { changeTo, galleryTest as test } from './gallery-fixtures.ts'

const { expect } = test

declare global {
  interface Window {
    /** The walls with a frame in which the code covered a step. */
    inTheWay: Set<string>
  }
}

/** Runs in the page: checks each frame for a code over a step or beyond the wall. */
function watchTheCode(): void {
  const inTheWay = new Set<string>()
  window.inTheWay = inTheWay
  const range = document.createRange()
  const look = () => {
    requestAnimationFrame(look)
    const code = document.querySelector<HTMLElement>('.pocket-code')
    const box = code?.getBoundingClientRect()
    const wall = document.querySelector('.workout-wall')?.getBoundingClientRect()
    if (!code?.checkVisibility({ visibilityProperty: true }) || !box || !wall) return
    const lines = Array.from(
      document.querySelectorAll('.instruction-text, .instruction-step'),
      (text) => {
        range.selectNodeContents(text)
        return Array.from(range.getClientRects())
      },
    ).flat()
    const isOnText = lines.some(
      ({ left, right, top, bottom }) =>
        left < box.right && box.left < right && top < box.bottom && box.top < bottom,
    )
    const isBeyond = box.bottom > wall.bottom || box.left < wall.left || box.right > wall.right
    if (isOnText || isBeyond) inTheWay.add(window.location.search)
  }
  look()
}

for (const box of ['1080x1920', '1920x1080'])
  test(`the member page’s QR code never covers a step, and is hidden if steps are long, at ${box}`, async ({
    galleryPage: page,
  }) => {
    // The wall must be laid out before its font has loaded.
    await page.route('**/*.woff2', async (route) => {
      await expect(page.locator('.wall-frame').first()).toBeVisible()
      await route.continue()
    })
    await page.goto(`?box=${box}`)
    await page.evaluate(watchTheCode)
    const code = page.locator('.pocket-code')
    for (const language of ['en-us', 'ar-ae'])
      for (const routines of box === '1080x1920' ? [1, 3] : [1]) {
        const wall = `language=${language}&name=longest&routines=${routines}&pocket&box=${box}`
        await changeTo(page, `${wall}&text=short`)
        await expect(code).toHaveAttribute('data-clear', 'true')
        await expect(code).toBeVisible()
        await changeTo(page, `${wall}&text=longest`)
        await expect(code).toHaveAttribute('data-clear', 'false')
        await expect(code).toBeHidden()
        await expect(page.locator('.workout-wall').first()).toHaveAttribute(
          'data-steps-beside',
          '0',
        )
      }
    expect(await page.evaluate(() => [...window.inTheWay])).toEqual([])
  })
