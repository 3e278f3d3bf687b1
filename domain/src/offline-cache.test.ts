import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fetchDelayMs,
  blockingFiles,
  filesForNextChange,
  filesToEvict,
  hashFromAddress,
  cachedUntil,
  shouldGiveUp,
  mergeNeededFiles,
  neededFiles,
  type ShownFile,
  type ShownFiles,
  expiredFiles,
} from './offline-cache.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.parse('2026-11-21T15:00:00.000Z')

const aFile = (name: string, given: Partial<ShownFile> = {}): ShownFile => ({
  url: `/${name}`,
  file: name,
  bytes: 1_000,
  sha256: name,
  ...given,
})
const files = (...names: string[]) => names.map((name) => aFile(name))
const names = (needed: readonly ShownFile[]) => needed.map(({ file }) => file)

/** Intervals of a day each; the first began twelve hours ago. */
function aProgramme(days: readonly (readonly string[])[], always: readonly string[] = []) {
  const from = now - 12 * hour
  return {
    intervals: days.map((shown, index) => ({
      from: from + index * day,
      to: from + (index + 1) * day,
      files: files(...shown),
    })),
    always: files(...always),
  } satisfies ShownFiles
}

const name: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const anyProgramme = fc
  .tuple(fc.array(fc.array(name, { maxLength: 3 }), { maxLength: 14 }), fc.array(name))
  .map(([days, always]) => aProgramme(days, always))
const anyInstant = fc.integer({ min: now - 2 * day, max: now + 20 * day })
const anyNames = fc.uniqueArray(name)
const anyHeld = anyNames.map((held) => held.map((file, index) => ({ file, usedAt: now - index })))

describe('neededFiles', () => {
  it('lists files in the order in which they are shown, with breaks after the current day', () => {
    const shown = aProgramme([['a'], ['b', 'a'], ['c']], ['break'])
    expect(names(neededFiles(shown, now))).toEqual(['a', 'break', 'b', 'c'])
    expect(names(neededFiles(shown, now + day))).toEqual(['b', 'a', 'break', 'c'])
  })

  it('lists substitutes after the next change, without waiting for them', () => {
    const substitutes = files('spare', 'b')
    const shown = { ...aProgramme([['a'], ['b'], ['c']], ['break']), substitutes }
    expect(names(neededFiles(shown, now))).toEqual(['a', 'break', 'b', 'spare', 'c'])
    expect(names(blockingFiles(shown, null, now))).toEqual(['a', 'break', 'b'])
    expect(cachedUntil(shown, (file) => file !== 'spare', now)).toBe(now + 60 * hour)
  })

  it('lists the files of the last interval after the program has ended', () => {
    expect(names(neededFiles(aProgramme([['a'], ['b']]), now + 9 * day))).toEqual(['b'])
  })

  it('filesForNextChange lists files of now, the next interval and every day', () => {
    const shown = aProgramme([['a'], ['b'], ['c']], ['break'])
    expect(names(filesForNextChange(shown, now))).toEqual(['a', 'break', 'b'])
  })

  it('lists every file once, in order', () => {
    fc.assert(
      fc.property(anyProgramme, anyInstant, (shown, at) => {
        const needed = neededFiles(shown, at)
        const when = needed.map(({ neededAt }) => neededAt)
        expect(when).toEqual([...when].sort((a, b) => a - b))
        expect(new Set(names(needed)).size).toBe(needed.length)
        const ahead = shown.intervals.filter(({ to }) => at < to).flatMap((each) => each.files)
        expect(new Set(names(needed))).toEqual(
          new Set(names([...shown.always, ...(ahead.length > 0 ? ahead : neededFiles(shown, at))])),
        )
      }),
    )
  })

  it('mergeNeededFiles uses the earlier time of two programs', () => {
    fc.assert(
      fc.property(anyProgramme, anyProgramme, anyInstant, (one, other, at) => {
        const [a, b] = [neededFiles(one, at), neededFiles(other, at)]
        for (const { file, neededAt } of mergeNeededFiles(a, b))
          expect(neededAt).toBe(
            Math.min(
              ...[...a, ...b].filter((each) => each.file === file).map((each) => each.neededAt),
            ),
          )
        expect(new Set(names(mergeNeededFiles(a, b)))).toEqual(new Set([...names(a), ...names(b)]))
      }),
    )
  })
})

describe('an updated program', () => {
  it('waits for its new files, but not for those that the old program is missing too', () => {
    const playing = aProgramme([['a'], ['b']], ['break'])
    expect(blockingFiles(aProgramme([['a'], ['b']], ['break']), playing, now)).toEqual([])
    expect(names(blockingFiles(aProgramme([['a', 'new'], ['b']]), playing, now))).toEqual(['new'])
    expect(names(blockingFiles(playing, null, now))).toEqual(['a', 'break', 'b'])
  })

  it("doesn't wait for files of later days or other servers", () => {
    const elsewhere = aFile('http://elsewhere/x.mp4', { sha256: null })
    const { intervals } = aProgramme([['a'], ['b'], ['new']])
    const shown = { intervals, always: [elsewhere] }
    expect(blockingFiles(shown, aProgramme([['a'], ['b']]), now)).toEqual([])
  })

  it.each([
    [0, 59_999, false],
    [2, 30_000, false],
    [3, 0, true],
    [0, 60_000, true],
  ])('after %d failures and %d ms gives up on a file: %s', (failures, waitedMs, isIt) => {
    expect(shouldGiveUp(failures, waitedMs)).toBe(isIt)
  })
})

describe('cachedUntil', () => {
  const shown = aProgramme([['a'], ['b'], ['c']], ['break'])
  const endOf = (index: number) => shown.intervals[index]?.to
  it.each([
    ['is the end of the program', ['a', 'b', 'c', 'break'], endOf(2)],
    ['is the end of the last complete day', ['a', 'b', 'break'], endOf(1)],
    ['stops at a missing day', ['a', 'c', 'break'], endOf(0)],
    ['is null without the current files', ['b', 'c', 'break'], null],
    ['is null without a break', ['a', 'b', 'c'], null],
  ])('%s', (_, held, until) => {
    expect(cachedUntil(shown, (file) => held.includes(file), now)).toBe(until)
  })

  it('is the end of an interval, and never earlier with one more file', () => {
    fc.assert(
      fc.property(anyProgramme, anyNames, name, anyInstant, (programme, held, more, at) => {
        const until = cachedUntil(programme, (file) => held.includes(file), at)
        const withMore = cachedUntil(programme, (file) => file === more || held.includes(file), at)
        expect(withMore ?? 0).toBeGreaterThanOrEqual(until ?? 0)
        if (until !== null) expect(programme.intervals.map(({ to }) => to)).toContain(until)
      }),
    )
  })
})

describe('fetchDelayMs', () => {
  it('is zero for now and next, short for tomorrow, and up to an hour for later', () => {
    const shown = aProgramme([['a'], ['b'], ['c'], ['d']])
    const delays = neededFiles(shown, now).map((needed) => fetchDelayMs(needed, shown, now, 1))
    expect(delays).toEqual([0, 0, hour / 6, hour])
  })

  it('never puts a later file before an earlier one', () => {
    fc.assert(
      fc.property(anyProgramme, anyInstant, fc.double({ min: 0, max: 1 }), (shown, at, share) => {
        if (Number.isNaN(share)) return
        const delays = neededFiles(shown, at).map((each) => fetchDelayMs(each, shown, at, share))
        expect(delays).toEqual([...delays].sort((a, b) => a - b))
      }),
    )
  })
})

describe('evicting files for space', () => {
  const shown = aProgramme([['a'], ['b'], ['c'], ['d'], ['e']], ['break'])
  const needed = neededFiles(shown, now)
  const held = ['a', 'b', 'c', 'd', 'e', 'break'].map((file) => ({ file, usedAt: now }))

  it('starts with the least recently used files, then those needed last', () => {
    const old = [
      { file: 'newer', usedAt: now - day },
      { file: 'oldest', usedAt: now - 9 * day },
    ]
    expect(filesToEvict([...old, ...held], needed, now, now)).toEqual(['oldest', 'newer', 'e', 'd'])
  })

  it('for a later day keeps files that are needed sooner', () => {
    const at = needed.find(({ file }) => file === 'd')?.neededAt ?? 0
    expect(filesToEvict(held, needed, at, now)).toEqual(['e'])
  })

  it('keeps files of today and tomorrow, of both programs', () => {
    fc.assert(
      fc.property(anyProgramme, anyProgramme, anyHeld, anyInstant, (one, other, all, forAt) => {
        const both = mergeNeededFiles(neededFiles(one, now), neededFiles(other, now))
        const given = filesToEvict(all, both, forAt, now)
        for (const { file, neededAt } of both)
          if (neededAt < now + 2 * day || neededAt <= forAt) expect(given).not.toContain(file)
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })

  it('includes all files unused for thirty days', () => {
    const old = [
      { file: 'old', usedAt: now - 30 * day },
      { file: 'young', usedAt: now - 29 * day },
      { file: 'a', usedAt: 0 },
    ]
    expect(expiredFiles(old, needed, now)).toEqual(['old'])
  })
})

it('only files named by hash on the same origin can be cached', () => {
  const hash = 'ab01'.padEnd(64, '0')
  expect(hashFromAddress(`/media/files/ab/01/${hash}.mp4`)).toBe(hash)
  for (const other of [
    `https://elsewhere.test/media/files/ab/01/${hash}.mp4`,
    '/media/exercises/squat.mp4',
    `/media/files/ab/01/${hash}.mp4?again`,
    '',
  ])
    expect(hashFromAddress(other)).toBeNull()
})
