import { isAdminRole, roles } from '@roundboard/domain'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { idOf } from '../shared/testing/fixtures.ts'
import { renderApp } from './testing/render-app.tsx'

describe('a visitor without a session', () => {
  // spec: 2.5
  it.each(['/admin', '/admin/dashboard', '/admin/rounds', '/admin/nothing'])(
    'is redirected from %s to the login page',
    async (path) => {
      const { router } = renderApp(path, null)
      expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
      expect(router.state.location.pathname).toBe('/login')
    },
  )

  // spec: 2.3
  it.each(['/', '/login', '/nonsense'])('sees the login page at %s', async (path) => {
    renderApp(path, null)
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })
})

describe('admin pages', () => {
  // spec: 2.5
  it.each(roles)('let in admins and redirect other roles to /: %s', async (role) => {
    const { router } = renderApp('/admin/locations', role)
    if (isAdminRole(role)) {
      expect(await screen.findByRole('heading', { name: 'Locations' })).toBeTruthy()
    } else {
      expect(await screen.findByText(/have access to that page/)).toBeTruthy()
      expect(router.state.location.pathname).toBe('/')
    }
  })
})

const owners = ['/admin/profile/alerts', '/admin/announcements', '/admin/locations/$id/schedule']
const admins = [
  '/admin/locations',
  '/admin/locations/new',
  '/admin/regions',
  '/admin/locations/import',
  '/admin/locations/$id',
  '/admin/locations/$id/set-up',
  '/admin/rounds',
  '/admin/rounds/$roundNumber',
  '/admin/rounds/$roundNumber/workout',
  '/admin/rounds/$roundNumber/workout/$id',
  '/admin/workouts/$id/languages',
  '/admin/schedule',
  '/admin/schedule/print',
  '/admin/schedule/import',
  '/admin/templates',
  '/admin/templates/weeks',
  '/admin/exercises',
  '/admin/media',
  '/admin/media/$id',
]
const superAdmins = [
  '/admin/users',
  '/admin/users/$id',
  '/admin/api-keys',
  '/admin/logs',
  '/admin/releases',
  '/admin/builds',
  '/admin/system',
]
const everyone = [
  '/admin/',
  '/admin/dashboard',
  '/admin/profile',
  '/admin/profile/sessions',
  '/admin/profile/security',
  '/admin/help',
  '/admin/release-notes',
  '/admin/my-locations',
  '/admin/my-locations/$id',
  '/admin/$',
]

describe('pages closed to a role', () => {
  // spec: 1, 2.5, 6
  it.each([
    ['admin' as const, superAdmins],
    ['location' as const, [...admins, ...superAdmins]],
    ['api-access' as const, [...owners, ...admins, ...superAdmins]],
  ])('redirect a %s to /', async (role, paths) => {
    const { router } = renderApp('/admin/help', role)
    await screen.findByRole('heading', { name: 'Help', level: 1 })
    for (const path of paths) {
      await act(() => router.navigate({ to: path, params: { id: idOf(300), roundNumber: '3' } }))
      expect(await screen.findByText(/have access to that page/), path).toBeTruthy()
      expect(router.state.location.pathname, path).toBe('/')
      await act(() => router.navigate({ to: '/admin/help' }))
      expect(screen.queryByText(/have access to that page/)).toBeNull()
    }
  })

  it('cover every admin route', () => {
    const { router } = renderApp('/admin/help', 'admin')
    const routes = Object.values(router.routesById).map(({ fullPath }): string => fullPath)
    const known = new Set([...owners, ...admins, ...superAdmins, ...everyone])
    const found = new Set(routes.filter((route) => route.startsWith('/admin/')))
    expect([...known.symmetricDifference(found)]).toEqual([])
  })

  // spec: 2.3, 2.5
  it('redirect a visitor without a session to the login page', async () => {
    const { router } = renderApp('/', null)
    await screen.findByRole('button', { name: 'Login' })
    for (const path of [...owners, ...admins, ...superAdmins]) {
      await act(() => router.navigate({ to: path, params: { id: idOf(300), roundNumber: '3' } }))
      expect(router.state.location.pathname, path).toBe('/login')
      await act(() => router.navigate({ to: '/' }))
    }
  })
})

describe('notification settings and bell', () => {
  it.each(roles)('are available only to roles that get notifications: %s', async (role) => {
    const { router, server } = renderApp('/admin/profile/alerts', role)
    if (role === 'api-access') {
      expect(await screen.findByText(/have access to that page/)).toBeTruthy()
      expect(router.state.location.pathname).toBe('/')
    } else {
      expect(
        await screen.findByRole('heading', { name: 'Notification settings', level: 1 }),
      ).toBeTruthy()
      expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
    }
    expect(server.requestsTo('listAlerts').length > 0).toBe(role !== 'api-access')
  })
})

describe('super-admin pages', () => {
  // spec: 2.5
  it.each([
    ['/admin/users', 'Users'],
    ['/admin/api-keys', 'API keys and webhooks'],
    ['/admin/logs', 'Logs'],
    ['/admin/releases', 'Releases'],
    ['/admin/builds', 'Screen software'],
    ['/admin/system', 'System'],
  ])('%s opens for super-admins', async (path, heading) => {
    renderApp(path, 'super-admin')
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy()
  })

  // spec: 2.5
  it.each([
    '/admin/users',
    '/admin/api-keys',
    '/admin/logs',
    '/admin/releases',
    '/admin/builds',
    '/admin/system',
  ])('%s redirects an admin to /', async (path) => {
    const { router } = renderApp(path, 'admin')
    expect(await screen.findByText(/have access to that page/)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })
})

// spec: 2.5
it('shows a 404 page at an unknown admin path', async () => {
  renderApp('/admin/nothing/here', 'location')
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
})

describe('the menu', () => {
  const admins = [
    'Dashboard',
    'My Profile',
    'My Locations',
    'Support',
    'Locations',
    'Rounds',
    'Schedule',
  ]
  const expected = {
    location: ['Dashboard', 'My Locations', 'Support'],
    'api-access': ['Dashboard'],
    admin: admins,
    'super-admin': [...admins, 'Users', 'Logs', 'Releases', 'System'],
  } as const

  // spec: 2.6
  it.each(roles)('lists the pages that a %s may open', async (role) => {
    renderApp('/admin/help', role)
    const menu = await screen.findByRole('navigation', { name: 'Main' })
    const links = within(menu).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(expected[role])
  })

  it.each([
    ['location', '/admin/announcements', ['My Locations', 'Announcements']],
    ['admin', '/admin/announcements', ['Locations', 'Regions', 'Announcements']],
    ['admin', '/admin/locations?health=offline', ['Locations', 'Regions', 'Announcements']],
    ['admin', '/admin/rounds', ['Rounds', 'Templates', 'Exercises', 'Media']],
    ['admin', '/admin/media', ['Rounds', 'Templates', 'Exercises', 'Media']],
    ['admin', '/admin/templates/weeks', ['Rounds', 'Templates', 'Exercises', 'Media']],
    ['super-admin', '/admin/builds', ['System', 'Screen software', 'API keys and webhooks']],
  ] as const)(
    'of a %s expands the group of %s, which also appears as tabs',
    async (role, path, group) => {
      renderApp(path, role)
      const menu = await screen.findByRole('navigation', { name: 'Main' })
      const shown = within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent)
      const others = expected[role].filter((name) => name !== group[0])
      expect(shown.filter((name) => !others.some((other) => other === name))).toEqual(group)
      const tabs = within(screen.getByRole('navigation', { name: group[0] })).getAllByRole('link')
      expect(tabs.map((tab) => tab.textContent)).toEqual(group)
      const current = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page')
      expect(current.map((tab) => tab.getAttribute('href'))).toEqual([path.split('?')[0]])
    },
  )

  it('shows no tabs on a page outside any group', async () => {
    renderApp('/admin/schedule', 'admin')
    await screen.findByRole('heading', { level: 1 })
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('navigation', { name: 'Rounds' })).toBeNull()
    expect(main.queryByRole('navigation', { name: 'Schedule' })).toBeNull()
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    for (const list of menu.getAllByRole('list')) expect(list.children).not.toHaveLength(0)
  })

  // spec: 2.6, 4.1
  // security: 7.4.4
  it('signs out to the login page', async () => {
    const { router, server } = renderApp('/admin/help', 'admin')
    await userEvent.click(await screen.findByRole('link', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/login')
    expect(localStorage.getItem('roundboard.token')).toBeNull()
    expect(server.requestsTo('logOut')).toHaveLength(1)
  })
})
