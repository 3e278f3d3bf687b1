import type { Location } from '@roundboard/contract'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useAskPassword } from '../../shared/confirm/typed-password.tsx'
import { useWords } from '../../shared/words/words.ts'
import { useDeleteLocation } from './locations.queries.ts'
import { useLocationWords } from './locations.words.ts'

/** Asks for the password, deletes, leaves the page where there is one to leave, and tells. */
export function useRemoveLocation() {
  const words = useLocationWords()
  const shared = useWords()
  const askPassword = useAskPassword()
  const removal = useDeleteLocation()
  return {
    isPending: removal.isPending,
    async remove(
      { id, name }: Pick<Location, 'id' | 'name'>,
      leave?: () => Promise<void>,
    ): Promise<void> {
      const isGone = await askPassword({
        message: words.sureDelete(name),
        action: shared.delete,
        act: async (password) => {
          await removal.mutateAsync({ id, password })
        },
      })
      if (!isGone) return
      await leave?.()
      alerts.success(words.deleted(name))
    },
  }
}
