import type { LocationTimer } from '@roundboard/contract'
import { licensedTimer, timerAt } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import { timerQueries, useUpdateTimer } from './timer.queries.ts'

interface Place {
  readonly id: string
  readonly name: string
}

/** Whether it is running or scheduled. */
function isRunning(timer: LocationTimer, now: number): boolean {
  return timerAt(licensedTimer(timer, []), now).phase !== 'idle'
}

/** Sets timers of locations and reports the result. */
export function useSetTimer() {
  const words = useTimerMessages()
  const reason = useReason()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const update = useUpdateTimer()

  const set = (id: string, dwsTimeStamp: string | null, sentence: string) =>
    attempt(() => update.mutateAsync({ id, dwsTimeStamp }), sentence)
  return {
    isPending: update.isPending,
    async start({ id, name }: Place, dwsTimeStamp: string): Promise<boolean> {
      try {
        // Someone else may have started it since the page was loaded.
        const current = await queryClient.query({ ...timerQueries.of(id), staleTime: 0 })
        const now = Date.now() + (await queryClient.query(timerQueries.clockOffsetMs))
        const question = { message: words.sureStartAgain, action: words.startAgain }
        if (isRunning(current, now) && !(await confirm(question))) return false
      } catch (error) {
        alerts.error(reason(error), error)
        return false
      }
      return set(id, dwsTimeStamp, words.startedAlert({ name }))
    },
    async stop({ id, name }: Place) {
      if (await confirm({ message: words.sureStop, action: words.stop }))
        await set(id, null, words.stoppedAlert({ name }))
    },
  }
}
