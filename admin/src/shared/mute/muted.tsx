import { Button } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { useAttempt } from '../alerts/use-attempt.ts'
import type { Mutable } from './mute-menu.tsx'
import classes from './mute.module.css'
import { useUnmute } from './mute.queries.ts'
import { useMuteMessages } from '../messages/mute.ts'
import { useEndText } from './use-end-text.ts'

/** Until when a location is muted, by whom if known, and a button to end it. */
export function Muted(props: { gym: Mutable; until: number; by?: string; mayEnd?: boolean }) {
  const { gym, until, by = '', mayEnd = true } = props
  const words = useMuteMessages()
  const attempt = useAttempt()
  const endText = useEndText(gym.timeZone)
  const unmute = useUnmute()
  const end = () => attempt(() => unmute.mutateAsync(gym.id), words.unmuted({ name: gym.name }))
  return (
    <span className={classes.muted}>
      <IconBellOff size={15} aria-hidden />{' '}
      {by === ''
        ? words.mutedUntil({ when: endText(until) })
        : words.mutedBy({ when: endText(until), who: by })}{' '}
      {mayEnd && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={unmute.isPending}
          aria-label={words.unmuteOf({ name: gym.name })}
          onClick={() => void end()}
        >
          {words.unmute}
        </Button>
      )}
    </span>
  )
}
