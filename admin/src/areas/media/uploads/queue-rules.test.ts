import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { aFile } from './testing/queued-file-builder.ts'
import type { FileState, QueuedFile } from './queued-file.ts'
import {
  atOnce,
  barOf,
  inOrder,
  isQueueDone,
  isUploading,
  nextToSend,
  progressOf,
  timeLeftMs,
  totalsOf,
  withSample,
} from './queue-rules.ts'

const unsure = {
  match: { how: 'unsure', targets: [{ kind: 'exercise', id: 'hook', name: 'Hook' }] },
} as const
const refused: FileState = { step: 'refused', problem: { code: 'no-media', params: {} } }
const states: FileState[] = [
  { step: 'reading', share: 0.5 },
  { step: 'asking' },
  { step: 'waiting' },
  { step: 'converting', share: 0.2 },
  { step: 'sending', sent: 400 },
  { step: 'checking', uploadId: 'u' },
  { step: 'done', itemId: 'i', hasJump: false },
  { step: 'here', itemId: 'i', itemName: 'Hook' },
  { step: 'twice', of: 'file-1' },
  refused,
  { step: 'missing' },
]
const anyQueue = fc.array(
  fc
    .record({
      state: fc.constantFrom(...states),
      bytes: fc.nat(10_000),
      isUnsure: fc.boolean(),
      order: fc.nat(),
    })
    .map(({ isUnsure, ...given }) => aFile({ ...given, ...(isUnsure && unsure) })),
)

it('orders files: uncertain matches, errors, uploading, waiting, done', () => {
  const of = (name: string, state: FileState, given: Partial<QueuedFile> = {}) =>
    aFile({ name, state, ...given })
  const files = [
    of('done', { step: 'done', itemId: 'i', hasJump: false }),
    of('waiting', { step: 'waiting' }),
    of('sending', { step: 'sending', sent: 1 }),
    of('refused', refused),
    of('twice', { step: 'twice', of: 'x' }, unsure),
    of('unsure and done', { step: 'done', itemId: 'i', hasJump: false }, unsure),
    of('here', { step: 'here', itemId: 'i', itemName: 'Hook' }),
    of('converting', { step: 'converting', share: 0 }),
    of('missing', { step: 'missing' }),
    of('unsure, told', { step: 'waiting' }, { ...unsure, isConfirmed: true }),
  ]
  expect(inOrder(files).map(({ name }) => name)).toEqual([
    ...['unsure and done', 'refused', 'missing', 'sending', 'converting', 'waiting'],
    ...['unsure, told', 'done', 'twice', 'here'],
  ])
})

it('keeps every file exactly once when ordering any queue', () => {
  fc.assert(
    fc.property(anyQueue, (files) => {
      expect(new Set(inOrder(files))).toEqual(new Set(files))
    }),
  )
})

it('sends at most three files at a time, uncertain matches last', () => {
  const waiting = [aFile(unsure), aFile(), aFile(), aFile(), aFile()]
  expect(nextToSend(waiting)).toEqual(waiting.slice(1, 4))
  fc.assert(
    fc.property(anyQueue, (files) => {
      const next = nextToSend(files)
      const before = files.filter(isUploading).length
      expect(before + next.length).toBeLessThanOrEqual(Math.max(before, atOnce))
      const waits = files.filter(({ state }) => state.step === 'waiting').length
      if (next.length < waits) expect(before + next.length).toBeGreaterThanOrEqual(atOnce)
    }),
  )
})

it('counts uploaded, already stored, refused and uncertain files', () => {
  const files = [
    ...states.map((state) => aFile({ state })),
    aFile(unsure),
    aFile({ label: { name: 'Hook', kind: 'exercise-video', target: unsure.match.targets[0] } }),
  ]
  expect(totalsOf(files)).toEqual({
    files: 13,
    sent: 1,
    hereAlready: 2,
    refused: 1,
    unsure: 1,
    missing: 1,
    checking: 1,
    fitting: 1,
    sentBytes: 2_400,
    bytes: 10_000,
  })
})

it('keeps progress below 100% until the server has checked the file', () => {
  const progress = states.map((state) => progressOf(aFile({ state, bytes: 400 })))
  const at = (step: FileState['step']) => progress[states.findIndex((each) => each.step === step)]
  expect([at('waiting'), at('sending'), at('checking'), at('done')]).toEqual([0, 0.9, 0.9, 1])
  expect(progressOf(aFile({ state: { step: 'sending', sent: 100 }, bytes: 400 }))).toBe(0.225)
})

it('never counts more bytes or files than any queue has', () => {
  fc.assert(
    fc.property(anyQueue, (files) => {
      const { sentBytes, bytes, sent, hereAlready } = totalsOf(files)
      expect(sentBytes).toBeLessThanOrEqual(bytes)
      expect(sent + hereAlready).toBeLessThanOrEqual(files.length)
      const bar = barOf(files)
      expect(bar.hereAlready + bar.sent).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})

it('fills the progress bar by file, with a separate share for files already stored', () => {
  const files = [
    aFile({ state: { step: 'here', itemId: 'i', itemName: 'Hook' } }),
    aFile({ state: { step: 'done', itemId: 'i', hasJump: false } }),
    aFile({ state: { step: 'sending', sent: 500 } }),
    aFile(),
    aFile({ state: refused }),
  ]
  expect(barOf(files)).toEqual({ hereAlready: 0.25, sent: 0.3625 })
  expect(barOf([])).toEqual({ hereAlready: 0, sent: 0 })
})

test.each(states.map((state) => [state.step, state] as const))(
  'tells whether a queue with a file in state %s is finished',
  (step, state) => {
    const restsIn = ['done', 'here', 'twice', 'refused', 'missing']
    expect(isQueueDone([aFile({ state })])).toBe(restsIn.includes(step))
  },
)

it('estimates the time left from the speed of the last 20 seconds', () => {
  let samples = withSample([], { at: 0, sentBytes: 0 })
  expect(timeLeftMs(samples, 100)).toBeNull()
  samples = withSample(samples, { at: 1_000, sentBytes: 1_000 })
  expect(timeLeftMs(samples, 100)).toBeNull()
  samples = withSample(samples, { at: 5_000, sentBytes: 5_000 })
  expect(timeLeftMs(samples, 60_000)).toBe(60_000)
  samples = withSample(samples, { at: 24_000, sentBytes: 7_000 })
  expect(samples.map(({ at }) => at)).toEqual([5_000, 24_000])
  expect(timeLeftMs(samples, 1_000)).toBe(9_500)
})

it('gives no estimate while stalled and restarts measuring when a file is removed', () => {
  const still = [
    { at: 0, sentBytes: 500 },
    { at: 10_000, sentBytes: 500 },
  ]
  expect(timeLeftMs(still, 100)).toBeNull()
  expect(withSample(still, { at: 11_000, sentBytes: 200 })).toEqual([
    { at: 11_000, sentBytes: 200 },
  ])
})
