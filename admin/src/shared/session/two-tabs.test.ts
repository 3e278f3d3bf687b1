import { calls } from '@roundboard/contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { fakeServer, ListOf, LostResponse, Refusal } from '../testing/fake-server.ts'
import { aMe, aUser, idOf } from '../testing/fixtures.ts'
import { session } from './session.ts'

const rosa = aUser('admin')
const pedro = { id: idOf(2), _id: idOf(2), firstName: 'Pedro' }
const reload = vi.fn<() => void>()
const assign = vi.fn<(to: string) => void>()
let lostAnswers = 0

/** Requests to a server that knows Rosa's tokens `rosa-1` and `rosa-2`, and Pedro's. */
function serverThatAnswers(live: readonly string[]) {
  const server = fakeServer(
    {
      getMe: ({ token }) => {
        if (lostAnswers-- > 0) throw new LostResponse()
        return token === 'Bearer pedro' ? aMe('admin', pedro) : aMe('admin')
      },
      listExercises: ({ token }) =>
        live.includes(token ?? '') ? new ListOf([]) : new Refusal('not-signed-in'),
    },
    'admin',
  )
  return { tokens: () => server.requestsTo('listExercises').map(({ token }) => token) }
}

/** Imitates another tab storing or removing a token. */
function otherTabStores(newValue: string | null) {
  if (newValue === null) localStorage.removeItem('roundboard.token')
  else localStorage.setItem('roundboard.token', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'roundboard.token', newValue }))
}

const list = () => api.list(calls.listExercises, { query: {} })

beforeEach(() => {
  lostAnswers = 0
  reload.mockClear()
  assign.mockClear()
  vi.stubGlobal('location', { reload, assign })
  session.start('rosa-1', rosa)
})

// security: tabs
it('reloads the page when another tab signs in as another user, and sends nothing as them', async () => {
  const { tokens } = serverThatAnswers(['Bearer pedro'])
  const settled = vi.fn<() => void>()
  void list().then(settled, settled)
  otherTabStores(null)
  await waitFor(() => {
    expect(session.get().isExpired).toBe(true)
  })
  otherTabStores('pedro')
  await waitFor(() => {
    expect(reload).toHaveBeenCalledOnce()
  })
  void list().then(settled, settled)
  await vi.waitFor(() => {
    expect(tokens().length).toBeGreaterThan(1)
  })
  expect(tokens()).not.toContain('Bearer pedro')
  expect(settled).not.toHaveBeenCalled()
  expect(session.get()).toMatchObject({ token: null, user: { id: rosa.id } })
  expect(localStorage.getItem('roundboard.token')).toBe('pedro')
})

it('keeps its own token until the server says whose the new one is', async () => {
  const { tokens } = serverThatAnswers(['Bearer rosa-1', 'Bearer pedro'])
  otherTabStores('pedro')
  await list()
  await waitFor(() => {
    expect(reload).toHaveBeenCalledOnce()
  })
  expect(tokens()).toEqual(['Bearer rosa-1'])
})

it('continues waiting calls when another tab signs the same user in again', async () => {
  const { tokens } = serverThatAnswers(['Bearer rosa-2'])
  const listed = list()
  otherTabStores(null)
  await waitFor(() => {
    expect(tokens()).toHaveLength(1)
  })
  otherTabStores('rosa-2')
  await listed
  expect(tokens().at(-1)).toBe('Bearer rosa-2')
  expect(session.get()).toMatchObject({ token: 'rosa-2', user: { id: rosa.id }, isExpired: false })
  expect(reload).not.toHaveBeenCalled()
})

it('asks again who owns the new token after a lost response', async () => {
  serverThatAnswers([])
  lostAnswers = 1
  otherTabStores('pedro')
  await waitFor(() => {
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('ignores a sign-in that was replaced before the server said whose it is', async () => {
  serverThatAnswers([])
  otherTabStores('pedro')
  otherTabStores('rosa-2')
  await waitFor(() => {
    expect(session.get().token).toBe('rosa-2')
  })
  expect(reload).not.toHaveBeenCalled()
})

it('leaves the page when someone else signs in over it', () => {
  session.expired().catch(() => undefined)
  session.start('pedro', aUser('admin', pedro))
  expect(assign).toHaveBeenCalledWith('/admin/dashboard')
  expect(session.get()).toMatchObject({ token: null, user: { id: rosa.id } })
  expect(localStorage.getItem('roundboard.token')).toBe('pedro')
})

it('keeps a token that another tab stored when its own session ends', () => {
  localStorage.setItem('roundboard.token', 'pedro')
  session.end()
  expect(localStorage.getItem('roundboard.token')).toBe('pedro')
})
