import { isCode } from '../api/api.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { alerts } from './alerts.ts'

/** Tells what was done, and offers to undo it while the alert stands; again, where that failed. */
export function useTellUndoable() {
  const words = useSharedMessages()
  const reason = useReason()

  /** `undo` answers what to say when it has worked. */
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
