import { type ApiKey, ApiKeyDraft } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { anApiKey, aRegion, idOf } from '../../../shared/testing/fixtures.ts'

const secret = `rbk_${'Ab1'.repeat(16)}x`

/** Stores keys like the server. */
function serverWith(...given: readonly ApiKey[]): Answers {
  let keys = [...given]
  return {
    listApiKeys: () => new ListOf(keys),
    createApiKey({ body }) {
      const { name, scopes, region } = ApiKeyDraft.parse(body)
      const made = anApiKey(9, { name, scopes, region })
      keys = [made, ...keys]
      return { ...made, secret }
    },
    revokeApiKey({ params }) {
      const found = keys.find(({ id }) => id === params['id'])
      if (!found) return new Refusal('not-found')
      const revoked = { ...found, revokedAt: '2026-11-21T10:00:00.000Z' }
      keys = keys.map((key) => (key === found ? revoked : key))
      return revoked
    },
  }
}

const openForm = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Add API key' })
  await userEvent.click(button ?? document.body)
  return within(await screen.findByRole('dialog', { name: 'Add API key' }))
}

it('creates a key with chosen scopes, shows it once and copies it', async () => {
  const user = userEvent.setup()
  const { server } = renderApp('/admin/api-keys', 'super-admin', serverWith())
  expect(await screen.findByText('No API keys found')).toBeTruthy()
  const form = await openForm()
  await user.type(form.getByLabelText(/^Name/), 'Franchise portal')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Add at least 1 item.')).toBeTruthy()
  await user.click(form.getByRole('checkbox', { name: 'Read version' }))
  await user.click(form.getByRole('button', { name: 'Add' }))

  const made = within(await screen.findByRole('dialog', { name: 'API key created' }))
  expect(server.bodiesOf('createApiKey')).toEqual([
    { name: 'Franchise portal', scopes: ['version:read'], region: null, expiresInDays: 90 },
  ])
  const field = made.getByLabelText<HTMLInputElement>('Key for Franchise portal')
  expect(field.value).toBe(secret)
  const example = made.getByLabelText<HTMLInputElement>('Example for Franchise portal')
  expect(example.value).toBe(
    `curl -X POST -H "Authorization: Bearer $ROUNDBOARD_KEY" ${location.origin}/api/v2/releases/latest`,
  )
  await user.keyboard('{Escape}')
  await user.click(made.getAllByRole('button', { name: 'Copy' })[0] ?? document.body)
  expect(await made.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.click(made.getByRole('button', { name: 'I’ve saved it' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(await screen.findByRole('rowheader', { name: /^Franchise portal/ })).toBeTruthy()
  expect(document.body.innerHTML).not.toContain(secret)
  const kept = [sessionStorage, localStorage].map((storage) => Object.entries(storage))
  expect(JSON.stringify(kept)).not.toContain(secret)
})

it('requires an explicit choice for a key that never expires', async () => {
  const user = userEvent.setup()
  const { server } = renderApp('/admin/api-keys', 'super-admin', serverWith())
  const form = await openForm()
  await user.type(form.getByLabelText(/^Name/), 'Archive')
  await user.click(form.getByRole('checkbox', { name: 'Read version' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Expires' }), 'Never')
  expect(form.getByText(/works until someone revokes it/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Add' }))
  await screen.findByRole('dialog', { name: 'API key created' })
  expect(server.bodiesOf('createApiKey')).toMatchObject([{ expiresInDays: 'never' }])
})

it('revokes a key after confirmation and shows it', async () => {
  const { server } = renderApp('/admin/api-keys', 'super-admin', serverWith(anApiKey(1)))
  const revoke = { name: 'Revoke the key for Portal 1' }
  await userEvent.click(await screen.findByRole('button', revoke))
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  expect(server.requestsTo('revokeApiKey')).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Revoked the key for Portal 1.')).toBeTruthy()
  expect(await screen.findByText('Revoked')).toBeTruthy()
  expect(screen.queryByRole('button', revoke)).toBeNull()
})

it('limits a key to a region, but not with scopes over shared data', async () => {
  const user = userEvent.setup()
  const { server } = renderApp('/admin/api-keys', 'super-admin', {
    ...serverWith(),
    listRegions: () => [aRegion({ name: 'Ohio' })],
  })
  const form = await openForm()
  await user.type(form.getByLabelText(/^Name/), 'Signs')
  const read = within(form.getByRole('group', { name: 'Read' }))
  await user.click(read.getByRole('checkbox', { name: 'Read locations' }))
  const write = within(form.getByRole('group', { name: 'Write' }))
  await user.click(write.getByRole('checkbox', { name: 'Write workouts' }))
  await user.click(form.getByRole('combobox', { name: 'Region' }))
  await user.click(await screen.findByRole('option', { name: 'Ohio' }))
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText(/this key can’t be limited to a region/)).toBeTruthy()
  expect(server.requestsTo('createApiKey')).toHaveLength(0)
  await user.click(write.getByRole('checkbox', { name: 'Write workouts' }))
  await waitFor(() => {
    expect(form.queryByText(/this key can’t be limited to a region/)).toBeNull()
  })
  await user.click(form.getByRole('button', { name: 'Add' }))
  const made = within(await screen.findByRole('dialog', { name: 'API key created' }))
  await user.click(made.getByRole('button', { name: 'I’ve saved it' }))
  await screen.findByRole('rowheader', { name: /^Signs/ })
  const row = within(screen.getByRole('row', { name: /Signs/ }))
  expect(row.getByText('Ohio')).toBeTruthy()
  expect(row.getByText('Read locations')).toBeTruthy()
})

it('links to the API document and marks a deleted region', async () => {
  const revoked = anApiKey(1, { region: idOf(99), revokedAt: '2026-11-20T10:00:00.000Z' })
  renderApp('/admin/api-keys', 'super-admin', { ...serverWith(revoked), listRegions: () => [] })
  expect(await screen.findByText('Deleted region')).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'API document' })
  expect(link.getAttribute('href')).toBe('/api/docs')
})
