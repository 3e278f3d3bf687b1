import { Button } from '@mantine/core'
import type { User } from '@roundboard/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { nameOf, useRemoveUser } from './use-remove-user.ts'
import { UserDetails } from './user-details.tsx'
import { UserTwoFactor } from './user-two-factor.tsx'
import { UserInvitation } from './user-invitation.tsx'
import { UserLocations } from './user-locations.tsx'
import { userQueries, useEndSession } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { SessionList } from '../../../shared/session/session-list.tsx'

export function UserPage({ id }: { id: string }) {
  const words = useUsersMessages()
  const query = useQuery(userQueries.one(id))
  return (
    <QueryView query={query} what={words.theUser} pageTitle={words.users}>
      {(user) => (
        <>
          <Heading user={user} />
          {user.state === 'invited' && (
            <UserInvitation key={`invitation of ${user.id}`} user={user} />
          )}
          <UserDetails key={user.id} user={user} />
          <UserLocations user={user} />
          <UserTwoFactor user={user} />
          <UserSessions user={user} />
        </>
      )}
    </QueryView>
  )
}

function Heading({ user }: { user: User }) {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const navigate = useNavigate()
  const { remove, isPending } = useRemoveUser()
  const leave = () => navigate({ to: '/admin/users', ignoreBlocker: true })
  return (
    <PageHeader
      title={nameOf(user)}
      above={
        <TextLink to="/admin/users">
          {backIcon} {words.users}
        </TextLink>
      }
      description={`${user.email} · ${shared.roles[user.role]}`}
      actions={
        <Button
          variant="default"
          className="danger-quiet"
          leftSection={<IconTrash size={16} />}
          loading={isPending}
          onClick={() => void remove(user, leave)}
        >
          {shared.delete}
        </Button>
      }
    />
  )
}

/** Where a user is signed in. */
function UserSessions({ user }: { user: User }) {
  const query = useQuery(userQueries.sessions(user.id))
  const ending = useEndSession(user.id)
  return <SessionList query={query} onEnd={(sessionId) => ending.mutateAsync(sessionId)} />
}
