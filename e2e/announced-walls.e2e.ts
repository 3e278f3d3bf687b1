import type { Page } from '@playwright/test'
import { changeTo, galleryTest as test } from './gallery-fixtures.ts'
import { untilLaidOut } from './measure-wall.ts'

const { expect } = test

const boxes = { portrait: '1080x1920', landscape: '1920x1080' } as const
/** 80 characters, the maximum, in one language of each family. */
const longest = {
  'en-us': 'The car park is closed on Thursday and Friday: please use the one across street.',
  'fr-ca': 'Le stationnement est fermé jeudi et vendredi : utilisez celui de l’autre trottoir',
  'es-mx': 'El estacionamiento cierra jueves y viernes: por favor usen el de enfrente, gracias',
  ja: '本日は午後8時に閉館します。最後のラウンドは7時40分に始まります。お忘れ物のないようお気をつけください。明日も朝6時から皆さまのお越しをお待ちしております。',
  'ar-sa': 'يغلق النادي اليوم في الساعة الثامنة مساءً. تبدأ الجولة الأخيرة في السابعة وأربعين',
  id: 'Tempat parkir ditutup hari Kamis dan Jumat: silakan gunakan yang di seberang jalan',
  ms: 'Tempat letak kereta ditutup Khamis dan Jumaat: sila guna yang di seberang jalan itu',
} as const
const texts = Object.entries(longest).map(
  ([language, text]) => [language, Array.from(text).slice(0, 80).join('')] as const,
)
const aLongWord = ['en-us', 'W'.repeat(80)] as const
const second = 1_000
const pageMs = 6_000
const mostPages = 5

const query = (parts: Readonly<Record<string, string>>) => String(new URLSearchParams(parts))

/** Runs in the page: the banner's text size in wall units, and the indexes of visible characters. */
function bandInSight() {
  const stage = document.querySelector('.wall-stage')
  const text = document.querySelector('.announcement-text')
  const frame = document.querySelector('.announcement-window')?.getBoundingClientRect()
  const node = text?.firstChild
  if (!stage || !text || !frame || !node) throw new Error('no announcement is shown')
  const unit = parseFloat(getComputedStyle(stage).getPropertyValue('--u'))
  const range = document.createRange()
  const seen: number[] = []
  for (let index = 0; index < (node.textContent ?? '').length; index++) {
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    const { top, bottom, left, right } = range.getBoundingClientRect()
    const middle = (top + bottom) / 2
    const isIn = frame.top < middle && middle < frame.bottom
    if (isIn && left > frame.left - 1 && right < frame.right + 1) seen.push(index)
  }
  return { size: parseFloat(getComputedStyle(text).fontSize) / unit, seen }
}

/** Stops the page's clock. */
const holdTime = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)

for (const [orientation, box] of Object.entries(boxes))
  test(`a banner shows its whole text in few pages in every language, in ${orientation}`, async ({
    galleryPage: page,
  }) => {
    await page.clock.install()
    await page.goto(`?box=${box}`)
    await holdTime(page)
    const floor = orientation === 'portrait' ? 72 : 60
    for (const [language, text] of [...texts, aLongWord])
      for (const wall of ['phase=green&left=65', 'phase=none', 'wall=flexibility']) {
        const state = `${query({ said: text, language, routines: '3', box })}&${wall.replace('phase=none', '')}`
        await changeTo(page, state)
        await untilLaidOut(page)
        const wanted = Array.from({ length: text.length }, (_, index) => index)
        const seen = new Set<number>()
        let pages = 0
        while (seen.size < wanted.length && pages <= mostPages) {
          if (pages > 0) await page.clock.fastForward(pageMs)
          await untilLaidOut(page)
          const sight = await page.evaluate(bandInSight)
          expect(sight.size, state).toBeGreaterThanOrEqual(floor - 0.01)
          expect(sight.seen.length, state).toBeGreaterThan(0)
          for (const index of sight.seen) seen.add(index)
          pages += 1
        }
        expect(
          wanted.filter((index) => !seen.has(index)),
          state,
        ).toEqual([])
        expect(pages, state).toBeLessThanOrEqual(mostPages)
      }
  })

test('a full-screen announcement is complete and large in every language', async ({
  galleryPage: page,
}) => {
  await page.goto('?')
  for (const [width = 0, height = 0] of [
    [1080, 1920],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height })
    for (const [language, text] of [...texts, aLongWord])
      for (const whole of ['drill', 'emergency']) {
        const state = query({ whole, words: text, language })
        await changeTo(page, state)
        await untilLaidOut(page)
        const { size, cut } = await page.evaluate(() => {
          const shown = document.querySelector('.whole-wall-text')
          const stage = shown?.closest('.wall-stage')
          if (!stage || !shown) throw new Error('no announcement is shown')
          const unit = parseFloat(getComputedStyle(stage).getPropertyValue('--u'))
          const letters = parseFloat(getComputedStyle(shown).fontSize)
          const parts = document.querySelectorAll(
            '.whole-wall-kind, .whole-wall-text, .whole-wall-note',
          )
          const cut = Array.from(parts).filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 ||
              part.scrollHeight > part.clientHeight + 1 + 0.03 * letters,
          )
          return { size: letters / unit, cut: cut.map(({ className }) => className) }
        })
        expect(cut, state).toEqual([])
        expect(size, state).toBeGreaterThanOrEqual(104 - 0.01)
      }
  }
})

/** Runs in the page: the number of animations in the banner. */
const movesOfBand = () =>
  document
    .getAnimations()
    .filter(({ effect }) =>
      (effect as KeyframeEffect | null)?.target?.closest('.announcement-band'),
    ).length

test('a banner slides in and out, and doesn’t move with reduced motion', async ({
  galleryPage: page,
}) => {
  await page.clock.install()
  await page.goto('?')
  const wall = 'phase=green&left=65&routines=3'
  const [[language, text] = ['', '']] = texts
  const announced = `${wall}&${query({ said: text, language })}`
  const slides = async () => {
    await changeTo(page, announced)
    await page.locator('.announcement-band').waitFor()
    const coming = await page.evaluate(movesOfBand)
    await holdTime(page)
    await untilLaidOut(page)
    const before = await page.evaluate(bandInSight)
    await page.clock.fastForward(pageMs)
    await untilLaidOut(page)
    const turning = await page.evaluate(movesOfBand)
    expect((await page.evaluate(bandInSight)).seen).not.toEqual(before.seen)
    // It is removed after its slide, which doesn't end while the clock is stopped.
    await changeTo(page, wall)
    await page.locator('.announcement-band[data-leaving=true]').waitFor({ state: 'attached' })
    const leaving = await page.evaluate(movesOfBand)
    const isSeen = await page.locator('.announcement-band').isVisible()
    await page.clock.resume()
    await expect(page.locator('.announcement-band')).toHaveCount(0)
    return { coming, turning, leaving, isSeen }
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await slides()).toEqual({ coming: 1, turning: 1, leaving: 1, isSeen: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slides()).toEqual({ coming: 0, turning: 0, leaving: 0, isSeen: false })
})

/** Runs in the page: the cover's opacity at the start, the middle and the end of its fade. */
function fadeOfCover() {
  const layer = document.querySelector('.whole-wall-layer')
  if (layer === null) throw new Error('nothing covers the wall')
  const [fade, ...others] = layer.getAnimations()
  if (fade === undefined || others.length > 0) throw new Error('it does not fade')
  return [0, 200, 399].map((time) => {
    fade.currentTime = time
    return Number(Number(getComputedStyle(layer).opacity).toFixed(1))
  })
}

test('an emergency fades in and out over 400 ms', async ({ galleryPage: page }) => {
  await page.clock.install()
  await page.goto('?')
  // Animations stand still until their time is set, however slow the machine is.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const cover = page.locator('.whole-wall-layer')
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await changeTo(page, 'phase=green&left=65&routines=3&whole=emergency')
    await cover.waitFor()
    expect(await page.evaluate(fadeOfCover)).toEqual([0, 0.5, 1])
    await holdTime(page)
    await changeTo(page, 'phase=green&left=65&routines=3')
    await page.locator('.whole-wall-layer[data-leaving=true]').waitFor({ state: 'attached' })
    expect(await page.evaluate(fadeOfCover)).toEqual([1, 0.5, 0])
    await page.clock.resume()
    await expect(cover).toHaveCount(0)
  }
})

test('a full-screen message moves within two minutes, or the kiosk would restart the screen', async ({
  galleryPage: page,
}) => {
  await page.goto('?')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const message = page.locator('.whole-wall')
  /** The wall at a time since the message was shown. */
  const wallAt = async (time: number) => {
    await message.evaluate(async (element, at) => {
      const motions = element.closest('.whole-wall-layer')?.getAnimations({ subtree: true }) ?? []
      for (const motion of motions) motion.currentTime = at
      await Promise.all(motions.map(({ ready }) => ready))
    }, time)
    return page.screenshot()
  }
  for (const [width = 0, height = 0] of [
    [1080, 1920],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height })
    for (const whole of ['drill', 'emergency']) {
      await changeTo(page, query({ whole, words: longest['fr-ca'], language: 'fr-ca' }))
      await untilLaidOut(page)
      let before = await wallAt(second)
      for (let time = 100 * second; time <= 800 * second; time += 100 * second) {
        const now = await wallAt(time)
        expect(now.equals(before), `${whole} at ${String(time)}`).toBe(false)
        before = now
        const { y, height: tall } = (await message.boundingBox()) ?? { y: NaN, height: NaN }
        expect(y).toBeLessThanOrEqual(0)
        expect(y + tall).toBeGreaterThanOrEqual(height)
      }
    }
  }
})
