import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRound, idOf } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

const unknown = idOf(999)

it.each([
  '/admin/locations/not-an-id',
  '/admin/locations/not-an-id/schedule',
  '/admin/my-locations/not-an-id',
  `/admin/locations/${idOf(500)}?screen=not-an-id`,
  `/admin/locations/${unknown}`,
  `/admin/locations/${unknown}/schedule`,
  `/admin/my-locations/${unknown}`,
  '/admin/rounds/nonsense',
  '/admin/rounds/10',
  '/admin/rounds/77',
  '/admin/rounds/nonsense/workout',
  '/admin/rounds/1/workout/not-an-id',
  '/admin/rounds/1/workout?copyOf=not-an-id',
  `/admin/rounds/1/workout/${unknown}`,
  '/admin/users/not-an-id',
  `/admin/users/${unknown}`,
  '/admin/nothing',
])('%s shows the not-found page inside the console', async (address) => {
  const { server } = renderApp(address, 'super-admin', {
    listRounds: () => [aRound(1)],
  })
  expect(await screen.findByText('Page not found')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(server.requests.filter(({ params }) => params['id'] === 'not-an-id')).toEqual([])
})
