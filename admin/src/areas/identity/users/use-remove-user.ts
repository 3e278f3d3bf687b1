import type { User } from '@roundboard/contract'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useAskPassword } from '../../../shared/confirm/typed-password.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useDeleteUser, useRestoreUser } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Asks, deletes, leaves the deleted user's page, and reports the result. */
export function useRemoveUser() {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const askPassword = useAskPassword()
  const alertUndoable = useUndoableAlert()
  const removal = useDeleteUser()
  const restoration = useRestoreUser()
  return {
    isPending: removal.isPending,
    async remove(user: User, leave?: () => Promise<void>): Promise<void> {
      const name = nameOf(user)
      const isDeleted = await askPassword({
        message: words.sureDelete({ name }),
        detail: shared.undoable,
        action: shared.delete,
        run: async (password) => {
          await removal.mutateAsync({ id: user.id, password })
        },
      })
      if (!isDeleted) return
      await leave?.()
      alertUndoable(words.deleted({ name }), async () =>
        words.restored({ name: nameOf(await restoration.mutateAsync(user.id)) }),
      )
    },
  }
}
