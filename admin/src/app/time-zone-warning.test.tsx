import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../shared/testing/fake-server.ts'
import { aSystem } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

const data = { ...aSystem().timeZoneData, source: 'system', isOld: true } as const
const old: Answers = {
  getTimeZoneData: () => data,
  getSystem: () => aSystem({ timeZoneData: data }),
}

it('warns super-admins on every page about outdated time zone data, with details on System', async () => {
  renderApp('/admin/users', 'super-admin', old)
  expect(
    await screen.findByText(/^Time zone data is out of date \(2026f, Oct 27, 2026\)\./),
  ).toBeTruthy()
  cleanup()
  renderApp('/admin/system', 'super-admin', old)
  expect(await screen.findByText('2026f, more than nine months old')).toBeTruthy()
  expect(screen.getByText('operating system, Oct 27, 2026')).toBeTruthy()
})

it('shows no warning for current time zone data or for other roles', async () => {
  renderApp('/admin/users', 'super-admin')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/Time zone data/)).toBeNull()
  cleanup()
  const { server } = renderApp('/admin/locations', 'admin', old)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/Time zone data/)).toBeNull()
  expect(server.requestsTo('getTimeZoneData')).toEqual([])
})
