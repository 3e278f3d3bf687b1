import type { Page } from '@playwright/test'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const { expect } = test
const [portrait, landscape] = ['1080x1920', '1920x1080']

/** What people write, in the language of the wall, and which hardly anybody does. */
const sentences = {
  'en-us': [
    'Jab, cross, lead hook. Slip left, slip right, then cross. Reset your guard every time, breathe out, and keep your elbows in while you move around the bag for the rest of the round. ',
    'WALK THE KETTLEBELL OUT, PLANK, PUSH-UP, WALK BACK, SWING AND PRESS: MOVE WITH MAXIMUM POWER! ',
    '10 squats\n10 lunges\n10 push-ups\n10 burpees\n10 jumping jacks\n10 mountain climbers\n',
  ],
  'fr-ca': [
    'Direct du gauche, direct du droit, crochet. Esquive à gauche, puis à droite. Garde haute à chaque fois, coudes serrés, et soufflez à chaque coup jusqu’à la cloche. ',
  ],
  es: [
    'Jab, cruzado, gancho. Esquiva a la izquierda y a la derecha. Vuelve siempre a la guardia, suelta el aire en cada golpe y muévete alrededor del saco hasta la campana. ',
  ],
  'en-gb': [
    'Oberkörperrotationsübungen und Kniebeugen: Geschwindigkeitsausdauer, Schnellkraftentwicklung und Rumpfstabilisation abwechselnd. ',
    'Удар слева, удар справа, боковой. Уклон влево и вправо, затем снова вернитесь в защиту и дышите ровно до сигнала. ',
    '🥊 Jab · cross · hook 🔥 🦵 front kick, left and right 💪 push-ups until the bell 🔔 ',
  ],
  ja: [
    'ジャブ、クロス、フック。左右にスリップして、毎回ガードを戻します。ベルが鳴るまで深いスクワットを続け、胸を張り、かかとを床につけたままにします。',
  ],
  'ar-ae': [
    'لكمة مستقيمة، ثم لكمة خلفية، ثم خطافية. تفادَ يمينًا ويسارًا، وأعد الحراسة في كل مرة، وتنفس مع كل لكمة حتى يرن الجرس. ',
  ],
} as const

/** Those with a timer, which have less room than those without. */
const walls = [
  ['portrait, work', `box=${portrait}&phase=green&left=88`],
  ['portrait, break comes', `box=${portrait}&phase=yellow&left=24&next`],
  ['landscape, work', `box=${landscape}&phase=green&left=88`],
] as const

/** What a wall does with its instructions, and what the console says of them. */
function mannerOf(page: Page) {
  return page.evaluate(() => {
    const { scrolling, pages } = document.querySelector<HTMLElement>('.instructions')?.dataset ?? {}
    const wall = pages === 'true' ? 'turns-pages' : scrolling === 'true' ? 'scrolls' : 'stands'
    return { wall, said: document.getElementById('gallery')?.dataset['manner'] }
  })
}

const cut = (text: string, length: number) =>
  Array.from(text.repeat(12)).slice(0, length).join('').trim()

test('what the workout form says of its texts is what walls do', async ({ galleryPage }) => {
  await galleryPage.goto(`?box=${portrait}`)
  const seen = { stands: 0, moves: 0, tooCareful: 0 }
  for (const [language, texts] of Object.entries(sentences))
    for (const text of texts)
      for (const count of [1, 2, 3])
        for (const length of [25, 45, 65, 90, 120, 150, 190]) {
          // Not all as long: that is what people write.
          const steps = [length, Math.ceil(length * 0.7), Math.ceil(length / 2)].slice(0, count)
          const query = steps.map((each) => `step=${encodeURIComponent(cut(text, each))}`).join('&')
          let isStill = true
          let said: string | undefined
          for (const [name, wall] of walls) {
            await changeTo(galleryPage, `${query}&routines=${count}&language=${language}&${wall}`)
            await untilLaidOut(galleryPage)
            const found = await mannerOf(galleryPage)
            said = found.said
            const isMoving = found.wall !== 'stands'
            if (isMoving) {
              isStill = false
              expect
                .soft(said, `${name}: ${steps.join(' ')} of ${text.slice(0, 20)}`)
                .toBe(found.wall)
            }
          }
          if (said === 'stands') seen.stands += 1
          else if (isStill) seen.tooCareful += 1
          else seen.moves += 1
        }
  expect(seen.stands).toBeGreaterThan(50)
  expect(seen.moves).toBeGreaterThan(50)
  // It may be too careful, but says nothing any more where it nearly always is.
  expect(seen.tooCareful / (seen.moves + seen.tooCareful)).toBeLessThan(0.15)
})

/** Boxes of clips and texts by step, and what of a text is outside of its column. */
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
    test(`steps that fit at their floor stand below their clips on a wide wall (${state}, ${language})`, async ({
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

      // What is too long for that has the whole width, a page for each step.
      await changeTo(galleryPage, `${query}&text=long`)
      await untilLaidOut(galleryPage)
      const turned = await columnsOf(galleryPage)
      expect(turned.pages).toBe('true')
      for (const page of turned.columns)
        expect(page.right - page.left).toBeGreaterThan((wall.right - wall.left) * 0.9)
    })
