import { Button, Group } from '@mantine/core'
import { useSharedMessages } from '../messages/shared.ts'

/** Save and Cancel below a form. Outside of a form, pass `onSave`. */
export function SaveBar(props: {
  canSave: boolean
  canCancel?: boolean
  isSaving: boolean
  onSave?: () => void
  onCancel: () => void
}) {
  const words = useSharedMessages()
  return (
    <Group gap={8}>
      <Button
        type={props.onSave ? 'button' : 'submit'}
        loading={props.isSaving}
        disabled={!props.canSave}
        onClick={props.onSave}
      >
        {words.save}
      </Button>
      <Button variant="default" disabled={props.canCancel === false} onClick={props.onCancel}>
        {words.cancel}
      </Button>
    </Group>
  )
}
