import { Button, Group, Modal, Text } from '@mantine/core'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useWords } from '../words/words.ts'

interface Question {
  readonly message: string
  /** The word on the button that does it. */
  readonly action: string
  readonly isDestructive?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks before something that cannot be taken back: `if (await confirm({ … }))`. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const words = useWords()
  const [asked, setAsked] = useState<Question & { answer: (isYes: boolean) => void }>()
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ ...question, answer })
        setOpen(true)
      }),
    [],
  )
  const answer = (isYes: boolean) => {
    setOpen(false)
    asked?.answer(isYes)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      <Modal
        opened={isOpen}
        onClose={() => {
          answer(false)
        }}
        title={words.pleaseConfirm}
        closeButtonProps={{ 'aria-label': words.close }}
        zIndex={300}
      >
        <Text mb="lg" style={{ overflowWrap: 'anywhere' }}>
          {asked?.message}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            data-autofocus
            onClick={() => {
              answer(false)
            }}
          >
            {words.cancel}
          </Button>
          <Button
            {...(asked?.isDestructive !== false && { className: 'danger' })}
            onClick={() => {
              answer(true)
            }}
          >
            {asked?.action}
          </Button>
        </Group>
      </Modal>
    </ConfirmContext>
  )
}
