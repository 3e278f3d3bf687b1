import { expect, it } from 'vitest'
import { advance, isBad, type ClipCheck, initialRecovery } from './frozen-clip.ts'

/** A clip that is checked every second; `does` sets what it does for some seconds. */
function aClip() {
  let recovery = initialRecovery
  let seconds = 0
  const steps: string[] = []
  return {
    steps,
    isBad: () => isBad(recovery),
    does(check: Partial<ClipCheck>, forS: number) {
      for (const end = seconds + forS; seconds < end;) {
        seconds += 1
        const next = advance(recovery, { passedMs: 1_000, ...check })
        recovery = next.state
        if (next.step) steps.push(`${String(seconds)} ${next.step}`)
      }
    },
  }
}
const plays = { hasMoved: true }
const isFrozen = {}
const loads = { hasLoaded: true }

it('ignores a clip that plays', () => {
  const clip = aClip()
  clip.does(plays, 3_600)
  expect(clip.steps).toEqual([])
})

it('retries play after 5 s, a new element after 10 and the still after 30, and is stuck after 60', () => {
  const clip = aClip()
  clip.does(isFrozen, 60)
  expect(clip.steps).toEqual(['5 play-again', '10 new-element', '30 set-aside', '60 stuck'])
})

it.each([4, 5, 9, 10, 29, 30, 61])('resets after a freeze of %i s', (standsS) => {
  const clip = aClip()
  clip.does(isFrozen, standsS)
  clip.does(plays, 4)
  clip.steps.length = 0
  clip.does(isFrozen, 10)
  const from = standsS + 4
  expect(clip.steps).toEqual([`${String(from + 5)} play-again`, `${String(from + 10)} new-element`])
})

it('ignores the single frame that is decoded on each start', () => {
  const clip = aClip()
  for (let count = 0; count < 11; count++) {
    clip.does(isFrozen, 5)
    clip.does(plays, 1)
  }
  expect(clip.steps.map((step) => step.split(' ')[1])).toEqual([
    'play-again',
    'new-element',
    'set-aside',
  ])
})

it('retries half a minute after the still, and only every ten minutes after three tries', () => {
  const clip = aClip()
  clip.does(isFrozen, 150)
  expect(clip.isBad()).toBe(false)
  clip.does(isFrozen, 1_350)
  expect(clip.isBad()).toBe(true)
  expect(clip.steps.filter((step) => !step.endsWith('stuck'))).toEqual([
    '5 play-again',
    '10 new-element',
    '30 set-aside',
    '61 try-again',
    '66 play-again',
    '71 new-element',
    '91 set-aside',
    '121 try-again',
    '126 play-again',
    '131 new-element',
    '151 set-aside',
    '751 try-again',
    '756 play-again',
    '761 new-element',
    '781 set-aside',
    '1381 try-again',
    '1386 play-again',
    '1391 new-element',
    '1411 set-aside',
  ])
  clip.does(plays, 4)
  expect(clip.isBad()).toBe(false)
})

it('reports a clip as stuck once a minute while it is frozen', () => {
  const clip = aClip()
  clip.does(isFrozen, 600)
  const stuck = clip.steps.filter((step) => step.endsWith('stuck'))
  expect(stuck).toEqual(Array.from({ length: 10 }, (_, n) => `${String(60 * (n + 1))} stuck`))
})

it('waits two minutes for a loading clip while bytes arrive', () => {
  const clip = aClip()
  clip.does(loads, 119)
  expect(clip.steps).toEqual([])
  clip.does(loads, 10)
  expect(clip.steps).toEqual(['124 play-again', '129 new-element'])
})

it('treats a stalled network like a frozen clip', () => {
  const clip = aClip()
  clip.does(loads, 20)
  clip.does(isFrozen, 10)
  expect(clip.steps).toEqual(['25 play-again', '30 new-element'])
})

it('shows the still at once if decoding fails', () => {
  const clip = aClip()
  clip.does(plays, 10)
  clip.does({ hasFailed: true }, 1)
  clip.does(isFrozen, 30)
  expect(clip.steps).toEqual(['11 set-aside', '41 try-again'])
})
