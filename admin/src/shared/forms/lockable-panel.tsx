import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Panel } from '../ui/page.tsx'
import { useWords } from '../words/words.ts'
import { FormNotices } from './form-notices.tsx'
import classes from './forms.module.css'
import { LockToggle } from './lock-toggle.tsx'
import { SaveBar } from './save-bar.tsx'
import type { EntityForm } from './use-entity-form.ts'

/** A form that is locked until one means to edit, and locked again when saved or given up. */
export function LockablePanel<Values extends FieldValues>(props: {
  title: string
  /** What is edited, in a sentence: `location`. */
  thing: string
  entityForm: EntityForm<Values>
  /** Why it cannot be unlocked, where it cannot. */
  readOnly?: string | undefined
  children: (isLocked: boolean) => ReactNode
}) {
  const { entityForm, readOnly } = props
  const words = useWords()
  const isLocked = entityForm.isLocked || readOnly !== undefined
  return (
    <Panel
      title={props.title}
      description={readOnly ?? (isLocked ? words.locked : undefined)}
      actions={
        readOnly === undefined && (
          <LockToggle
            isLocked={isLocked}
            onToggle={isLocked ? entityForm.unlock : entityForm.giveUp}
          />
        )
      }
    >
      <FormNotices entityForm={entityForm} thing={props.thing} />
      <form noValidate className={classes.form} onSubmit={entityForm.submit}>
        {props.children(isLocked)}
        {!isLocked && (
          <SaveBar
            canSave={entityForm.isDirty && entityForm.meeting === undefined}
            isSaving={entityForm.isSaving}
            onCancel={entityForm.giveUp}
          />
        )}
      </form>
    </Panel>
  )
}
