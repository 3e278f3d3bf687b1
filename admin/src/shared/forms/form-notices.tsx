import { type FieldValues, useWatch } from 'react-hook-form'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useSharedMessages } from '../messages/shared.ts'
import { Conflict } from './conflict.tsx'
import { differences, type Meeting } from './shown-fields.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { EntityForm } from './use-entity-form.ts'
import { Notice } from '../ui/status.tsx'

export function RestoredNotice(props: { isShown: boolean; onDiscard: () => void }) {
  const words = useSharedMessages()
  if (!props.isShown) return null
  return (
    <Notice role="status" mb={16}>
      <IconHistory size={18} aria-hidden />
      <p>{words.restored}</p>
      <Button size="compact-sm" variant="default" onClick={props.onDiscard}>
        {words.discard}
      </Button>
    </Notice>
  )
}

interface Props<Values extends FieldValues> {
  readonly entityForm: EntityForm<Values>
  /** What is edited: `workout`, `location`. */
  readonly thing: string
}

/** Notices above a form: restored input, or changes saved by someone else. */
export function FormNotices<Values extends FieldValues>({ entityForm, thing }: Props<Values>) {
  const { isDirty, wasRestored, meeting, giveUp, forget } = entityForm
  return (
    <>
      <UnsavedGuard isDirty={isDirty} onLeave={forget} />
      <RestoredNotice isShown={wasRestored} onDiscard={giveUp} />
      {meeting && <MeetingNotice entityForm={entityForm} thing={thing} meeting={meeting} />}
    </>
  )
}

function MeetingNotice<Values extends FieldValues>(
  props: Props<Values> & { meeting: Meeting<Values> },
) {
  const { entityForm, thing, meeting } = props
  const words = useSharedMessages()
  // Re-renders as the input changes.
  useWatch({ control: entityForm.form.control })
  const typed = entityForm.form.getValues()
  return (
    <Conflict
      thing={thing}
      differences={differences(entityForm.shown, typed, meeting, words.notChanged)}
      isBusy={entityForm.isSaving}
      onKeepMine={entityForm.keepMine}
      onTakeTheirs={entityForm.giveUp}
    />
  )
}
