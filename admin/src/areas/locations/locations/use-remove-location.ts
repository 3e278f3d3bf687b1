import type { Location } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useAskPassword } from '../../../shared/confirm/typed-password.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useDeleteLocation, useRestoreLocation } from './locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'

/** Confirms the password, deletes, leaves the page if needed, and shows an alert. */
export function useRemoveLocation() {
  const words = useLocationsMessages()
  const shared = useSharedMessages()
  const askPassword = useAskPassword()
  const alertUndoable = useUndoableAlert()
  const removal = useDeleteLocation()
  const restoration = useRestoreLocation()
  return {
    isPending: removal.isPending,
    async remove(
      { id, name, screens }: Pick<Location, 'id' | 'name' | 'screens'>,
      leave?: () => Promise<void>,
    ): Promise<void> {
      const isForGood = screens.some(({ isLinked }) => isLinked)
      const isDeleted = await askPassword({
        message: words.sureDelete({ name }),
        detail: isForGood ? words.goneForGood : shared.undoable,
        action: shared.delete,
        run: async (password) => {
          await removal.mutateAsync({ id, password })
        },
      })
      if (!isDeleted) return
      await leave?.()
      if (isForGood) alerts.success(words.deleted({ name }))
      else
        alertUndoable(words.deleted({ name }), async () =>
          words.restored({ name: (await restoration.mutateAsync(id)).name }),
        )
    },
  }
}
