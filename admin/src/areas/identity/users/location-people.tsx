import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Location, User } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../../shared/session/session.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { SecretText } from '../../../shared/ui/secret-text.tsx'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { InvitationState } from './invitation-state.tsx'
import { InviteModal } from './invite-modal.tsx'
import { forgetInvitation, madeLinkOf, userQueries } from './users.queries.ts'
import { nameOf } from './use-remove-user.ts'
import classes from './users.module.css'

/** The users of a location. Users with permission can invite more. */
export function LocationPeople({ location }: { location: Location }) {
  const words = useUsersMessages().people
  const { role } = useUser()
  if (reachOf(role, 'users') === 'none')
    return (
      <Panel title={words.people}>
        <Text mt={8} c="dimmed" fz="sm">
          {words.askSuperAdmin}
        </Text>
      </Panel>
    )
  return <InvitedPeople location={location} />
}

function InvitedPeople({ location }: { location: Location }) {
  const words = useUsersMessages().people
  const [isInviting, inviting] = useDisclosure()
  const query = useQuery(userQueries.ofLocation(location.id))
  return (
    <Panel
      title={words.people}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={inviting.open}
        >
          {words.invite}
        </Button>
      }
    >
      <QueryView query={query} what={words.peopleWhat}>
        {(people) => (
          <>
            {people.length === 0 && (
              <Text mt={8} c="dimmed" fz="sm">
                {words.nobody}
              </Text>
            )}
            <ul className={classes.people}>
              {people.map((user) => (
                <Person key={user.id} user={user} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <Text mt={8} c="dimmed" fz="sm">
        {words.peopleWhy}
      </Text>
      {isInviting && <InviteModal location={location} onClose={inviting.close} />}
    </Panel>
  )
}

function Person({ user }: { user: User }) {
  const words = useUsersMessages()
  const link = madeLinkOf(user.id)
  useEffect(() => () => void forgetInvitation(user.id), [user.id])
  return (
    <li>
      <TextLink to="/admin/users/$id" params={{ id: user.id }}>
        {user.email}
      </TextLink>
      <div>
        <InvitationState user={user} />
      </div>
      {link !== undefined && (
        <SecretText
          label={words.linkToHandOver({ name: nameOf(user) })}
          value={new URL(link, globalThis.location.origin).href}
        />
      )}
    </li>
  )
}
