import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from './limits.ts'
import { hasProven, judgeRollout, rolloutLimits, pickTenth, type WatchedScreen } from './rollout.ts'

const minute = 60_000
const now = Date.parse('2026-11-21T12:00:00.000Z')
const since = now - 30 * minute
const rolling = { build: 'new', since, now }
const gone = limits.connectedThresholdMs + 1

describe('a tenth of the screens', () => {
  const fleet = (gyms: number, perGym: number) =>
    Array.from({ length: gyms * perGym }, (_, at) => ({
      id: `s${String(at)}`,
      locationId: `g${String(at % gyms)}`,
    }))
  const shape = [fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 })] as const

  test('is a tenth, rounded up, without duplicates', () => {
    fc.assert(
      fc.property(...shape, (gyms, perGym) => {
        const screens = fleet(gyms, perGym)
        const ids = pickTenth(screens, 'build')
        expect(ids).toHaveLength(Math.ceil(screens.length / 10))
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('has no second screen of a location before every location has one', () => {
    fc.assert(
      fc.property(...shape, (gyms, perGym) => {
        const screens = fleet(gyms, perGym)
        const gymOf = new Map(screens.map(({ id, locationId }) => [id, locationId]))
        const ids = pickTenth(screens, 'build')
        const inRing = new Set(ids.map((id) => gymOf.get(id)))
        expect(inRing.size).toBe(Math.min(gyms, ids.length))
      }),
    )
  })

  test('is the same for the same build in any order, and differs between builds', () => {
    const screens = fleet(60, 9)
    const ids = new Set(pickTenth(screens, 'build'))
    expect(new Set(pickTenth(screens.toReversed(), 'build'))).toEqual(ids)
    const others = pickTenth(screens, 'other').filter((id) => !ids.has(id))
    expect(others.length).toBeGreaterThan(ids.size / 2)
  })

  test('is empty without screens', () => {
    expect(pickTenth([], 'build')).toEqual([])
  })
})

let made = 0

/** A screen that plays; of the gym `a`, unless told. */
function aWall(given: Partial<WatchedScreen> = {}): WatchedScreen {
  const { seenAt = now - 20_000, isMember = false } = given
  return {
    id: `s${String((made += 1))}`,
    locationId: 'a',
    isMember,
    seenAt,
    build: isMember ? 'new' : 'old',
    buildSince: since,
    before: 'moving',
    refusedBuild: null,
    lastFrameAt: seenAt - 3_000,
    pageMs: 20 * minute,
    isNotDrawn: false,
    isFrozen: false,
    ...given,
  }
}

const aMember = (given: Partial<WatchedScreen> = {}) => aWall({ isMember: true, ...given })
const many = (count: number, make: () => WatchedScreen) => Array.from({ length: count }, make)
const anywhere = (wall: WatchedScreen, at: number) => ({
  ...wall,
  locationId: `g${String(at % 50)}`,
})
const fleet = (...walls: WatchedScreen[]) => walls.map(anywhere)
const troublesOf = (screens: readonly WatchedScreen[]) =>
  judgeRollout(screens, rolling).troubled.map(({ trouble }) => trouble)

describe('a build gets a signal for', () => {
  const others = many(8, aWall)
  test.each([
    ['a screen on which it did not come up', { refusedBuild: 'new', build: 'old' }, 'refused'],
    [
      'a screen that fell silent while others of its gym are there',
      { seenAt: now - gone },
      'silent',
    ],
    [
      'one that fell silent before it could say that it runs it',
      { seenAt: now - gone, build: 'old' },
      'silent',
    ],
    ['a wall that moved before and shows no frame since', { lastFrameAt: null }, 'blank'],
    ['a wall whose frames stopped', { lastFrameAt: now - 10 * minute }, 'blank'],
    ['a wall whose videos cannot be made to move', { isFrozen: true }, 'blank'],
    ['a wall that could not be drawn', { isNotDrawn: true }, 'not-drawn'],
  ] as const)('%s', (_, given, trouble) => {
    const judgement = judgeRollout([...others, aMember(given)], rolling)
    expect(judgement.troubled.map((each) => each.trouble)).toEqual([trouble])
    expect(judgement).toMatchObject({ isTooMuch: true, limit: 1, members: 1, heard: 1 })
  })

  test.each([
    ['a wall that plays', {}],
    ['a wall that never moved', { before: 'still', lastFrameAt: null }],
    ['a wall that runs it for half a minute', { buildSince: now - 50_000, lastFrameAt: null }],
    ['a wall whose page was loaded anew just now', { pageMs: 3_000, lastFrameAt: null }],
    ['a wall of which it is not known when it moved', { lastFrameAt: NaN }],
    ['a wall that was in trouble before', { before: 'troubled', isNotDrawn: true }],
    ['a screen that was silent before it was told', { seenAt: since - 1 }],
    ['a blank wall that has not taken it', { build: 'old', lastFrameAt: null }],
    ['a screen that refused another one', { refusedBuild: 'older' }],
  ] as const)('not %s', (_, given) => {
    expect(troublesOf([...others, aMember(given)])).toEqual([])
  })

  test("no screen that it isn't rolled out to", () => {
    const all = { refusedBuild: 'new', lastFrameAt: null, isNotDrawn: true, isFrozen: true }
    expect(troublesOf([aMember(), ...others, aWall(all)])).toEqual([])
  })
})

describe('offline screens give no signal', () => {
  const silent = { seenAt: now - gone }

  test('when their location closed', () => {
    const closed = many(9, () => aWall({ ...silent, locationId: 'closed' }))
    const open = many(20, aWall)
    expect(troublesOf([...open, ...closed, aMember({ ...silent, locationId: 'closed' })])).toEqual(
      [],
    )
  })

  test('when most locations are offline, which restarts the checks', () => {
    const away = fleet(...many(200, () => aWall(silent)))
    const judgement = judgeRollout([...away, aMember(silent), aWall()], rolling)
    expect(judgement).toMatchObject({ isOutage: true, troubled: [], isTooMuch: false })
  })

  test('when all screens have the build', () => {
    const all = fleet(...many(100, () => aMember(silent)))
    expect(judgeRollout(all, rolling)).toMatchObject({ isOutage: true, isTooMuch: false })
  })

  test('unless a whole location goes offline minutes after the update', () => {
    const elsewhere = many(20, () => aWall({ locationId: 'b' }))
    const dark = (seenAt: number) => many(9, () => aMember({ seenAt }))
    expect(troublesOf([...elsewhere, ...dark(since + 60_000)])).toHaveLength(9)
    expect(troublesOf([...elsewhere, ...dark(since + 20 * minute)])).toEqual([])
  })
})

describe('a build is stopped', () => {
  const ring = (troubled: number, of = 200) => [
    ...many(troubled, () => aMember({ isNotDrawn: true })),
    ...many(of - troubled, aMember),
  ]
  const outside = (like: number, of = 1_800) => [
    ...many(like, () => aWall({ isNotDrawn: true })),
    ...many(of - like, aWall),
  ]

  test.each([
    [0, 1, false],
    [1, 1, true],
    [1, rolloutLimits.tiny, true],
    [1, rolloutLimits.tiny + 1, false],
    [2, 200, true],
    [3, 400, false],
    [4, 400, true],
  ])('by %i of %i screens: %s', (troubled, of, isTooMuch) => {
    expect(judgeRollout([...fleet(...ring(troubled, of)), ...outside(0)], rolling).isTooMuch).toBe(
      isTooMuch,
    )
  })

  test('only by more signals than other screens have', () => {
    // Two in a hundred of the others have it too.
    expect(judgeRollout(fleet(...ring(6), ...outside(36)), rolling).isTooMuch).toBe(false)
    expect(judgeRollout(fleet(...ring(11), ...outside(36)), rolling).isTooMuch).toBe(true)
  })
})

describe('a build is proven', () => {
  const forMs = 10 * minute
  const proven = (screens: readonly WatchedScreen[]) => hasProven(screens, { ...rolling, forMs })

  test('when half of the online screens have run it long enough', () => {
    expect(proven([aMember(), aMember({ build: 'old' })])).toBe(true)
    expect(proven([aMember(), aMember({ build: 'old' }), aMember({ build: 'old' })])).toBe(false)
    expect(proven([aMember({ buildSince: now - forMs + 1 })])).toBe(false)
  })

  test("regardless of screens that are off, or can't run builds", () => {
    const cannot = many(9, () => aMember({ build: null, buildSince: null }))
    const off = many(9, () => aMember({ build: 'old', seenAt: now - gone }))
    expect(proven([aMember(), ...cannot, ...off])).toBe(true)
    expect(proven([...cannot, ...off])).toBe(false)
  })
})
