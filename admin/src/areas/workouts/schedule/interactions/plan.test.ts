import { BulkChange } from '@roundboard/contract'
import { describe, expect, it } from 'vitest'
import { idOf } from '../../../../shared/testing/fixtures.ts'
import { selected, selectedWorkouts, weekOf } from '../selection.ts'
import { blockOf, changeOf, shiftPlan, type Plan } from './plan.ts'

const monday = 1
const id = idOf(1)
const itemAt = (round: number, firstDay: string, lastDay = firstDay) => ({
  id,
  round,
  firstDay,
  lastDay,
})
const workouts = [itemAt(3, '2026-11-24'), itemAt(5, '2026-11-25', '2026-11-27')]
const block = { ids: [id], first: '2026-11-24', last: '2026-11-27', top: 3, bottom: 5 }
const { ids: _ids, ...days } = block
const nineRounds = { ...block, top: 1, bottom: 9 }

describe('block of workouts', () => {
  it('spans the selected cells, otherwise its workouts', () => {
    const week = selected(weekOf('2026-11-25', monday))
    expect(blockOf(workouts, week)).toMatchObject({
      first: '2026-11-23',
      last: '2026-11-29',
      top: 1,
      bottom: 9,
    })
    expect(blockOf(workouts)).toMatchObject(days)
    expect(blockOf(workouts, selectedWorkouts(workouts))).toMatchObject(days)
    expect(blockOf([])).toBeUndefined()
  })

  it('moves its first day and top round to a cell', () => {
    const plan = shiftPlan('copy', block, { round: 4, day: '2026-12-01' })
    expect(changeOf(plan)).toMatchObject({ days: 7, rounds: 1, taken: 'keep', as: 'drafts' })
  })

  it('stays within nine rounds, and keeps its rounds if it spans all of them', () => {
    expect(shiftPlan('move', block, { round: 9, day: '2026-12-01' }).to.round).toBe(7)
    expect(shiftPlan('move', block, { days: 1, rounds: -8 }).to.round).toBe(1)
    expect(shiftPlan('move', nineRounds, { round: 5, day: '2026-12-01' }).to.round).toBe(1)
  })
})

describe('bulk edit plan', () => {
  const shift = shiftPlan('copy', block, { days: 7, rounds: 0 })
  const plans: Plan[] = [
    shift,
    { ...shift, until: '2026-12-31', as: 'published', taken: 'on-top' },
    { ...shift, action: 'move', until: '2026-12-31' },
    { action: 'delete', ids: [id] },
    { action: 'publish', ids: [id] },
    { action: 'unpublish', ids: [id] },
    { action: 'sub-header', ids: [id], text: '' },
    { action: 'days', ids: [id], firstDay: '2026-11-24', lastDay: '2026-11-25' },
  ]
  it.each(plans)('is a change accepted by the API: $action', (plan) => {
    expect(BulkChange.safeParse(changeOf(plan)).error).toBeUndefined()
  })

  it('repeats by whole weeks and only when copying', () => {
    expect(changeOf({ ...shift, until: '2026-12-31' })).toMatchObject({
      repeat: { every: 7, until: '2026-12-31' },
    })
    expect(changeOf({ ...shift, action: 'move', until: '2026-12-31' })).not.toHaveProperty('repeat')
  })
})
