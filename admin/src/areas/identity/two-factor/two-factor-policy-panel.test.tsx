import type { Role } from '@roundboard/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { Refusal } from '../../../shared/testing/fake-server.ts'
import { aSystem, someFactors } from '../../../shared/testing/fixtures.ts'

const question = async () => within(await screen.findByRole('dialog', { name: 'Please confirm' }))
const roleSwitch = (name: string) => screen.findByRole('switch', { name })

it('requires a role after confirmation and keeps concurrent edits', async () => {
  let roles: Role[] = []
  const { server } = renderApp('/admin/system', 'super-admin', {
    getTwoFactorRoles: () => ({ roles }),
    updateTwoFactorRoles: ({ body }) => ({ roles: (roles = body['roles'] as Role[]) }),
  })
  await userEvent.click(await roleSwitch('Admin'))
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  expect(server.requestsTo('updateTwoFactorRoles')).toEqual([])
  roles = ['location']
  await userEvent.click(await roleSwitch('Admin'))
  await userEvent.click((await question()).getByRole('button', { name: 'Require' }))
  expect(
    await screen.findByText('Two-factor authentication is now required for the Admin role.'),
  ).toBeTruthy()
  expect(roles).toEqual(['location', 'admin'])
  await userEvent.click(await roleSwitch('Location'))
  expect(
    await screen.findByText(
      'Two-factor authentication is no longer required for the Location role.',
    ),
  ).toBeTruthy()
  expect(roles).toEqual(['admin'])
})

it('warns super-admins who require it of themselves, then opens the setup', async () => {
  let isRule = false
  const { router } = renderApp('/admin/system', 'super-admin', {
    getSystem: () => (isRule ? new Refusal('second-factor-set-up-wanted') : aSystem()),
    getTwoFactor: () => someFactors({ isRequired: isRule }),
    updateTwoFactorRoles: () => {
      isRule = true
      return { roles: ['super-admin'] }
    },
  })
  await userEvent.click(await roleSwitch('Super-admin'))
  const confirmDialog = await question()
  expect(confirmDialog.getByText(/You haven’t set it up yet/)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('button', { name: 'Require' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/profile/security')
  })
})
