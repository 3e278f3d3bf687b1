import { isAdminRole, roles } from '@roundboard/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from './testing/render-app.tsx'

describe('who is not signed in', () => {
  it.each(['/admin', '/admin/dashboard', '/admin/rounds', '/admin/nothing'])(
    'is sent from %s to the login page',
    async (path) => {
      const { router } = renderApp(path, null)
      expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
      expect(router.state.location.pathname).toBe('/login')
    },
  )

  it.each(['/', '/login', '/nonsense'])('sees the login page at %s', async (path) => {
    renderApp(path, null)
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })
})

describe('admin pages', () => {
  it.each(roles)('let in or send to / a %s', async (role) => {
    const { router } = renderApp('/admin/locations', role)
    if (isAdminRole(role)) {
      expect(await screen.findByRole('heading', { name: 'Locations' })).toBeTruthy()
    } else {
      expect(await screen.findByText(/for admins/)).toBeTruthy()
      expect(router.state.location.pathname).toBe('/')
    }
  })
})

describe('the page of alerts, and the bell', () => {
  it.each(roles)('are for whoever is told of something: %s', async (role) => {
    const { router, server } = renderApp('/admin/profile/alerts', role)
    if (role === 'api-access') {
      expect(await screen.findByText(/for admins/)).toBeTruthy()
      expect(router.state.location.pathname).toBe('/')
    } else {
      expect(await screen.findByRole('heading', { name: 'Alerts', level: 1 })).toBeTruthy()
      expect(await screen.findByRole('button', { name: 'Alerts' })).toBeTruthy()
    }
    expect(server.askedFor('listAlerts').length > 0).toBe(role !== 'api-access')
  })
})

describe('super-admin pages', () => {
  it.each([
    ['/admin/users', 'Users'],
    ['/admin/api-keys', 'API keys'],
    ['/admin/logs', 'Logs'],
    ['/admin/releases', 'Releases'],
    ['/admin/builds', 'Wall software'],
    ['/admin/system', 'System'],
  ])('%s opens for super-admins only', async (path, heading) => {
    renderApp(path, 'super-admin')
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy()
  })

  it.each([
    '/admin/users',
    '/admin/api-keys',
    '/admin/logs',
    '/admin/releases',
    '/admin/builds',
    '/admin/system',
  ])('%s sends an admin to /', async (path) => {
    const { router } = renderApp(path, 'admin')
    expect(await screen.findByText(/for admins/)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })
})

it('shows a 404 page at an unknown admin path', async () => {
  renderApp('/admin/nothing/here', 'location')
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
})

describe('the menu', () => {
  const expected = {
    location: ['Dashboard', 'My Locations', 'Announcements', 'Support'],
    'api-access': ['Dashboard'],
    admin: [
      'Dashboard',
      'My Profile',
      'My Locations',
      'Announcements',
      'Support',
      'Locations',
      'Rounds',
      'Schedule',
      'Library',
      'Exercises',
      'Media',
    ],
    'super-admin': [
      'Dashboard',
      'My Profile',
      'My Locations',
      'Announcements',
      'Support',
      'Locations',
      'Rounds',
      'Schedule',
      'Library',
      'Exercises',
      'Media',
      'Users',
      'API keys',
      'Logs',
      'Releases',
      'Wall software',
      'System',
    ],
  } as const

  it.each(roles)('has what a %s may see', async (role) => {
    renderApp('/admin/help', role)
    const menu = await screen.findByRole('navigation', { name: 'Main' })
    const links = within(menu).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(expected[role])
  })

  it('signs out to the login page', async () => {
    const { router, server } = renderApp('/admin/help', 'admin')
    await userEvent.click(await screen.findByRole('link', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/login')
    expect(localStorage.getItem('roundboard.token')).toBeNull()
    expect(server.askedFor('logOut')).toHaveLength(1)
  })
})
