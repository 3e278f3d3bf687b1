import type { calls, DataOf } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { aConnectivity, aGym } from '../../shared/testing/fixtures.ts'

type Connectivity = DataOf<typeof calls.getConnectivity>

function renderDashboard(given: Partial<Connectivity>) {
  const connectivity = aConnectivity(given)
  renderApp('/admin/dashboard', 'location', {
    getConnectivity: () => connectivity,
  })
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: RegExp(name) }))

it('tells gyms that went dark from those never linked and those without screens', async () => {
  renderDashboard({
    overall: 'red',
    red: 2,
    withoutScreens: 1,
    screens: 4,
    locations: [
      aGym(1, { lastStatusAt: '2026-11-20T12:00:00.000Z' }),
      aGym(2, { isNeverLinked: true }),
      aGym(3, { colour: null, screens: 0 }),
    ],
  })
  expect((await rowOf('Gym 1')).getByText('None connected')).toBeTruthy()
  expect((await rowOf('Gym 2')).getByText('Never linked')).toBeTruthy()
  expect((await rowOf('Gym 3')).getByText('No screens')).toBeTruthy()
  expect(screen.getByText('Overall: Red')).toBeTruthy()
})

it('shows no colour for a franchise that has no screens yet', async () => {
  renderDashboard({ withoutScreens: 1, locations: [aGym(3, { colour: null, screens: 0 })] })
  expect(await screen.findByText('Overall: No screens')).toBeTruthy()
  expect(screen.queryByText('Every screen answers.')).toBeNull()
})
