import { UserDraft } from '@roundboard/contract'
import { useNavigate } from '@tanstack/react-router'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import { useWithPassword } from '../../../shared/confirm/use-with-password.ts'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { rememberInvitation, useCreateUser } from './users.queries.ts'
import { UserFields } from './user-fields.tsx'
import { blankUser, userSecrets } from './user-shown.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

export function AddUserModal({ onClose }: { onClose: () => void }) {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const appName = useAppName()
  const withPassword = useWithPassword()
  const create = useCreateUser()
  const navigate = useNavigate()
  const addForm = useAddForm({
    draftKey: 'new-user',
    rules: UserDraft,
    blank: blankUser,
    // The names of the locations aren’t kept with a draft.
    secrets: [...userSecrets, 'locations'],
    thing: words.addProblem,
    add: (draft) => {
      if (draft.role !== 'super-admin') return create.mutateAsync(draft)
      const question = { message: words.proveSuperAdmin, action: shared.add, isHarmless: true }
      return withPassword(question, (currentPassword) =>
        create.mutateAsync({ ...draft, currentPassword }),
      )
    },
    onAdded: async (user) => {
      if (user.link !== null) rememberInvitation(user.id, user.link)
      await navigate({ to: '/admin/users/$id', params: { id: user.id } })
      alerts.success(words.added({ firstName: user.firstName, appName }))
    },
  })
  return (
    <AddingModal title={words.add} size="lg" addForm={addForm} onClose={onClose}>
      <UserFields form={addForm.form} isLocked={false} isNew />
    </AddingModal>
  )
}
