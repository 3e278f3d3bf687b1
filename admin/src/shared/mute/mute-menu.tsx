import { Button, Menu } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { useNow } from '../format/use-now.ts'
import { useAttempt } from '../alerts/use-attempt.ts'
import { useMute } from './mute.queries.ts'
import { useMuteMessages } from '../messages/mute.ts'
import { useEndText } from './use-end-text.ts'

/** A location whose alerts can be muted. */
export interface Mutable {
  readonly id: string
  readonly name: string
  readonly timeZone: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const muteSpansMs = [hourMs, 4 * hourMs, dayMs, 7 * dayMs, 28 * dayMs]

/** Options: until the next opening if it is closed, some hours, a day, a week or four weeks. */
export function MuteMenu(props: { gym: Mutable; opensAt?: number | null; isSmall?: boolean }) {
  const { gym, opensAt = null, isSmall = false } = props
  const words = useMuteMessages()
  const attempt = useAttempt()
  const endText = useEndText(gym.timeZone)
  const mute = useMute()
  const now = useNow(60_000)
  const set = (until: number) =>
    attempt(
      () => mute.mutateAsync({ id: gym.id, until: new Date(until).toISOString() }),
      words.muted({ name: gym.name, when: endText(until) }),
    )
  const ends = muteSpansMs.map((ms) => now + ms)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          {...(isSmall && { size: 'xs' })}
          variant="default"
          leftSection={<IconBellOff size={isSmall ? 15 : 16} />}
          loading={mute.isPending}
          aria-label={words.muteOf({ name: gym.name })}
        >
          {words.mute}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {opensAt !== null && (
          <Menu.Item onClick={() => void set(opensAt)}>
            {words.untilItOpens({ when: endText(opensAt) })}
          </Menu.Item>
        )}
        {ends.map((until, place) => (
          <Menu.Item key={place} onClick={() => void set(until)}>
            {words.until({ when: endText(until) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
