import { useReason } from '../i18n/use-reason.ts'
import { alerts } from './alerts.ts'

/**
 * Does what the user asked for, and shows an alert: why it failed, or `done` if it succeeded and
 * there is one. Returns whether it succeeded.
 */
export function useAttempt() {
  const reason = useReason()
  return async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await work()
      if (done !== undefined) alerts.success(done)
      return true
    } catch (error) {
      alerts.error(reason(error), error)
      return false
    }
  }
}
