import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const prefix = 'roundboard.draft.'

function readDraft(storageKey: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '')
  } catch {
    return undefined
  }
}

/**
 * Keeps what is typed through a reload of the page, and through the page's other views. A form that
 * carries the version which the typing began on (`expectedUpdatedAt`) has that kept, too.
 */
export function useKeptDraft<Values extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const storageKey = prefix + key
  const [wasRestored, setRestored] = useState(() => readDraft(storageKey) !== undefined)

  useEffect(() => {
    const kept = readDraft(storageKey)
    if (kept !== undefined) form.reset(kept as Values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) sessionStorage.setItem(storageKey, JSON.stringify(values))
      },
    })
  }, [storageKey, form])

  return {
    wasRestored,
    forget() {
      sessionStorage.removeItem(storageKey)
      setRestored(false)
    },
  }
}
