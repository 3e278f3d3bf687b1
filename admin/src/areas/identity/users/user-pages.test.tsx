import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aUser, idOf, updated } from '../../../shared/testing/fixtures.ts'

const user = aUser('admin', {
  firstName: 'Minna',
  lastName: 'Footwork',
  email: 'minna@example.test',
})
const page = `/admin/users/${user.id}`

const server: Answers = {
  listUsers: () => new ListOf([user]),
  listRoles: () => ['location', 'admin', 'super-admin', 'api-access'],
  listUserSessions: () => [],
  getUser: () => user,
  createUser: ({ body }) => ({ ...updated(user, body), link: null }),
  updateUser: ({ body }) =>
    body['currentPassword'] === 'wrong'
      ? new Refusal('wrong-password', 'Incorrect Password')
      : updated(user, body),
  deleteUser: ({ body }) =>
    body['password'] === 'right' ? user : new Refusal('wrong-password', 'Incorrect Password'),
}

const type = async (password: string, button: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
  const field = within(dialog).getByLabelText(/^Password/)
  await userEvent.clear(field)
  await userEvent.type(field, password)
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
  return dialog
}

it('deletes a user only with the admin’s own password', async () => {
  const { server: fakeServer } = renderApp(page, 'super-admin', server)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await type('wrong', 'Delete')
  expect(dialog.textContent).toContain('Are you sure you want to delete user: "Minna Footwork" ?')
  expect(await within(dialog).findByText('Incorrect Password')).toBeTruthy()
  await type('right', 'Delete')
  expect(await screen.findByText('Deleted User: Minna Footwork')).toBeTruthy()
  expect(fakeServer.bodiesOf('deleteUser')).toEqual([{ password: 'wrong' }, { password: 'right' }])
})

it('restores a deleted user on Undo and says that they have to log in again', async () => {
  const { server: fakeServer } = renderApp(page, 'super-admin', {
    ...server,
    restoreUser: () => user,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await type('right', 'Delete')
  expect(dialog.textContent).toContain('You’ll have ten seconds to undo this.')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const message = 'Restored User: Minna Footwork. They must sign in again.'
  expect(await screen.findByText(message)).toBeTruthy()
  expect(fakeServer.requestsTo('restoreUser')[0]?.params['id']).toBe(user.id)
})

it('treats an already deleted user as deleted', async () => {
  const gone = { deleteUser: () => new Refusal('not-found') }
  renderApp(page, 'super-admin', { ...server, ...gone })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await type('right', 'Delete')
  expect(await screen.findByText('Deleted User: Minna Footwork')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks for the admin’s own password only for changes to how a user signs in', async () => {
  const { server: fakeServer } = renderApp(page, 'super-admin', server)
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
  const lastName = screen.getByLabelText(/^Last name/)
  await userEvent.clear(lastName)
  await userEvent.type(lastName, 'Jab')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(fakeServer.bodiesOf('updateUser')).toHaveLength(1)
  })
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
  await userEvent.selectOptions(screen.getByLabelText(/^Role/), 'super-admin')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await type('wrong', 'Save')
  expect(await within(dialog).findByText('Incorrect Password')).toBeTruthy()
  await type('right', 'Save')
  await waitFor(() => {
    expect(fakeServer.bodiesOf('updateUser').at(-1)).toMatchObject({
      role: 'super-admin',
      currentPassword: 'right',
    })
  })
})

it('removes a location from a user without undoing concurrent edits', async () => {
  const [kept, given] = [aLocation({ id: idOf(501), name: 'Uptown' }), aLocation()]
  const owner = aUser('location', { locations: [given] })
  let current = owner
  const { server: fakeServer } = renderApp(`/admin/users/${owner.id}`, 'super-admin', {
    ...server,
    getUser: () => current,
    updateUser: ({ body }) =>
      body['expectedUpdatedAt'] === current.updatedAt
        ? { ...current, locations: [] }
        : new Refusal('changed-meanwhile', 'Someone else saved this user.'),
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete Harbor Street from user' }),
  )
  current = aUser('location', { locations: [kept, given], updatedAt: '2026-11-21T10:45:00.000Z' })
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted Location: Harbor Street from user')).toBeTruthy()
  expect(fakeServer.bodiesOf('updateUser')).toEqual([
    { locations: [kept.id], expectedUpdatedAt: current.updatedAt },
  ])
})
