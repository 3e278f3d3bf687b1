import type { Role } from '@roundboard/domain'
import { isAdminRole, reachOf } from '@roundboard/domain'
import { useUser } from '../../../shared/session/session.ts'
import { PageLinks } from '../../../shared/ui/links.tsx'
import { useProfileMessages } from '../../../shared/messages/profile.ts'

interface ProfileLink {
  readonly to:
    | '/admin/profile'
    | '/admin/profile/security'
    | '/admin/profile/sessions'
    | '/admin/profile/alerts'
  readonly label: 'profile' | 'security' | 'sessions' | 'alerts'
  readonly isFor: (role: Role) => boolean
}

// Users without My Profile in their menu don't get it here either.
const links: readonly ProfileLink[] = [
  { to: '/admin/profile', label: 'profile', isFor: isAdminRole },
  { to: '/admin/profile/security', label: 'security', isFor: () => true },
  { to: '/admin/profile/sessions', label: 'sessions', isFor: () => true },
  {
    to: '/admin/profile/alerts',
    label: 'alerts',
    isFor: (role) => reachOf(role, 'alerts') !== 'none',
  },
]

/** Tabs for the pages of the user's account. */
export function ProfileLinks() {
  const words = useProfileMessages()
  const { role } = useUser()
  return (
    <PageLinks
      label={words.account}
      pages={links
        .filter(({ isFor }) => isFor(role))
        .map(({ to, label }) => ({ to, text: words[label] }))}
    />
  )
}
