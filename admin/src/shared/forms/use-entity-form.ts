import { pick } from '@roundboard/contract'
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { alerts } from '../alerts/alerts.ts'
import { isCode, isUnanswered } from '../api/api.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { type Begun, changedFields, type Draft, isSame, over } from './draft.ts'
import { showIssues } from './issues.ts'
import { type Meeting, matchesStored, type ShownFields } from './shown-fields.ts'
import { type DraftFormOptions, type FormOf, useDraftForm } from './use-draft-form.ts'

interface EntityFormOptions<Entity, Values extends FieldValues> extends DraftFormOptions<Values> {
  /** As last read. */
  readonly entity: Entity
  readonly valuesOf: (entity: Entity) => Values
  readonly shown: ShownFields<Values>
  /** Reads it again to see another person's changes. Undefined if it was deleted. */
  readonly read: () => Promise<Entity | undefined>
  /** Saves the changes. Returns undefined if the user canceled. */
  readonly save: (
    changes: Partial<Values>,
    expectedUpdatedAt: string,
  ) => Promise<Entity | undefined>
  readonly onSaved: (saved: Entity, done: Draft<Values>) => void | Promise<void>
  readonly onInvalid?: (typed: Values) => void
}

/** A form for editing something stored: its state and actions. */
export interface EntityForm<Values extends FieldValues> {
  readonly form: FormOf<Values>
  readonly shown: ShownFields<Values>
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly isLocked: boolean
  readonly wasRestored: boolean
  /** The conflict with another person's version, if the user has to choose. */
  readonly meeting: Meeting<Values> | undefined
  readonly unlock: () => void
  readonly submit: (event: BaseSyntheticEvent) => void
  readonly keepMine: () => void
  /** Resets to the stored version, including another person's, and locks the form. */
  readonly giveUp: () => void
  readonly forget: () => void
}

/**
 * A form for editing something that others may edit too. Sends only changes, with the version they
 * are based on. Nothing typed is lost if saving fails, a response is lost, or someone else saved
 * first.
 */
export function useEntityForm<
  Entity extends { readonly updatedAt: string },
  Values extends FieldValues,
>(options: EntityFormOptions<Entity, Values>): EntityForm<Values> {
  const { entity, valuesOf, shown, read, save, onSaved, onInvalid } = options
  const words = useSharedMessages()
  const reason = useReason()
  const versionOf = (one: Entity): Begun<Values> => ({
    values: valuesOf(one),
    updatedAt: one.updatedAt,
  })
  const draftForm = useDraftForm(options, versionOf(entity))
  const { form, wasRestored, now, newest, goOn, meet, forget } = draftForm
  const [isUnlocked, setUnlocked] = useState(wasRestored)
  const [meeting, setMeeting] = useState<Meeting<Values>>()
  const [unanswered, setUnanswered] = useState<Partial<Values>>()
  const { isDirty, isSubmitting } = form.formState

  const arrive = useEffectEvent((version: Entity) => meet(versionOf(version)))
  useEffect(() => {
    arrive(entity)
  }, [entity])

  const startFrom = (version: Begun<Values>) => {
    goOn({ begun: version, typed: version.values })
    forget()
    setMeeting(undefined)
    setUnanswered(undefined)
    setUnlocked(false)
  }
  const settle = (saved: Begun<Values>, sent: Values) => {
    const { typed } = now()
    if (isSame(typed, sent)) startFrom(saved)
    else {
      // The user kept typing while it was being saved.
      goOn(over({ begun: { ...saved, values: sent }, typed }, saved))
      setMeeting(undefined)
      setUnanswered(undefined)
    }
  }
  const compare = async (values: Values, sent: Draft<Values>) => {
    const current = await read()
    if (current === undefined) {
      alerts.error(words.failure['not-found'])
      return
    }
    const theirs = versionOf(current)
    const draft = { begun: sent.begun, typed: now().typed }
    goOn(over(draft, theirs))
    const isOwn = unanswered !== undefined && matchesStored(shown, unanswered, theirs.values)
    const isElsewhere = isSame(theirs.values, sent.begun.values)
    if ((isOwn || isElsewhere) && theirs.updatedAt !== sent.begun.updatedAt) await send(values)
    else {
      const mine = changedFields(draft.typed, draft.begun.values)
      const changed = changedFields(theirs.values, sent.begun.values)
      setMeeting({
        theirs: theirs.values,
        taken: changed.filter((field) => !mine.includes(field)),
      })
    }
  }
  const send = async (values: Values): Promise<void> => {
    const sent = now()
    const fields = changedFields(sent.typed, sent.begun.values)
    let saved: Entity | undefined
    try {
      saved = await save(pick(values, fields), sent.begun.updatedAt)
    } catch (error) {
      if (isUnanswered(error)) setUnanswered(pick(sent.typed, fields))
      if (isCode(error, 'changed-meanwhile')) await compare(values, sent)
      else if (!showIssues(form, error)) alerts.error(reason(error), error)
    }
    if (saved === undefined) return
    settle(versionOf(saved), sent.typed)
    await onSaved(saved, sent)
  }
  const trySending = async (values: Values) => {
    try {
      await send(values)
    } catch (error) {
      // The other person's version couldn't be read.
      alerts.error(reason(error), error)
    }
  }
  const submit = form.handleSubmit(trySending, () => onInvalid?.(form.getValues()))

  return {
    form,
    shown,
    isDirty,
    isSaving: isSubmitting,
    isLocked: !isUnlocked,
    wasRestored,
    meeting,
    unlock() {
      setUnlocked(true)
    },
    submit(event) {
      // Enter doesn't overwrite changes that the user hasn't compared yet.
      if (meeting) event.preventDefault()
      else void submit(event)
    },
    keepMine: () => void submit(),
    giveUp() {
      startFrom(newest())
    },
    forget,
  }
}
