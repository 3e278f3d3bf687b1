import { expect, test } from 'vitest'
import { aScheduledWorkout, idOf } from '../../../../shared/testing/fixtures.ts'
import { sheetRow } from './sheet-row.ts'

const on = (id: number, name: string, first: string, last: string, given = {}) =>
  aScheduledWorkout({
    ...{ id: idOf(id), name },
    startDate: `${first}T00:00:00.000Z`,
    endDate: `${last}T23:59:59.999Z`,
    ...given,
  })

const week = on(1, 'Roundhouse Week', '2026-11-20', '2026-11-27')
const thursday = on(2, 'Thanksgiving Ladder', '2026-11-26', '2026-11-26')
const draft = on(3, 'Last Bell', '2026-11-28', '2026-11-28', { isDraft: true })
const noSteps = on(4, 'Level Change', '2026-11-29', '2026-11-29', { stills: [] })
const all = [week, thursday, draft, noSteps]

const rowOf = (withUnseen: boolean) =>
  sheetRow(all, '2026-11-23', 7, withUnseen).map(({ firstDay, days, shown, unseen }) => [
    firstDay,
    days,
    shown?.name,
    unseen.map(({ name }) => name),
  ])

test('prints a workout of several days as one cell, split where another is shown', () => {
  expect(rowOf(false)).toEqual([
    ['2026-11-23', 3, 'Roundhouse Week', []],
    ['2026-11-26', 1, 'Thanksgiving Ladder', []],
    ['2026-11-27', 1, 'Roundhouse Week', []],
    ['2026-11-28', 1, undefined, []],
    ['2026-11-29', 1, undefined, []],
  ])
})

test('adds drafts, empty and covered workouts on request', () => {
  expect(rowOf(true).map(([, , , unseen]) => unseen)).toEqual([
    [],
    ['Roundhouse Week'],
    [],
    ['Last Bell'],
    ['Level Change'],
  ])
})
