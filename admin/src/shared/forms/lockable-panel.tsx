import type { ReactNode } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { FactList } from '../ui/fact-list.tsx'
import { Panel } from '../ui/page.tsx'
import { useSharedMessages } from '../messages/shared.ts'
import { FormNotices } from './form-notices.tsx'
import classes from './forms.module.css'
import { SaveBar } from './save-bar.tsx'
import { factsOf } from './shown-fields.ts'
import type { EntityForm } from './use-entity-form.ts'
import { Button } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'

/** A form that is locked until the user unlocks it, and again after saving or canceling. */
export function LockablePanel<Values extends FieldValues>(props: {
  title: string
  /** What is edited: `location`. */
  thing: string
  entityForm: EntityForm<Values>
  /** Why it can't be unlocked, if it can't. */
  readOnly?: string | undefined
  /** Fields that aren't shown as text while the form is locked. */
  factsBut?: readonly (keyof Values)[]
  children: (isLocked: boolean) => ReactNode
}) {
  const { entityForm, readOnly } = props
  const words = useSharedMessages()
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
        {isLocked && props.factsBut ? (
          <Facts entityForm={entityForm} hidden={props.factsBut} />
        ) : (
          props.children(isLocked)
        )}
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

/** A form's values as text. */
function Facts<Values extends FieldValues>(props: {
  entityForm: EntityForm<Values>
  hidden: readonly (keyof Values)[]
}) {
  const { form, shown } = props.entityForm
  const values = useWatch({ control: form.control, compute: (all: Values) => all })
  return <FactList facts={factsOf(shown, values, props.hidden)} />
}

/** Unlocks forms of things that screens depend on, to prevent accidental edits. */
function LockToggle(props: { isLocked: boolean; onToggle: () => void }) {
  const words = useSharedMessages()
  return (
    <Button
      variant="default"
      aria-pressed={!props.isLocked}
      leftSection={props.isLocked ? <IconLock size={16} /> : <IconLockOpen size={16} />}
      onClick={props.onToggle}
    >
      {props.isLocked ? words.unlock : words.lock}
    </Button>
  )
}
