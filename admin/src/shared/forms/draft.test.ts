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

describe('a version that arrives', () => {
  it('is taken while nothing is typed, also one that was put back', () => {
    for (const minute of [20, 5]) {
      const latest = at(minute, values('Theirs'))
      expect(follow(draft(values('Uptown')), latest)).toEqual({
        begun: latest,
        typed: latest.values,
      })
    }
  })

  it('leaves what is typed on the version that it began on', () => {
    const typed = draft(values('Mine'))
    expect(follow(typed, at(20, values('Theirs')))).toBe(typed)
    expect(follow(typed, at(20, values('Uptown', [9])))).toBe(typed)
  })

  it('is nobody’s edit of the form where every field is as it was, or as it is typed', () => {
    const typed = values('Mine')
    for (const latest of [at(20, values('Uptown')), at(20, values('Mine'))])
      expect(follow(draft(typed), latest)).toEqual({ begun: latest, typed })
  })
})

it('over what somebody else saved, only what was typed stays mine', () => {
  const theirs = at(20, values('Theirs', [9]))
  expect(over(draft(values('Mine')), theirs)).toEqual({ begun: theirs, typed: values('Mine', [9]) })
  expect(over(draft(values('Uptown', [7])), theirs)).toEqual({
    begun: theirs,
    typed: values('Theirs', [7]),
  })
})

it('names the fields that were changed, whatever the order of what is in them', () => {
  expect(changedFields(values('Uptown', [12]), begun.values)).toEqual([])
  expect(changedFields(values('Uptown', [9]), begun.values)).toEqual(['hours'])
  expect(isSame({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})
