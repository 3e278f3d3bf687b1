import { addresses, type Location } from '@roundboard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useTellUndoable } from '../../../shared/alerts/use-tell-undoable.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import type { PlannedEdit } from './bulk-edit.ts'

const atOnce = 4

/** Runs the steps, a few at once, and gives what failed. */
async function runAll<Step>(steps: readonly Step[], run: (step: Step) => Promise<unknown>) {
  const waiting = [...steps]
  const failures: unknown[] = []
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      await run(step).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failures
}

const update = (
  { id, updatedAt }: Pick<Location, 'id' | 'updatedAt'>,
  changes: PlannedEdit['changes'],
) =>
  api.call(addresses.updateLocation, {
    params: { id },
    body: { ...changes, expectedUpdatedAt: updatedAt },
  })

/** Edits many locations, and offers to undo it for those that nobody has changed since. */
export function useBulkEdit() {
  const words = useLocationsMessages().bulk
  const reason = useReason()
  const tellUndoable = useTellUndoable()
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const key of [keys.locations, keys.regions, keys.dashboard])
      void queryClient.invalidateQueries({ queryKey: [key] })
  }
  return useMutation({
    async mutationFn(planned: readonly PlannedEdit[]) {
      const done: { saved: Location; before: PlannedEdit['before'] }[] = []
      const failures = await runAll(planned, async ({ location, changes, before }) => {
        done.push({ saved: await update(location, changes), before })
      })
      refresh()
      if (done.length > 0)
        tellUndoable(words.done({ count: done.length }), async () => {
          const missed = await runAll(done, ({ saved, before }) => update(saved, before))
          refresh()
          if (missed.length > 0)
            alerts.error(words.failed({ count: missed.length, why: reason(missed[0]) }), missed[0])
          return words.undone({ count: done.length - missed.length })
        })
      if (failures.length > 0)
        alerts.error(
          words.failed({ count: failures.length, why: reason(failures[0]) }),
          failures[0],
        )
    },
  })
}
