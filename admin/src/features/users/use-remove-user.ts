import type { User } from '@roundboard/contract'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useAskPassword } from '../../shared/confirm/typed-password.tsx'
import { useWords } from '../../shared/words/words.ts'
import { useDeleteUser } from './users.queries.ts'
import { useUserWords } from './users.words.ts'

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Asks, deletes, leaves the page where there is one to leave, and tells. */
export function useRemoveUser() {
  const words = useUserWords()
  const shared = useWords()
  const askPassword = useAskPassword()
  const removal = useDeleteUser()
  return {
    isPending: removal.isPending,
    async remove(user: User, leave?: () => Promise<void>): Promise<void> {
      const name = nameOf(user)
      const isGone = await askPassword({
        message: words.sureDelete(name),
        action: shared.delete,
        act: async (password) => {
          await removal.mutateAsync({ id: user.id, password })
        },
      })
      if (!isGone) return
      await leave?.()
      alerts.success(words.deleted(name))
    },
  }
}
