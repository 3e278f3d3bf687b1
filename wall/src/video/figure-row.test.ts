import { boxCorners } from '@roundboard/domain'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { figureFrameOf, type FigureFrame } from './figure-frame.ts'
import { clipPlace, figureRow, numberRoom, panelRoom, type RowRoom } from './figure-row.ts'

/** The rows of the walls with a timer, in wall units. */
const rows = {
  three: { width: 1080, height: 528, feet: 16, isEven: false },
  two: { width: 1080, height: 640, feet: 16, isEven: false },
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

interface Clip {
  readonly frame: FigureFrame
  readonly leavesCorner: boolean
}

function clipOf(video: (typeof videos)[number] | undefined): Clip {
  const frame = figureFrameOf(video)
  if (!frame) throw new Error(`${video?.path ?? 'A clip'} has no figure.`)
  return { frame, leavesCorner: video?.figure?.freeCorner === 'top-left' }
}

const named = (name: string) => clipOf(videos.find(({ path }) => path.endsWith(`/${name}.mp4`)))

/** The positions of a row’s figures in their panels, in wall units. */
function placesOf(clips: readonly Clip[], room: RowRoom) {
  const row = clips.map(({ frame, leavesCorner }) => ({ aspect: frame.aspect, leavesCorner }))
  return figureRow(row, room).map((panel, index) => {
    const { frame, leavesCorner } = clips[index] ?? named('squat')
    const place = clipPlace(frame, { ...room, width: panel.width }, panel)
    const width = place.figureHeight * frame.aspect
    const top = room.height - room.feet - place.figureHeight
    return { ...place, ...panel, leavesCorner, figureWidth: width, figureTop: top }
  })
}

/** The heights of a row’s figures, in wall units. */
const heightsOf = (clips: readonly Clip[], room: RowRoom) =>
  placesOf(clips, room).map(({ figureHeight }) => figureHeight)

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
  feet: fc.constantFrom(5, 16),
  isEven: fc.boolean(),
})

const threeClips = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...videos.map(clipOf))))

describe('the figures of a row of clips', () => {
  it('are at least 1.35 times as high as in unframed clips, with every layout of the timer', () => {
    const before = {
      three: { 'jab-cross': 284, squat: 295, 'mountain-climber': 135 },
      one: { 'kettlebell-swing': 518 },
      landscape: { 'jab-cross': 341, squat: 354, 'mountain-climber': 161 },
    }
    for (const [row, clips] of Object.entries(before)) {
      const names = Object.keys(clips)
      const heights = heightsOf(names.map(named), rows[row as keyof typeof before])
      for (const [index, was] of Object.values(clips).entries())
        expect(heights[index], `${names[index] ?? ''} in ${row}`).toBeGreaterThan(was * 1.35)
    }
  })

  it('use the row’s full height or width', () => {
    fc.assert(
      fc.property(threeClips, (three) => {
        const room = rows.three
        const places = placesOf(three, room)
        const filled = places.reduce((sum, { figureWidth, lane }) => sum + figureWidth + lane, 0)
        const longest = Math.max(
          ...places.map(({ figureHeight, figureWidth }) => Math.max(figureHeight, figureWidth)),
        )
        const upToNumber = room.height - room.feet - numberRoom
        expect(longest > upToNumber - 1 || filled > 0.9 * (room.width - 56)).toBe(true)
      }),
    )
  })

  it.each(['three', 'landscape'] as const)(
    'keep the upper corner at the start of the line free for the number, in %s',
    (row) => {
      fc.assert(
        fc.property(threeClips, (three) => {
          for (const place of placesOf(three, rows[row])) {
            const left = place.middle - place.figureWidth / 2
            const reached = left + (place.leavesCorner ? 0.3 * place.figureWidth : 0)
            expect(place.figureTop > numberRoom - 0.001 || reached > numberRoom - 0.001).toBe(true)
          }
        }),
      )
    },
  )

  it('move aside for the number, and are centered otherwise', () => {
    const [jab, squat] = placesOf([named('jab-cross'), named('calf-raise')], rows.landscape)
    expect(jab?.middle).toBeGreaterThan((jab?.width ?? 0) / 2 - 0.001)
    expect(squat?.middle).toBeCloseTo((squat?.width ?? 0) / 2, 3)
  })

  it('have nearly the same scale, whether lying or standing', () => {
    const lengths = (names: readonly string[]) =>
      heightsOf(names.map(named), rows.three).map((high, at) =>
        Math.max(high, high * named(names[at] ?? '').frame.aspect),
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

  test('stay in their panels with all feet on one line', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 3 }), aRoom, (clips, room) => {
        const frames = clips.map(figureFrameOf)
        const row = frames.map((frame, at) => ({
          aspect: frame?.aspect ?? null,
          leavesCorner: clips[at]?.figure.freeCorner === 'top-left',
        }))
        const panels = figureRow(row, room)
        const gaps = panelRoom.gap * (clips.length - 1)
        expect(panels.reduce((sum, { width }) => sum + width, gaps)).toBeCloseTo(room.width, 3)
        for (const [index, { figure }] of clips.entries()) {
          const [frame, found] = [frames[index], panels[index]]
          if (!frame || !found) throw new Error('A figure is not framed.')
          const panel = { ...room, width: found.width }
          const place = clipPlace(frame, panel, found)
          expect(place.left + figure.left * place.width).toBeGreaterThan(-0.001)
          expect(place.left + figure.right * place.width).toBeLessThan(panel.width + 0.001)
          expect(place.top + figure.top * place.height).toBeGreaterThan(-0.001)
          expect(place.top + frame.feet * place.height).toBeCloseTo(room.height - room.feet, 3)
        }
      }),
    )
  })

  test('stay in their panel if it changes before the clip does', () => {
    fc.assert(
      fc.property(box, aRoom, aRoom, (clip, before, after) => {
        const frame = figureFrameOf(clip)
        if (!frame) throw new Error('A figure is not framed.')
        const row = [frame.aspect, 0.6].map((aspect) => ({ aspect, leavesCorner: false }))
        const place = clipPlace(frame, after, figureRow(row, before)[0] ?? { size: 0, lane: 0 })
        expect(place.left + clip.figure.left * place.width).toBeGreaterThan(-0.001)
        expect(place.left + clip.figure.right * place.width).toBeLessThan(after.width + 0.001)
        expect(place.top + clip.figure.top * place.height).toBeGreaterThan(-0.001)
      }),
    )
  })
})

describe('a row with clips without metadata', () => {
  const widthsOf = (aspects: readonly (number | null)[]) =>
    figureRow(
      aspects.map((aspect) => ({ aspect, leavesCorner: false })),
      rows.three,
    ).map(({ width }) => width)

  it('is shared evenly if no clip has metadata', () => {
    const widths = widthsOf([null, null, null])
    expect(new Set(widths.map((width) => width.toFixed(3))).size).toBe(1)
  })

  it('leaves space for a clip without metadata', () => {
    expect(Math.min(...widthsOf([1.6, null, 0.4]))).toBeGreaterThan(220)
  })
})

describe('the figure box of a clip', () => {
  it('isn’t enlarged far beyond its resolution if it is very small', () => {
    const figure = { left: 0.5, right: 0.52, top: 0.9, bottom: 0.94, freeCorner: null, fills: 0.04 }
    const frame = figureFrameOf({ width: 720, height: 960, figure })
    if (!frame) throw new Error('It is not framed.')
    expect(clipPlace(frame, rows.one, { size: Infinity, lane: 0 }).height).toBeLessThan(
      3.01 * rows.one.height,
    )
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
  ])('is ignored if it is invalid, so the whole frame shows', (facts) => {
    expect(figureFrameOf(facts)).toBeNull()
  })
})
