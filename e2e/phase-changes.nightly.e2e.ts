import { recordFrames, maxChangesPerSecond } from './record-frames.ts'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const { expect } = test

const walls = [
  ['in portrait', { width: 540, height: 960 }, ''],
  ['in landscape with the accessible palette', { width: 960, height: 540 }, '&palette=accessible'],
] as const
/** The wall just before each phase, and the phase with its flash. */
const phases = [
  ['phase=red&left=1', 'phase=green&flash&timed=2000&routines=3'],
  ['phase=green&left=1&routines=3', 'phase=yellow&flash&timed=2000&routines=3&next'],
  ['phase=yellow&left=1&routines=3&next', 'phase=red&flash&timed=2000'],
] as const
/** The gallery changes to a phase two seconds early; most of that is for slow pages. */
const leadMs = 1_500
/** Until the end of the flash. */
const filmMs = 6_700
/** Digits change once a second; WCAG 2.3.1 doesn't count such small areas either. */
const smallShare = 0.028

for (const [where, box, palette] of walls)
  test(`a phase and its flash cause one change of luminance a second and no red flashes, ${where}`, async ({
    galleryPage: page,
  }) => {
    await page.setViewportSize(box)
    await page.goto('?wall=loading')
    for (const [before, phase] of phases) {
      await changeTo(page, `${before}${palette}`)
      await untilLaidOut(page)
      let from = NaN
      const recorded = await recordFrames(
        page,
        async () => {
          await changeTo(page, `${phase}${palette}`)
          from = Date.now() + leadMs
        },
        filmMs,
      )
      // Only the gallery changes before the instant.
      const frames = recorded.slice(recorded.findLastIndex(({ atMs }) => atMs < from))
      const changes = maxChangesPerSecond(frames)
      const share = (count: number) => count / changes.length
      const what = `${phase}${palette}`
      expect(share(changes.filter(({ turns }) => turns > 0).length), what).toBeGreaterThan(0.1)
      expect(share(changes.filter(({ turns }) => turns > 1).length), what).toBeLessThan(smallShare)
      expect(share(changes.filter(({ reds }) => reds > 1).length), what).toBeLessThan(smallShare)
    }
  })
