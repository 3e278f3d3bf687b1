import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  createFormControl,
  type DefaultValues,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { type Begun, type Draft, follow, isSame, isTyped } from './draft.ts'
import { storedDrafts } from './stored-drafts.ts'
import { rulesOf } from './rules.ts'

export type FormOf<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>

export interface DraftFormOptions<Values extends FieldValues> {
  readonly draftKey: string
  /** The contract's schema of the request. */
  readonly rules: z.ZodType<unknown, object>
  /** Fields that are never stored outside of the form. */
  readonly secrets?: readonly (keyof Values)[]
}

function firstDraft<Values extends FieldValues>(key: string, start: Begun<Values>): Draft<Values> {
  const restored = storedDrafts.find<Values>(key)
  if (restored === undefined) return { begun: start, typed: start.values }
  // Fields that didn't exist when the draft was stored have their initial values.
  const complete = (values: Values): Values => ({ ...start.values, ...values })
  const begun = { ...restored.begun, values: complete(restored.begun.values) }
  return follow({ begun, typed: complete(restored.typed) }, start)
}

/** A form whose input is stored as a draft with the version it is based on, and restored. */
export function useDraftForm<Values extends FieldValues>(
  { draftKey, rules, secrets = [] }: DraftFormOptions<Values>,
  start: Begun<Values>,
) {
  const [first] = useState(() => firstDraft(draftKey, start))
  const [resolver] = useState(() => rulesOf<Values>(rules))
  const [formControl] = useState(() => {
    const defaultValues = first.begun.values as DefaultValues<Values>
    const created = createFormControl<Values, unknown, Values>({ resolver, defaultValues })
    if (isTyped(first)) created.reset(first.typed, { keepDefaultValues: true })
    return created.formControl
  })
  const form: FormOf<Values> = useForm({ formControl, resolver })
  const begun = useRef(first.begun)
  // A saved version is newer than what was read before, until the next read.
  const newest = useRef(start)
  const [wasRestored, setRestored] = useState(() => isTyped(first))

  const keep = useEffectEvent((typed: Values) => {
    const withoutSecrets = { ...typed }
    for (const secret of secrets) withoutSecrets[secret] = begun.current.values[secret]
    const draft = { begun: begun.current, typed: withoutSecrets }
    if (isTyped(draft)) storedDrafts.keep(draftKey, draft)
    else storedDrafts.forget(draftKey)
  })
  useEffect(() => {
    keep(formControl.getValues())
    return formControl.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    })
  }, [formControl])

  const now = (): Draft<Values> => ({ begun: begun.current, typed: formControl.getValues() })
  const goOn = ({ begun: next, typed }: Draft<Values>) => {
    begun.current = next
    newest.current = next
    formControl.reset(next.values)
    if (isTyped({ begun: next, typed })) formControl.reset(typed, { keepDefaultValues: true })
  }
  const forget = () => {
    storedDrafts.forget(draftKey)
    setRestored(false)
  }

  return {
    form,
    wasRestored,
    now,
    /** The latest known version, whatever the input. */
    newest: () => newest.current,
    /** Continues from another version with these values. */
    goOn,
    forget,
    /** Handles a new version. */
    meet(latest: Begun<Values>): void {
      newest.current = latest
      const draft = now()
      const next = follow(draft, latest)
      const isSeen =
        isSame(next.typed, draft.typed) && isSame(next.begun.values, draft.begun.values)
      if (isSeen) begun.current = next.begun
      else goOn(next)
      if (!isTyped(next)) forget()
    },
  }
}
