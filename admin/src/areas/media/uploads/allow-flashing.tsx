import { Modal, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Problem } from '@roundboard/contract'
import { useState } from 'react'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'
import { DialogButtons } from '../../../shared/ui/dialog.tsx'
import type { QueuedFile } from './queued-file.ts'
import classes from './queue.module.css'

/** Lets a super-admin upload a clip that flashes too much, with a reason for the log. */
export function AllowFlashing(props: {
  file: QueuedFile
  problem: Pick<Problem, 'params'>
  onAllow: (id: string, flashReason: string) => void
}) {
  const { file, problem } = props
  const words = useUploadsMessages()
  const shared = useSharedMessages()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [reason, setReason] = useState('')
  return (
    <>
      <button type="button" className={classes.ownLine} onClick={open}>
        {words.allowFlashing}
      </button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={words.sureFlashing}
        closeButtonProps={{ 'aria-label': shared.close }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close()
            props.onAllow(file.id, reason.trim())
          }}
        >
          <Text mb="lg" style={{ overflowWrap: 'anywhere' }}>
            {words.flashingWhy({
              name: file.name,
              times: Number(problem.params['times']),
              at: String(problem.params['at']),
            })}
          </Text>
          <TextInput
            mb="lg"
            data-autofocus
            required
            pattern=".*\S.*"
            maxLength={200}
            label={words.flashingReason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogButtons submitLabel={words.uploadAnyway} onCancel={close} isDestructive />
        </form>
      </Modal>
    </>
  )
}
