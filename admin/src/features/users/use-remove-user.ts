import type { User } from '@roundboard/contract'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useConfirm } from '../../shared/confirm/confirm.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { useDeleteUser } from './users.queries.ts'
import { useUserWords } from './users.words.ts'

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Asks, deletes, leaves the page where there is one to leave, and tells. */
export function useRemoveUser() {
  const words = useUserWords()
  const shared = useWords()
  const reason = useReason()
  const confirm = useConfirm()
  const removal = useDeleteUser()
  return {
    isPending: removal.isPending,
    async remove(user: User, leave?: () => Promise<void>): Promise<void> {
      const name = nameOf(user)
      if (!(await confirm({ message: words.sureDelete(name), action: shared.delete }))) return
      try {
        await removal.mutateAsync(user.id)
        await leave?.()
        alerts.success(words.deleted(name))
      } catch (error) {
        alerts.error(reason(error))
      }
    },
  }
}
