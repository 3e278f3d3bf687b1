import { Modal } from '@mantine/core'
import { type BaseSyntheticEvent, Fragment, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useSharedMessages } from '../messages/shared.ts'
import { FormNotices, RestoredNotice } from './form-notices.tsx'
import classes from './forms.module.css'
import type { AddForm } from './use-add-form.ts'
import type { EntityForm } from './use-entity-form.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'

interface ModalProps {
  readonly title: string
  readonly size?: 'lg' | 'xl'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a modal, mounted while it is open. */
function FormModal(
  props: ModalProps & {
    notices: ReactNode
    submitLabel: string
    isSaving: boolean
    canSave: boolean
    onSubmit: (event: BaseSyntheticEvent) => void
    onCancel: () => void
  },
) {
  return (
    // Dialogs opened from a form are above it, and Escape closes only those.
    <Modal.Stack>
      <Dialog
        stackId="form"
        onClose={props.onClose}
        title={props.title}
        size={props.size ?? 'md'}
        closeOnClickOutside={false}
      >
        {props.notices}
        <form noValidate className={classes.form} onSubmit={props.onSubmit}>
          {props.children}
          <DialogButtons
            submitLabel={props.submitLabel}
            onCancel={props.onCancel}
            isBusy={props.isSaving}
            isDisabled={!props.canSave}
          />
        </form>
      </Dialog>
    </Modal.Stack>
  )
}

/** Adds something. Input is still there when the modal is opened again. */
export function AddingModal<Values extends FieldValues>(
  props: ModalProps & { addForm: AddForm<Values>; submitLabel?: string },
) {
  const { addForm } = props
  const words = useSharedMessages()
  return (
    <FormModal
      {...props}
      notices={<RestoredNotice isShown={addForm.wasRestored} onDiscard={addForm.clear} />}
      submitLabel={props.submitLabel ?? words.add}
      isSaving={addForm.isSaving}
      canSave
      onSubmit={addForm.submit}
      onCancel={props.onClose}
    >
      <Fragment key={addForm.fieldsKey}>{props.children}</Fragment>
    </FormModal>
  )
}

/** Edits something in a modal. If closed without Cancel, input is kept. */
export function EditingModal<Values extends FieldValues>(
  props: ModalProps & { entityForm: EntityForm<Values>; thing: string },
) {
  const { entityForm } = props
  const words = useSharedMessages()
  return (
    <FormModal
      {...props}
      notices={<FormNotices entityForm={entityForm} thing={props.thing} />}
      submitLabel={words.save}
      isSaving={entityForm.isSaving}
      canSave={entityForm.meeting === undefined}
      onSubmit={entityForm.submit}
      onCancel={() => {
        entityForm.giveUp()
        props.onClose()
      }}
    />
  )
}
