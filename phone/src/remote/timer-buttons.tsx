import type { TimerState } from '@roundboard/domain'
import { useState } from 'preact/hooks'
import { locationZone, startTimes } from './start-times.ts'
import { PauseIcon, PlayIcon, RestartIcon, SkipIcon, StopIcon } from '../shared/icons.tsx'
import { StartTimeForm } from './start-time-form.tsx'
import { HoldButton } from './hold-button.tsx'
import type { TimerTabProps } from './timer-view.ts'

type Props = TimerTabProps & { readonly isDisabled: boolean }

/** The timer's buttons. Stop is only available while the timer is paused or waiting. */
export function TimerButtons({ timer, ...props }: TimerTabProps & { timer: TimerState<unknown> }) {
  const { isBusy, offlineSince } = props.state
  const given = { ...props, isDisabled: isBusy || offlineSince !== null }
  switch (timer.phase) {
    case 'idle':
    case 'waiting':
      return <StartButtons key={timer.phase} {...given} isWaiting={timer.phase === 'waiting'} />
    case 'green':
    case 'yellow':
    case 'red':
      return <RunButtons {...given} isPaused={timer.isPaused} />
  }
}

function RunButtons({
  model,
  messages,
  isDisabled,
  isPaused,
}: Props & { readonly isPaused: boolean }) {
  return (
    <div class="buttons">
      <div class="row-of-three">
        <button disabled={isDisabled} onClick={() => void model.sendTimerAction('add-30')}>
          <b>{messages.addSeconds}</b>
        </button>
        <HoldButton
          icon={<RestartIcon />}
          label={messages.restartRound}
          hints={messages.holdHints}
          disabled={isDisabled}
          onHeld={() => void model.sendTimerAction('restart-round')}
        />
        <HoldButton
          icon={<SkipIcon />}
          label={messages.skipToBell}
          hints={messages.holdHints}
          disabled={isDisabled}
          onHeld={() => void model.sendTimerAction('next-bell')}
        />
      </div>
      {isPaused ? (
        <div class="stop-and-go">
          <StopButton {...{ model, messages, isDisabled }} />
          <button
            class="main go"
            disabled={isDisabled}
            onClick={() => void model.sendTimerAction('resume')}
          >
            <PlayIcon />
            {messages.resume}
          </button>
        </div>
      ) : (
        <button
          class="main"
          disabled={isDisabled}
          onClick={() => void model.sendTimerAction('pause')}
        >
          <PauseIcon />
          {messages.pause}
        </button>
      )}
    </div>
  )
}

function StopButton({
  model,
  messages,
  isDisabled,
}: Pick<Props, 'model' | 'messages' | 'isDisabled'>) {
  return (
    <button class="stop" disabled={isDisabled} onClick={() => void model.sendTimerAction('stop')}>
      <StopIcon />
      {messages.stop}
    </button>
  )
}

/** Starts the timer now, at a suggested time or at another; a waiting timer can be stopped. */
function StartButtons(props: Props & { readonly isWaiting: boolean }) {
  const { model, messages, isDisabled, isWaiting } = props
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <div class="buttons">
        <StartTimeForm {...props} onClose={() => setOpen(false)} />
      </div>
    )
  return (
    <div class="buttons">
      {!isWaiting && <StartTimes {...props} />}
      <button disabled={isDisabled} onClick={() => setOpen(true)}>
        {messages.anotherTime}
      </button>
      <div class={isWaiting ? 'stop-and-go' : 'row-of-two'}>
        {isWaiting && <StopButton {...props} />}
        <button
          class="main go"
          disabled={isDisabled}
          onClick={() => void model.sendTimerAction('start')}
        >
          <PlayIcon />
          {messages.startNow}
        </button>
      </div>
    </div>
  )
}

function StartTimes({ model, now, state, messages, timeText, isDisabled }: Props) {
  const [next, ...later] = startTimes(now(), locationZone(state.remote.location.timeZone))
  const startAt = (at: number) => () =>
    void model.sendTimerAction('start', new Date(at).toISOString())
  return (
    <>
      <p class="start-at">{messages.startAt}</p>
      {next !== undefined && (
        <button disabled={isDisabled} onClick={startAt(next)}>
          {messages.nextMinute({ time: timeText(next) })}
        </button>
      )}
      <div class="row-of-two">
        {later.map((at) => (
          <button key={at} disabled={isDisabled} onClick={startAt(at)}>
            {timeText(at)}
          </button>
        ))}
      </div>
    </>
  )
}
