import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { session } from '../session/session.ts'
import { type Answers, ListOf, Refusal } from '../testing/fake-server.ts'
import { aLocation, aUser, idOf } from '../testing/fixtures.ts'
import { storedDrafts } from './stored-drafts.ts'
import { enterText } from '../testing/enter-text.ts'

const begun = { values: { name: '' }, updatedAt: '' }

describe('a stored draft', () => {
  beforeEach(() => {
    session.start('token', aUser('admin'))
  })

  // security: 14.3.3
  it('belongs to the user who typed it', () => {
    storedDrafts.keep('new-user', { begun, typed: { name: 'Rosa' } })
    session.end()
    session.start('token', aUser('admin', { id: idOf(2) }))
    expect(storedDrafts.find('new-user')).toBeUndefined()
    session.end()
    session.start('token', aUser('admin'))
    expect(storedDrafts.find('new-user')?.typed).toEqual({ name: 'Rosa' })
    storedDrafts.forget('new-user')
    expect(storedDrafts.find('new-user')).toBeUndefined()
  })

  it.each(['', '{', 'null', '{"name":"of a version before"}', '{"typed":{},"begun":{}}'])(
    'is ignored when it can’t be read: %s',
    (text) => {
      storedDrafts.keep('new-user', { begun, typed: { name: 'Rosa' } })
      const [key = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(key, text)
      expect(storedDrafts.find('new-user')).toBeUndefined()
    },
  )
})

const users: Answers = {
  listUsers: () => new ListOf([aUser('admin')]),
  createUser: () => new Refusal('unavailable', 'Not now.'),
}
const open = async (name: string) => {
  const [opener] = await screen.findAllByRole('button', { name })
  await userEvent.click(opener ?? document.body)
  return within(await screen.findByRole('dialog', { name }))
}

describe('a modal for adding', () => {
  it('restores what was typed when reopened and can discard it', async () => {
    renderApp('/admin/locations', 'admin', { listLocations: () => new ListOf([aLocation()]) })
    const dialog = await open('Add location')
    await enterText(dialog.getByLabelText(/^Name/), 'New Gym')
    await userEvent.keyboard('{Escape}')
    const again = await open('Add location')
    expect(again.getByDisplayValue('New Gym')).toBeTruthy()
    await userEvent.click(again.getByRole('button', { name: 'Discard changes' }))
    expect(again.queryByDisplayValue('New Gym')).toBeNull()
    expect(again.queryByText('Your unsaved changes were restored.')).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([])
  })

  // security: 14.3.3
  it('never stores a password, and keeps it in its field after an error', async () => {
    renderApp('/admin/users', 'super-admin', users)
    const dialog = await open('Add user')
    await userEvent.type(dialog.getByLabelText(/^First name/), 'Minna')
    await userEvent.type(dialog.getByLabelText(/^Last name/), 'Jab')
    await enterText(dialog.getByLabelText(/^Email/), 'minna@example.test')
    await enterText(dialog.getByLabelText(/^Password/), 'a password of hers')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/problem adding the user: Not now/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('a password of hers')
    const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join()
    expect(stored).toContain('minna@example.test')
    expect(stored).not.toContain('a password of hers')
    cleanup()
    renderApp('/admin/users', 'super-admin', users)
    const again = await open('Add user')
    expect(again.getByDisplayValue('Minna')).toBeTruthy()
    expect(again.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('')
  })
})
