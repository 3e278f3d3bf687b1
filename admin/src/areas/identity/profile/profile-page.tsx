import { useUser } from '../../../shared/session/session.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useProfileMessages } from '../../../shared/messages/profile.ts'

/** The user's profile, read-only. */
export function ProfilePage() {
  const words = useProfileMessages()
  const shared = useSharedMessages()
  const user = useUser()
  return (
    <>
      <PageHeader title={words.profile} description={words.readOnly} />
      <Panel>
        <FactList
          facts={[
            [words.firstName, user.firstName],
            [words.lastName, user.lastName],
            [words.email, user.email],
            [words.role, shared.roles[user.role]],
          ]}
        />
      </Panel>
    </>
  )
}
