import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRollout, someBuilds } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'
import { freezeDate } from '../shared/testing/freeze-date.ts'

freezeDate()

const hour = 60 * 60_000
const stopped = (agoMs: number) => ({
  getBuilds: () =>
    someBuilds({
      rollout: aRollout({
        state: 'stopped',
        endedAt: new Date(Date.now() - agoMs).toISOString(),
        nextAt: null,
      }),
    }),
})
const warning = /^Screen software build .* was rolled back automatically/

it('warns super-admins on every page about a stopped build and links to it', async () => {
  renderApp('/admin/users', 'super-admin', stopped(hour))
  expect(await screen.findByText(warning)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See affected screens' }).getAttribute('href')).toBe(
    '/admin/builds',
  )
})

it('hides the warning on the builds page, after a day and for other roles', async () => {
  renderApp('/admin/builds', 'super-admin', stopped(hour))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText(warning)).toBeNull()
  cleanup()
  renderApp('/admin/users', 'super-admin', stopped(25 * hour))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(warning)).toBeNull()
  cleanup()
  const { server } = renderApp('/admin/locations', 'admin', stopped(hour))
  await screen.findByRole('heading', { level: 1 })
  expect(server.requestsTo('getBuilds')).toEqual([])
})
