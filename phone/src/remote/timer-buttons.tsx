import type { TimerState } from '@roundboard/domain'
import { useState } from 'preact/hooks'
import { gymZone, startTimes } from './start-times.ts'
import { PauseIcon, PlayIcon, RestartIcon, SkipIcon, StopIcon } from '../shared/icons.tsx'
import { AnotherTime } from './another-time.tsx'
import { HoldButton } from './hold-button.tsx'
import type { TimerTabProps } from './timer-view.ts'

type Props = TimerTabProps & { readonly isResting: boolean }

/** What the thumb reaches: nothing that ends a class is there while it runs. */
export function TimerButtons({ timer, ...props }: TimerTabProps & { timer: TimerState<unknown> }) {
  const { isBusy, offlineSince } = props.state
  const given = { ...props, isResting: isBusy || offlineSince !== null }
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
  isResting,
  isPaused,
}: Props & { readonly isPaused: boolean }) {
  return (
    <div class="buttons">
      <div class="row-of-three">
        <button disabled={isResting} onClick={() => void model.sendTimerAction('add-30')}>
          <b>{messages.addSeconds}</b>
        </button>
        <HoldButton
          icon={<RestartIcon />}
          label={messages.restartRound}
          hints={messages.holdHints}
          disabled={isResting}
          onHeld={() => void model.sendTimerAction('restart-round')}
        />
        <HoldButton
          icon={<SkipIcon />}
          label={messages.skipToBell}
          hints={messages.holdHints}
          disabled={isResting}
          onHeld={() => void model.sendTimerAction('next-bell')}
        />
      </div>
      {isPaused ? (
        <div class="stop-and-go">
          <StopButton {...{ model, messages, isResting }} />
          <button
            class="main go"
            disabled={isResting}
            onClick={() => void model.sendTimerAction('resume')}
          >
            <PlayIcon />
            {messages.resume}
          </button>
        </div>
      ) : (
        <button
          class="main"
          disabled={isResting}
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
  isResting,
}: Pick<Props, 'model' | 'messages' | 'isResting'>) {
  return (
    <button class="stop" disabled={isResting} onClick={() => void model.sendTimerAction('stop')}>
      <StopIcon />
      {messages.stop}
    </button>
  )
}

/** Now, at one of the times at which people start, or at another; what waits for its start may be stopped. */
function StartButtons(props: Props & { readonly isWaiting: boolean }) {
  const { model, messages, isResting, isWaiting } = props
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <div class="buttons">
        <AnotherTime
          {...props}
          onClose={() => {
            setOpen(false)
          }}
        />
      </div>
    )
  return (
    <div class="buttons">
      {!isWaiting && <StartTimes {...props} />}
      <button
        disabled={isResting}
        onClick={() => {
          setOpen(true)
        }}
      >
        {messages.anotherTime}
      </button>
      <div class={isWaiting ? 'stop-and-go' : 'row-of-two'}>
        {isWaiting && <StopButton {...props} />}
        <button
          class="main go"
          disabled={isResting}
          onClick={() => void model.sendTimerAction('start')}
        >
          <PlayIcon />
          {messages.startNow}
        </button>
      </div>
    </div>
  )
}

function StartTimes({ model, now, state, messages, timeText, isResting }: Props) {
  const [next, ...later] = startTimes(now(), gymZone(state.remote.location.timeZone))
  const startAt = (at: number) => () =>
    void model.sendTimerAction('start', new Date(at).toISOString())
  return (
    <>
      <p class="start-at">{messages.startAt}</p>
      {next !== undefined && (
        <button disabled={isResting} onClick={startAt(next)}>
          {messages.nextMinute({ time: timeText(next) })}
        </button>
      )}
      <div class="row-of-two">
        {later.map((at) => (
          <button key={at} disabled={isResting} onClick={startAt(at)}>
            {timeText(at)}
          </button>
        ))}
      </div>
    </>
  )
}
