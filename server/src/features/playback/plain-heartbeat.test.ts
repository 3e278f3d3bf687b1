import { Heartbeat } from '@roundboard/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainHeartbeat } from './plain-heartbeat.ts'

const nearly = (...values: unknown[]) =>
  fc.oneof(fc.constantFrom(...values), fc.constantFrom(null, '', 0, -1, 1.5, 1e20, {}, [], true))

const day = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(([month, date]) => {
    const two = (value: number) => String(value).padStart(2, '0')
    return `2026-${two(month)}-${two(date)}T23:59:59.999Z`
  })

const report = fc.record(
  {
    workoutId: nearly(
      '019a0000-0000-7000-8000-000000000000',
      '019a0000-0000-7000-8000-00000000000g',
    ),
    workoutUpdatedAt: day,
    programmeRevision: nearly('abc', 'x'.repeat(64), 'x'.repeat(65)),
    lastFrameAt: fc.oneof(day, nearly('2026-11-21T24:00:00.000Z', '2026-11-21T00:00:00Z')),
    droppedFrames: nearly(3, 1e12, 1e12 + 1),
    clockOffsetMs: nearly(-3.5, 1e13, -1e13 - 1e3),
    cache: nearly('ready', 'x'.repeat(33)),
    uptimeSeconds: nearly(1e10, 1e10 + 1),
    appVersion: nearly('21.12.22'),
    problem: nearly('x'.repeat(300), 'x'.repeat(301)),
    other: nearly(1),
  },
  { requiredKeys: [] },
)

const heartbeat = fc.record(
  {
    status: fc.oneof(
      fc.record(
        {
          label: nearly('connected', 'x'.repeat(41)),
          isConnected: nearly(true, false),
          statusUpdatedAt: nearly('now'),
          other: nearly(1),
        },
        { requiredKeys: ['label', 'isConnected'] },
      ),
      nearly(undefined),
    ),
    refreshFlag: nearly(true, false),
    applied: fc.oneof(fc.record({ refresh: nearly(1), hardRefresh: nearly(0) }), nearly(1)),
    report,
    other: nearly(1),
  },
  { requiredKeys: ['status'] },
)

test('what passes as a plain heartbeat is one by the contract, as it stands', () => {
  fc.assert(
    fc.property(heartbeat, (beat) => {
      if (isPlainHeartbeat(beat)) expect(Heartbeat.parse(beat)).toEqual(beat)
    }),
    { numRuns: 5_000 },
  )
})

test('what displays send is plain', () => {
  const beat = {
    status: { label: 'connected', isConnected: true },
    applied: { refresh: 1, hardRefresh: 0 },
    report: {
      workoutId: '019a0000-0000-7000-8000-000000000000',
      workoutUpdatedAt: '2026-10-31T00:00:00.000Z',
      programmeRevision: 'V7pM5uXq0Zs3L2aB.k3Jd9sQ1',
      lastFrameAt: null,
      droppedFrames: 12,
      clockOffsetMs: -3.25,
      cache: 'ready',
      uptimeSeconds: 1_000,
      appVersion: '21.12.22',
      problem: null,
    },
  }
  expect(isPlainHeartbeat(beat)).toBe(true)
})
