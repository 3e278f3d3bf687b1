import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { session } from '../../../shared/session/session.ts'
import { aUser } from '../../../shared/testing/fixtures.ts'

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

it('shows the user’s details without input fields', async () => {
  renderApp('/admin/profile', 'super-admin')
  await screen.findByRole('heading', { name: 'My Profile' })
  expect(facts()).toEqual(['Rosa', 'Quill', 'super-admin@example.com', 'Super-admin'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('updates when the session’s user changes, even with the longest names', async () => {
  renderApp('/admin/profile', 'admin')
  await screen.findByText('Rosa')
  const longest = 'W'.repeat(32)
  act(() => {
    session.start('token-1', aUser('admin', { firstName: longest, lastName: longest }))
  })
  expect(facts()).toEqual([longest, longest, 'admin@example.com', 'Admin'])
})
