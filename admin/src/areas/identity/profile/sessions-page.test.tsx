import { roles } from '@roundboard/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { Refusal } from '../../../shared/testing/fake-server.ts'
import { aSession, idOf } from '../../../shared/testing/fixtures.ts'

afterEach(() => {
  vi.useRealTimers()
})

const path = '/admin/profile/sessions'
const mine = aSession(1, { isCurrent: true })
const phone = aSession(2, {
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile Safari/604.1',
  address: '198.51.100.9',
})
const tablet = aSession(3, { device: 'Mozilla/5.0 (Linux; Android 10) Chrome/141.0 Safari/537.36' })

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const sure = async (action: string) => {
  const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  await userEvent.click(question.getByRole('button', { name: action }))
}

it.each(roles)('a %s opens their sessions from the header', async (role) => {
  renderApp('/admin/help', role, { listSessions: () => [mine, phone] })
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Active sessions' }))
  expect(await screen.findByRole('heading', { name: 'Sessions', level: 1 })).toBeTruthy()
  const own = await rowOf(/Firefox on Linux/)
  expect(own.getByText('This session')).toBeTruthy()
  expect(own.getByText('This network')).toBeTruthy()
  expect(own.queryByRole('button')).toBeNull()
  const other = await rowOf(/Safari on iOS/)
  expect(other.getByText('198.51.100.9')).toBeTruthy()
})

it('ends one session', async () => {
  let sessions = [mine, phone, tablet]
  const { server } = renderApp(path, 'location', {
    listSessions: () => sessions,
    endSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params['id'])
      return phone
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End session: Safari on iOS' }))
  expect(await screen.findByText('Session ended.')).toBeTruthy()
  await waitFor(() => {
    expect(screen.queryByText('Safari on iOS')).toBeNull()
  })
  expect(screen.getByText('Chrome on Android')).toBeTruthy()
  expect(server.requestsTo('endSession').map(({ params }) => params)).toEqual([{ id: idOf(602) }])
})

it('ends all other sessions after confirmation, then offers no more', async () => {
  let sessions = [mine, phone, tablet]
  const { server } = renderApp(path, 'admin', {
    listSessions: () => sessions,
    endOtherSessions: () => {
      sessions = [mine]
      return { ended: 2 }
    },
  })
  const button = { name: 'End all other sessions' }
  await userEvent.click(await screen.findByRole('button', button))
  expect(server.requestsTo('endOtherSessions')).toHaveLength(0)
  await sure('End all other sessions')
  expect(await screen.findByText('Ended 2 other sessions.')).toBeTruthy()
  await waitFor(() => {
    expect(screen.queryByRole('button', button)).toBeNull()
  })
  expect(screen.getByText('Firefox on Linux')).toBeTruthy()
})

it('keeps the list and shows the error when sessions can’t be ended', async () => {
  renderApp(path, 'admin', {
    listSessions: () => [mine, phone],
    endOtherSessions: () => new Refusal('unavailable', 'Not now.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }))
  await sure('End all other sessions')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByText('Safari on iOS')).toBeTruthy()
})

it('picks up sessions that begin or end elsewhere every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let sessions = [mine, tablet]
  renderApp(path, 'admin', { listSessions: () => sessions })
  expect(await screen.findByText('Chrome on Android')).toBeTruthy()
  sessions = [mine, phone]
  act(() => {
    vi.advanceTimersByTime(9_999)
  })
  expect(screen.queryByText('Safari on iOS')).toBeNull()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(await screen.findByText('Safari on iOS')).toBeTruthy()
  expect(screen.queryByText('Chrome on Android')).toBeNull()
})
