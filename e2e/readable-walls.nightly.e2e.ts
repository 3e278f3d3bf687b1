import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const { expect } = test
const root = join(import.meta.dirname, '..')

/** The minimum sizes of texts by class, from the table in the docs. */
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
/** One language of each family. */
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
  'routines=1&text=short&cue=CUE',
  'routines=2&text=short&cue=CUE&low-vision',
  'phase=green&left=88&routines=3&text=TEXT&cue=CUE',
  'phase=yellow&left=24&routines=3&text=TEXT&next&cue=CUE&intervals=equal',
  'phase=green&left=123&routines=3&text=TEXT&intervals=20-10',
  'phase=red&left=20',
  'phase=green&left=88&routines=3&said=longest',
  'routines=3&said=longest',
  'wall=flexibility&said=longest',
  'phase=red&left=14&exercise=longest&next=Straights%20with%20level%20change',
  'phase=red&left=14&exercise=no-video-longest&next',
  'phase=red&left=20&instead&next',
  'phase=red&left=20&exercise=longest&instead',
  'phase=red&left=14&exercise=no-video-longest&instead',
  'phase=green&flash',
  'phase=yellow&flash',
  'phase=red&flash',
  'wall=flexibility',
  'wall=flexibility&instead',
  'wall=flexibility&name=longest',
  'wall=not-ready',
  'wall=not-ready&name=longest&gym=longest',
  'wall=authorization',
  'wall=refreshing',
  'routines=3&text=short&pocket',
  'routines=3&text=TEXT&said=SAID',
  'phase=green&left=65&routines=3&text=TEXT&said=longest',
  'wall=flexibility&said=SAID',
  'wall=not-ready&said=SAID',
  'whole=emergency&text=SAID',
  'whole=drill&text=longest',
]

/** Names of maximum length, in scripts that need more or less space than Latin. */
const longestNames = [
  'Kettlebell and Medicine Ball Power Conditioning for Lower Body, Core & Both Shoulders',
  'サンドバッグとケトルベルで鍛える全身パワーコンディショニング上半身下半身体幹肩まわり集中',
  'تمارين القوة والتحمل بالكيس الثقيل والكرة الطبية للجزء السفلي والجذع والكتفين معًا ',
  'Силовая тренировка с гирями и медицинским мячом для ног, корпуса и плеч: полный раунд',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenträgerwettbewerbsordnung',
  '케틀벨과 메디신 볼로 하는 하체와 코어와 어깨 파워 컨디셔닝 ',
  'WWWWWWWWWWWWWWWWW ',
].map((name) => name.repeat(5).slice(0, 85))

/** Shows a wall with its code, without fading remains of the previous one. */
async function showOnly(page: Page, query: string) {
  await changeTo(page, query)
  await page.locator('[data-leaving="true"]').waitFor({ state: 'detached' })
  if (query.includes('pocket'))
    await page.locator('.pocket-code[data-clear]').waitFor({ state: 'attached' })
  await untilLaidOut(page)
}

/** A state with the gallery's texts in a language. */
function queryOf(state: string, language: string) {
  const [own = ''] = language.split('-')
  const text = ['fr', 'es', 'ja', 'ar'].includes(own) ? own : 'normal'
  const announcement = ['ja', 'ar'].includes(own) ? own : 'short'
  const cue = text === 'normal' ? 'longest' : text
  const words = state.replace('TEXT', text).replace('SAID', announcement).replace('CUE', cue)
  return `${words}&language=${language}`
}

/** Checks that every text is large enough and fully visible, and that labels don't cover figures. */
async function isReadable(page: Page, orientation: keyof typeof boxes, query: string) {
  await showOnly(page, query)
  const { texts, cut, onFigures } = await page.evaluate(textsOnWall)
  expect(texts.length, query).toBeGreaterThan(0)
  expect.soft(cut, query).toEqual([])
  expect.soft(await page.evaluate(overlapsOnWall), query).toEqual([])
  expect.soft(onFigures, query).toEqual([])
  for (const { classes, size } of texts) {
    const name = classes.find((one) => floors.has(one)) ?? '*'
    const floor = floors.get(name)?.[orientation] ?? NaN
    expect.soft(size, `${classes.join(' ')}, ${query}`).toBeGreaterThanOrEqual(floor - 0.01)
  }
}

/** Runs in the page: each text's class, size in wall units, and what is cut off if it doesn't move. */
function textsOnWall() {
  const texts = Array.from(document.querySelectorAll<HTMLElement>('.wall-stage *'))
    .filter((element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    )
    .map((element) => {
      const named = element.matches('bdi, b, :is(span, p):not([class])')
        ? element.closest('[class]')
        : element
      const style = getComputedStyle(element)
      const size = parseFloat(style.fontSize) / parseFloat(style.getPropertyValue('--u'))
      return { classes: Array.from(named?.classList ?? []), size }
    })
  const standing = [
    '.instructions[data-scrolling=false][data-pages=false]',
    ':is(.running-text, .round-name, .break-name, .flexibility-name, .video-cue):not([data-scrolling=true])',
    '.break-poster-name, .timer-word, .timer-start, .phase-flash-panel, .next-words',
    '.message-wall, .not-ready-title, .message-facts, .whole-wall-text',
  ].join()
  const cut = Array.from(document.querySelectorAll<HTMLElement>(standing))
    .filter((box) => {
      const ink = 0.03 * parseFloat(getComputedStyle(box).fontSize)
      return box.scrollHeight > box.clientHeight + 1 + ink || box.scrollWidth > box.clientWidth + 1
    })
    .map((box) => box.className)
  // Scrolling text must show every line in full.
  const missed = Array.from(
    document.querySelectorAll<HTMLElement>(
      ':is(.round-name, .break-name, .flexibility-name, .video-cue)[data-scrolling=true]',
    ),
  )
    .filter((box) => {
      const text = box.querySelector('bdi')
      const motion = text?.getAnimations()[0]?.effect as KeyframeEffect | undefined
      const steps = (motion?.getKeyframes() ?? []).map(({ transform }) =>
        parseFloat(/-?[\d.]+/.exec(String(transform))?.[0] ?? 'NaN'),
      )
      const line = text ? parseFloat(getComputedStyle(text).lineHeight) : NaN
      const wholeLines = Math.abs(box.clientHeight / line - Math.round(box.clientHeight / line))
      const last = box.clientHeight - Math.min(...steps)
      return !(wholeLines < 0.03 && Math.abs(last - (text?.offsetHeight ?? NaN)) < 2)
    })
    .map((box) => box.className)
  // A figure may be anywhere in its clip's panel.
  const panels = Array.from(document.querySelectorAll('.loop-video'))
  const onFigures = Array.from(document.querySelectorAll<HTMLElement>('.instead-of > bdi'))
    .filter((sign) =>
      panels.some((panel) => {
        const [a, b] = [sign.getBoundingClientRect(), panel.getBoundingClientRect()]
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      }),
    )
    .map((sign) => sign.textContent)
  return { texts, cut: [...cut, ...missed], onFigures }
}

type Line = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> & {
  readonly element: Element
  readonly text: string
}

/** Runs in the page: the texts that overlap others or the wall's edge. */
function overlapsOnWall(): string[] {
  const wall = document.querySelector('.wall-stage')?.getBoundingClientRect()
  /** The part of a box that its ancestors leave visible. */
  const inView = (node: Node, box: DOMRect) => {
    let { left, right, top, bottom } = box
    for (let around = node.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.visibility === 'hidden' || style.opacity === '0') return undefined
      if (style.overflowX === 'visible' || style.display === 'inline') continue
      const edge = around.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return right - left > 2 && bottom - top > 2 ? { left, right, top, bottom } : undefined
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.closest('.wall-stage, .whole-wall') || !node.textContent?.trim()) continue
    // The digits of a time are one text.
    const whole = element.closest('.timer-digits') ?? element
    const range = document.createRange()
    range.selectNode(node)
    // Letters are smaller than their lines.
    const ink = 0.2 * parseFloat(getComputedStyle(element).fontSize)
    for (const box of range.getClientRects()) {
      const letters = new DOMRect(box.x, box.y + ink, box.width, Math.max(0, box.height - 2 * ink))
      const seen = inView(node, letters)
      if (seen) lines.push({ ...seen, element: whole, text: node.textContent.trim().slice(0, 20) })
    }
  }
  /** Whether something opaque separates two overlapping texts. */
  function areApart(one: Line, other: Line): boolean {
    const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2
    const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2
    const [fromX, fromY] = [scrollX, scrollY]
    scrollTo(fromX + x - innerWidth / 2, fromY + y - innerHeight / 2)
    const stack = document.elementsFromPoint(x + fromX - scrollX, y + fromY - scrollY)
    scrollTo(fromX, fromY)
    return [one, other].some(({ element }) => {
      const at = stack.findIndex((each) => each.contains(element))
      return stack
        .slice(0, at < 0 ? stack.length : at)
        .some((above) => getComputedStyle(above).backgroundColor.startsWith('rgb('))
    })
  }
  return lines.flatMap((one, index) => {
    const isOutside =
      wall &&
      (one.left < wall.left - 1 || one.right > wall.right + 1 || one.bottom > wall.bottom + 1)
    const on = lines
      .slice(index + 1)
      .filter(
        (other) =>
          one.element !== other.element &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 &&
          !areApart(one, other),
      )
    return [
      ...(isOutside ? [`${one.text} leaves the wall`] : []),
      ...on.map(
        (other) =>
          `${one.text} (${one.element.className}) is on ${other.text} (${other.element.className})`,
      ),
    ]
  })
}

const orientations = ['portrait', 'landscape'] as const

const anyWords = fc.constantFrom(
  ...['Snap it back, hips low, knees fast! ', 'WWWWWWWWW', 'Kniebeugen-Geschwindigkeitsausdauer '],
  ...['Пружиньте, корпус прямо. ', '膝をすばやく引き寄せ、腰を低く。', '케틀벨 스윙 '],
  ...['الوركان منخفضان دائمًا، والصدر مرفوع. ', '🥊🔥 👩‍🚒 💪 ', 'a\u0301e\u0301', '1 2 3 '],
)
const anyText = (max: number) =>
  fc.tuple(anyWords, fc.integer({ min: 1, max })).map(([words, length]) => {
    const letters = Array.from(words.repeat(Math.ceil(max / Array.from(words).length) + 1))
    return letters.slice(0, length).join('').trim() || 'x'
  })
const anyWorkout = fc.record({
  steps: fc.array(anyText(400), { minLength: 1, maxLength: 3 }),
  cues: fc.array(anyText(24), { minLength: 3, maxLength: 3 }),
  state: fc.constantFrom('', '&phase=green&left=88', '&phase=yellow&left=24&next'),
  intervals: fc.constantFrom('', '&intervals=equal', '&intervals=20-10'),
  language: fc.constantFrom('en-us', 'ja', 'ar-ae', 'fr-ca'),
  isLowVision: fc.boolean(),
})

for (const orientation of orientations)
  test(`cues and intervals fit and don’t change the steps, in ${orientation}`, async ({
    galleryPage,
  }) => {
    test.slow()
    const box = boxes[orientation]
    await galleryPage.goto(`?box=${box}`)
    const stepsOf = () =>
      galleryPage.locator('.instructions').evaluate((element) => {
        const { scrolling, pages } = element.dataset
        return [scrolling, pages, getComputedStyle(element).fontSize]
      })
    let shown = 0
    const seed = Date.now()
    for (const workout of fc.sample(anyWorkout, { numRuns: 97, seed })) {
      const listed = (name: string, texts: readonly string[]) =>
        texts.map((text) => `${name}=${encodeURIComponent(text)}`).join('&')
      const { steps, cues, state, intervals, language, isLowVision } = workout
      const plain = `${listed('step', steps)}&routines=${steps.length}${state}&language=${language}&box=${box}${isLowVision ? '&low-vision' : ''}`
      await isReadable(galleryPage, orientation, plain)
      const before = await stepsOf()
      const query = `${plain}${intervals}&${listed('cue', cues)}`
      await isReadable(galleryPage, orientation, query)
      expect.soft(await stepsOf(), `${query}, seed ${seed}`).toEqual(before)
      const reaching = await galleryPage.evaluate(cuesOutside)
      expect.soft(reaching, `${query}, seed ${seed}`).toEqual([])
      shown += await galleryPage.locator('.video-cue').count()
    }
    expect(shown).toBeGreaterThan(97)
  })

/** Runs in the page: cues that overflow their panels or overlap the clip above. */
function cuesOutside() {
  return Array.from(document.querySelectorAll('.video-panel'))
    .filter((panel) => {
      const [cue, clip] = [panel.querySelector('.video-cue'), panel.querySelector('.loop-video')]
      if (!cue || !clip) return true
      const [box, own, above] = [panel, cue, clip].map((each) => each.getBoundingClientRect())
      if (!box || !own || !above) return true
      return own.top < above.bottom - 1 || own.bottom > box.bottom + 1 || above.height < 100
    })
    .map((panel) => panel.textContent)
}

for (const orientation of orientations)
  test(`no text is cut off or below its minimum size, in any state and language, in ${orientation}`, async ({
    galleryPage,
  }) => {
    const box = boxes[orientation]
    await galleryPage.goto(`?box=${box}`)
    for (const language of languages)
      for (const state of states)
        await isReadable(galleryPage, orientation, `${queryOf(state, language)}&box=${box}`)
  })

for (const orientation of orientations)
  test(`a 4K screen shows texts as large as other screens and scrolls no more of them, in ${orientation}`, async ({
    galleryPage,
  }) => {
    const box = boxes[orientation]
    const box4K = box.replace(/\d+/g, (pixels) => String(2 * Number(pixels)))
    await galleryPage.goto(`?box=${box}`)
    for (const language of languages)
      for (const state of states) {
        const query = queryOf(state, language)
        await showOnly(galleryPage, `${query}&box=${box}`)
        const small = await galleryPage.evaluate(fittedTexts)
        await showOnly(galleryPage, `${query}&box=${box4K}`)
        const large = await galleryPage.evaluate(fittedTexts)
        for (const [index, { name, size, moves }] of small.entries()) {
          const same = large[index]
          expect(same?.name, query).toBe(name)
          if (!moves) expect.soft(same?.moves, `${name}, ${query}`).toBe(false)
          // One size smaller is allowed, because of rounding to pixels.
          expect.soft(same?.size, `${name}, ${query}`).toBeGreaterThanOrEqual(size - 8)
        }
      }
  })

/** Runs in the page: each text that is fitted into its box, its size in wall units, and whether it moves. */
function fittedTexts() {
  return Array.from(document.querySelectorAll<HTMLElement>('.wall-stage *'))
    .filter(({ style, dataset }) => style.getPropertyValue('--size') || 'scrolling' in dataset)
    .map(({ className, style, dataset }) => ({
      name: className,
      size: Number(style.getPropertyValue('--size')),
      moves: dataset['scrolling'] === 'true' || dataset['pages'] === 'true',
    }))
}

for (const orientation of orientations)
  test(`the longest name of a round, break or location fits in every script, in ${orientation}`, async ({
    galleryPage,
  }) => {
    const box = boxes[orientation]
    await galleryPage.goto(`?box=${box}`)
    const passing = new Set<boolean>()
    for (const name of longestNames)
      for (const language of ['en-us', 'ja', 'ar-ae']) {
        const named = `name=${encodeURIComponent(name)}&language=${language}&box=${box}`
        for (const state of [
          'routines=3&text=short',
          'routines=1&text=short&sub=none',
          'phase=green&left=88&routines=3&text=short',
          `phase=red&left=20&exercise=${encodeURIComponent(name)}&next=${encodeURIComponent(name)}`,
          'wall=flexibility',
          `wall=not-ready&gym=${encodeURIComponent(name)}`,
        ])
          for (const pages of ['', '&low-vision']) {
            await isReadable(galleryPage, orientation, `${state}&${named}${pages}`)
            passing.add((await galleryPage.locator('.round-name[data-scrolling=true]').count()) > 0)
          }
      }
    // The names must include some that stand still and some that scroll.
    expect([...passing].sort()).toEqual([false, true])
  })

for (const orientation of orientations)
  test(`the support overlay fits in every language, in ${orientation}`, async ({
    galleryPage: page,
  }) => {
    const [width = 0, height = 0] = boxes[orientation].split('x').map(Number)
    await page.setViewportSize({ width, height })
    await page.goto('?routines=3&support')
    const titles = new Set<string | null>()
    for (const language of languages) {
      await changeTo(page, `routines=3&support&language=${language}`)
      await untilLaidOut(page)
      const layer = page.getByRole('dialog')
      await expect(layer).toHaveAttribute('lang', language)
      await expect(layer).toBeInViewport({ ratio: 1 })
      titles.add(await layer.getAttribute('aria-label'))
      const { fonts, cut } = await layer.evaluate((element) => ({
        fonts: [element, document.querySelector('.wall-frame') ?? document.body].map(
          (one) => getComputedStyle(one).fontFamily,
        ),
        cut: Array.from(element.querySelectorAll('dt, dd'))
          .filter((text) => text.scrollWidth > text.clientWidth + 1)
          .map((text) => text.textContent),
      }))
      expect([...new Set(fonts)], language).toHaveLength(1)
      expect(cut, language).toEqual([])
    }
    expect(titles.size).toBeGreaterThan(4)
  })

/** Letters of workouts, some of which need more space, another direction or another font. */
const alphabets = [
  'Jab, cross, hook! Slip left and right. 10 squats, elbows in; breathe.',
  'ÀÉÎõü Genoux hauts à gauche, œufs, ¡arriba! ¿listos? Größe',
  'ジャブ、クロス、フック。左右にスリップして、深いスクワット。',
  'لكمة مستقيمة، ثم لكمة خلفية، ثم خطافية. تفادَ يمينًا',
  'בעיטה קדמית, שמאלה וימינה.',
  '🥊🔥🦵💪👩‍🦽🏋🏽‍♀️🇨🇦',
  'Donaudampfschifffahrtsgesellschaft',
].map((text) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment))

/** A seeded random number generator. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

for (const orientation of orientations)
  test(`no text of a random workout is cut off or overlaps, with or without a timer, in ${orientation}`, async ({
    galleryPage,
  }) => {
    const box = boxes[orientation]
    await galleryPage.goto(`?box=${box}`)
    const next = random(Number(process.env['WORKOUT_SEED'] ?? 28))
    const below = (most: number) => Math.floor(next() * most)
    const textOf = (length: number) => {
      const letters = alphabets[below(alphabets.length)] ?? []
      const words = Array.from({ length }, () =>
        next() < 0.15 ? ' ' : (letters[below(letters.length)] ?? 'a'),
      )
      return words.join('').slice(0, length).toWellFormed().replaceAll('\uFFFD', '').trim() || 'Go'
    }
    for (let count = 0; count < 194; count += 1) {
      const steps = Array.from({ length: 1 + below(3) }, () =>
        textOf(1 + below(below(2) ? 60 : 400)),
      )
      const name = encodeURIComponent(textOf(1 + below(85)))
      const language = languages[below(languages.length)] ?? 'en-us'
      const query = new URLSearchParams(steps.map((step) => ['step', step]))
      const workout = `${query.toString()}&routines=${steps.length}&language=${language}&name=${name}`
      for (const state of [
        '',
        '&phase=green&left=88',
        `&phase=yellow&left=24&next&exercise=${name}`,
        `&phase=red&left=14&exercise=${name}&next=${name}`,
      ])
        await isReadable(galleryPage, orientation, `${workout}${state}&box=${box}`)
    }
  })
