import { addresses, type BulkChange, type BulkOutcome } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { alerts, type AlertAction } from '../../../../shared/alerts/alerts.ts'
import { api, isCode } from '../../../../shared/api/api.ts'
import { keys } from '../../../../shared/api/keys.ts'
import { useChange } from '../../../../shared/api/use-change.ts'
import { useCreate } from '../../../../shared/api/use-create.ts'
import { useUser } from '../../../../shared/session/session.ts'
import { useReason } from '../../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { useFormat } from '../../../../shared/format/format.ts'
import { withDraft } from './impact-preview.ts'
import { planQuery } from './plan.ts'
import { undoStack, withDone, withRedone, withUndone } from '../undo-stack.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

const stale = [keys.workouts, keys.exercises, keys.dashboard, keys.logs, keys.media] as const

/** A retry after a lost response reuses the batch ID. */
const useUndoImport = () =>
  useChange(
    (batch: string) =>
      api.call(addresses.undoWorkouts, { params: { id: batch }, key: `schedule-undo-${batch}` }),
    stale,
  )

type Step = 'undo' | 'redo'

/** Changes workouts, reports the result, and undoes it as long as the tab is open. */
export function useBulk() {
  const words = useScheduleMessages().interactions
  const shared = useSharedMessages()
  const reason = useReason()
  const user = useUser().id
  const changing = useCreate(addresses.changeWorkouts, stale)
  const takingBack = useUndoImport()
  const format = useFormat()
  const queryClient = useQueryClient()
  const isBusy = useRef(false)
  /** The alert about each batch, removed when the batch is undone. */
  const shown = useRef(new Map<string, string>())

  /** One change at a time, however fast the keys are pressed. */
  async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    try {
      return await work()
    } catch (error) {
      alerts.error(reason(error), error)
      return undefined
    } finally {
      isBusy.current = false
    }
  }

  async function goBack(step: Step) {
    const stack = undoStack.of(user)
    const last = (step === 'undo' ? stack.done : stack.undone).at(-1)
    if (!last) {
      alerts.success(step === 'undo' ? words.nothingToUndo : words.nothingToRedo)
      return
    }
    await goBackTo(step, last.batch, last.said)
  }

  function goBackTo(step: Step, batch: string, summary: string) {
    return alone(async () => {
      const become = step === 'undo' ? withUndone : withRedone
      try {
        const outcome = await takingBack.mutateAsync(batch)
        undoStack.become(user, (stack) => become(stack, batch, outcome.batch))
        alerts.withdraw(shown.current.get(batch) ?? '')
        reportStep(step, outcome, summary)
      } catch (error) {
        if (!isCode(error, 'not-found')) throw error
        undoStack.become(user, (stack) => become(stack, batch, null))
        alerts.error(shared.tooLate)
      }
    })
  }

  function reportStep(step: Step, outcome: BulkOutcome, summary: string) {
    const others = outcome.others?.filter(({ skipped }) => skipped !== null) ?? []
    const count = outcome.leftOut.length + others.length
    const left = count === 0 ? '' : ` ${words.leftAlone({ count })}`
    const undone =
      (step === 'undo' ? words.undone({ said: summary }) : words.redone({ said: summary })) + left
    const message = withGaps(undone, outcome)
    const other = step === 'undo' ? 'redo' : 'undo'
    const { batch } = outcome
    if (batch === null) {
      alerts.success(message)
      return
    }
    shown.current.set(batch, message)
    alerts.success(message, {
      label: other === 'redo' ? words.redo : shared.undo,
      run: () => void goBackTo(other, batch, summary),
    })
  }

  /** The gaps after this step; an undo leaves other gaps than the change did. */
  function withGaps(summary: string, { gaps }: Pick<BulkOutcome, 'gaps'>): string {
    const days = gaps.map(({ day }) => day).sort()
    const [first] = days
    if (first === undefined) return summary
    const span = format.shortDays(first, days.at(-1) ?? first)
    return `${summary} ${words.gapsLeft({ count: gaps.length, days: span, drafts: withDraft(gaps) })}`
  }

  return {
    isPending: changing.isPending || takingBack.isPending,
    /** Returns the result; undefined after a failure, which it has reported. */
    change: (change: BulkChange) => alone(() => changing.mutateAsync(change)),
    /** The outcome of a dry run; undefined if it failed, which is reported. */
    attempt: (change: BulkChange) => alone(() => queryClient.query(planQuery(change))),
    /** Shows an alert with an undo button; the keyboard can undo it too. */
    report(
      outcome: Pick<BulkOutcome, 'gaps'> & { batch: string },
      summary: string,
      next?: AlertAction,
    ) {
      const { batch } = outcome
      undoStack.become(user, (stack) => withDone(stack, { batch, said: summary }))
      const message = withGaps(summary, outcome)
      shown.current.set(batch, message)
      alerts.success(
        message,
        { label: shared.undo, run: () => void goBackTo('undo', batch, summary) },
        next,
      )
    },
    undo: () => void goBack('undo'),
    redo: () => void goBack('redo'),
  }
}
