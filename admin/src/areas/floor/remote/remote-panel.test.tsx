import type { CoachPass } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import type { Answers } from '../../../shared/testing/fake-server.ts'
import { aLocation } from '../../../shared/testing/fixtures.ts'

const location = { ...aLocation(), vtsEnabled: true }

const idsOf = (number: number) => {
  const id = `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`
  return { _id: id, id }
}

const aPass = (number: number, given: Partial<CoachPass> = {}): CoachPass => ({
  ...idsOf(number),
  number,
  madeBy: 'Wall 3',
  isFromWall: true,
  madeAt: '2026-11-21T17:00:00.000Z',
  opensUntil: '2026-11-21T17:02:00.000Z',
  openedAt: '2026-11-21T17:01:00.000Z',
  expiresAt: '2026-11-22T05:00:00.000Z',
  ...given,
})

/** Stores coach passes like the server. */
function serverWith(...given: readonly CoachPass[]): Answers {
  let passes = [...given]
  return {
    getLocation: () => location,
    listCoachPasses: () => passes,
    createCoachPass() {
      const made = aPass(9, { openedAt: null, opensUntil: '2026-11-22T05:00:00.000Z' })
      passes = [...passes, made]
      return { ...made, address: '/remote#rbl_secret' }
    },
    revokeCoachPasses() {
      const revoked = passes
      passes = []
      return revoked
    },
  }
}

const panel = async () => within(await screen.findByRole('region', { name: 'Remote' }))

it('lists the coach passes of a location and revokes them all', async () => {
  const user = userEvent.setup()
  renderApp(`/admin/locations/${location.id}?tab=settings`, 'admin', serverWith(aPass(1), aPass(2)))
  const remote = await panel()
  expect(await remote.findByText('Coach pass 1 · Wall 3')).toBeTruthy()
  expect(await remote.findAllByText('Opened at 12:01 PM, expires at 12:00 AM')).toHaveLength(2)
  await user.click(remote.getByRole('button', { name: 'Revoke all' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Revoke all' }))
  expect(await remote.findByText('No coach passes')).toBeTruthy()
})

it('creates a link that is shown once, as a QR code and text', async () => {
  const user = userEvent.setup()
  renderApp(`/admin/locations/${location.id}?tab=settings`, 'admin', serverWith())
  const remote = await panel()
  await user.click(await remote.findByRole('button', { name: 'Create link' }))
  const field = await remote.findByLabelText<HTMLInputElement>('Link for one phone')
  expect(field.value).toMatch(/^http.*\/remote#rbl_secret$/)
  expect(remote.getByRole('img', { name: /^QR code/ })).toBeTruthy()
  expect(remote.getByText('Not opened yet, expires at 12:00 AM')).toBeTruthy()
})

it('shows the code of the day when phones need it', async () => {
  renderApp(`/admin/locations/${location.id}?tab=settings`, 'admin', {
    ...serverWith(),
    getLocation: () => ({ ...location, screenPasses: 'code' as const }),
    getPassCode: () => ({ code: '0482' }),
  })
  expect(await (await panel()).findByText('Code of the day: 0482')).toBeTruthy()
})

it('explains when screens issue no coach passes', async () => {
  renderApp(`/admin/locations/${location.id}?tab=settings`, 'admin', serverWith())
  const remote = await panel()
  expect(remote.getByText(/Screens here don’t issue coach passes/)).toBeTruthy()
  expect(remote.queryByText(/Code of the day/)).toBeNull()
})

it('is hidden when the location has no timer', async () => {
  const plain = { ...location, vtsEnabled: false }
  renderApp(`/admin/locations/${location.id}?tab=settings`, 'admin', {
    ...serverWith(aPass(1)),
    getLocation: () => plain,
  })
  await screen.findByRole('region', { name: 'Details' })
  expect(screen.queryByRole('region', { name: 'Remote' })).toBeNull()
})
