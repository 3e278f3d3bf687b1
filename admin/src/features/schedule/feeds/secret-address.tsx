import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFeedWords } from './feeds.words.ts'
import classes from './feeds.module.css'

/** An address that was just made, which nobody is shown again. */
export function SecretAddress({ name, path }: { name: string; path: string }) {
  const words = useFeedWords()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const address = new URL(path, globalThis.location.origin).href
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch (error) {
      // A page without https has no clipboard.
      alerts.error(words.copyByHand, error)
    }
  }
  return (
    <div className={classes.secret} role="status">
      <TextInput
        ref={input}
        label={words.addressOf(name)}
        description={words.once}
        inputWrapperOrder={['label', 'input', 'description']}
        className={classes.address ?? ''}
        readOnly
        value={address}
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
      <Button
        leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => void copy()}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
