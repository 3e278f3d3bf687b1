import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from './limits.ts'
import { hasProven, judgeRollout, rolloutLimits, pickTenth, type WatchedScreen } from './rollout.ts'

const minute = 60_000
const now = Date.parse('2026-11-21T12:00:00.000Z')
const since = now - 30 * minute
const rolling = { build: 'new', since, now }
const gone = limits.connectedThresholdMs + 1

describe('pickTenth', () => {
  const fleet = (gyms: number, perGym: number) =>
    Array.from({ length: gyms * perGym }, (_, at) => ({
      id: `s${String(at)}`,
      locationId: `g${String(at % gyms)}`,
    }))
  const shape = [fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 })] as const

  test('returns a tenth, rounded up, without duplicates', () => {
    fc.assert(
      fc.property(...shape, (gyms, perGym) => {
        const screens = fleet(gyms, perGym)
        const ids = pickTenth(screens, 'build')
        expect(ids).toHaveLength(Math.ceil(screens.length / 10))
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('returns no second screen of a location before every location has one', () => {
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

  test('is the same for a build in any order, and differs between builds', () => {
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

/** A screen that plays, at location `a` by default. */
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

describe('judgeRollout reports', () => {
  const others = many(8, aWall)
  test.each([
    ['a screen that failed to start the build', { refusedBuild: 'new', build: 'old' }, 'refused'],
    [
      'a screen that went offline while others of its location are online',
      { seenAt: now - gone },
      'silent',
    ],
    [
      'a screen that went offline before it reported the build',
      { seenAt: now - gone, build: 'old' },
      'silent',
    ],
    ['a screen whose videos have shown no frame since the update', { lastFrameAt: null }, 'blank'],
    ['a screen whose videos stopped', { lastFrameAt: now - 10 * minute }, 'blank'],
    ['a screen whose videos stay frozen', { isFrozen: true }, 'blank'],
    ['a screen that failed to render', { isNotDrawn: true }, 'not-drawn'],
  ] as const)('%s', (_, given, trouble) => {
    const judgement = judgeRollout([...others, aMember(given)], rolling)
    expect(judgement.troubled.map((each) => each.trouble)).toEqual([trouble])
    expect(judgement).toMatchObject({ isTooMuch: true, limit: 1, members: 1, heard: 1 })
  })

  test.each([
    ['a screen that plays', {}],
    ['a screen without moving videos', { before: 'still', lastFrameAt: null }],
    [
      'a screen that has run the build for under a minute',
      { buildSince: now - 50_000, lastFrameAt: null },
    ],
    ['a screen that has just reloaded', { pageMs: 3_000, lastFrameAt: null }],
    ['a screen without a known last frame', { lastFrameAt: NaN }],
    ['a screen that had the problem before', { before: 'troubled', isNotDrawn: true }],
    ['a screen that was offline before the rollout', { seenAt: since - 1 }],
    ['a blank screen that still runs the old build', { build: 'old', lastFrameAt: null }],
    ['a screen that failed to start another build', { refusedBuild: 'older' }],
  ] as const)('no problem for %s', (_, given) => {
    expect(troublesOf([...others, aMember(given)])).toEqual([])
  })

  test('no problem for a screen outside the rollout', () => {
    const all = { refusedBuild: 'new', lastFrameAt: null, isNotDrawn: true, isFrozen: true }
    expect(troublesOf([aMember(), ...others, aWall(all)])).toEqual([])
  })
})

describe('judgeRollout ignores offline screens', () => {
  const silent = { seenAt: now - gone }

  test('of a location that has closed', () => {
    const closed = many(9, () => aWall({ ...silent, locationId: 'closed' }))
    const open = many(20, aWall)
    expect(troublesOf([...open, ...closed, aMember({ ...silent, locationId: 'closed' })])).toEqual(
      [],
    )
  })

  test('if most locations are offline, and reports an outage', () => {
    const away = fleet(...many(200, () => aWall(silent)))
    const judgement = judgeRollout([...away, aMember(silent), aWall()], rolling)
    expect(judgement).toMatchObject({ isOutage: true, troubled: [], isTooMuch: false })
  })

  test('if all screens have the build', () => {
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

describe('judgeRollout stops a build', () => {
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
  ])('for %i of %i screens with problems: %s', (troubled, of, isTooMuch) => {
    expect(judgeRollout([...fleet(...ring(troubled, of)), ...outside(0)], rolling).isTooMuch).toBe(
      isTooMuch,
    )
  })

  test('only if other screens have fewer problems', () => {
    // Two in a hundred screens outside the rollout have the problem too.
    expect(judgeRollout(fleet(...ring(6), ...outside(36)), rolling).isTooMuch).toBe(false)
    expect(judgeRollout(fleet(...ring(11), ...outside(36)), rolling).isTooMuch).toBe(true)
  })
})

describe('hasProven is true', () => {
  const forMs = 10 * minute
  const proven = (screens: readonly WatchedScreen[]) => hasProven(screens, { ...rolling, forMs })

  test('if half of the online screens have run the build long enough', () => {
    expect(proven([aMember(), aMember({ build: 'old' })])).toBe(true)
    expect(proven([aMember(), aMember({ build: 'old' }), aMember({ build: 'old' })])).toBe(false)
    expect(proven([aMember({ buildSince: now - forMs + 1 })])).toBe(false)
  })

  test("regardless of screens that are off or can't store builds", () => {
    const cannot = many(9, () => aMember({ build: null, buildSince: null }))
    const off = many(9, () => aMember({ build: 'old', seenAt: now - gone }))
    expect(proven([aMember(), ...cannot, ...off])).toBe(true)
    expect(proven([...cannot, ...off])).toBe(false)
  })
})
