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

it('marks duplicates within a week, also for screen readers', async () => {
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

it('names the language of missing translations in the filter and in the grid', async () => {
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

const brokenAndLong = {
  listRounds: () => [aRound(1)],
  readSchedule: () =>
    aWorkoutSchedule({
      workouts: [
        { ...on(1, '2027-03-02', 'Ropes'), missingClips: [2, 3] },
        { ...on(2, '2027-03-04', 'Rows'), hasLongText: true },
        on(3, '2027-03-05', 'Bag Work'),
      ],
    }),
}
const isOut = (name: string) =>
  screen.getByTitle(name).closest('[data-workout]')?.getAttribute('data-out')

it('shows content check results under the matching filter', async () => {
  const at = { round: 1, day: '2027-03-02' }
  renderApp('/admin/schedule?day=2027-03-03', 'admin', {
    ...brokenAndLong,
    getCoverage: () => {
      const coverage = aCoverage({ from: '2027-02-28' })
      const missingClips = [{ id: idOf(1), ...at }]
      return { ...coverage, counted: { ...coverage.counted, to: '2027-03-27', missingClips } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '1 with a missing clip' }))
  expect(await screen.findByText('Clips of steps 2 and 3 are missing')).toBeTruthy()
  expect(isOut('Rows')).toBe('true')
})

it('filters days beyond the counted range and says until when counts apply', async () => {
  const coverage = aCoverage({ from: '2026-11-22' })
  const drafts = [{ id: idOf(9), round: 1, day: '2026-12-01' }]
  renderApp('/admin/schedule?day=2027-03-01&show=long-text', 'admin', {
    ...brokenAndLong,
    getCoverage: () => ({ ...coverage, counted: { ...coverage.counted, drafts } }),
  })
  expect(await screen.findByText('Text too long for the screen')).toBeTruthy()
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected workouts' }))
  expect(bar.getByText('1 workout')).toBeTruthy()
  expect(isOut('Ropes')).toBe('true')
  expect(screen.getByRole('group', { name: 'In the next 4 weeks, until Dec 19' })).toBeTruthy()
})
