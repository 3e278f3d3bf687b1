import { expect, type Page } from '@playwright/test'
import { changeTo } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const portrait = '1080x1920'
const landscape = '1920x1080'

/** Typical and unusual texts by language. */
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

/** Walls with a timer, which have less space. */
const walls = [
  ['portrait, work', `box=${portrait}&phase=green&left=88`],
  ['portrait, break comes', `box=${portrait}&phase=yellow&left=24&next`],
  ['landscape, work', `box=${landscape}&phase=green&left=88`],
] as const

/** What a screen does with its instructions, and the console’s forecast. */
function behaviorOf(page: Page) {
  return page.evaluate(() => {
    const { scrolling, pages } = document.querySelector<HTMLElement>('.instructions')?.dataset ?? {}
    const wall = pages === 'true' ? 'turns-pages' : scrolling === 'true' ? 'scrolls' : 'stands'
    return { wall, said: document.getElementById('gallery')?.dataset['manner'] }
  })
}

const cut = (text: string, length: number) =>
  Array.from(text.repeat(12)).slice(0, length).join('').trim()

/** Compares the workout form's forecast for texts of these lengths with what screens do. */
export async function expectForecastMatches(
  galleryPage: Page,
  lengths: readonly number[],
): Promise<void> {
  await galleryPage.goto(`?box=${portrait}`)
  const seen = { stands: 0, moves: 0, tooCareful: 0 }
  for (const [language, texts] of Object.entries(sentences))
    for (const text of texts)
      for (const count of [1, 2, 3])
        for (const length of lengths) {
          // Different lengths, as in real workouts.
          const steps = [length, Math.ceil(length * 0.7), Math.ceil(length / 2)].slice(0, count)
          const query = steps.map((each) => `step=${encodeURIComponent(cut(text, each))}`).join('&')
          let isStill = true
          let forecast: string | undefined
          for (const [name, wall] of walls) {
            await changeTo(galleryPage, `${query}&routines=${count}&language=${language}&${wall}`)
            await untilLaidOut(galleryPage)
            const found = await behaviorOf(galleryPage)
            forecast = found.said
            const isMoving = found.wall !== 'stands'
            if (isMoving) {
              isStill = false
              expect
                .soft(forecast, `${name}: ${steps.join(' ')} of ${text.slice(0, 20)}`)
                .toBe(found.wall)
            }
          }
          if (forecast === 'stands') seen.stands += 1
          else if (isStill) seen.tooCareful += 1
          else seen.moves += 1
        }
  const total = seen.stands + seen.moves + seen.tooCareful
  expect(seen.stands / total).toBeGreaterThan(0.2)
  expect(seen.moves / total).toBeGreaterThan(0.2)
  // It may be too careful, but not too often.
  expect(seen.tooCareful / (seen.moves + seen.tooCareful)).toBeLessThan(0.15)
}
