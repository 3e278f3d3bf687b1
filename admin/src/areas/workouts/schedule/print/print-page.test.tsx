import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../../../app/testing/render-app.tsx'
import { Refusal } from '../../../../shared/testing/fake-server.ts'
import {
  aRound,
  aScheduledWorkout,
  aWorkoutSchedule,
  idOf,
} from '../../../../shared/testing/fixtures.ts'

const wednesday = {
  startDate: '2026-11-25T00:00:00.000Z',
  endDate: '2026-11-25T23:59:59.999Z',
}
const answers = {
  listRounds: () => [aRound(3, { name: 'Heavy Bag' })],
  readSchedule: () =>
    aWorkoutSchedule({
      workouts: [
        aScheduledWorkout({ ...wednesday, round: 3, name: 'Bag Work A' }),
        aScheduledWorkout({
          ...{ ...wednesday, id: idOf(301), round: 3, name: 'Bag Work B', isDraft: true },
        }),
      ],
    }),
}

const row = async () => screen.findByRole('row', { name: /Heavy Bag/ })

it('prints what screens show in a week, and drafts and covered workouts on request', async () => {
  const { router, server } = renderApp('/admin/schedule/print?week=2026-11-25', 'admin', answers)
  const cells = within(await row()).getAllByRole('cell')
  expect(cells.filter(({ textContent }) => textContent === 'No workout')).toHaveLength(6)
  expect(screen.getByText('62 gaps')).toBeTruthy()
  expect(screen.queryByText('Bag Work B')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: /drafts/ }))
  expect((await row()).textContent).toContain('Draft Bag Work B')
  expect(router.state.location.search).toMatchObject({ week: '2026-11-25', all: true })
  const { query } = server.requestsTo('readSchedule')[0] ?? {}
  expect([query?.get('from'), query?.get('to')]).toEqual(['2026-11-22', '2026-11-28'])
})

it('moves to other weeks and prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  renderApp('/admin/schedule/print?week=2026-11-25', 'admin', answers)
  await row()
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }))
  expect(await screen.findByRole('heading', { name: /Nov 29\s–\sDec 5, 2026/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('can’t print before the schedule has loaded', async () => {
  renderApp('/admin/schedule/print', 'admin', {
    ...answers,
    readSchedule: () => new Refusal('unavailable'),
  })
  expect(await screen.findByText('Couldn’t load the schedule')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' }).hasAttribute('disabled')).toBe(true)
})
