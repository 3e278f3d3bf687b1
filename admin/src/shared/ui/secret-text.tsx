import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { useWords } from '../words/words.ts'
import classes from './secret-text.module.css'

/** An address or a key that was just made, which nobody is shown again. */
export function SecretText({ label, value }: { label: string; value: string }) {
  const { secret } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch (error) {
      // A page without https has no clipboard.
      alerts.error(secret.copyByHand, error)
    }
  }
  return (
    <div className={classes.secret} role="status">
      <TextInput
        ref={input}
        label={label}
        description={secret.once}
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
