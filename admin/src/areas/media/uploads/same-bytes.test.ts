import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withKnown, withTwins } from './same-bytes.ts'
import { aFile } from './testing/queued-file-builder.ts'
import type { QueuedFile } from './queued-file.ts'

const steps = (files: readonly QueuedFile[]) => files.map(({ state }) => state.step)
const known = (sha256: string) => ({ sha256, item: null, upload: null })

it('sends bytes that the server lacks, duplicates once', () => {
  const asking = { state: { step: 'asking' } } as const
  const files = [
    aFile({ ...asking, sha256: 'a' }),
    aFile({ ...asking, sha256: 'b' }),
    aFile({ ...asking, sha256: 'a' }),
    aFile({ ...asking, sha256: 'not answered' }),
  ]
  const after = withKnown(files, [known('a'), known('b')])
  expect(steps(after)).toEqual(['waiting', 'waiting', 'twice', 'asking'])
  expect(after[2]?.state).toEqual({ step: 'twice', of: files[0]?.id })
})

it('does not send bytes that another batch is sending', () => {
  const sending = aFile({ sha256: 'a', state: { step: 'sending', sent: 1 } })
  expect(steps(withTwins([aFile({ sha256: 'a', order: 0 }), sending]))).toEqual([
    'twice',
    'sending',
  ])
})

it('sends a duplicate when the first is removed and refuses it when that is refused', () => {
  const first = aFile({ sha256: 'a', state: { step: 'sending', sent: 1 } })
  const second = aFile({ sha256: 'a', state: { step: 'twice', of: first.id } })
  expect(steps(withTwins([second]))).toEqual(['waiting'])
  const refused = { step: 'refused', problem: { code: 'empty', params: {} } } as const
  expect(withTwins([{ ...first, state: refused }, second]).map(({ state }) => state)).toEqual([
    refused,
    refused,
  ])
})

it('uploads duplicates under the better of two names', () => {
  const named = (name: string, order: number) =>
    aFile({ sha256: 'a', order, label: { name, kind: 'exercise-video', target: null } })
  const names = (files: readonly QueuedFile[]) => files.map(({ label }) => label.name)
  const after = withTwins([named('IMG 0042', 1), named('Kick', 2), named('High Kick', 3)])
  expect(steps(after)).toEqual(['waiting', 'twice', 'twice'])
  expect(names(after)).toEqual(['Kick', 'Kick', 'High Kick'])
  expect(names(withTwins([named('Kick', 1), named('IMG 0042', 2)]))).toEqual(['Kick', 'IMG 0042'])
})

it('sends exactly one of each set of duplicates, on every call', () => {
  const files = fc.array(fc.constantFrom('a', 'b', 'c').map((sha256) => aFile({ sha256 })))
  fc.assert(
    fc.property(files, (given) => {
      const once = withTwins(given)
      const sent = once.filter(({ state }) => state.step === 'waiting')
      expect(sent.length).toBe(new Set(given.map(({ sha256 }) => sha256)).size)
      expect(withTwins(once)).toEqual(once)
    }),
  )
})
