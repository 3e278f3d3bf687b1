import { isCode } from '../api/api.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { alerts } from './alerts.ts'

/** Reports a change, with Undo while the alert is shown. A failed undo can be retried. */
export function useTellUndoable() {
  const words = useSharedMessages()
  const reason = useReason()

  /** `undo` returns the message to show once it has worked. */
  return (message: string, undo: () => Promise<string>) => {
    const run = async () => {
      try {
        alerts.success(await undo())
      } catch (error) {
        const isTooLate = isCode(error, 'not-found')
        if (!isTooLate) offer()
        alerts.error(isTooLate ? words.tooLate : reason(error), error)
      }
    }
    const offer = () => {
      alerts.success(message, { label: words.undo, run: () => void run() })
    }
    offer()
  }
}
