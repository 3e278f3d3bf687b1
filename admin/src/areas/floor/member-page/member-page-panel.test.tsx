import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { aLocation } from '../../../shared/testing/fixtures.ts'

const location = { ...aLocation(), pocketPage: true }
const path = `/admin/locations/${location.id}?tab=settings`

function serverOf() {
  let key = 'first'
  return {
    getLocation: () => location,
    getMemberPageAddress: () => ({ address: `/pocket#${key}` }),
    renewMemberPageAddress() {
      key = 'second'
      return { address: `/pocket#${key}` }
    },
  }
}

const panel = async () => within(await screen.findByRole('region', { name: 'Member page' }))

it('shows the member page link as a QR code and text, and replaces it', async () => {
  const user = userEvent.setup()
  renderApp(path, 'admin', serverOf())
  const memberPage = await panel()
  const field = await memberPage.findByLabelText<HTMLInputElement>('Link for members')
  expect(field.value).toMatch(/^http.*\/pocket#first$/)
  expect(memberPage.getByRole('img', { name: 'QR code for the member page' })).toBeTruthy()
  await user.click(memberPage.getByRole('button', { name: 'Create new link' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Create new link' }))
  expect(await memberPage.findByDisplayValue(/#second$/)).toBeTruthy()
})

it('is hidden while the member page is switched off for the location', async () => {
  renderApp(path, 'admin', { ...serverOf(), getLocation: () => aLocation() })
  await screen.findByRole('region', { name: 'Details' })
  expect(screen.queryByRole('region', { name: 'Member page' })).toBeNull()
})
