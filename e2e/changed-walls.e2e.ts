import {
  boxes,
  expectSameAsFresh,
  formats,
  landscape,
  languages,
  portrait,
} from './changed-walls.ts'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { measureWall } from './measure-wall.ts'

const { expect } = test

test('the timer stays in place in every phase, fits its labels, and animates only transforms', async ({
  galleryPage,
}) => {
  const phases = ['green&left=137', 'yellow&left=24', 'red&left=24', 'green&left=88&paused']
  const walls = {
    [portrait]: languages,
    [landscape]: languages,
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
        // The compositor alone: nothing is repainted as time passes.
        expect(
          moves.filter((property) => property !== 'transform'),
          query,
        ).toEqual([])
        if (!phase.startsWith('waiting')) expect(moves, query).toContain('transform')
        // Japanese letters are as high as the font size, others at most two thirds of it.
        const floor = box === landscape ? 72 : language === 'ja' ? 80 : 104
        expect(size, query).toBeGreaterThanOrEqual(floor)
      }
      expect([...places], `${language}, ${box}`).toHaveLength(1)
    }
})

/** Runs in the page: the positions of digits and bar, and the size of the label. */
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

test('every label of a screen with a timer fits its box, in every language', async ({
  galleryPage,
}) => {
  const states = [
    'green&left=137',
    'yellow&left=24&next',
    'red&left=12&next',
    'waiting&left=1800',
    'green&left=123&intervals=20-10',
    'yellow&left=24&next&intervals=equal',
  ]
  await galleryPage.goto('?wall=loading')
  for (const box of [portrait, landscape])
    for (const language of languages)
      for (const state of states) {
        const query = `phase=${state}&box=${box}&language=${language}`
        await changeTo(galleryPage, query)
        await measureWall(galleryPage)
        expect(await galleryPage.evaluate(labelsOnWall), query).toEqual([])
      }
})

test('all three steps fit without paging beside the next break', async ({ galleryPage }) => {
  const instructions = galleryPage.locator('.instructions')
  // After a change, then freshly loaded.
  for (const box of [portrait, landscape]) {
    const query = `routines=3&phase=yellow&left=24&next&box=${box}`
    await galleryPage.goto(`?routines=3&phase=green&left=88&box=${box}`)
    for (const show of [() => changeTo(galleryPage, query), () => galleryPage.goto(`?${query}`)]) {
      await show()
      await measureWall(galleryPage)
      await expect(instructions).toHaveAttribute('data-pages', 'false')
    }
  }
})

/** Runs in the page: the labels that overflow their boxes or overlap. */
function labelsOnWall() {
  const range = document.createRange()
  const labels = Array.from(
    document.querySelectorAll(
      '.round-word, .round-number > bdi, [data-comes-next=false] .round-name, .timer-word, .timer-digits, .cycle-progress, .next-word, .next-kind, .next-number, .next-name',
    ),
    (element) => {
      range.selectNodeContents(element.firstChild ?? element)
      // Its width by its letters, its height by its box, because letters have space above and below.
      const { left, right } = range.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return { element, left, right, top, bottom }
    },
  ).filter(({ left, right }) => right > left)
  const outside = labels.filter(({ element, left, right }) => {
    const box = element
      .closest('.round-banner, .timer-block, .cycle-row, .next-tab, .next-words, .next-band')
      ?.getBoundingClientRect()
    return box && (left < box.left - 1 || right > box.right + 1)
  })
  const across = labels.filter((one) =>
    labels.some(
      (other) =>
        one.element !== other.element &&
        !one.element.contains(other.element) &&
        !other.element.contains(one.element) &&
        one.left < other.right - 2 &&
        other.left < one.right - 2 &&
        one.top < other.bottom - 2 &&
        other.top < one.bottom - 2,
    ),
  )
  return [...outside, ...across].map(
    ({ element }) => `${element.className}: ${element.textContent}`,
  )
}

test('a phase starts with a strip of its flash, and its bar draws five frames a second', async ({
  galleryPage,
}) => {
  for (const phase of ['green', 'yellow', 'red'])
    for (const box of [portrait, landscape]) {
      const query = `routines=3&phase=${phase}&flash&timed&box=${box}`
      await galleryPage.goto(`?${query}`)
      const { ready, first, held, gone, steps } = await galleryPage.evaluate(flashOnWall)
      expect(first, query).toBeCloseTo(0.08, 3)
      // Prepared in its place, so that the first frame is the same.
      expect(ready, query).toBe(first)
      expect(held, query).toBe(1)
      expect(gone, query).toBe(0)
      expect(steps, query).toBe(5)
    }
})

/** Runs in the page: how much of a flash shows over time, and how often the bar moves in a second. */
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

test('a screen changed in format, language and size looks like a freshly loaded one', async ({
  galleryPage,
}) => {
  const walls = Object.values(formats).map((format, index) => {
    const [box, language] = [boxes[index % boxes.length], languages[index % languages.length]]
    return `${format}&box=${String(box)}&language=${String(language)}`
  })
  await expectSameAsFresh(galleryPage, [...walls, ...walls.toReversed()])
})
