import { boxCorners } from '@roundboard/domain'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { figureFrameOf, type FigureFrame } from './figure-frame.ts'
import { clipPlace, figureRow, numberCorner, panelRoom, type RowRoom } from './figure-row.ts'

/** The rows of the walls with a timer, in wall units. */
const rows = {
  three: { width: 1080, height: 528, feet: 26, isEven: false },
  two: { width: 1080, height: 640, feet: 26, isEven: false },
  one: { width: 1080, height: 796, feet: 12, isEven: false },
  landscape: { width: 1920, height: 540, feet: 5, isEven: true },
} as const satisfies Record<string, RowRoom>

type Shipped = Parameters<typeof figureFrameOf>[0] & { readonly path: string }

/** The demo's clips. */
const videos = Object.values(
  import.meta.glob<readonly Shipped[]>('../../../server/media/manifest.json', {
    eager: true,
    import: 'default',
  }),
)
  .flat()
  .filter(({ figure }) => Boolean(figure))

function frameOf(name: string): FigureFrame {
  const frame = figureFrameOf(videos.find(({ path }) => path.endsWith(`/${name}.mp4`)))
  if (!frame) throw new Error(`${name} has no figure.`)
  return frame
}

/** How high the figures of a row are, in wall units. */
function heightsOf(frames: readonly FigureFrame[], room: RowRoom): number[] {
  const { widths, size } = figureRow(
    frames.map(({ aspect }) => aspect),
    room,
  )
  return frames.map(
    (frame, index) => clipPlace(frame, { ...room, width: widths[index] ?? 0 }, size).figureHeight,
  )
}

const share = fc.double({ min: 0, max: 1, noNaN: true })

const box = fc
  .record({
    sides: fc.tuple(share, share, share, share),
    width: fc.integer({ min: 100, max: 4000 }),
    height: fc.integer({ min: 100, max: 4000 }),
    freeCorner: fc.constantFrom(...boxCorners, null),
  })
  .map(({ sides: [a, b, c, d], width, height, freeCorner }) => {
    const [left, right] = [Math.min(a, b), Math.max(a, b)]
    const [top, bottom] = [Math.min(c, d), Math.max(c, d)]
    const fills = Math.max(right - left, bottom - top)
    return { width, height, figure: { left, right, top, bottom, freeCorner, fills } }
  })
  .filter(({ figure }) => figure.right - figure.left > 0.01 && figure.bottom - figure.top > 0.01)

const aRoom = fc.record({
  width: fc.integer({ min: 300, max: 2000 }),
  height: fc.integer({ min: 200, max: 1400 }),
  feet: fc.constantFrom(5, 26),
  isEven: fc.boolean(),
})

describe('the figures of a row', () => {
  it('are at least half as high again as before, on every wall with a timer', () => {
    const before = {
      three: { 'jab-cross': 284, squat: 295, 'mountain-climber': 135 },
      one: { 'kettlebell-swing': 518 },
      landscape: { 'jab-cross': 341, squat: 354, 'mountain-climber': 161 },
    }
    for (const [row, clips] of Object.entries(before)) {
      const names = Object.keys(clips)
      const heights = heightsOf(names.map(frameOf), rows[row as keyof typeof before])
      for (const [index, was] of Object.values(clips).entries())
        expect(heights[index], `${names[index] ?? ''} in ${row}`).toBeGreaterThan(was * 1.5 - 1)
    }
  })

  it('use the row: one of three is as high as it may be, or they fill the width', () => {
    const frames = videos.map((video) => figureFrameOf(video)).filter((one) => one !== null)
    fc.assert(
      fc.property(fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...frames))), (three) => {
        const room = rows.three
        const heights = heightsOf(three, room)
        const filled = three.reduce((sum, { aspect }, at) => sum + aspect * (heights[at] ?? 0), 0)
        const isHigh = Math.max(
          ...heights.map((high, at) => high * Math.max(1, three[at]?.aspect ?? 1)),
        )
        expect(isHigh > 495 || filled > 0.9 * (room.width - 56)).toBe(true)
      }),
    )
  })

  it('have nearly the same scale: none is much longer than another, lying or standing', () => {
    const lengths = (names: readonly string[]) =>
      heightsOf(names.map(frameOf), rows.three).map((high, at) =>
        Math.max(high, high * frameOf(names[at] ?? '').aspect),
      )
    for (const names of [
      ['jab-cross', 'squat', 'mountain-climber'],
      ['plank', 'plank', 'calf-raise'],
      ['plank', 'jumping-jack', 'glute-bridge'],
    ]) {
      const long = lengths(names)
      expect(Math.min(...long) / Math.max(...long), names.join(', ')).toBeGreaterThan(0.75)
    }
  })

  test('no figure leaves its panel, whatever its box, and all feet are on one line', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 3 }), aRoom, (clips, room) => {
        const frames = clips.map(figureFrameOf)
        const { widths, size } = figureRow(
          frames.map((frame) => frame?.aspect ?? null),
          room,
        )
        const gaps = panelRoom.gap * (clips.length - 1)
        expect(widths.reduce((sum, width) => sum + width, gaps)).toBeCloseTo(room.width, 3)
        for (const [index, { figure }] of clips.entries()) {
          const panel = { ...room, width: widths[index] ?? 0 }
          const frame = frames[index]
          if (!frame) throw new Error('A figure is not framed.')
          const place = clipPlace(frame, panel, size)
          expect(place.left + figure.left * place.width).toBeGreaterThan(-0.001)
          expect(place.left + figure.right * place.width).toBeLessThan(panel.width + 0.001)
          expect(place.top + figure.top * place.height).toBeGreaterThan(-0.001)
          expect(place.top + frame.feet * place.height).toBeCloseTo(room.height - room.feet, 3)
        }
      }),
    )
  })

  test('nor when its panel becomes another one before the clip gives way', () => {
    fc.assert(
      fc.property(box, aRoom, aRoom, (clip, before, after) => {
        const frame = figureFrameOf(clip)
        if (!frame) throw new Error('A figure is not framed.')
        const { size } = figureRow([frame.aspect, 0.6], before)
        const place = clipPlace(frame, after, size)
        expect(place.left + clip.figure.left * place.width).toBeGreaterThan(-0.001)
        expect(place.left + clip.figure.right * place.width).toBeLessThan(after.width + 0.001)
        expect(place.top + clip.figure.top * place.height).toBeGreaterThan(-0.001)
      }),
    )
  })
})

describe('a row without boxes', () => {
  it('is shared evenly by clips of which nothing is known', () => {
    const { widths } = figureRow([null, null, null], rows.three)
    expect(new Set(widths.map((width) => width.toFixed(3))).size).toBe(1)
  })

  it('leaves a place to a clip of which nothing is known beside others', () => {
    const { widths } = figureRow([1.6, null, 0.4], rows.three)
    expect(Math.min(...widths)).toBeGreaterThan(220)
  })
})

describe('a box', () => {
  it('that is very small is not drawn larger than its pixels bear', () => {
    const figure = { left: 0.5, right: 0.52, top: 0.9, bottom: 0.94, freeCorner: null, fills: 0.04 }
    const frame = figureFrameOf({ width: 720, height: 960, figure })
    if (!frame) throw new Error('It is not framed.')
    expect(clipPlace(frame, rows.one, Infinity).height).toBeLessThan(3.01 * rows.one.height)
  })

  it.each([
    [{ figure: null, width: 720, height: 960 }],
    [
      {
        figure: { left: 0, right: 0, top: 0, bottom: 1, freeCorner: null, fills: 0 },
        width: 1,
        height: 1,
      },
    ],
    [{}],
    [undefined],
  ])('that is none has its whole frame shown', (facts) => {
    expect(figureFrameOf(facts)).toBeNull()
  })
})

describe('the number of a step', () => {
  const panel = { width: 360, height: 528, feet: 26 }

  it.each([
    ['swing', 'top-right', { aspect: 0.75 }, 'top-right'],
    ['one that reaches into both top corners', 'bottom-left', { aspect: 0.75 }, 'bottom-left'],
    ['one that fills all corners', null, { aspect: 0.75 }, 'top-left'],
    ['one who lies, below the number', 'bottom-left', { aspect: 1.6 }, 'top-left'],
    ['a narrow one, beside the number', 'top-right', { aspect: 0.28 }, 'top-left'],
  ] as const)('stands where it hides nothing: %s', (_, freeCorner, { aspect }, corner) => {
    const frame = { aspect, frameAspect: 0.75, height: 0.9, middle: 0.5, feet: 0.95 }
    expect(numberCorner({ frame, freeCorner }, panel, 488, 'top-left')).toBe(corner)
  })

  it('begins on the other side where one reads from there', () => {
    expect(numberCorner({ frame: null, freeCorner: null }, panel, 488, 'top-right')).toBe(
      'top-right',
    )
  })
})
