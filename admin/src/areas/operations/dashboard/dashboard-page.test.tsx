import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aConnectivity, aLocationConnectivity } from '../../../shared/testing/fixtures.ts'

function renderDashboard(given: Parameters<typeof aConnectivity>[0]) {
  const connectivity = aConnectivity(given)
  renderApp('/admin/dashboard', 'location', {
    getConnectivity: () => connectivity,
  })
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: RegExp(name) }))

// spec: 4.4
it('shows healthy, closed and unfinished locations differently', async () => {
  renderDashboard({
    overall: 'red',
    health: { offline: 1, healthy: 1, closed: 1, 'setting-up': 1 },
    screens: 40,
    locations: [
      aLocationConnectivity(1, { colour: 'green', health: 'healthy' }),
      aLocationConnectivity(2, { colour: null, health: 'closed' }),
      aLocationConnectivity(3, { colour: null, health: 'setting-up' }),
    ],
  })
  expect((await rowOf('Gym 1')).getByText('Healthy')).toBeTruthy()
  expect((await rowOf('Gym 2')).getByText('Closed')).toBeTruthy()
  expect((await rowOf('Gym 3')).getByText('Being set up')).toBeTruthy()
  expect(screen.getByText('Overall: Red')).toBeTruthy()
})

it('shows no overall color for a franchise without screens', async () => {
  const location = aLocationConnectivity(3, { colour: null, health: 'setting-up', screens: 0 })
  renderDashboard({ health: { 'setting-up': 1 }, locations: [location] })
  expect(await screen.findByText('Overall: no linked screens yet')).toBeTruthy()
})

it('counts and lists locations that aren’t ready to run offline', async () => {
  const locations = [
    aLocationConnectivity(1, { isHeld: false }),
    aLocationConnectivity(2, { isHeld: true, colour: 'green' }),
  ]
  renderApp('/admin/dashboard', 'location', {
    getConnectivity: ({ query }) =>
      aConnectivity({
        ...{
          overall: 'red',
          health: { offline: 1, healthy: 1 },
          screens: 18,
          connected: 9,
          notHeld: 1,
        },
        locations: locations.filter(({ isHeld }) => query.get('isHeld') !== String(!isHeld)),
      }),
  })
  const says = '1 location isn’t ready to run offline'
  expect(await screen.findByText(says)).toBeTruthy()
  expect(await screen.findByText('Gym 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show locations' }))
  await waitFor(() => {
    expect(screen.queryByText('Gym 2')).toBeNull()
  })
  expect(screen.getByText('Gym 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all locations' }))
  expect(await screen.findByText('Gym 2')).toBeTruthy()
})

const held = 'The next day’s content is available offline at every location'

it('says that every location is ready to run offline', async () => {
  renderDashboard({ health: { healthy: 1 }, screens: 9, connected: 9 })
  expect(await screen.findByText(held)).toBeTruthy()
})

it('does not mention offline content while no screen is linked', async () => {
  renderDashboard({
    ...{ health: { 'setting-up': 1 }, screens: 9 },
    locations: [aLocationConnectivity(1, { colour: null, health: 'setting-up' })],
  })

  expect(await screen.findByText('Gym 1')).toBeTruthy()
  expect(screen.queryByText(held)).toBeNull()
})

it('counts and lists timer locations without break exercises', async () => {
  const locations = [aLocationConnectivity(1, { lacksBreaks: true }), aLocationConnectivity(2)]
  renderApp('/admin/dashboard', 'location', {
    getConnectivity: ({ query }) =>
      aConnectivity({
        ...{ overall: 'red', health: { offline: 2 }, screens: 18, lackBreaks: 1 },
        locations: locations.filter(({ lacksBreaks }) => !query.has('lacksBreaks') || lacksBreaks),
      }),
  })
  expect(await screen.findByText('1 timer location has no break exercises')).toBeTruthy()
  expect(await screen.findByText('Gym 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show locations' }))
  await waitFor(() => {
    expect(screen.queryByText('Gym 2')).toBeNull()
  })
  expect(screen.getByText('Gym 1')).toBeTruthy()
})
