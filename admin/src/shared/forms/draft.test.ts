import { describe, expect, it } from 'vitest'
import { changedFields, type Draft, follow, isSame, over } from './draft.ts'

interface Values {
  name: string
  hours: number[]
}

const values = (name: string, hours = [12]): Values => ({ name, hours })
const at = (minute: number, given: Values) => ({
  values: given,
  updatedAt: `2026-11-21T10:${String(minute)}:00.000Z`,
})
const begun = at(10, values('Uptown'))
const draft = (typed: Values): Draft<Values> => ({ begun, typed })

describe('a new version from the server', () => {
  it('replaces a draft without edits, even with an older version', () => {
    for (const minute of [20, 5]) {
      const latest = at(minute, values('Theirs'))
      expect(follow(draft(values('Uptown')), latest)).toEqual({
        begun: latest,
        typed: latest.values,
      })
    }
  })

  it('leaves a draft with edits on the version it started from', () => {
    const typed = draft(values('Mine'))
    expect(follow(typed, at(20, values('Theirs')))).toBe(typed)
    expect(follow(typed, at(20, values('Uptown', [9])))).toBe(typed)
  })

  it('causes no conflict when it changes no field or matches the edits', () => {
    const typed = values('Mine')
    for (const latest of [at(20, values('Uptown')), at(20, values('Mine'))])
      expect(follow(draft(typed), latest)).toEqual({ begun: latest, typed })
  })
})

it('merges under the draft, keeping only the edited fields', () => {
  const theirs = at(20, values('Theirs', [9]))
  expect(over(draft(values('Mine')), theirs)).toEqual({ begun: theirs, typed: values('Mine', [9]) })
  expect(over(draft(values('Uptown', [7])), theirs)).toEqual({
    begun: theirs,
    typed: values('Theirs', [7]),
  })
})

it('detects changed fields regardless of key order', () => {
  expect(changedFields(values('Uptown', [12]), begun.values)).toEqual([])
  expect(changedFields(values('Uptown', [9]), begun.values)).toEqual(['hours'])
  expect(isSame({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})
