import type { Remote } from '@roundboard/contract'
import type { TimerState } from '@roundboard/domain'
import { BackIcon, InfoIcon, WarningIcon } from '../shared/icons.tsx'
import type { RemoteWords } from './remote-words.ts'
import { Still, stillOf } from './rounds-tab.tsx'
import { TimerButtons } from './timer-buttons.tsx'
import type { TimerTabProps, TimeText } from './timer-tab-props.ts'
import { timerView } from './timer-view.ts'
import { useTimer } from './use-timer.ts'

type Break = Remote['activeBreaks'][number]

/** The timer as the walls show it, what can be done with it, and what the rounds show. */
export function TimerTab(props: TimerTabProps) {
  const { now, state, words, timeText } = props
  const { remote, awaySince } = state
  const timer = useTimer(remote, now)
  return (
    <>
      <TimerBlock {...{ timer, remote, words, timeText }} isAway={awaySince !== null} />
      {awaySince === null ? (
        <TakeBack {...props} />
      ) : (
        <section class="card is-warning" role="status">
          <WarningIcon />
          <div>
            <strong>{words.awayTitle(timeText(awaySince))}</strong>
            <p>{words.awayText}</p>
          </div>
        </section>
      )}
      {remote.buttons !== 'shown' && (
        <section class="card">
          <InfoIcon />
          <p>{remote.buttons === 'timers-elsewhere' ? words.elsewhere : words.timerOff}</p>
        </section>
      )}
      <Tiles remote={remote} words={words} />
      {remote.buttons === 'shown' && <TimerButtons {...props} timer={timer} />}
    </>
  )
}

function lineOf(
  timer: TimerState<Break>,
  { remote, words, timeText }: { remote: Remote; words: RemoteWords; timeText: TimeText },
): string {
  if (timer.phase === 'idle') return words.allRounds
  if (timer.phase === 'waiting') return words.startsAt(timeText(timer.startsAt))
  const round = timer.iteration + 1
  if (timer.isPaused) return words.pausedIn(round, words.tones[timer.phase])
  if (timer.phase === 'red')
    return timer.exercise
      ? words.inBreak(timer.exercise.displayName, round)
      : words.roundOf(round, null)
  const { activeBreaks } = remote
  const next = activeBreaks[timer.iteration % activeBreaks.length]
  return words.roundOf(round, next?.displayName ?? null)
}

function TimerBlock(props: {
  readonly timer: TimerState<Break>
  readonly remote: Remote
  readonly words: RemoteWords
  readonly timeText: TimeText
  readonly isAway: boolean
}) {
  const { timer, words, isAway } = props
  const { tone, digits, left } = timerView(timer)
  const line = lineOf(timer, props)
  return (
    <section class="timer" data-tone={tone} aria-label={words.timeLeft}>
      <div class="phase">
        <p class="word">{words.tones[tone]}</p>
        {tone !== 'stopped' && (
          <div class="bar" aria-hidden="true">
            <div style={{ transform: `scaleX(${left.toFixed(4)})` }} />
          </div>
        )}
      </div>
      <div class="plate">
        <p class="digits" role="timer">
          {digits}
        </p>
        <p class="line">{isAway ? `${line} · ${words.countedHere}` : line}</p>
      </div>
    </section>
  )
}

/** What was done last, and for ten seconds its way back, counted down in its own button. */
function TakeBack({ model, now, state, words }: TimerTabProps) {
  const { takeBack } = state.remote.timer
  const leftMs = takeBack === null ? 0 : Date.parse(takeBack.until) - now()
  if (takeBack === null || leftMs <= 0) return null
  return (
    <section class="take-back" role="status">
      <p>{words.done[takeBack.action]}</p>
      <button
        disabled={state.isBusy || state.awaySince !== null}
        onClick={() => void model.takeBack()}
      >
        <BackIcon />
        {words.takeBack(Math.min(10, Math.ceil(leftMs / 1000)))}
      </button>
    </section>
  )
}

/** Whether something stands in for a step of it. */
const isSwapped = ({ workout }: Remote['rounds'][number]) =>
  workout?.routines.some(({ insteadOf }) => insteadOf !== undefined) ?? false

function Tiles({ remote, words }: { readonly remote: Remote; readonly words: RemoteWords }) {
  return (
    <ol class="tiles">
      {remote.rounds.map((round) => (
        <li key={round.round} class={isSwapped(round) ? 'is-swapped' : ''}>
          {isSwapped(round) && <span class="swap">{words.swap}</span>}
          <Still src={stillOf(remote, round)} />
          <span>
            <b aria-label={words.round(round.round)}>{round.round}</b>
            <span class="name">{round.workout?.name ?? words.nothing}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
