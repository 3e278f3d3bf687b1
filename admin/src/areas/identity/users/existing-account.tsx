import { Button } from '@mantine/core'
import { type Location, type User, userFields } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { nameOf } from './use-remove-user.ts'
import { useAddUserLocation, userQueries } from './users.queries.ts'

interface Given {
  readonly location: Location
  readonly onGiven: () => void
}

/** An address that already has an account, which can be assigned instead of invited. */
export function ExistingAccount({ email, ...given }: Given & { email: string }) {
  const address = userFields.email.input.safeParse(email).data
  const { data: user } = useQuery({
    ...userQueries.withEmail(address ?? ''),
    enabled: address !== undefined,
  })
  if (!user || user.email !== address) return null
  return <Found user={user} {...given} />
}

function Found({ user, location, onGiven }: Given & { user: User }) {
  const words = useUsersMessages().people
  const attempt = useAttempt()
  const addition = useAddUserLocation(user.id)
  const name = nameOf(user)
  const hasIt = user.locations.some(({ id }) => id === location.id)
  const mayHave = user.role !== 'api-access'
  const give = async () => {
    const done = words.given({ name, gym: location.name })
    if (await attempt(() => addition.mutateAsync(location.id), done)) onGiven()
  }
  return (
    <Notice role="status" mb={16}>
      <p>
        {!mayHave
          ? words.mayHaveNone({ name })
          : hasIt
            ? words.hasIt({ name })
            : words.isThere({ name })}
      </p>
      {mayHave && !hasIt && (
        <Button
          size="compact-md"
          variant="default"
          loading={addition.isPending}
          onClick={() => void give()}
        >
          {words.give({ gym: location.name })}
        </Button>
      )}
    </Notice>
  )
}
