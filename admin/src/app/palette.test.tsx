import type { Role } from '@roundboard/domain'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ListOf } from '../shared/testing/fake-server.ts'
import { aLocation, aUser, aWholeScreen, aWorkout, idOf } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

async function search(role: Role, typed: string) {
  const app = renderApp('/admin/profile', role, {
    listLocations: () => new ListOf([aLocation({ name: 'Bell Street' })]),
    listWorkouts: () => new ListOf([aWorkout({ name: 'Bell Ringer', round: 4 })]),
    listScreens: () => new ListOf([aWholeScreen(3, { name: 'Bell Wall' })]),
    listUsers: () => new ListOf([aUser('admin', { firstName: 'Bella' })]),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Search or jump/ }))
  await userEvent.type(await screen.findByRole('combobox'), typed)
  return app
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('finds locations, workouts, screens and users by name without duplicates', async () => {
  await search('super-admin', 'Bell')
  await waitFor(() => {
    expect(options()).toEqual([
      'Bell Street · RB-1001',
      'Bell Ringer · Round 4',
      'Bell Wall · Harbor Street',
      'Bella Quill · admin@example.com',
    ])
  })
})

it.each([
  ['Bell Ringer', `/admin/rounds/4/workout/${idOf(300)}`],
  ['Bell Wall', `/admin/locations/${idOf(500)}?screen=${idOf(403)}`],
  ['Bella', `/admin/users/${idOf(1)}`],
])('opens the page of %s', async (name, address) => {
  const { router } = await search('super-admin', 'Bell')
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  await waitFor(() => {
    expect(router.state.location.href).toBe(address)
  })
})

it('requests only what the role may read', async () => {
  const { server } = await search('location', 'Bell')
  await waitFor(() => {
    expect(options()).toEqual(['Bell Street · RB-1001', 'Bell Wall · Harbor Street'])
  })
  expect([...server.askedFor('listUsers'), ...server.askedFor('listWorkouts')]).toEqual([])
})
