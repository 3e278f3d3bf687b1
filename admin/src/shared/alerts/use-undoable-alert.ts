import { isCode } from '../api/api.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { alerts } from './alerts.ts'

/** Reports a change, with Undo while the alert is shown. A failed undo can be retried. */
export function useUndoableAlert() {
  const words = useSharedMessages()
  const reason = useReason()

  /** `undo` returns the message to show once it has worked, or shows it; `problem` makes it an error. */
  return (message: string, undo: () => Promise<string | undefined>, problem?: unknown) => {
    const run = async () => {
      try {
        const undone = await undo()
        if (undone !== undefined) alerts.success(undone)
      } catch (error) {
        if (isCode(error, 'not-found')) alerts.error(words.tooLate, error)
        else alerts.error(reason(error), error, offer)
      }
    }
    const offer = { label: words.undo, run: () => void run() }
    if (problem === undefined) alerts.success(message, offer)
    else alerts.error(message, problem, offer)
  }
}
