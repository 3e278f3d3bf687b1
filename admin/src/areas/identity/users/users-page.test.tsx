import type { User } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aRegion, aUser, idOf } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const minna = aUser('admin', {
  id: idOf(2),
  firstName: 'Minna',
  lastName: 'Footwork',
  email: 'minna@example.test',
})
const made = { ...minna, link: null }
const robot = aUser('api-access', { id: idOf(3), email: 'robot@example.test', isActive: false })

/** The list of users, whose server data can change while it is open. */
function open(path = '', first: readonly User[] = [minna, robot], more: Answers = {}) {
  let current = first
  const app = renderApp(`/admin/users${path}`, 'super-admin', {
    listUsers: () => new ListOf(current),
    ...more,
  })
  return { ...app, become: (users: readonly User[]) => (current = users) }
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the list of users', () => {
  it('shows each user’s role and whether they can sign in', async () => {
    open()
    const admin = await rowOf(/minna@example\.test/)
    expect(admin.getByText('Admin')).toBeTruthy()
    expect(admin.getByText('Yes')).toBeTruthy()
    const api = await rowOf(/robot@example\.test/)
    expect(api.getByText('API access')).toBeTruthy()
    expect(api.getByText('No')).toBeTruthy()
    const link = admin.getByRole('link', { name: 'minna@example.test' })
    expect(link.getAttribute('href')).toBe(`/admin/users/${idOf(2)}`)
  })

  it('shows whether each user has a password or when their invitation expires', async () => {
    const invited = { state: 'invited', invitedUntil: '2999-11-24T12:00:00.000Z' } as const
    open('', [
      minna,
      { ...robot, ...invited },
      aUser('admin', {
        ...invited,
        id: idOf(4),
        email: 'late@example.test',
        invitedUntil: '2020-11-24T12:00:00.000Z',
      }),
      aUser('admin', {
        ...invited,
        id: idOf(5),
        email: 'never@example.test',
        invitedUntil: null,
      }),
    ])
    expect((await rowOf(/minna@/)).getByText('Has a password')).toBeTruthy()
    expect((await rowOf(/robot@/)).getByText(/^Invited \(link expires Nov 24, 2999/)).toBeTruthy()
    expect((await rowOf(/late@/)).getByText(/^Invitation expired Nov 24, 2020/)).toBeTruthy()
    expect((await rowOf(/never@/)).getByText('No password yet')).toBeTruthy()
  })

  it.each([
    ['es', /^21 nov 2026, \d+:00/, 'Administrador'],
    ['fr', /^21 nov\. 2026/, 'Administrateur'],
  ] as const)('shows in %s the change date and role of a user', async (locale, day, role) => {
    localStorage.setItem('roundboard.locale', locale)
    open('', [minna])
    const row = await rowOf(/minna/)
    expect(row.getByText(day)).toBeTruthy()
    expect(row.getByText(role)).toBeTruthy()
  })

  it('is searched by one field and sorted, starting at the first page', async () => {
    const { server, router } = open('?page=2', [minna, robot], {
      listUsers: () => new ListOf([minna], 40),
    })
    const last = async () => {
      await rowOf(/minna/)
      return Object.fromEntries(server.requestsTo('listUsers').at(-1)?.query ?? [])
    }
    expect(await last()).toEqual({ page: '2' })
    await userEvent.selectOptions(screen.getByLabelText('Search in'), 'Last name')
    await userEvent.type(screen.getByLabelText('Search users'), 'Foot{Enter}')
    await waitFor(async () => {
      expect(await last()).toEqual({ page: '1', lastName: 'Foot' })
    })
    await click('Role')
    await waitFor(async () => {
      expect(await last()).toEqual({ page: '1', lastName: 'Foot', sort: 'role' })
    })
    expect(router.state.location.search).toEqual({ by: 'lastName', q: 'Foot', sort: 'role' })
  })

  it('distinguishes an empty list from a search without matches', async () => {
    open('', [])
    expect(await screen.findByText('Add the people who manage locations.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Search users'), 'nobody{Enter}')
    expect(await screen.findByText('Nothing matches your search.')).toBeTruthy()
    expect(screen.queryByText('Add the people who manage locations.')).toBeNull()
  })

  it('shows a load error and can retry', async () => {
    let isReady = false
    open('', [], {
      listUsers: () => (isReady ? new ListOf([minna]) : new Refusal('unavailable', 'Not now.')),
    })
    expect(await screen.findByText('Couldn’t load users')).toBeTruthy()
    isReady = true
    await click('Retry')
    expect(await rowOf(/minna/)).toBeTruthy()
  })

  it('drops a deleted user after the admin’s own password and keeps the others', async () => {
    const { become, server } = open('', [minna, robot], {
      deleteUser: ({ body }) => {
        if (body['password'] !== 'right') return new Refusal('wrong-password', 'Incorrect Password')
        become([robot])
        return minna
      },
    })
    await click('Delete minna@example.test')
    const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
    const password = dialog.getByLabelText(/^Password/)
    await userEvent.type(password, 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Incorrect Password')).toBeTruthy()
    expect(screen.getByText('minna@example.test')).toBeTruthy()
    await userEvent.clear(password)
    await userEvent.type(password, 'right')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted User: Minna Footwork')).toBeTruthy()
    await waitFor(() => {
      expect(screen.queryByText('minna@example.test')).toBeNull()
    })
    expect(screen.getByText('robot@example.test')).toBeTruthy()
    expect(server.requestsTo('deleteUser').map(({ params }) => params['id'])).toEqual([
      idOf(2),
      idOf(2),
    ])
  })
})

describe('adding a user', () => {
  const fill = async (role = 'location') => {
    await click('Add user')
    const form = within(await screen.findByRole('dialog', { name: 'Add user' }))
    await enterText(form.getByLabelText(/^Email/), 'minna@example.test')
    await userEvent.type(form.getByLabelText(/^First name/), 'Minna')
    await enterText(form.getByLabelText(/^Last name/), 'Footwork')
    await enterText(form.getByLabelText(/^Password/), 'a long enough one')
    await userEvent.selectOptions(form.getByLabelText(/^Role/), role)
    return form
  }
  const draft = {
    email: 'minna@example.test',
    firstName: 'Minna',
    lastName: 'Footwork',
    role: 'location',
    isActive: true,
    language: 'en',
    locations: [],
    regions: [],
    password: 'a long enough one',
  }
  const page: Answers = { createUser: () => made, getUser: () => minna }

  it('requires no step-up and opens the user’s page', async () => {
    const { server, router } = open('', [robot], page)
    const form = await fill()
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added User: Minna to the Roundboard system.')).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/admin/users/${idOf(2)}`)
    expect(server.bodiesOf('createUser')).toEqual([draft])
  })

  it('assigns regions and locations', async () => {
    const { server } = open('', [robot], {
      ...page,
      listRegions: () => [aRegion()],
      listLocations: () => new ListOf([aLocation()]),
    })
    const form = await fill()
    for (const [label, option] of [
      ['Regions', 'Midwest'],
      ['Locations', 'Harbor Street (RB-1001)'],
    ] as const) {
      await userEvent.click(form.getByRole('combobox', { name: label }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added User: Minna to the Roundboard system.')).toBeTruthy()
    expect(server.bodiesOf('createUser')).toEqual([
      { ...draft, regions: [aRegion().id], locations: [aLocation().id] },
    ])
  })

  it('has no locations after "Discard changes"', async () => {
    open('', [robot], { ...page, listLocations: () => new ListOf([aLocation()]) })
    await click('Add user')
    await userEvent.type(await screen.findByLabelText(/^First name/), 'M')
    await click('Close')
    await click('Add user')
    const locations = () => screen.findByRole('combobox', { name: 'Locations' })
    const location = () => screen.findByRole('option', { name: 'Harbor Street (RB-1001)' })
    await userEvent.click(await locations())
    await userEvent.click(await location())
    await click('Discard changes')
    await userEvent.click(await locations())
    expect(await location()).toBeTruthy()
  })

  it('invites a user without a password and shows the link when no email was sent', async () => {
    const invited = {
      ...minna,
      state: 'invited',
      invitedUntil: '2026-11-24T12:00:00.000Z',
    } as const
    const { server } = open('', [robot], {
      createUser: () => ({ ...invited, link: '/invitation#secret-1' }),
      getUser: () => invited,
      inviteUser: () => ({ ...invited, link: null }),
    })
    const form = await fill()
    await userEvent.clear(form.getByLabelText(/^Password/))
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    const link = await screen.findByLabelText<HTMLInputElement>('Link for Minna Footwork')
    expect(link.value).toBe(`${location.origin}/invitation#secret-1`)
    const { password: _, ...rest } = draft
    expect(server.bodiesOf('createUser')).toEqual([rest])
    await click('Resend invitation')
    expect(await screen.findByText('Invitation sent to minna@example.test.')).toBeTruthy()
    expect(screen.queryByLabelText('Link for Minna Footwork')).toBeNull()
  })

  it('requires the admin’s own password for a super-admin; cancelling creates nothing', async () => {
    const { server } = open('', [robot], {
      ...page,
      createUser: ({ body }) =>
        body['currentPassword'] === 'right'
          ? made
          : new Refusal('wrong-password', 'Incorrect Password'),
    })
    const form = await fill('super-admin')
    const openConfirm = async () => {
      await userEvent.click(form.getByRole('button', { name: 'Add' }))
      return within(await screen.findByRole('dialog', { name: 'Please confirm' }))
    }
    await userEvent.click((await openConfirm()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Please confirm' })).toBeNull()
    })
    expect(server.requestsTo('createUser')).toEqual([])
    expect(form.getByDisplayValue('minna@example.test')).toBeTruthy()
    const question = await openConfirm()
    await userEvent.type(question.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(question.getByRole('button', { name: 'Add' }))
    expect(await question.findByText('Incorrect Password')).toBeTruthy()
    await userEvent.clear(question.getByLabelText(/^Password/))
    await userEvent.type(question.getByLabelText(/^Password/), 'right')
    await userEvent.click(question.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added User: Minna to the Roundboard system.')).toBeTruthy()
    expect(server.bodiesOf('createUser').at(-1)).toEqual({
      ...draft,
      role: 'super-admin',
      currentPassword: 'right',
    })
  })

  it('creates one user when retried after a lost response', async () => {
    let isLost = true
    const { server } = open('', [robot], {
      ...page,
      createUser: () => {
        if (!isLost) return made
        isLost = false
        throw new LostResponse()
      },
    })
    const form = await fill()
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await screen.findByText(/Can’t reach the server/)
    expect(form.getByDisplayValue('a long enough one')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added User: Minna to the Roundboard system.')).toBeTruthy()
    expect(new Set(server.requestsTo('createUser').map(({ key }) => key)).size).toBe(1)
  })

  it('offers the roles that the server returns', async () => {
    open('', [robot], { listRoles: () => ['location', 'admin'] })
    await click('Add user')
    const role = await screen.findByLabelText(/^Role/)
    await waitFor(() => {
      const options = within(role).getAllByRole('option')
      expect(options.map((option) => option.textContent)).toEqual(['Location', 'Admin'])
    })
  })
})
