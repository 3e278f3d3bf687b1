import type { LocationImportOutcome, LocationImportUndoOutcome } from '@roundboard/contract'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useUndoLocationImport } from './location-import.queries.ts'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'

const countNew = (found: readonly { readonly becomes: string }[]) =>
  found.filter(({ becomes }) => becomes === 'new' || becomes === 'given').length

export type UndoImport = ReturnType<typeof useUndoImport>

/** Undoes an import from its alert or the page, which reports what was left. */
export function useUndoImport() {
  const words = useLocationImportMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const alertUndoable = useUndoableAlert()
  const undo = useUndoLocationImport()
  const [undone, setUndone] = useState<ReadonlyMap<string, LocationImportUndoOutcome>>(new Map())

  async function take(batch: string): Promise<string> {
    const outcome = await undo.mutateAsync(batch)
    // The alert still offers Undo after the page has done it, and then finds nothing more.
    setUndone((before) => {
      const { gyms = 0, people = 0 } = before.get(batch) ?? {}
      const all = { ...outcome, gyms: gyms + outcome.gyms, people: people + outcome.people }
      return new Map(before).set(batch, all)
    })
    const left = outcome.leftGyms.length + outcome.leftPeople.length
    return left === 0 ? words.takenBack : words.takenBackPartly({ count: left })
  }

  return {
    isPending: undo.isPending,

    /** What undoing an import deleted; undefined if it wasn't undone. */
    outcomeOf: (batch: string | null) => undone.get(batch ?? ''),

    offer({ batch, gyms, people }: LocationImportOutcome): void {
      if (batch === null) return
      alertUndoable(words.imported({ newGyms: countNew(gyms), newPeople: countNew(people) }), () =>
        take(batch),
      )
    },

    async ask(batch: string): Promise<void> {
      const { takeBackSure: message, takeBackWhy: detail, takeBack: action } = words
      if (!(await confirm({ message, detail, action }))) return
      await attempt(async () => {
        alerts.success(await take(batch))
      })
    },
  }
}
