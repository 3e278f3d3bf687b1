import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from './testing/render-app.tsx'

const data = { version: '2026f', source: 'system', releasedOn: '2026-10-27', isOld: true }
const old = {
  'GET /api/v2/system/time-zones': () => data,
  'GET /api/v2/system': () => ({
    version: '21.12.22',
    engine: 'SQLite',
    node: 'v26.10.0',
    timeZoneData: data,
    storage: { state: 'ok', freeBytes: null, totalBytes: null, waiting: 0 },
    startedAt: '2026-11-21T12:00:00.000Z',
    screens: 0,
    connectedScreens: 0,
    locations: 0,
    lockerRoomLocations: 0,
    excludedLocation: null,
  }),
}

it('says on every page of super-admins that the time zone data is old, and more on theirs', async () => {
  renderApp('/admin/users', 'super-admin', old)
  expect(await screen.findByText(/^The time zone data is 2026f of Oct 27, 2026\./)).toBeTruthy()
  cleanup()
  renderApp('/admin/system', 'super-admin', old)
  expect(await screen.findByText('2026f, older than nine months')).toBeTruthy()
  expect(screen.getByText('the operating system, Oct 27, 2026')).toBeTruthy()
})

it('says nothing while it is new, nor to those who can do nothing', async () => {
  renderApp('/admin/users', 'super-admin')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/time zone data/)).toBeNull()
  cleanup()
  const { server } = renderApp('/admin/locations', 'admin', old)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/time zone data/)).toBeNull()
  expect(server.asked.filter(({ path }) => path.includes('time-zones'))).toEqual([])
})
