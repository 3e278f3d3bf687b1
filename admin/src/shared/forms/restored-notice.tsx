import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './forms.module.css'

export function RestoredNotice(props: { isShown: boolean; onDiscard: () => void }) {
  const words = useSharedMessages()
  if (!props.isShown) return null
  return (
    <div className={classes.notice} role="status">
      <IconHistory size={18} aria-hidden />
      <p>{words.restored}</p>
      <Button size="compact-sm" variant="default" onClick={props.onDiscard}>
        {words.discard}
      </Button>
    </div>
  )
}
