import type { BulkItem, BulkOutcome } from '@roundboard/contract'
import { describe, expect, it } from 'vitest'
import { byDays, listsOf, mapOf, withDraft } from './impact-preview.ts'

const monday = 1

const item = (name: string, round: number, first: string, last = first): BulkItem => ({
  id: name,
  name,
  round,
  startDate: `${first}T00:00:00.000Z`,
  endDate: `${last}T23:59:59.999Z`,
  isDraft: true,
})
const outcome = (given: Partial<BulkOutcome>): BulkOutcome => ({
  batch: null,
  made: [],
  changed: [],
  removed: [],
  leftOut: [],
  checks: [],
  gone: [],
  gaps: [],
  gymsNow: 0,
  ...given,
})
const copied = outcome({
  made: [item('a', 1, '2026-11-30'), item('long', 7, '2026-11-30', '2026-12-04')],
  removed: [item('old', 1, '2026-11-30')],
  changed: [
    {
      before: item('cut', 7, '2026-12-04', '2026-12-10'),
      after: item('cut', 7, '2026-12-05', '2026-12-10'),
    },
  ],
  leftOut: [{ item: item('without steps', 2, '2026-12-06'), reason: 'no-steps' }],
  gaps: [
    { round: 1, day: '2026-12-01', hasDraft: true },
    { round: 5, day: '2026-12-05', hasDraft: false },
    { round: 7, day: '2026-12-01', hasDraft: true },
  ],
})

const names = (items: readonly BulkItem[]) => items.map(({ name }) => name)

describe('impact preview', () => {
  it('has four lists, with shortened and removed workouts as replaced', () => {
    const lists = listsOf('copy', ['a0', 'long0'], copied)
    expect(names(lists.done)).toEqual(['a', 'long'])
    expect(lists.replaced.map(({ item: { name }, by }) => [name, by?.name])).toEqual([
      ['old', 'a'],
      ['cut', 'long'],
    ])
    expect(lists.leftOut).toHaveLength(1)
    expect(lists.gaps).toEqual(copied.gaps)
  })

  it('counts gaps with a draft and draws them as changed', () => {
    const lists = listsOf('copy', [], copied)
    expect(withDraft(lists.gaps)).toBe(2)
    const [week] = mapOf(lists, monday)
    expect(week?.rows[6]?.marks[1]).toBe('done')
    expect(week?.rows[0]?.marks[1]).toBeUndefined()
  })

  it('separates requested changes from replaced workouts', () => {
    const moved = outcome({
      changed: [
        { before: item('a', 1, '2026-11-23'), after: item('a', 1, '2026-11-30') },
        ...copied.changed,
      ],
    })
    const lists = listsOf('move', ['a'], moved)
    expect(names(lists.done)).toEqual(['a'])
    expect(lists.replaced.map(({ item: { name } }) => name)).toEqual(['cut'])
  })

  it('lists deleted workouts as changed, with nothing replaced', () => {
    const lists = listsOf('delete', ['old'], outcome({ removed: copied.removed }))
    expect(names(lists.done)).toEqual(['old'])
    expect(lists.replaced).toEqual([])
  })

  it('draws a map by week in which gaps come first', () => {
    const [week, ...more] = mapOf(listsOf('copy', [], copied), monday)
    expect(more).toEqual([])
    expect(week?.days[0]).toBe('2026-11-30')
    const marks = week?.rows.map((row) =>
      row.marks
        .map((mark) => mark ?? '')
        .join(' ')
        .trim(),
    )
    expect(marks?.[0]).toBe('replaced')
    expect(marks?.[1]).toBe('left-out')
    expect(marks?.[4]).toBe('gap')
    expect(marks?.[6]).toBe('done done done done replaced')
  })

  it('groups workouts by their days', () => {
    const groups = byDays(
      [item('b', 2, '2026-12-01'), item('a', 1, '2026-11-30'), item('c', 3, '2026-12-01')],
      (each) => each,
    )
    expect(groups.map(({ first, items }) => [first, names(items)])).toEqual([
      ['2026-11-30', ['a']],
      ['2026-12-01', ['b', 'c']],
    ])
  })
})
