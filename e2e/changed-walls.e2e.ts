import { changeTo, galleryTest } from './gallery-fixtures.ts'
import { measureWall } from './measure-wall.ts'

const test = galleryTest
const { expect } = test

const portrait = '1080x1920'
const landscape = '1920x1080'

const formats = {
  'one, short': 'routines=1&text=short',
  'one of 150 characters': 'routines=1&text=150&sub=long',
  'one of 151 characters': 'routines=1&text=151',
  'one of 400 characters': 'routines=1&text=long&sub=longest',
  'two, a title too wide': 'routines=2&sub=wide',
  'two, no title': 'routines=2&sub=none&name=longest',
  three: 'routines=3',
  'three, one stands in': 'routines=3&instead=2',
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

const all = (extra: string) => Object.values(formats).map((format) => `${format}&${extra}`)

const inLanguages = ['en-us', 'fr-ca', 'es-mx', 'ja', 'ar-ae', 'id', 'ms'].flatMap((language) => {
  const wall = `routines=3&phase=yellow&left=27&box=${portrait}&language=${language}`
  const [own = ''] = language.split('-')
  return ['fr', 'es', 'ja', 'ar'].includes(own)
    ? [wall, `${wall}&text=${own}&sub=${own}&name=${own}`]
    : [wall]
})

/** Goes through places so that each of them follows each other. */
function everyPair(places: readonly string[]): string[] {
  const walk = places.flatMap((from, index) => places.slice(index + 1).flatMap((to) => [from, to]))
  return [...walk, places[0] ?? '']
}

const walks = {
  'every format after every other': everyPair(all(`box=${portrait}`)),
  'every format after every other in landscape, in Japanese': everyPair(
    all(`box=${landscape}&language=ja`),
  ),
  'every language after every other, whatever the workout is written in': everyPair(inLanguages),
  'turned, and on another monitor': Object.values(formats).flatMap((format) =>
    everyPair([portrait, landscape, '540x960'].map((box) => `${format}&box=${box}`)),
  ),
} as const

const isCutTitle = (line: string) =>
  line.startsWith('H2 | running-text title-strip-text | {"scrolling":"false"}') &&
  !line.includes('| cut 0x')

test('what carries the time stays where it is in every phase, its words fit beside it, and it moves by transform alone', async ({
  galleryPage,
}) => {
  const phases = ['green&left=137', 'yellow&left=24', 'red&left=24', 'green&left=88&paused']
  const walls = {
    [portrait]: ['en-us', 'fr-ca', 'es-mx', 'ja', 'ar-ae', 'id', 'ms'],
    [landscape]: ['es-mx', 'ja', 'ar-ae'],
  }
  for (const [box, languages] of Object.entries(walls))
    for (const language of languages) {
      const places = new Set<string>()
      for (const phase of [...phases, 'waiting&left=7', 'waiting']) {
        const query = `phase=${phase}&box=${box}&language=${language}`
        await (places.size === 0 ? galleryPage.goto(`?${query}`) : changeTo(galleryPage, query))
        await measureWall(galleryPage)
        const { place, size, isCut, moves } = await galleryPage.evaluate(timeOnWall)
        if (phase !== 'waiting') places.add(place)
        expect(isCut, query).toBe(false)
        // By the compositor alone: nothing of a wall is painted anew because time passes.
        expect(
          moves.filter((property) => property !== 'transform'),
          query,
        ).toEqual([])
        if (!phase.startsWith('waiting')) expect(moves, query).toContain('transform')
        // Japanese letters are as high as their size; others at most as two thirds of it.
        const floor = box === landscape ? 72 : language === 'ja' ? 80 : 104
        expect(size, query).toBeGreaterThanOrEqual(floor)
      }
      expect([...places], `${language}, ${box}`).toHaveLength(1)
    }
})

/** Runs in the page: where digits and bar are, and how large the word beside them is. */
function timeOnWall() {
  const boxes = Array.from(document.querySelectorAll('.timer-digits, .timer-digits b, .cycle-bar'))
  const word = document.querySelector<HTMLElement>('.timer-word')
  return {
    place: JSON.stringify(boxes.map((element) => element.getBoundingClientRect())),
    size: Number(word?.style.getPropertyValue('--size')),
    moves: document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.cycle-bar *'))
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    isCut: word?.style.overflowWrap !== 'normal',
  }
}

test('a phase’s first frame has a strip of its flash, and the bar asks for five frames a second', async ({
  galleryPage,
}) => {
  for (const phase of ['green', 'yellow', 'red'])
    for (const box of [portrait, landscape]) {
      const query = `routines=3&phase=${phase}&flash&timed&box=${box}`
      await galleryPage.goto(`?${query}`)
      const { ready, first, held, gone, steps } = await galleryPage.evaluate(flashOnWall)
      expect(first, query).toBeCloseTo(0.08, 3)
      // In its place and moving before: for what is about to begin the page makes every frame.
      expect(ready, query).toBe(first)
      expect(held, query).toBe(1)
      expect(gone, query).toBe(0)
      expect(steps, query).toBe(5)
    }
})

/** Runs in the page: how much of a phase's flash is seen as time passes, and how often the bar moves in a second. */
function flashOnWall() {
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (box === undefined) throw new Error(`There is no ${selector}.`)
    return box
  }
  const motionsOf = (selector: string, lastsMs: number) =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches(selector))
      .filter(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame),
      )
      .map((motion) => {
        motion.pause()
        const beginsMs = Number(motion.effect?.getComputedTiming().endTime) - lastsMs
        return (atMs: number) => {
          motion.currentTime = beginsMs + atMs
        }
      })
  const edges = motionsOf('.phase-flash, .phase-flash-panel', 3_500)
  const seenAt = (atMs: number) => {
    for (const edge of edges) edge(atMs)
    const [edge, panel] = [boxOf('.phase-flash'), boxOf('.phase-flash-panel')]
    const from = Math.max(edge.top, panel.top, boxOf('.cycle-bar').bottom)
    return (Math.min(edge.bottom, panel.bottom) - from) / panel.height
  }
  const [passed] = motionsOf('.cycle-passed', 30_000)
  const covers = Array.from({ length: 101 }, (_, index) => {
    passed?.(20_005 + index * 10)
    return boxOf('.cycle-passed').width
  })
  return {
    ready: seenAt(-2_000),
    first: seenAt(0),
    held: seenAt(400),
    gone: seenAt(3_500),
    steps: covers.filter((width, index) => index > 0 && width !== covers[index - 1]).length,
  }
}

for (const [name, walk] of Object.entries(walks))
  test(`a wall that changes measures as one freshly loaded: ${name}`, async ({ galleryPage }) => {
    const fresh = new Map<string, string[]>()
    for (const query of new Set(walk)) {
      await galleryPage.goto(`?${query}`)
      const lines = await measureWall(galleryPage)
      expect(lines.filter(isCutTitle), query).toEqual([])
      fresh.set(query, lines)
    }
    for (const [step, query] of walk.entries()) {
      await changeTo(galleryPage, query)
      const before = walk[step - 1] ?? 'what was there'
      expect(await measureWall(galleryPage), `${query} after ${before}`).toEqual(fresh.get(query))
    }
  })
