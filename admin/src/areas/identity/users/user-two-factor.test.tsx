import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aUser, idOf } from '../../../shared/testing/fixtures.ts'

const user = aUser('admin', { id: idOf(7), _id: idOf(7), firstName: 'Nina', lastName: 'Ropes' })
const path = `/admin/users/${user.id}`
const none = { passkeys: 0, hasPhone: false, recoveryCodesLeft: 0, isRequired: true }

it('resets a user’s two-factor authentication after confirmation', async () => {
  let twoFactor = { passkeys: 1, hasPhone: true, recoveryCodesLeft: 1, isRequired: true }
  renderApp(path, 'super-admin', {
    getUser: () => user,
    getUserTwoFactor: () => twoFactor,
    resetTwoFactor: () => {
      twoFactor = none
      return {}
    },
  })
  expect(await screen.findByText(/1 passkey, authenticator app, 1 recovery code left/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  expect(question.getByText('Reset two-factor authentication for Nina Ropes?')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('Two-factor authentication reset for Nina Ropes.')).toBeTruthy()
  expect(await screen.findByText(/^Not set up, but required/)).toBeTruthy()
})

it('sends users to the security page for their own factors', async () => {
  renderApp(`/admin/users/${idOf(1)}`, 'super-admin', {
    getUser: () => aUser('super-admin'),
    getUserTwoFactor: () => ({ ...none, passkeys: 2 }),
  })
  expect(await screen.findByText(/^Manage your own two-factor authentication here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
})
