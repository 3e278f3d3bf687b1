import { Button, Group } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { useUser } from '../../../shared/session/session.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import classes from './security.module.css'
import { useProfileMessages } from '../../../shared/messages/profile.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'

/** Ten recovery codes, shown once. */
export function CodesModal({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useProfileMessages().signIn
  const shared = useSharedMessages()
  const appName = useAppName()
  const { email } = useUser()
  const [isCopied, setCopied] = useState(false)
  const lines = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines)
      setCopied(true)
    } catch (error) {
      // Without HTTPS, there is no clipboard.
      alerts.error(words.mayNotCopy, error)
    }
  }
  const download = () => {
    const text = `${words.codesTitle}: ${appName}, ${email}\n\n${lines}\n`
    offerFile(`${words.codesFile}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  }
  return (
    <Dialog
      onClose={onClose}
      title={words.codesTitle}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p className={classes.none}>{words.codesOnce}</p>
      <ol className={classes.codes} aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            onClick={() => void copy()}
          >
            {isCopied ? shared.secret.copied : words.copyAll}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
            {words.download}
          </Button>
        </Group>
        <Button onClick={onClose}>{words.kept}</Button>
      </Group>
    </Dialog>
  )
}
