import { type BaseSyntheticEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { alerts } from '../alerts/alerts.ts'
import { useAddProblem } from './use-add-problem.ts'
import { type DraftFormOptions, type FormOf, useDraftForm } from './use-draft-form.ts'

interface AddFormOptions<Values extends FieldValues, Made> extends DraftFormOptions<Values> {
  readonly blank: Values
  /** Completes the sentence "adding …": `the location`. */
  readonly thing: string
  /** Adds it. Returns undefined if the user canceled. */
  readonly add: (values: Values) => Promise<Made | undefined>
  readonly onAdded: (made: Made) => void | Promise<void>
  /** The message of an error that has its own. */
  readonly refusal?: (error: unknown) => string | undefined
  readonly onInvalid?: (typed: Values) => void
}

/** A form for adding something: its state and actions. */
export interface AddForm<Values extends FieldValues> {
  readonly form: FormOf<Values>
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly wasRestored: boolean
  /** The key of fields that show more than the form's values, so that "Discard" resets that too. */
  readonly fieldsKey: number
  readonly submit: (event: BaseSyntheticEvent) => void
  readonly clear: () => void
  readonly forget: () => void
}

/** A form for adding something. Input stays until it has been added. */
export function useAddForm<Values extends FieldValues, Made>(
  options: AddFormOptions<Values, Made>,
): AddForm<Values> {
  const { blank, thing, add, onAdded, refusal, onInvalid } = options
  const addProblem = useAddProblem()
  const { form, wasRestored, now, goOn, forget } = useDraftForm(options, {
    values: blank,
    updatedAt: '',
  })
  const { isDirty, isSubmitting } = form.formState
  const [fieldsKey, setFieldsKey] = useState(0)

  const save = async (values: Values) => {
    const { begun, typed } = now()
    let made: Made | undefined
    try {
      made = await add(values)
    } catch (error) {
      const sentence = refusal?.(error)
      if (sentence === undefined) addProblem(form, thing, error)
      else alerts.error(sentence, error)
    }
    if (made === undefined) return
    // Nothing is unsaved any more.
    goOn({ begun: { ...begun, values: typed }, typed })
    forget()
    await onAdded(made)
  }
  const submit = form.handleSubmit(save, () => onInvalid?.(form.getValues()))

  return {
    form,
    isDirty,
    isSaving: isSubmitting,
    wasRestored,
    fieldsKey,
    submit: (event) => void submit(event),
    clear() {
      goOn({ begun: { values: blank, updatedAt: '' }, typed: blank })
      forget()
      setFieldsKey((before) => before + 1)
    },
    forget,
  }
}
