import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { ListOf, type Asked } from '../../shared/testing/fake-server.ts'
import { aLocation, aWorkout, idOf } from '../../shared/testing/fixtures.ts'

it('shows at another time the day that it is there by the server’s rules', async () => {
  const days: unknown[] = []
  const address = `/stage?location=${idOf(500)}&round=1&at=2026-11-22T05:30:00Z`
  history.replaceState(null, '', address)
  onTestFinished(() => {
    history.replaceState(null, '', '/')
  })
  renderApp(address, 'admin', {
    getLocation: () => aLocation({ timeZone: 'America/Winnipeg' }),
    listRounds: () => [],
    listWorkouts: ({ query }: Asked) => {
      days.push(JSON.parse(query.get('q') ?? ''))
      return new ListOf([aWorkout()])
    },
  })
  const asked = { round: 1, startDate: { $lte: '2026-11-22' }, endDate: { $gte: '2026-11-22' } }
  await waitFor(() => {
    expect(days).toEqual([asked])
  })
})
