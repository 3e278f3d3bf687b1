import { Button, Group } from '@mantine/core'
import type { Location, LocationTimer } from '@roundboard/contract'
import type { TimerAction } from '@roundboard/domain'
import {
  IconArrowBackUp,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import classes from './timer.module.css'
import { timerQueries, useTimerAction } from './timer.queries.ts'

interface Props {
  readonly location: Location
  readonly timer: LocationTimer
}

/** The actions on a timer, one at a time. */
export function useTimerActions({ location, timer }: Props) {
  const words = useTimerMessages()
  const attempt = useAttempt()
  const { isPending, mutateAsync } = useTimerAction(location.id)
  const send = (action: TimerAction | 'undo') =>
    attempt(async () => {
      const { outcome } = await mutateAsync({ action, ifRevision: timer.revision ?? 0 })
      if (outcome !== 'done') alerts.error(words.notDone[outcome])
    })
  return {
    /** The properties of an action's button, which keeps the focus while an action is pending. */
    button: (action: TimerAction | 'undo') => ({
      'data-disabled': isPending,
      'aria-disabled': isPending,
      onClick: () => {
        if (!isPending) void send(action)
      },
    }),
  }
}

type Actions = ReturnType<typeof useTimerActions>

/** Pause or resume, +30 s and skip. */
export function MoveButtons({ actions, isPaused }: { actions: Actions; isPaused: boolean }) {
  const words = useTimerMessages()
  const Icon = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <>
      <Button
        className={classes.main ?? ''}
        leftSection={<Icon size={15} />}
        {...actions.button(isPaused ? 'resume' : 'pause')}
      >
        {isPaused ? words.resume : words.pause}
      </Button>
      <Button variant="default" className={classes.ink ?? ''} {...actions.button('add-30')}>
        {words.addSeconds}
      </Button>
      <Button
        variant="default"
        className={classes.ink ?? ''}
        leftSection={<IconPlayerSkipForwardFilled size={15} />}
        {...actions.button('next-bell')}
      >
        {words.skipToBell}
      </Button>
    </>
  )
}

/** The last action, who took it, and a button that undoes it for ten seconds. */
export function Undo(props: {
  actions: Actions
  takeBack: NonNullable<LocationTimer['takeBack']>
  /** Where the focus goes from the button when it disappears. */
  next: RefObject<HTMLElement | null>
}) {
  const { next } = props
  const { action, by, until } = props.takeBack
  const words = useTimerMessages()
  const offsetMs = useQuery(timerQueries.clockOffsetMs).data ?? 0
  const handOver = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) next.current?.focus()
    },
    [next],
  )
  const leftMs = Date.parse(until) - useNow(1_000) - offsetMs
  if (leftMs <= 0) return null
  return (
    <Group ref={handOver} gap={12} wrap="nowrap" justify="space-between" flex="1 0 100%">
      <p role="status">
        {words.done[action]} {by && <span className={classes.quiet}>{doneBy(by, words)}</span>}
      </p>
      <Button
        size="xs"
        variant="default"
        className={classes.ink ?? ''}
        leftSection={<IconArrowBackUp size={15} />}
        {...props.actions.button('undo')}
      >
        {words.undo({ seconds: Math.min(10, Math.ceil(leftMs / 1_000)) })}
      </Button>
    </Group>
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
