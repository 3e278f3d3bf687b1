import type { User } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { SessionList } from '../../../shared/session/session-list.tsx'
import { useEndSession, userQueries } from './users.queries.ts'

/** Where a user is signed in. */
export function UserSessions({ user }: { user: User }) {
  const query = useQuery(userQueries.sessions(user.id))
  const ending = useEndSession(user.id)
  return <SessionList query={query} onEnd={(sessionId) => ending.mutateAsync(sessionId)} />
}
