import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import {
  aCoverage,
  aRound,
  aScheduledWorkout,
  aWorkoutSchedule,
  idOf,
} from '../../../../shared/testing/fixtures.ts'

const on = (number: number, day: string, name: string) =>
  aScheduledWorkout({
    ...{ id: idOf(number), name, startDate: `${day}T00:00:00.000Z` },
    endDate: `${day}T23:59:59.999Z`,
  })

it('points out what one round has twice in a week, to those who cannot see it as well', async () => {
  renderApp('/admin/schedule?day=2027-03-03', 'admin', {
    listRounds: () => [aRound(1)],
    readSchedule: () =>
      aWorkoutSchedule({
        workouts: [
          on(1, '2027-03-02', 'Ropes'),
          on(2, '2027-03-04', 'ROPES'),
          on(3, '2027-03-09', 'Ropes'),
        ],
      }),
  })
  const cell = (day: string) => screen.findByRole('gridcell', { name: new RegExp(`^1 .*${day}, `) })
  const labelOf = async (day: string) => (await cell(day)).getAttribute('aria-label')
  expect(await labelOf('Tue, Mar 2')).toMatch(/Ropes.*also this week on Mar 4/)
  expect(await labelOf('Thu, Mar 4')).toMatch(/ROPES.*also this week on Mar 2/)
  expect(await labelOf('Tue, Mar 9')).not.toMatch(/same/)
  expect(screen.getByTitle('Ropes: also this week on Mar 4')).toBeTruthy()
})

it('names the language of missing translations, in the filter and in the grid', async () => {
  const lacks = [{ language: 'fr-ca', missing: 2, outdated: 0 } as const]
  renderApp('/admin/schedule?day=2027-03-03', 'admin', {
    listRounds: () => [aRound(1)],
    readSchedule: () =>
      aWorkoutSchedule({
        workouts: [{ ...on(1, '2027-03-02', 'Ropes'), lacks }],
        languages: [{ language: 'fr-ca', gyms: 1 }],
      }),
    getCoverage: () =>
      aCoverage({
        from: '2027-02-28',
        counted: { ...aCoverage().counted, to: '2027-03-27' },
        languages: [
          {
            ...{ language: 'fr-ca', gyms: 1, missing: null },
            workouts: [{ id: idOf(1), round: 1, day: '2027-03-02' }],
          },
        ],
      }),
  })
  const chips = within(await screen.findByRole('group', { name: 'In the next 4 weeks' }))
  await userEvent.click(chips.getByRole('button', { name: '1 to translate (Canadian French)' }))
  expect(await screen.findByText('Canadian French missing')).toBeTruthy()
})
