/** The four roles of staff (specification section 6). */
export const roles = ['location', 'admin', 'super-admin', 'api-access'] as const

/** One of the roles of staff (specification section 6). */
export type Role = (typeof roles)[number]

/** Whether a role passes the admin-only guard: admin or super-admin. */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'super-admin'
}

/** How far a permission reaches: nothing, the caller's own locations (or self), or everything. */
export type Reach = 'none' | 'own' | 'all'

type Grants = Readonly<Record<Role, Reach>>

const everyone: Grants = {
  location: 'all',
  'api-access': 'all',
  admin: 'all',
  'super-admin': 'all',
}
const staff: Grants = { location: 'all', 'api-access': 'none', admin: 'all', 'super-admin': 'all' }
const gym: Grants = { location: 'own', 'api-access': 'none', admin: 'all', 'super-admin': 'all' }
const admins: Grants = {
  location: 'none',
  'api-access': 'none',
  admin: 'all',
  'super-admin': 'all',
}
const superAdmins: Grants = {
  location: 'none',
  'api-access': 'none',
  admin: 'none',
  'super-admin': 'all',
}

/** What each role may do (specification section 6, design section 4). */
export const permissions = {
  'session.own': everyone,
  'dashboard.connectivity': gym,
  'dashboard.content': admins,
  alerts: gym,
  'locations.read': gym,
  'locations.update': gym,
  'locations.create': admins,
  'locations.switch': admins,
  'locations.delete': superAdmins,
  'regions.write': admins,
  remote: gym,
  'remote.passes': gym,
  announcements: gym,
  'screens.read': gym,
  'screens.update': gym,
  'screens.link': gym,
  'screens.create': admins,
  'screens.delete': superAdmins,
  'rounds.read': staff,
  'rounds.write': admins,
  'workouts.read': admins,
  'workouts.write': admins,
  'exercises.read': staff,
  'exercises.write': admins,
  'media.read': admins,
  'media.write': admins,
  'media.flashing': superAdmins,
  'releases.read': everyone,
  'releases.write': superAdmins,
  users: superAdmins,
  'api-keys': superAdmins,
  logs: superAdmins,
  system: superAdmins,
} as const satisfies Record<string, Grants>

/** Something that a role may or may not do. Each call of the API names the permission that it needs. */
export type Permission = keyof typeof permissions

/** How far `permission` reaches for `role`. */
export function reachOf(role: Role, permission: Permission): Reach {
  return permissions[permission][role]
}
