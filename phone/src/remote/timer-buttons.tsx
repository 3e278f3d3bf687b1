import type { TimerState } from '@roundboard/domain'
import { PauseIcon, PlayIcon, RestartIcon, SkipIcon, StopIcon } from '../shared/icons.tsx'
import type { TimerTabProps } from './timer-tab-props.ts'
import { startTimes } from './timer-view.ts'

/** What the thumb reaches: nothing that ends a class is there while it runs. */
export function TimerButtons(props: TimerTabProps & { readonly timer: TimerState<unknown> }) {
  const { model, state, words, timer } = props
  const isResting = state.isBusy || state.awaySince !== null
  if (timer.phase === 'idle') return <StartButtons {...props} isResting={isResting} />
  const isRunning = timer.phase !== 'waiting'
  const isPaused = isRunning && timer.isPaused
  return (
    <div class="buttons">
      {isRunning && (
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
      )}
      {isRunning && !isPaused ? (
        <button class="main" disabled={isResting} onClick={() => void model.act('pause')}>
          <PauseIcon />
          {words.pause}
        </button>
      ) : (
        <div class={isPaused ? 'stop-and-go' : ''}>
          <button class="stop" disabled={isResting} onClick={() => void model.act('stop')}>
            <StopIcon />
            {words.stop}
          </button>
          {isPaused && (
            <button class="main go" disabled={isResting} onClick={() => void model.act('resume')}>
              <PlayIcon />
              {words.resume}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function StartButtons(props: TimerTabProps & { readonly isResting: boolean }) {
  const { model, now, state, words, timeText, isResting } = props
  const { timeZone } = state.remote.location
  const minute = Number(
    new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone }).format(now()),
  )
  const [next, ...later] = startTimes(now(), minute)
  const startAt = (at: number) => () => void model.act('start', new Date(at).toISOString())
  return (
    <div class="buttons">
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
      <button class="main go" disabled={isResting} onClick={() => void model.act('start')}>
        <PlayIcon />
        {words.startNow}
      </button>
    </div>
  )
}
