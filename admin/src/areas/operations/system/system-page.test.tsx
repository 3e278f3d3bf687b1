import type { SystemState } from '@roundboard/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { anAppInfo, aSystem } from '../../../shared/testing/fixtures.ts'

const state = (storage: SystemState['storage']): SystemState => ({
  version: '21.12.22',
  engine: 'SQLite',
  node: 'v26.10.0',
  timeZoneData: { version: '2026f', source: 'package', releasedOn: '2026-10-01', isOld: false },
  storage,
  isMissingMedia: false,
  startedAt: '2026-11-21T11:00:00.000Z',
  screens: 40,
  linkedScreens: 40,
  connectedScreens: 38,
  locations: 4,
  lockerRoomLocations: 1,
  excludedLocation: null,
})

it.each([
  ['ok', 12.34e9, '12.3 GB of 40 GB free', undefined],
  ['low', 480e6, '480 MB of 40 GB free', /free up space soon/],
  ['full', 0, '0 MB of 40 GB free', /nothing can be saved/],
] as const)('shows free disk space when it is %s', async (name, freeBytes, words, warning) => {
  const storage = { state: name, freeBytes, totalBytes: 40e9, waiting: 0 }
  renderApp('/admin/system', 'super-admin', { getSystem: () => state(storage) })
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByText(/free up space soon|nothing can be saved/) !== null).toBe(
    warning !== undefined,
  )
  if (warning) expect(screen.getByText(warning)).toBeDefined()
})

it('says that media files are missing from the server’s storage', async () => {
  const getSystem = () => aSystem({ isMissingMedia: true })
  renderApp('/admin/system', 'super-admin', { getSystem })
  expect(await screen.findByText(/must also share one S3 bucket or media folder/)).toBeDefined()
})

it('shows unknown disk space for PostgreSQL', async () => {
  const storage = { state: 'ok', freeBytes: null, totalBytes: null, waiting: 0 } as const
  renderApp('/admin/system', 'super-admin', { getSystem: () => state(storage) })
  expect(await screen.findByText('unknown')).toBeDefined()
})

it('names the video hosts that the operator configured', async () => {
  const videoHosts = { franchise: 'the portal', 'locker-room': null }
  renderApp('/admin/system', 'super-admin', { getAppInfo: () => anAppInfo({ videoHosts }) })
  expect(await screen.findByText(/Normal videos come from the portal\./)).toBeDefined()
  expect(screen.queryByText(/Locker room videos come from/)).toBeNull()
})

it.each([
  ['en', '12,345 of 23,456'],
  ['es', '12.345 de 23.456'],
  ['fr', '12\u202f345 sur 23\u202f456'],
])('formats screen counts in %s', async (locale, counted) => {
  localStorage.setItem('roundboard.locale', locale)
  renderApp('/admin/system', 'super-admin', {
    getSystem: () => aSystem({ connectedScreens: 12_345, screens: 23_456 }),
  })
  await waitFor(() => {
    const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(definitions).toContain(counted)
  })
})
