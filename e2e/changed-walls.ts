import { expect, type Page } from '@playwright/test'
import { changeTo } from './gallery-fixtures.ts'
import { measureWall } from './measure-wall.ts'

export const portrait = '1080x1920'
export const landscape = '1920x1080'
export const boxes = [portrait, landscape, '540x960']
export const languages = ['en-us', 'fr-ca', 'es-mx', 'ja', 'ar-ae', 'id', 'ms']

/** Walls, as queries of the gallery. */
export const formats = {
  'one, short': 'routines=1&text=short',
  'one of 150 characters': 'routines=1&text=150&sub=long',
  'one of 151 characters': 'routines=1&text=151',
  'one of 400 characters': 'routines=1&text=long&sub=longest',
  'two, a title too wide': 'routines=2&sub=wide',
  'two, no title': 'routines=2&sub=none&name=longest',
  three: 'routines=3',
  'three, one stands in': 'routines=3&instead=2',
  'three, cues': 'routines=3&cue=longest',
  'three, equal shares': 'routines=3&text=longest&intervals=equal&phase=green&left=88',
  'two, cues, working': 'routines=2&cue=short&phase=green&left=88',
  'three, longest': 'routines=3&text=longest&sub=longest',
  'one, working': 'routines=1&text=normal&phase=green&left=88',
  'one of 400 characters, working': 'routines=1&text=long&sub=none&phase=green&left=88',
  'three, working': 'routines=3&sub=long&phase=green&left=150',
  'three, last seconds': 'routines=3&sub=wide&phase=yellow&left=27',
  'flash of the break': 'routines=3&phase=red&flash',
  break: 'routines=3&phase=red&left=18',
  'break, long name': 'routines=3&phase=red&left=17&exercise=longest',
  'break without a video': 'routines=3&phase=red&left=17&exercise=no-video-longest',
  flexibility: 'wall=flexibility',
  'not ready': 'wall=not-ready',
  'start ahead': 'routines=3&phase=waiting',
} as const

const isCutTitle = (line: string) =>
  line.startsWith('H2 | running-text title-strip-text | {"scrolling":"false"}') &&
  !line.includes('| cut 0x')

/** Changes a page from wall to wall; each must measure like a freshly loaded one. */
export async function expectSameAsFresh(page: Page, walk: readonly string[]): Promise<void> {
  const fresh = new Map<string, string[]>()
  for (const query of new Set(walk)) {
    await page.goto(`?${query}`)
    const lines = await measureWall(page)
    expect(lines.filter(isCutTitle), query).toEqual([])
    fresh.set(query, lines)
  }
  for (const [step, query] of walk.entries()) {
    await changeTo(page, query)
    const before = walk[step - 1] ?? 'what was there'
    expect(await measureWall(page), `${query} after ${before}`).toEqual(fresh.get(query))
  }
}
