import { changeTo, galleryTest as test } from './gallery-fixtures.ts'

const { expect } = test

/** Runs in the page: whether the code lies on a line of the steps, or beyond the wall. */
function isInTheWay(): boolean {
  const box = document.querySelector('.pocket-code')?.getBoundingClientRect()
  const wall = document.querySelector('.workout-wall')?.getBoundingClientRect()
  if (!box || !wall) throw new Error('there is no code')
  const range = document.createRange()
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
  return isOnText || isBeyond
}

for (const box of ['1080x1920', '1920x1080'])
  test(`the code for phones never lies on a step, and gives way to long ones, at ${box}`, async ({
    galleryPage: page,
  }) => {
    await page.goto(`?box=${box}`)
    const code = page.locator('.pocket-code')
    for (const language of ['en-us', 'ar-ae'])
      for (const routines of box === '1080x1920' ? [1, 3] : [1]) {
        const wall = `language=${language}&name=longest&routines=${routines}&pocket&box=${box}`
        await changeTo(page, `${wall}&text=short`)
        await expect(code).toHaveAttribute('data-clear', 'true')
        expect(await page.evaluate(isInTheWay), wall).toBe(false)
        await changeTo(page, `${wall}&text=longest`)
        await expect(code).toBeHidden()
        await expect(page.locator('.workout-wall').first()).toHaveAttribute(
          'data-steps-beside',
          '0',
        )
      }
  })
