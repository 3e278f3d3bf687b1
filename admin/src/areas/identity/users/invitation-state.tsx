import type { User } from '@roundboard/contract'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { Status } from '../../../shared/ui/status.tsx'
import { useUsersMessages } from '../../../shared/messages/users.ts'

/** Whether a user can sign in yet: has a password, or was invited, and until when. */
export function InvitationState({ user }: { user: User }) {
  const words = useUsersMessages()
  const format = useFormat()
  const now = useNow(60_000)
  const { state, invitedUntil } = user
  if (state === 'active') return <Status tone="green">{words.hasPassword}</Status>
  if (invitedUntil === null) return <Status tone="none">{words.notInvited}</Status>
  if (Date.parse(invitedUntil) <= now)
    return <Status tone="red">{words.invitationOver({ since: format.stamp(invitedUntil) })}</Status>
  return <Status tone="yellow">{words.invitedUntil({ until: format.stamp(invitedUntil) })}</Status>
}
