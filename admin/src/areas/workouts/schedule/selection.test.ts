import { describe, expect, it } from 'vitest'
import {
  chosenOf,
  dayOf,
  containsAll,
  isNothing,
  nothingSelected,
  roundOfWeek,
  selected,
  selectedWorkouts,
  spanOf,
  toggled,
  weekOf,
  extendTo,
  extendByWeeks,
} from './selection.ts'

const monday = 1
const at = (round: number, day: string) => ({ round, day })
const itemAt = (id: string, round: number, firstDay: string, lastDay = firstDay) => ({
  id,
  round,
  firstDay,
  lastDay,
})
const idsOf = (workouts: readonly { id: string }[]) => workouts.map(({ id }) => id)

describe('grid selection', () => {
  it('extends from its anchor over days and rounds in any direction', () => {
    const there = extendTo(at(3, '2026-11-25'), at(2, '2026-11-24'))
    const back = extendTo(at(2, '2026-11-24'), at(3, '2026-11-25'))
    expect(there.places).toEqual(new Set(back.places))
    expect(there.places.size).toBe(4)
    expect(there.anchor).toEqual(at(3, '2026-11-25'))
  })

  it('selects a round of a week, a week or a day', () => {
    expect(roundOfWeek(at(3, '2026-11-25'), monday)).toHaveLength(7)
    expect(weekOf('2026-11-25', monday)).toHaveLength(63)
    expect(dayOf('2026-11-25')).toHaveLength(9)
    expect(spanOf(selected(weekOf('2026-11-25', monday)))).toEqual({
      first: '2026-11-23',
      last: '2026-11-29',
      top: 1,
      bottom: 9,
    })
  })

  it('selects all weeks between two week boxes in either direction', () => {
    const on = extendByWeeks(at(1, '2026-11-23'), '2026-12-15', monday)
    const back = extendByWeeks(at(1, '2026-12-15'), '2026-11-29', monday)
    expect(on.places.size).toBe(4 * 63)
    expect(new Set(back.places)).toEqual(new Set(on.places))
  })

  it('toggles cells and whole weeks', () => {
    const week = weekOf('2026-11-25', monday)
    const one = toggled(nothingSelected, [at(3, '2026-11-25')], at(3, '2026-11-25'))
    const all = toggled(one, week, at(1, '2026-11-23'))
    expect(containsAll(one, week)).toBe(false)
    expect(containsAll(all, week)).toBe(true)
    expect(isNothing(toggled(all, week, at(1, '2026-11-23')))).toBe(true)
  })

  it('includes covered and long workouts that touch its cells', () => {
    const workouts = [
      itemAt('long', 7, '2026-11-20', '2026-11-24'),
      itemAt('over', 7, '2026-11-24'),
      itemAt('other round', 6, '2026-11-24'),
      itemAt('later', 7, '2026-11-25'),
    ]
    expect(idsOf(chosenOf(selected([at(7, '2026-11-24')]), workouts))).toEqual(['long', 'over'])
    expect(chosenOf(nothingSelected, workouts)).toEqual([])
  })

  it('selects single workouts of a filter and drops deleted ones', () => {
    const draft = itemAt('draft', 3, '2026-11-25', '2026-11-26')
    const published = itemAt('published', 3, '2026-11-25')
    const other = itemAt('other', 4, '2026-11-25')
    const all = [draft, published, other]
    const found = selectedWorkouts([draft])
    expect(found.places.size).toBe(2)
    expect(chosenOf(found, all)).toEqual([draft])
    expect(containsAll(found, [at(3, '2026-11-25')])).toBe(false)

    const more = toggled(found, [at(4, '2026-11-25')], at(4, '2026-11-25'), all)
    expect(chosenOf(more, all)).toEqual([draft, other])
    expect(chosenOf(more, [other])).toEqual([other])
    const fewer = toggled(more, [at(4, '2026-11-25')], at(4, '2026-11-25'), all)
    expect(chosenOf(fewer, all)).toEqual([draft])
  })
})
