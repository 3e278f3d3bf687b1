import { Button, Text } from '@mantine/core'
import type { User } from '@roundboard/contract'
import { IconMailForward } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useWithPassword } from '../../../shared/confirm/use-with-password.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { SecretText } from '../../../shared/ui/secret-text.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { InvitationState } from './invitation-state.tsx'
import { forgetInvitation, madeLinkOf, useInviteUser } from './users.queries.ts'
import { nameOf } from './use-remove-user.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

/** For users without a password: when the invitation expires, and a button for a new link. */
export function UserInvitation({ user }: { user: User }) {
  const words = useUsersMessages()
  const attempt = useAttempt()
  const withPassword = useWithPassword()
  const inviting = useInviteUser(user.id)
  const [link, setLink] = useState(() => madeLinkOf(user.id))
  useEffect(() => () => void forgetInvitation(user.id), [user.id])

  const invite = async () => {
    const ask = (currentPassword?: string) => inviting.mutateAsync(currentPassword)
    const question = {
      message: words.proveSuperAdmin,
      action: words.inviteAgain,
      isHarmless: true,
    }
    await attempt(async () => {
      const invited = await (user.role === 'super-admin' ? withPassword(question, ask) : ask())
      if (invited === undefined) return
      setLink(invited.link ?? undefined)
      alerts.success(invited.link === null ? words.mailed({ email: user.email }) : words.linkMade)
    })
  }

  return (
    <Panel
      title={words.invitation}
      actions={
        user.isActive && (
          <Button
            variant="default"
            leftSection={<IconMailForward size={16} />}
            loading={inviting.isPending}
            onClick={() => void invite()}
          >
            {user.invitedUntil === null ? words.invite : words.inviteAgain}
          </Button>
        )
      }
    >
      <InvitationState user={user} />
      <Text mt={8} c="dimmed" fz="sm">
        {user.isActive ? words.invitedHint : words.inactiveHint}
      </Text>
      {link !== undefined && (
        <SecretText
          key={link}
          label={words.linkToHandOver({ name: nameOf(user) })}
          value={new URL(link, globalThis.location.origin).href}
        />
      )}
    </Panel>
  )
}
