import { recordFrames, maxChangesPerSecond } from './record-frames.ts'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const { expect } = test

test('an announcement starts and ends with one change of luminance and no red flashes', async ({
  galleryPage: page,
}) => {
  await page.setViewportSize({ width: 540, height: 960 })
  await page.goto('?phase=red&left=20')
  for (const [wall, what] of [
    ['phase=red&left=20', 'whole=emergency'],
    ['routines=3', 'whole=drill'],
    ['phase=red&left=20', 'said=short'],
  ] as const) {
    await changeTo(page, wall)
    await untilLaidOut(page)
    for (const then of [`${wall}&${what}`, wall]) {
      const frames = await recordFrames(page, () => changeTo(page, then))
      const changes = maxChangesPerSecond(frames)
      // A banner's letters slide over the pixels below.
      const most = what.startsWith('whole') ? 1 : 3
      const share = (count: number) => count / changes.length
      expect(share(changes.filter(({ turns }) => turns > 0).length), then).toBeGreaterThan(0.02)
      // Digits change once a second; WCAG 2.3.1 doesn't count such small areas either.
      expect(share(changes.filter(({ turns }) => turns > most).length), then).toBeLessThan(0.028)
      expect(share(changes.filter(({ reds }) => reds > 1).length), then).toBeLessThan(0.028)
    }
  }
})
