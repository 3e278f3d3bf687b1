import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './secret-text.module.css'

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
    <div className={classes.secret} role="status">
      <TextInput
        ref={input}
        label={label}
        description={isShownOnce && secret.once}
        inputWrapperOrder={['label', 'input', 'description']}
        className={classes.text ?? ''}
        readOnly
        value={value}
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
      <Button
        leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => void copy()}
      >
        {isCopied ? secret.copied : secret.copy}
      </Button>
    </div>
  )
}
