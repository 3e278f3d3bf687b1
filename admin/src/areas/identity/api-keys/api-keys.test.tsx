import { type ApiKey, ApiKeyDraft } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { anApiKey } from '../../../shared/testing/fixtures.ts'

const secret = `rbk_${'Ab1'.repeat(16)}x`

/** Keeps keys as the server does. */
function serverWith(...given: readonly ApiKey[]): Answers {
  let keys = [...given]
  return {
    listApiKeys: () => new ListOf(keys),
    createApiKey({ body }) {
      const { name, scopes } = ApiKeyDraft.parse(body)
      const made = anApiKey(9, { name, scopes })
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

it('a key is made for chosen calls, shown once and copied', async () => {
  const user = userEvent.setup()
  const { server } = renderApp('/admin/api-keys', 'super-admin', serverWith())
  expect(await screen.findByText('No API keys found')).toBeTruthy()
  const form = await openForm()
  await user.type(form.getByLabelText(/^Name/), 'Franchise portal')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Add at least 1 item.')).toBeTruthy()
  await user.click(form.getByRole('checkbox', { name: 'Read the latest version' }))
  await user.click(form.getByRole('button', { name: 'Add' }))

  const made = within(await screen.findByRole('dialog', { name: 'API key created' }))
  expect(server.bodiesOf('createApiKey')).toEqual([
    { name: 'Franchise portal', scopes: ['getLatestVersion'], expiresInDays: 90 },
  ])
  const field = made.getByLabelText<HTMLInputElement>('Key for Franchise portal')
  expect(field.value).toBe(secret)
  await user.keyboard('{Escape}')
  await user.click(made.getByRole('button', { name: 'Copy' }))
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

it('a key without an end must be chosen as such', async () => {
  const user = userEvent.setup()
  const { server } = renderApp('/admin/api-keys', 'super-admin', serverWith())
  const form = await openForm()
  await user.type(form.getByLabelText(/^Name/), 'Archive')
  await user.click(form.getByRole('checkbox', { name: 'Read the latest version' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Expires' }), 'Never')
  expect(form.getByText(/works until someone revokes it/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Add' }))
  await screen.findByRole('dialog', { name: 'API key created' })
  expect(server.bodiesOf('createApiKey')).toMatchObject([{ expiresInDays: 'never' }])
})

it('a key is revoked after a question, and says so', async () => {
  const { server } = renderApp('/admin/api-keys', 'super-admin', serverWith(anApiKey(1)))
  const revoke = { name: 'Revoke the key for Portal 1' }
  await userEvent.click(await screen.findByRole('button', revoke))
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  expect(server.askedFor('revokeApiKey')).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Revoked the key for Portal 1.')).toBeTruthy()
  expect(await screen.findByText('Revoked')).toBeTruthy()
  expect(screen.queryByRole('button', revoke)).toBeNull()
})
