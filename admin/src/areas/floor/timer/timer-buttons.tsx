import { Button } from '@mantine/core'
import { addresses, type Location, type LocationTimer } from '@roundboard/contract'
import type { TimerAction } from '@roundboard/domain'
import {
  IconArrowBackUp,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import classes from './timer.module.css'
import { timerQueries } from './timer.queries.ts'

interface Props {
  readonly location: Location
  readonly timer: LocationTimer
}

/** Sends an action that applies only if the timer hasn't changed since it was read. */
function useTimerActions({ location, timer }: Props) {
  const words = useTimerMessages()
  const reason = useReason()
  const change = useChange(
    (action: TimerAction | 'undo') => {
      const query = { location: location.id }
      const body = { knows: timer.revision ?? 0 }
      return action === 'undo'
        ? api.call(addresses.undoTimerAction, { query, body })
        : api.call(addresses.actOnTimer, { query, body: { action, ...body } })
    },
    [keys.timer],
  )
  const send = async (action: TimerAction | 'undo') => {
    try {
      const { outcome } = await change.mutateAsync(action)
      if (outcome !== 'done') alerts.error(words.notDone[outcome])
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
  return { isPending: change.isPending, send: (action: TimerAction | 'undo') => void send(action) }
}

/** Pause or resume, +30 s and skip. */
export function MoveButtons(props: Props & { isPaused: boolean }) {
  const { isPaused } = props
  const words = useTimerMessages()
  const { isPending, send } = useTimerActions(props)
  const Icon = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <>
      <Button
        className={classes.main ?? ''}
        disabled={isPending}
        leftSection={<Icon size={15} />}
        onClick={() => {
          send(isPaused ? 'resume' : 'pause')
        }}
      >
        {isPaused ? words.resume : words.pause}
      </Button>
      <Button
        variant="default"
        className={classes.ink ?? ''}
        disabled={isPending}
        onClick={() => {
          send('add-30')
        }}
      >
        {words.addSeconds}
      </Button>
      <Button
        variant="default"
        className={classes.ink ?? ''}
        disabled={isPending}
        leftSection={<IconPlayerSkipForwardFilled size={15} />}
        onClick={() => {
          send('next-bell')
        }}
      >
        {words.skipToBell}
      </Button>
    </>
  )
}

/** The last action, who took it, and a button that undoes it for ten seconds. */
export function Undo(props: Props & { takeBack: NonNullable<LocationTimer['takeBack']> }) {
  const { action, by, until } = props.takeBack
  const words = useTimerMessages()
  const { isPending, send } = useTimerActions(props)
  const offsetMs = useQuery(timerQueries.clockOffsetMs).data ?? 0
  const leftMs = Date.parse(until) - useNow(1_000) - offsetMs
  if (leftMs <= 0) return null
  return (
    <div className={classes.undo}>
      <p role="status">
        {words.done[action]} {by && <span className={classes.quiet}>{doneBy(by, words)}</span>}
      </p>
      <Button
        size="xs"
        variant="default"
        className={classes.ink ?? ''}
        disabled={isPending}
        leftSection={<IconArrowBackUp size={15} />}
        onClick={() => {
          send('undo')
        }}
      >
        {words.undo({ seconds: Math.min(10, Math.ceil(leftMs / 1_000)) })}
      </Button>
    </div>
  )
}

function doneBy(
  by: NonNullable<NonNullable<LocationTimer['takeBack']>['by']>,
  words: ReturnType<typeof useTimerMessages>,
): string {
  if (by.isYou) return words.doneBy.you
  const { name, pass } = by
  return pass === null ? words.doneBy.user({ name }) : words.doneBy.phone({ pass, name })
}
