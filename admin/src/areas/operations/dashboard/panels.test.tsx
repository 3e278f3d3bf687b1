import type { Workout } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aConnectivity,
  aLocationConnectivity,
  aRelease,
  aScheduleGrid,
  aWorkout,
  idOf,
} from '../../../shared/testing/fixtures.ts'

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('screen connectivity', () => {
  it('updates after changes and keeps the last state while the server is offline', async () => {
    let connectivity = aConnectivity({
      ...{ health: { healthy: 1 }, connected: 9, screens: 9 },
      locations: [aLocationConnectivity(1)],
    })
    let isDown = false
    const { queryClient } = renderApp('/admin/dashboard', 'admin', {
      getConnectivity: () => (isDown ? new Refusal('unavailable') : connectivity),
    })
    const shown = await panel('Screen connectivity')
    expect(await shown.findByText('Overall: Green')).toBeTruthy()
    connectivity = { ...connectivity, overall: 'yellow', connected: 5 }
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] })
    expect(await shown.findByText('Overall: Yellow')).toBeTruthy()
    expect(shown.getByText(/^5 of 9 screens online/)).toBeTruthy()
    isDown = true
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] })
    expect(await shown.findByText(/^Couldn’t refresh screen connectivity\./)).toBeTruthy()
    expect(shown.getByText('Overall: Yellow')).toBeTruthy()
    isDown = false
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(shown.queryByText(/^Couldn’t refresh/)).toBeNull()
    })
  })

  it('filters locations with issues from page 1 and says when there are none', async () => {
    const { server, router } = renderApp('/admin/dashboard?page=2', 'admin', {
      getConnectivity: ({ query }) =>
        aConnectivity({
          ...{ health: { healthy: 40 }, connected: 360, screens: 360 },
          locations: query.get('isProblem') === 'true' ? [] : [aLocationConnectivity(16)],
        }),
    })
    const shown = await panel('Screen connectivity')
    await shown.findByRole('link', { name: 'Gym 16' })
    expect(shown.getByRole('button', { name: 'Page 2' }).ariaCurrent).toBe('page')
    await userEvent.click(shown.getByRole('switch', { name: 'Show only locations with issues' }))
    expect(await shown.findByText('No locations have issues.')).toBeTruthy()
    expect(shown.queryByRole('navigation')).toBeNull()
    expect(router.state.location.search).toEqual({ page: 1 })
    const pages = server.requestsTo('getConnectivity').map(({ query }) => query.get('page'))
    expect(pages.slice(0, 1)).toEqual(['2'])
    expect(pages.at(-1)).toBe('1')
  })

  it.each([
    ['admin', `/admin/locations/${idOf(1)}`],
    ['location', `/admin/my-locations/${idOf(1)}`],
  ] as const)('links a %s user to the location', async (role, address) => {
    renderApp('/admin/dashboard', role, {
      getConnectivity: () =>
        aConnectivity({ health: { closed: 1 }, screens: 9, locations: [aLocationConnectivity(1)] }),
    })
    const link = await screen.findByRole('link', { name: 'Gym 1' })
    expect(link.getAttribute('href')).toBe(address)
  })

  it.each([
    ['es', '23.456 de 34.567 pantallas en línea', '12.345 / 23.456'],
    ['fr', 'Écrans en ligne\u00a0: 23\u202f456 sur 34\u202f567', '12\u202f345 / 23\u202f456'],
  ])('formats screen counts in %s', async (locale, all, ofTheGym) => {
    localStorage.setItem('roundboard.locale', locale)
    const location = aLocationConnectivity(1, { connected: 12_345, screens: 23_456 })
    renderApp('/admin/dashboard', 'admin', {
      getConnectivity: () =>
        aConnectivity({
          ...{ health: { healthy: 1 }, connected: 23_456, screens: 34_567 },
          locations: [location],
        }),
    })
    const row = await screen.findByRole('row', { name: /Gym 1/ })
    expect(within(row).getByRole('cell', { name: ofTheGym })).toBeTruthy()
    expect(document.body.textContent).toContain(all)
  })

  it('says that a new franchise has no locations', async () => {
    renderApp('/admin/dashboard', 'admin')
    expect(await screen.findByText('No locations found')).toBeTruthy()
  })
})

it('each panel falls back to its last page when the current one is empty', async () => {
  const { router } = renderApp('/admin/dashboard?page=4&content=3', 'admin', {
    getConnectivity: ({ query }) =>
      aConnectivity({
        health: { healthy: 16 },
        locations: query.get('page') === '2' ? [aLocationConnectivity(16)] : [],
      }),
    getContentStatus: ({ query }) => {
      const { _id, id, name, round, startDate, endDate } = aWorkout({ name: 'The sixth' })
      const sixth = { _id, id, name, round, startDate, endDate }
      return { count: 6, workouts: query.get('page') === '2' ? [sixth] : [] }
    },
  })
  expect(await screen.findByRole('link', { name: 'Gym 16' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'The sixth' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ page: 2, content: 2 })
})

describe('content status', () => {
  const lacking = ({ _id, id, name, round, startDate, endDate }: Workout) => ({
    ...{ _id, id, name, round, startDate, endDate },
  })
  const longest = aWorkout({ name: 'W'.repeat(85), round: 9 })

  it('lists workouts without routines in pages, with links', async () => {
    const { server } = renderApp('/admin/dashboard', 'admin', {
      getContentStatus: ({ query }) => ({
        count: 6,
        workouts: [lacking(query.get('page') === '2' ? aWorkout({ name: 'The sixth' }) : longest)],
      }),
    })
    const shown = await panel('Content Status')
    const link = await shown.findByRole('link', { name: longest.name })
    expect(link.getAttribute('href')).toBe(`/admin/rounds/9/workout/${longest.id}`)
    expect(shown.getByText('Round 9 · Nov 21, 2026 – Nov 22, 2026')).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: 'Page 2' }))
    expect(await shown.findByRole('link', { name: 'The sixth' })).toBeTruthy()
    expect(server.requestsTo('getContentStatus').map(({ query }) => query.get('page'))).toEqual([
      '1',
      '2',
    ])
  })

  it('says that every workout has routines', async () => {
    renderApp('/admin/dashboard', 'admin')
    expect(await screen.findByText('Every workout has routines.')).toBeTruthy()
  })
})

describe('rolling schedule', () => {
  it('offers to add a workout on empty days and formats days in French', async () => {
    localStorage.setItem('roundboard.locale', 'fr')
    const bell = { _id: idOf(300), id: idOf(300), name: 'First Bell' }
    renderApp('/admin/dashboard', 'admin', {
      getSchedule: () => aScheduleGrid((round, day) => (round === 1 && day > 0 ? bell : null)),
    })
    const missing = await screen.findAllByRole('link', { name: /round 1.*21 nov\. 2026/i })
    expect(missing.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/rounds/1/workout?day=2026-11-21',
    ])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[1]).toContain(
      'dim.',
    )
  })

  it('shows its error while the rest of the page loads', async () => {
    renderApp('/admin/dashboard', 'admin', { getSchedule: () => new Refusal('internal') })
    expect(await screen.findByText('Couldn’t load the schedule')).toBeTruthy()
    expect(await screen.findByText('No releases found')).toBeTruthy()
  })
})

// spec: 2.7
it('says that the release note could not be loaded and loads it on Retry', async () => {
  let isDown = true
  renderApp('/admin/dashboard', 'admin', {
    listReleases: () => (isDown ? new Refusal('internal') : new ListOf([aRelease()])),
  })
  expect(await screen.findByText('Couldn’t load the latest release note')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Content Status' })).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Clearer walls' })).toBeTruthy()
  expect(screen.queryByText('Couldn’t load the latest release note')).toBeNull()
})

it('shows the latest release note with its date in the user’s language', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  renderApp('/admin/dashboard', 'api-access', { listReleases: () => new ListOf([aRelease()]) })
  expect(await screen.findByRole('heading', { name: 'Clearer walls' })).toBeTruthy()
  expect(screen.getByText(/31\.01\.01 · 31 ene 2026$/)).toBeTruthy()
})
