import { issueAt, type User } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aSession, aUser, idOf, updated } from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

freezeDate()

const harbor = aLocation()
const uptown = aLocation({ id: idOf(501), name: 'Uptown', locationIdentifier: 'RB-1002' })
const ownedOf = ({ _id, id, name, locationIdentifier }: typeof harbor) => ({
  _id,
  id,
  name,
  locationIdentifier,
})

/** A user's page whose server data can change while it is open. */
function open(first: Partial<User> = {}, more: Answers = {}) {
  let current = aUser(first.role ?? 'location', first)
  const app = renderApp(`/admin/users/${idOf(1)}`, 'super-admin', {
    getUser: () => current,
    listLocations: () => new ListOf([harbor, uptown]),
    ...more,
  })
  return {
    ...app,
    become: (given: Partial<User>) => (current = { ...current, ...given }),
    readAgain: () => app.queryClient.invalidateQueries(),
  }
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the page of a user', () => {
  it('distinguishes a missing user from a load error', async () => {
    let isThere = true
    const { readAgain } = open(
      {},
      {
        getUser: () => new Refusal(isThere ? 'unavailable' : 'not-found', 'Not now.'),
      },
    )
    expect(await screen.findByText('Couldn’t load this user')).toBeTruthy()
    isThere = false
    await readAgain()
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })

  it('shows changes that someone else makes while it is open', async () => {
    const { become, readAgain } = open()
    expect(await screen.findByText('location@example.com · Location')).toBeTruthy()
    become({ role: 'api-access', lastName: 'Robot' })
    await readAgain()
    expect(await screen.findByRole('heading', { name: 'Rosa Robot' })).toBeTruthy()
    expect(screen.getByText('location@example.com · API access')).toBeTruthy()
    expect(screen.getByDisplayValue('Robot')).toBeTruthy()
  })

  it('shows the new name as soon as it is saved, before the refetch', async () => {
    const read = Promise.withResolvers<User>()
    let isSaved = false
    open(
      {},
      {
        getUser: () => (isSaved ? read.promise : aUser('location')),
        updateUser({ body }) {
          isSaved = true
          return updated(aUser('location'), body)
        },
      },
    )
    await click('Unlock form')
    const field = screen.getByLabelText(/^First name/)
    await userEvent.clear(field)
    await userEvent.type(field, 'Minna')
    await click('Save')
    expect(await screen.findByText('Updated User: Minna Quill')).toBeTruthy()
    await click('Delete')
    expect(
      await screen.findByText('Are you sure you want to delete user: "Minna Quill" ?'),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Minna Quill')
  })

  it('accepts the longest names and none longer', async () => {
    const lastName = 'Q'.repeat(32)
    const { server } = open({ lastName })
    expect(await screen.findByRole('heading', { name: `Rosa ${lastName}` })).toBeTruthy()
    await click('Unlock form')
    await userEvent.type(screen.getByLabelText(/^Last name/), 'x')
    await click('Save')
    await waitFor(() => {
      expect(screen.getByLabelText(/^Last name/).getAttribute('aria-invalid')).toBe('true')
    })
    expect(server.requestsTo('updateUser')).toEqual([])
  })
})

describe('changing how a user signs in', () => {
  const taken = issueAt('email', 'email-taken')
  const confirmDialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Please confirm' }))

  it.each([
    ['email address', /^Email/, { email: 'new@example.test' }],
    ['password', /^New password/, { password: 'new@example.test' }],
  ] as const)('with a new %s asks for the admin’s own password', async (_what, label, sent) => {
    const { server } = open(
      {},
      {
        updateUser: ({ body }) => updated(aUser('location'), body),
      },
    )
    await click('Unlock form')
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await enterText(field, 'new@example.test')
    await click('Save')
    const question = await confirmDialog()
    expect(question.getByText(/^To change how Rosa Quill signs in/)).toBeTruthy()
    await userEvent.type(question.getByLabelText(/^Password/), 'right')
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated User: Rosa Quill')).toBeTruthy()
    expect(server.bodiesOf('updateUser')).toEqual([
      { ...sent, currentPassword: 'right', expectedUpdatedAt: aUser('location').updatedAt },
    ])
  })

  it('keeps unsaved text when cancelled', async () => {
    const { server } = open()
    await click('Unlock form')
    await userEvent.type(screen.getByLabelText(/^Email/), '.mx')
    await click('Save')
    await userEvent.click((await confirmDialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.getByDisplayValue('location@example.com.mx')).toBeTruthy()
    expect(server.requestsTo('updateUser')).toEqual([])
  })

  it('reports a taken email address at its field after the password was right', async () => {
    open(
      {},
      {
        updateUser: () => new Refusal('conflict', taken.message, [taken]),
      },
    )
    await click('Unlock form')
    await userEvent.type(screen.getByLabelText(/^Email/), '.mx')
    await click('Save')
    const question = await confirmDialog()
    await userEvent.type(question.getByLabelText(/^Password/), 'right')
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    expect(await (await panel('Details')).findByText(taken.message)).toBeTruthy()
    expect(screen.getByDisplayValue('location@example.com.mx')).toBeTruthy()
  })
})

describe('the locations of a user', () => {
  const choice = async () => within(await screen.findByRole('dialog', { name: 'Add locations' }))

  it('are added one by one, and existing ones can’t be added again', async () => {
    const { become, server } = open(
      { locations: [ownedOf(harbor)] },
      {
        addUserLocation: () => become({ locations: [ownedOf(harbor), ownedOf(uptown)] }),
      },
    )
    await click('Add locations')
    const dialog = await choice()
    const had = await dialog.findByRole('button', { name: 'Already added: Harbor Street' })
    expect(had).toHaveProperty('disabled', true)
    await userEvent.click(dialog.getByRole('button', { name: 'Add Uptown' }))
    expect(await screen.findByText('Added Location to Rosa Quill')).toBeTruthy()
    const given = await dialog.findByRole('button', { name: 'Already added: Uptown' })
    expect(given).toHaveProperty('disabled', true)
    expect(server.bodiesOf('addUserLocation')).toEqual([{ locationId: idOf(501) }])
  })

  it('are searched by name starting at the first page', async () => {
    const { server } = open(
      {},
      {
        listLocations: ({ query }) =>
          query.get('name') === 'nowhere' ? new ListOf([]) : new ListOf([harbor], 40),
      },
    )
    await click('Add locations')
    const dialog = await choice()
    await userEvent.click(await dialog.findByRole('button', { name: 'Next' }))
    await enterText(dialog.getByLabelText('Search locations'), 'nowhere', '{Enter}')
    expect(await dialog.findByText('No locations found')).toBeTruthy()
    const requests = server.requestsTo('listLocations').map(({ query }) => query.toString())
    expect(requests).toEqual(['page=1', 'page=2', 'page=1&name=nowhere'])
  })

  it('show an error when the permission to add them was revoked', async () => {
    open({}, { addUserLocation: () => new Refusal('forbidden', 'Not any more.') })
    expect(await screen.findByText('This user has no locations yet.')).toBeTruthy()
    await click('Add locations')
    const dialog = await choice()
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Uptown' }))
    expect(await screen.findByText('Not any more.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Add Uptown' })).toHaveProperty('disabled', false)
  })

  // spec: 6
  it('are unavailable to API access users, from the moment the role changes', async () => {
    const { become, readAgain } = open()
    const add = await screen.findByRole('button', { name: 'Add locations' })
    expect(add).toHaveProperty('disabled', false)
    become({ role: 'api-access' })
    await readAgain()
    expect(await screen.findByText('API access users can’t have locations.')).toBeTruthy()
    expect(add).toHaveProperty('disabled', true)
    expect(screen.queryByText('This user has no locations yet.')).toBeNull()
  })

  it('stay when a removal is cancelled', async () => {
    const { server } = open({ locations: [ownedOf(harbor)] })
    await click('Delete Harbor Street from user')
    await click('Cancel')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect((await panel('Locations')).getByText('RB-1001')).toBeTruthy()
    expect(server.requestsTo('updateUser')).toEqual([])
  })
})

describe('the sessions of a user', () => {
  it('can be ended except the current one, even if already ended elsewhere', async () => {
    let sessions = [aSession(1, { isCurrent: true }), aSession(2, { device: 'Phone' })]
    const { server } = open(
      {},
      {
        listUserSessions: () => sessions,
        endUserSession: () => {
          sessions = sessions.slice(0, 1)
          return new Refusal('not-found')
        },
      },
    )
    const shown = await panel('Sessions')
    const own = within(await shown.findByRole('row', { name: /Firefox on Linux/ }))
    expect(own.getByText('This session')).toBeTruthy()
    expect(own.queryByRole('button')).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'End session: Phone' }))
    expect(await screen.findByText('Session ended.')).toBeTruthy()
    await waitFor(() => {
      expect(shown.queryByText('Phone')).toBeNull()
    })
    expect(server.requestsTo('endUserSession').map(({ params }) => params)).toEqual([
      { id: idOf(1), sessionId: idOf(602) },
    ])
  })

  it('stay with an error when they can’t be ended', async () => {
    open(
      {},
      {
        listUserSessions: () => [aSession(2)],
        endUserSession: () => new Refusal('unavailable', 'Not now.'),
      },
    )
    await click('End session: Firefox on Linux')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(screen.queryByText('Session ended.')).toBeNull()
    expect(screen.getByText('Firefox on Linux')).toBeTruthy()
  })

  it('show separate load error and empty states', async () => {
    let isReady = false
    open({}, { listUserSessions: () => (isReady ? [] : new Refusal('unavailable', 'Not now.')) })
    const shown = await panel('Sessions')
    expect(await shown.findByText('Couldn’t load the sessions')).toBeTruthy()
    expect(shown.queryByText('No active sessions')).toBeNull()
    isReady = true
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    expect(await shown.findByText('No active sessions')).toBeTruthy()
  })

  it.each([
    ['es', 'hace 2 horas', /^28 nov 2026, \d+:00/],
    ['fr', 'il y a 2 heures', /^28 nov\. 2026/],
  ] as const)('show in %s their last use and expiry', async (locale, used, ends) => {
    localStorage.setItem('roundboard.locale', locale)
    const lastUsedAt = new Date(Date.now() - 2 * 3_600_000).toISOString()
    open({}, { listUserSessions: () => [aSession(1, { lastUsedAt })] })
    expect(await screen.findByText(used)).toBeTruthy()
    expect(screen.getByText(ends)).toBeTruthy()
  })
})
