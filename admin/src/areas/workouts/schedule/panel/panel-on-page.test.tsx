import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import {
  aRound,
  aScheduledWorkout,
  aWorkout,
  aWorkoutSchedule,
  idOf,
} from '../../../../shared/testing/fixtures.ts'

// jsdom has no elementsFromPoint.
Object.assign(document, { elementsFromPoint: () => [] })

const on = (id: number, name: string, first: string, last: string) =>
  aScheduledWorkout({
    ...{ id: idOf(id), name, round: 3 },
    startDate: `${first}T00:00:00.000Z`,
    endDate: `${last}T23:59:59.999Z`,
  })

function open() {
  const outcome = {
    made: [],
    changed: [],
    removed: [],
    leftOut: [],
    gone: [],
    checks: [],
    gaps: [],
  }
  return renderApp('/admin/schedule?day=2026-11-25', 'admin', {
    listRounds: () => Array.from({ length: 9 }, (_, index) => aRound(index + 1)),
    readSchedule: () =>
      aWorkoutSchedule({
        workouts: [
          on(1, 'Bag Work B', '2026-11-24', '2026-11-26'),
          on(2, 'Combinations', '2026-11-25', '2026-11-25'),
        ],
      }),
    getWorkout: () => aWorkout({ name: 'Combinations' }),
    changeWorkouts: () => ({ ...outcome, batch: null, gymsNow: 0 }),
  })
}

const badge = async () => {
  await screen.findAllByText('Combinations')
  return document.querySelector('[data-overlap="2026-11-25"]') ?? document.body
}

it('explains in the overlap badge which workout is shown and ends the other', async () => {
  const { server } = open()
  await userEvent.click(await badge())
  const card = within(await screen.findByRole('dialog', { name: 'Two workouts overlap' }))
  expect(card.getByText('Combinations', { selector: 'b' })).toBeTruthy()
  expect(card.getByText('Ending Bag Work B early leaves a gap on Thursday.')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'End Bag Work B on Tuesday' }))
  await waitFor(() => {
    expect(server.bodiesOf('changeWorkouts')[0]).toMatchObject({
      ...{ action: 'edit', ids: [idOf(1)], endDate: '2026-11-24' },
    })
  })
})

it('can leave an overlap as it is', async () => {
  const { server } = open()
  await userEvent.click(await badge())
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as is' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(server.requestsTo('changeWorkouts')).toEqual([])
})

it('says nothing of days that are still loading', async () => {
  const later = Promise.withResolvers<undefined>()
  renderApp('/admin/schedule?day=2027-02-28&zoom=month', 'admin', {
    listRounds: () => [aRound(1)],
    readSchedule: async ({ query }) => {
      if (query.get('from') === '2027-03-11') await later.promise
      return aWorkoutSchedule()
    },
  })
  const label = (day: string) =>
    document.querySelector(`[data-round="1"][data-day="${day}"]`)?.ariaLabel
  await waitFor(() => {
    expect(label('2027-03-01')).toMatch(/no workout/i)
  })
  // A partly loaded week shows nothing either.
  for (const day of ['2027-03-08', '2027-03-12', '2027-03-20'])
    expect(label(day)).not.toMatch(/no workout/i)
  later.resolve(undefined)
  await waitFor(() => {
    expect(label('2027-03-20')).toMatch(/no workout/i)
  })
})

it('names the month of the first visible week in the month view', async () => {
  renderApp('/admin/schedule?day=2026-11-17&zoom=month', 'admin', {
    listRounds: () => [aRound(1)],
    readSchedule: () => aWorkoutSchedule(),
  })
  expect(await screen.findByText('November 2026')).toBeTruthy()
})

it('turns by months in the month view', async () => {
  renderApp('/admin/schedule?day=2027-01-01&zoom=month', 'admin', {
    listRounds: () => [aRound(1)],
    readSchedule: () => aWorkoutSchedule(),
  })
  for (const [turn, month] of [
    ['Next', 'February 2027'],
    ['Next', 'March 2027'],
    ['Next', 'April 2027'],
    ['Previous', 'March 2027'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: turn }))
    expect(await screen.findByText(month)).toBeTruthy()
  }
})
