import type { TimerState } from '@roundboard/domain'
import { useState } from 'preact/hooks'
import { gymZone } from '../shared/gym-zone.ts'
import { PauseIcon, PlayIcon, RestartIcon, SkipIcon, StopIcon } from '../shared/icons.tsx'
import { AnotherTime } from './another-time.tsx'
import { startTimes } from './start-times.ts'
import type { TimerTabProps } from './timer-tab-props.ts'

type Props = TimerTabProps & { readonly isResting: boolean }

/** What the thumb reaches: nothing that ends a class is there while it runs. */
export function TimerButtons({ timer, ...props }: TimerTabProps & { timer: TimerState<unknown> }) {
  const { isBusy, awaySince } = props.state
  const given = { ...props, isResting: isBusy || awaySince !== null }
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

function RunButtons({ model, words, isResting, isPaused }: Props & { readonly isPaused: boolean }) {
  return (
    <div class="buttons">
      <div class="row-of-three">
        <button disabled={isResting} onClick={() => void model.act('add-30')}>
          <b>{words.add30}</b>
        </button>
        <button disabled={isResting} onClick={() => void model.act('restart-round')}>
          <RestartIcon />
          {words.restart}
        </button>
        <button disabled={isResting} onClick={() => void model.act('next-bell')}>
          <SkipIcon />
          {words.toBell}
        </button>
      </div>
      {isPaused ? (
        <div class="stop-and-go">
          <StopButton {...{ model, words, isResting }} />
          <button class="main go" disabled={isResting} onClick={() => void model.act('resume')}>
            <PlayIcon />
            {words.resume}
          </button>
        </div>
      ) : (
        <button class="main" disabled={isResting} onClick={() => void model.act('pause')}>
          <PauseIcon />
          {words.pause}
        </button>
      )}
    </div>
  )
}

function StopButton({ model, words, isResting }: Pick<Props, 'model' | 'words' | 'isResting'>) {
  return (
    <button class="stop" disabled={isResting} onClick={() => void model.act('stop')}>
      <StopIcon />
      {words.stop}
    </button>
  )
}

/** Now, at one of the times at which people start, or at another; what waits for its start may be stopped. */
function StartButtons(props: Props & { readonly isWaiting: boolean }) {
  const { model, words, isResting, isWaiting } = props
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
        {words.anotherTime}
      </button>
      <div class={isWaiting ? 'stop-and-go' : 'row-of-two'}>
        {isWaiting && <StopButton {...props} />}
        <button class="main go" disabled={isResting} onClick={() => void model.act('start')}>
          <PlayIcon />
          {words.startNow}
        </button>
      </div>
    </div>
  )
}

function StartTimes({ model, now, state, words, timeText, isResting }: Props) {
  const [next, ...later] = startTimes(now(), gymZone(state.remote.location.timeZone))
  const startAt = (at: number) => () => void model.act('start', new Date(at).toISOString())
  return (
    <>
      <p class="start-at">{words.startAt}</p>
      {next !== undefined && (
        <button disabled={isResting} onClick={startAt(next)}>
          {words.nextMinute(timeText(next))}
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
