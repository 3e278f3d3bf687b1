import { Button, Group, Modal, Text } from '@mantine/core'
import { useSharedMessages } from '../messages/shared.ts'

export interface Question {
  readonly message: string
  /** The consequences. */
  readonly detail?: string
  /** The label of the confirming button. */
  readonly action: string
}

export default function ConfirmDialog(props: {
  isOpen: boolean
  question: Question
  onAnswer: (isYes: boolean) => void
}) {
  const words = useSharedMessages()
  return (
    <Modal
      opened={props.isOpen}
      onClose={() => props.onAnswer(false)}
      title={words.pleaseConfirm}
      closeButtonProps={{ 'aria-label': words.close }}
      zIndex={300}
    >
      <Text mb="lg" style={{ overflowWrap: 'anywhere' }}>
        {props.question.message}
      </Text>
      {props.question.detail !== undefined && (
        <Text mb="lg" fz="sm" c="dimmed">
          {props.question.detail}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={() => props.onAnswer(false)}>
          {words.cancel}
        </Button>
        <Button className="danger" onClick={() => props.onAnswer(true)}>
          {props.question.action}
        </Button>
      </Group>
    </Modal>
  )
}
