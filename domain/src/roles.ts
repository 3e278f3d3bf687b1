/** The four roles of staff, specification section 6. */
export const roles = ['location', 'admin', 'super-admin', 'api-access'] as const

/** What a member of staff is (specification section 6). */
export type Role = (typeof roles)[number]

/** Admins and super-admins: those whom the admin-only guard lets through. */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'super-admin'
}
