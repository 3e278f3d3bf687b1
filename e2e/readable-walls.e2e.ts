import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const { expect } = test
const root = join(import.meta.dirname, '..')

/** The floors of texts by their class, of the table in the documents. */
const floors = new Map(
  readFileSync(join(root, 'docs/reading-distances.md'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, , name = '', portrait, , , , landscape]) => [
      name,
      { portrait: Number(portrait), landscape: Number(landscape) },
    ]),
)

const boxes = { portrait: '1080x1920', landscape: '1920x1080' } as const
/** One of each family, which the words of walls are kept for. */
const languages = ['en-us', 'fr-ca', 'es-mx', 'ja', 'ar-ae', 'id', 'ms']
const states = [
  'routines=1&text=short',
  'routines=1&text=long&sub=longest',
  'routines=3&text=TEXT&name=longest',
  'routines=2&text=short&instead=12',
  'phase=green&left=88&routines=1&text=short&instead=1',
  'phase=green&left=88&routines=3&text=TEXT&instead=123',
  'phase=green&left=88&routines=1&text=151&instead=1',
  'phase=waiting&routines=3',
  'phase=waiting&left=7',
  'phase=green&left=88&routines=1&text=short',
  'phase=green&left=88&routines=1&text=151&sub=long',
  'phase=green&left=88&routines=2&text=TEXT',
  'phase=green&left=88&routines=3&text=TEXT&name=longest',
  'phase=green&left=88&routines=3&text=longest&sub=longest&paused',
  'phase=yellow&left=24&routines=3&text=TEXT&next',
  'phase=yellow&left=24&routines=1&text=long&next&exercise=longest',
  'phase=red&left=20',
  'phase=green&left=88&routines=3&said=longest',
  'routines=3&said=longest',
  'wall=flexibility&said=longest',
  'phase=red&left=14&exercise=longest&next=Straights%20with%20level%20change',
  'phase=red&left=14&exercise=no-video-longest&next',
  'phase=green&flash',
  'phase=yellow&flash',
  'phase=red&flash',
  'wall=flexibility',
  'wall=flexibility&instead',
  'wall=not-ready',
  'wall=authorization',
  'wall=refreshing',
]

/** Runs in the page: each text with its class and size in wall units, and what is cut of one that stands. */
function textsOnWall() {
  const stage = document.querySelector('.wall-stage')
  const unit = stage ? parseFloat(getComputedStyle(stage).getPropertyValue('--u')) : NaN
  const texts = Array.from(document.querySelectorAll<HTMLElement>('.wall-stage *'))
    .filter((element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    )
    .map((element) => {
      const named = element.matches('bdi, b, span:not([class])')
        ? element.closest('[class]')
        : element
      const size = parseFloat(getComputedStyle(element).fontSize) / unit
      return { classes: Array.from(named?.classList ?? []), size }
    })
  const standing =
    '.instructions[data-scrolling=false][data-pages=false], .running-text[data-scrolling=false], .break-name, .break-poster-name'
  const cut = Array.from(document.querySelectorAll<HTMLElement>(standing))
    .filter((box) => {
      const ink = 0.03 * parseFloat(getComputedStyle(box).fontSize)
      return box.scrollHeight > box.clientHeight + 1 + ink || box.scrollWidth > box.clientWidth + 1
    })
    .map((box) => box.className)
  return { texts, cut }
}

for (const [orientation, box] of Object.entries(boxes))
  test(`no text of a wall is smaller than its floor or cut, in any state and language, in ${orientation}`, async ({
    galleryPage,
  }) => {
    await galleryPage.goto(`?box=${box}`)
    for (const language of languages)
      for (const state of states) {
        const [own = ''] = language.split('-')
        const text = ['fr', 'es', 'ja', 'ar'].includes(own) ? own : 'normal'
        const query = `${state.replace('TEXT', text)}&language=${language}&box=${box}`
        await changeTo(galleryPage, query)
        await untilLaidOut(galleryPage)
        const { texts, cut } = await galleryPage.evaluate(textsOnWall)
        expect(texts.length, query).toBeGreaterThan(0)
        expect(cut, query).toEqual([])
        for (const { classes, size } of texts) {
          const name = classes.find((one) => floors.has(one)) ?? '*'
          const floor = floors.get(name)?.[orientation as keyof typeof boxes] ?? NaN
          expect(size, `${classes.join(' ')}, ${query}`).toBeGreaterThanOrEqual(floor - 0.01)
        }
      }
  })
