import type { CacheReport, ScreenReport } from '@roundboard/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameSteady, readVitals, steadyOf, type Vitals, vitalsText } from './vitals.ts'

const seenAt = Date.parse('2026-11-21T12:00:00.000Z')
const known = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: NaN })
const tenths = fc.integer({ min: -1e7, max: 1e7 }).map((ms) => ms / 10)

test('screen vitals round-trip through their text, with unknown values', () => {
  const vitals: fc.Arbitrary<Vitals> = fc.record({
    lastFrameAt: known(fc.integer({ min: seenAt - 1e6, max: seenAt })),
    droppedFrames: known(fc.nat()),
    clockOffsetMs: known(tenths),
    uptimeSeconds: known(fc.nat()),
    roundTripMs: known(tenths),
    flashErrorMs: known(tenths),
  })
  fc.assert(
    fc.property(vitals, (given) => {
      expect(readVitals(vitalsText(given, seenAt), seenAt)).toEqual(given)
    }),
  )
})

const holding: CacheReport = {
  boot: 'held',
  revision: 'V7pM5uXq',
  until: '2026-12-05T05:00:00.000Z',
  files: 31,
  heldFiles: 30,
  bytes: 12_000_000,
  heldBytes: 11_000_000,
  isPersisted: false,
  missing: [{ url: '/media/library/x', reason: 'waiting' }],
}

const others: Record<keyof CacheReport, Partial<CacheReport>> = {
  boot: { boot: 'insecure' },
  revision: { revision: 'other' },
  until: { until: null },
  files: { files: 32 },
  heldFiles: { heldFiles: 31 },
  bytes: { bytes: 12_000_001 },
  heldBytes: { heldBytes: 12_000_000 },
  isPersisted: { isPersisted: true },
  missing: { missing: [{ url: '/media/library/x', reason: 'no-space' }] },
}

test.each(Object.entries(others))(
  'a cache report with a different %s counts as changed',
  (_, other) => {
    const report: ScreenReport = { holding }
    expect(isSameSteady(steadyOf(report), structuredClone(report))).toBe(true)
    expect(isSameSteady(steadyOf(report), { holding: { ...holding, ...other } })).toBe(false)
    expect(isSameSteady(steadyOf(report), { holding: null })).toBe(false)
    expect(isSameSteady(steadyOf({}), report)).toBe(false)
  },
)
