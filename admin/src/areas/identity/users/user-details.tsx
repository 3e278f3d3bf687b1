import { UserChanges, type User } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useWithPassword } from '../../../shared/confirm/use-with-password.ts'
import { LockablePanel } from '../../../shared/forms/lockable-panel.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { nameOf } from './use-remove-user.ts'
import { UserFields } from './user-fields.tsx'
import { useShownUser, userSecrets, type UserValues, valuesOf } from './user-shown.ts'
import { userQueries, useUpdateUser } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

/** Changes with which someone else could sign in as this user, or the user could do everything. */
const startsSession = ({ password, email, role }: Partial<UserValues>, user: User) =>
  password !== undefined ||
  (email !== undefined && email !== user.email) ||
  (role === 'super-admin' && user.role !== 'super-admin')

/** A user's form: locked until someone chooses to edit it, and again after saving. */
export function UserDetails({ user }: { user: User }) {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const queryClient = useQueryClient()
  const withPassword = useWithPassword()
  const update = useUpdateUser(user.id)
  const entityForm = useEntityForm({
    entity: user,
    valuesOf,
    shown: useShownUser(),
    rules: UserChanges,
    draftKey: `user.${user.id}`,
    secrets: userSecrets,
    read: () => queryClient.query({ ...userQueries.one(user.id), staleTime: 0 }),
    save: (changes, expectedUpdatedAt) => {
      const body = { ...changes, expectedUpdatedAt }
      if (!startsSession(changes, user)) return update.mutateAsync(body)
      const message = words.proveWayIn({ name: nameOf(user) })
      return withPassword({ message, action: shared.save, isHarmless: true }, (currentPassword) =>
        update.mutateAsync({ ...body, currentPassword }),
      )
    },
    onSaved: (saved) => {
      alerts.success(words.updated({ name: nameOf(saved) }))
    },
  })
  return (
    <LockablePanel title={words.details} thing={words.thing} entityForm={entityForm}>
      {(isLocked) => <UserFields form={entityForm.form} isLocked={isLocked} isNew={false} />}
    </LockablePanel>
  )
}
