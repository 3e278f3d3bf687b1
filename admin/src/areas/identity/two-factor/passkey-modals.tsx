import { TextInput } from '@mantine/core'
import { type addresses, calls, type DataOf, type TwoFactor } from '@roundboard/contract'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isUnanswered } from '../../../shared/api/api.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { rulesOf } from '../../../shared/forms/rules.ts'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { browserOf } from '../../../shared/session/browser-of.ts'
import { makePasskey } from '../../../shared/session/passkeys.ts'
import { useFactorReason } from '../../../shared/session/use-factor-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useAddPasskey, useRenamePasskey, useWasAdded } from './security.queries.ts'
import { useProfileMessages } from '../../../shared/messages/profile.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'

const Named = z.strictObject({ name: calls.renamePasskey.body.shape.name })

/** Asks for a passkey's name and performs an action with it. Errors show at the name. */
function NameModal(props: {
  title: string
  name: string
  action: string
  children?: ReactNode
  onName: (name: string) => Promise<void>
  onClose: () => void
}) {
  const words = useProfileMessages().signIn
  const reason = useFactorReason()
  const form = useForm({ resolver: rulesOf(Named), defaultValues: { name: props.name } })
  const { errors, isSubmitting } = form.formState
  const name = useFields(form).field('name')
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await props.onName(name)
    } catch (error) {
      form.setError('root', { message: reason(error) })
    }
  })
  return (
    <Dialog onClose={props.onClose} title={props.title} closeOnClickOutside={false}>
      <form noValidate className={formClasses.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          data-autofocus
          autoComplete="off"
          {...name}
          error={name.error ?? errors.root?.message}
        />
        <DialogButtons submitLabel={props.action} onCancel={props.onClose} isBusy={isSubmitting} />
      </form>
    </Dialog>
  )
}

/** Creates a named passkey in this browser. */
export function NewPasskeyModal(props: {
  begun: DataOf<typeof addresses.beginPasskey>
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const { begun, onCodes, onClose } = props
  const words = useProfileMessages().signIn
  const adding = useAddPasskey()
  const wasAdded = useWasAdded(({ passkeys }) => passkeys.length)
  const { browser, system } = browserOf(navigator.userAgent)
  const known = browser !== undefined && system !== undefined
  const add = async (name: string) => {
    const passkey = await makePasskey(begun.options)
    try {
      const { challenge } = begun
      const { recoveryCodes } = await adding.mutateAsync({ challenge, name, passkey })
      alerts.success(words.addedPasskey({ name }))
      onClose()
      if (recoveryCodes !== null) onCodes(recoveryCodes)
    } catch (error) {
      if (!isUnanswered(error) || !(await wasAdded())) throw error
      alerts.error(words.lost, error)
      onClose()
    }
  }
  return (
    <NameModal
      title={words.addPasskey}
      name={known ? words.nameOf({ browser, system }) : ''}
      action={words.goOnAdding}
      onName={add}
      onClose={onClose}
    />
  )
}

export function RenamePasskeyModal(props: {
  passkey: TwoFactor['passkeys'][number]
  onClose: () => void
}) {
  const { passkey, onClose } = props
  const words = useProfileMessages().signIn
  const shared = useSharedMessages()
  const renaming = useRenamePasskey()
  return (
    <NameModal
      title={words.renameNamed({ name: passkey.name })}
      name={passkey.name}
      action={shared.save}
      onName={async (name) => {
        await renaming.mutateAsync({ id: passkey.id, name })
        alerts.success(words.renamed({ name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
