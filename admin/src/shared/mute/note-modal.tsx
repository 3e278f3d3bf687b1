import { Text, Textarea } from '@mantine/core'
import { acknowledgementNoteLength } from '@roundboard/domain'
import { useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useMuteMessages } from '../messages/mute.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { useAcknowledge } from './acknowledge.queries.ts'

/** Asks for a note and acknowledges a location's outage. */
export default function NoteModal(props: {
  location: { readonly id: string; readonly name: string }
  onClose: () => void
}) {
  const { location, onClose } = props
  const words = useMuteMessages()
  const reason = useReason()
  const acknowledging = useAcknowledge()
  const [note, setNote] = useState('')
  const { error } = acknowledging
  const acknowledge = () =>
    acknowledging.mutate(
      { id: location.id, note },
      {
        onSuccess() {
          onClose()
          alerts.success(words.acknowledged({ name: location.name }))
        },
      },
    )
  return (
    <Dialog
      onClose={onClose}
      title={words.acknowledgeOf({ name: location.name })}
      closeOnClickOutside={note === ''}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          acknowledge()
        }}
      >
        <Text mb="md">{words.acknowledgeWhy}</Text>
        <Textarea
          label={words.note}
          data-autofocus
          autosize
          minRows={2}
          maxLength={acknowledgementNoteLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {error && (
          <Text role="alert" mt="sm" c="var(--rb-bad)">
            {reason(error)}
          </Text>
        )}
        <DialogButtons
          submitLabel={words.acknowledge}
          onCancel={onClose}
          isBusy={acknowledging.isPending}
          mt="lg"
        />
      </form>
    </Dialog>
  )
}
