import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '../shared/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { enterText } from '../shared/testing/enter-text.ts'

async function logIn() {
  await enterText(await screen.findByLabelText('Email'), 'admin@example.com')
  await enterText(screen.getByLabelText('Password'), 'right-or-wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

// spec: 2.4, 4.1
it('stores the token and opens the dashboard', async () => {
  const { router } = renderApp('/login', null, { logIn: () => ({ token: 't-9' }) })
  await logIn()
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/dashboard')
  expect(localStorage.getItem('roundboard.token')).toBe('t-9')
})

it('names missing fields and focuses the first one', async () => {
  const { server } = renderApp('/login', null)
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(server.bodiesOf('logIn')).toEqual([])
})

// spec: 8
it('shows the server’s error message in the banner', async () => {
  renderApp('/login', null, {
    logIn: () => new Refusal('too-many-attempts', 'Please wait a minute.'),
  })
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.')
})

// spec: 8
it('reports an unreachable server when there is no network', async () => {
  renderApp('/login', null, {
    logIn: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Can’t reach the server. Check your connection, then try again.',
  )
})

// spec: 2.3
it('signs in through single sign-on and opens the dashboard', async () => {
  const { router, server } = renderApp('/login/portal-token', null, {
    signOn: () => ({ token: 't-sso' }),
  })
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/dashboard')
  const [request] = server.requestsTo('signOn')
  expect(request?.query.get('token')).toBe('portal-token')
})

it('creates the first super-admin with the token of the setup link', async () => {
  const { server } = renderApp('/setup#one-time', null, {
    setUp: () => ({ token: 't-first' }),
  })
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Last name'), 'Ringer')
  await enterText(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(
    await screen.findByText('Enter at least 12 characters.', { selector: '[class*=error]' }),
  ).toBeTruthy()
  await enterText(screen.getByLabelText('Password'), '-but-longer-now')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(server.bodiesOf('setUp')[0]).toMatchObject({ token: 'one-time', firstName: 'Ada' })
})
