import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useAskPassword } from '../../../shared/confirm/typed-password.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useDeleteScreen, useUnlinkScreen, useUpdateScreen } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The actions that the table and a screen's own page share. */
export function useScreenActions() {
  const words = useScreensMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const confirm = useConfirm()
  const askPassword = useAskPassword()
  const update = useUpdateScreen()
  const unlink = useUnlinkScreen()
  const remove = useDeleteScreen()

  async function attempt(work: () => Promise<unknown>, sentence: string): Promise<boolean> {
    try {
      await work()
      alerts.success(sentence)
      return true
    } catch (error) {
      alerts.error(reason(error), error)
      return false
    }
  }

  return {
    refresh: async ({ id, name, isLinked }: Named & { readonly isLinked: boolean }) => {
      if (!isLinked) {
        alerts.error(words.nothingToRefresh({ name }))
        return false
      }
      return attempt(
        () => update.mutateAsync({ id, body: { refreshFlag: true } }),
        words.refreshed({ name }),
      )
    },
    unlink: async ({ id, name }: Named) => {
      const isSure = await confirm({ message: words.sureUnlink({ name }), action: words.unlink })
      return isSure && (await attempt(() => unlink.mutateAsync(id), words.unlinkedAlert({ name })))
    },
    remove: async ({ id, name }: Named) => {
      const isDeleted = await askPassword({
        message: words.sureDelete({ name }),
        action: shared.delete,
        run: async (password) => {
          await remove.mutateAsync({ id, password })
        },
      })
      if (isDeleted) alerts.success(words.deleted({ name }))
      return isDeleted
    },
  }
}
