import { Button, Menu } from '@mantine/core'
import type { AwayLocation } from '@roundboard/contract'
import type { AwayCauseCode } from '@roundboard/domain'
import { isAdminRole } from '@roundboard/domain'
import { IconBellOff, IconRefreshAlert, IconReplace } from '@tabler/icons-react'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useFormat } from '../../shared/format/format.ts'
import { useNow } from '../../shared/format/use-now.ts'
import { useUser } from '../../shared/session/session.ts'
import { ButtonLink } from '../../shared/ui/links.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useGymTime } from '../../shared/zones/use-gym-time.ts'
import classes from './away.module.css'
import { useAwayRowWords } from './away.words.ts'
import { useHardRefresh, useMute, useUnmute } from './away.queries.ts'

/** What helps against which cause. */
const help: Readonly<Record<AwayCauseCode, 'replace' | 'reload' | 'look' | 'none'>> = {
  'whole-gym': 'none',
  'one-by-one': 'none',
  'one-box': 'replace',
  some: 'look',
  'never-linked': 'none',
  frozen: 'reload',
  'not-drawn': 'reload',
  'no-space': 'look',
  'no-boot': 'look',
  'old-version': 'reload',
}

/** What can be done about a gym that is away: something that helps, and to be told no more for a time. */
export function AwayActions({ row }: { row: AwayLocation }) {
  return (
    <div className={classes.actions}>
      <Help row={row} />
      {row.mutedUntil === null ? (
        <MuteMenu row={row} />
      ) : (
        <Muted row={row} until={Date.parse(row.mutedUntil)} />
      )}
    </div>
  )
}

function Help({ row }: { row: AwayLocation }) {
  const words = useAwayRowWords()
  const reason = useReason()
  const isAdmin = isAdminRole(useUser().role)
  const reload = useHardRefresh()
  const kind = help[row.cause.code]
  const screen = row.screens[0]
  if (kind === 'none' || screen === undefined) return null
  if (kind === 'reload') {
    const send = async () => {
      try {
        await reload.mutateAsync(row.locationId)
        alerts.success(words.reloaded(row.name))
      } catch (error) {
        alerts.error(reason(error), error)
      }
    }
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefreshAlert size={15} />}
        loading={reload.isPending}
        onClick={() => void send()}
      >
        {words.reload}
      </Button>
    )
  }
  return (
    <ButtonLink
      size="xs"
      variant="default"
      leftSection={kind === 'replace' && <IconReplace size={15} />}
      to={isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'}
      params={{ id: row.locationId }}
      search={{ screen: screen.screenId }}
    >
      {kind === 'replace' ? words.replace : words.look}
    </ButtonLink>
  )
}

const hourMs = 3_600_000

/** Ends to choose among: some hours, the next opening, a day, a week. */
function MuteMenu({ row }: { row: AwayLocation }) {
  const words = useAwayRowWords()
  const reason = useReason()
  const sayEnd = useSayEnd(row.timeZone)
  const mute = useMute()
  const set = async (until: number) => {
    try {
      await mute.mutateAsync({ id: row.locationId, until: new Date(until).toISOString() })
      alerts.success(words.muted(row.name, sayEnd(until)))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
  const now = useNow(60_000)
  const opensAt = row.opensAt === null ? null : Date.parse(row.opensAt)
  const ends = [now + hourMs, now + 4 * hourMs, now + 24 * hourMs, now + 7 * 24 * hourMs]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBellOff size={15} />}
          loading={mute.isPending}
          aria-label={words.muteOf(row.name)}
        >
          {words.mute}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {opensAt !== null && (
          <Menu.Item onClick={() => void set(opensAt)}>
            {words.untilItOpens(sayEnd(opensAt))}
          </Menu.Item>
        )}
        {ends.map((until, place) => (
          <Menu.Item key={place} onClick={() => void set(until)}>
            {words.until(sayEnd(until))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Muted({ row, until }: { row: AwayLocation; until: number }) {
  const words = useAwayRowWords()
  const reason = useReason()
  const sayEnd = useSayEnd(row.timeZone)
  const unmute = useUnmute()
  const end = async () => {
    try {
      await unmute.mutateAsync(row.locationId)
      alerts.success(words.unmuted(row.name))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
  return (
    <span className={classes.muted}>
      <IconBellOff size={15} aria-hidden /> {words.mutedUntil(sayEnd(until))}{' '}
      <Button
        size="compact-sm"
        variant="subtle"
        loading={unmute.isPending}
        aria-label={words.unmuteOf(row.name)}
        onClick={() => void end()}
      >
        {words.unmute}
      </Button>
    </span>
  )
}

/** An end by the gym's clock, with its day where that is not today. */
function useSayEnd(timeZone: string) {
  const format = useFormat()
  const gymTime = useGymTime(timeZone)
  const now = useNow(60_000)
  return (at: number) =>
    gymTime === undefined
      ? format.moment(at)
      : gymTime.day(at) === gymTime.day(now)
        ? gymTime.clock(at)
        : `${format.dayOfWeek(gymTime.day(at))}, ${gymTime.clock(at)}`
}
