import { Button, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { useSharedMessages } from '../messages/shared.ts'

/** An address or key to copy, often shown only once. */
export function SecretText(props: { label: string; value: string; isShownOnce?: boolean }) {
  const { label, value, isShownOnce = true } = props
  const { secret } = useSharedMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch (error) {
      // Without HTTPS, there is no clipboard.
      alerts.error(secret.copyByHand, error)
    }
  }
  return (
    <Group gap={8} mt={16} p="12px 14px" bdrs={10} bg="var(--rb-ok-soft)" role="status">
      <TextInput
        ref={input}
        label={label}
        description={isShownOnce && secret.once}
        inputWrapperOrder={['label', 'input', 'description']}
        flex="1 1 260px"
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => void copy()}
      >
        {isCopied ? secret.copied : secret.copy}
      </Button>
    </Group>
  )
}
