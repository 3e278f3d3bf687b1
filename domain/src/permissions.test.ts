import { expect, test } from 'vitest'
import { isAdminRole, reachOf, roles, type Permission } from './permissions.ts'

// spec: 1
test.each<[Permission, string[]]>([
  ['session.own', ['all', 'all', 'all', 'all']],
  ['dashboard.connectivity', ['own', 'all', 'all', 'none']],
  ['dashboard.content', ['none', 'all', 'all', 'none']],
  ['alerts', ['own', 'all', 'all', 'none']],
  ['locations.update', ['own', 'all', 'all', 'none']],
  ['locations.delete', ['none', 'none', 'all', 'none']],
  ['remote', ['own', 'all', 'all', 'none']],
  ['screens.delete', ['none', 'none', 'all', 'none']],
  ['rounds.read', ['all', 'all', 'all', 'none']],
  ['workouts.write', ['none', 'all', 'all', 'none']],
  ['releases.read', ['all', 'all', 'all', 'all']],
  ['users', ['none', 'none', 'all', 'none']],
  ['logs', ['none', 'none', 'all', 'none']],
  ['system', ['none', 'none', 'all', 'none']],
])('%s reaches %j for location, admin, super-admin and api-access', (permission, reaches) => {
  expect(roles.map((role) => reachOf(role, permission))).toEqual(reaches)
})

// spec: 2.5, 4.1
test('isAdminRole is true for admins and super-admins', () => {
  expect(roles.filter(isAdminRole)).toEqual(['admin', 'super-admin'])
})
