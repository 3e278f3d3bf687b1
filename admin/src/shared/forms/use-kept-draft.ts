import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const prefix = 'roundboard.draft.'

interface Kept<Values> {
  readonly values: Values
  /** The version of the thing that the typing began on. */
  readonly stamp: string
}

/** Keeps what is typed through a reload of the page, and through the page's other views. */
export function useKeptDraft<Values extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Values, unknown, Output>,
  stamp = '',
) {
  const [keptStamp, setKeptStamp] = useState<string>()
  const storageKey = prefix + key

  useEffect(() => {
    const kept = sessionStorage.getItem(storageKey)
    if (kept === null) return
    try {
      const { values, stamp: since } = JSON.parse(kept) as Kept<Values>
      form.reset(values, { keepDefaultValues: true })
      setKeptStamp(since)
    } catch {
      sessionStorage.removeItem(storageKey)
    }
  }, [storageKey, form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty !== true) return
          const kept: Kept<Values> = { values, stamp: keptStamp ?? stamp }
          sessionStorage.setItem(storageKey, JSON.stringify(kept))
        },
      }),
    [storageKey, form, stamp, keptStamp],
  )

  return {
    wasRestored: keptStamp !== undefined,
    /** The version that a draft brought back was begun on. */
    stamp: keptStamp ?? stamp,
    forget() {
      sessionStorage.removeItem(storageKey)
      setKeptStamp(undefined)
    },
  }
}
