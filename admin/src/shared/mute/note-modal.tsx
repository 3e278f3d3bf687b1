import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { acknowledgementNoteLength } from '@roundboard/domain'
import { useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useMuteMessages } from '../messages/mute.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { useAcknowledge } from './acknowledge.queries.ts'

/** Asks for a note and acknowledges a location's outage. */
export default function NoteModal(props: {
  location: { readonly id: string; readonly name: string }
  onClose: () => void
}) {
  const { location, onClose } = props
  const words = useMuteMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const acknowledging = useAcknowledge()
  const [note, setNote] = useState('')
  const acknowledge = async () => {
    try {
      await acknowledging.mutateAsync({ id: location.id, note })
      onClose()
      alerts.success(words.acknowledged({ name: location.name }))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.acknowledgeOf({ name: location.name })}
      closeOnClickOutside={note === ''}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <Text mb="md">{words.acknowledgeWhy}</Text>
      <Textarea
        label={words.note}
        data-autofocus
        autosize
        minRows={2}
        maxLength={acknowledgementNoteLength}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value)
        }}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {shared.cancel}
        </Button>
        <Button loading={acknowledging.isPending} onClick={() => void acknowledge()}>
          {words.acknowledge}
        </Button>
      </Group>
    </Modal>
  )
}
