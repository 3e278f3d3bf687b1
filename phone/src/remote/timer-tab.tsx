import type { Remote } from '@roundboard/contract'
import { digitPlate, timerLimits, type TimerState } from '@roundboard/domain'
import { gymZone } from '../shared/gym-zone.ts'
import { BackIcon, InfoIcon, WarningIcon } from '../shared/icons.tsx'
import type { RemoteWords } from './remote-words.ts'
import { RoundsTab, Still, stillOf } from './rounds-tab.tsx'
import { TimerButtons } from './timer-buttons.tsx'
import type { TimerTabProps } from './timer-tab-props.ts'
import { readingAt } from './start-times.ts'
import { timerColours, timerView } from './timer-view.ts'
import { useTimer } from './use-timer.ts'

type Break = Remote['activeBreaks'][number]

/** The timer as the walls show it, what can be done with it, and what the rounds show. */
export function TimerTab(props: TimerTabProps) {
  const { now, state, words, timeText } = props
  const { remote, awaySince } = state
  const timer = useTimer(remote, now)
  return (
    <>
      <TimerBlock {...props} timer={timer} />
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
      {remote.buttons === 'shown' ? (
        <>
          {timer.phase !== 'idle' && <Tiles remote={remote} words={words} />}
          <TimerButtons {...props} timer={timer} />
        </>
      ) : (
        <>
          <WhyNoButtons remote={remote} words={words} />
          <RoundsTab remote={remote} words={words} />
        </>
      )}
    </>
  )
}

/** Why nobody acts on the timer here, and where they do. */
function WhyNoButtons({ remote, words }: { readonly remote: Remote; readonly words: RemoteWords }) {
  const { buttons, licenceService } = remote
  if (buttons === 'timer-off' || licenceService === null)
    return (
      <section class="card">
        <InfoIcon />
        <p>{words.timerOff}</p>
      </section>
    )
  return (
    <section class="card">
      <InfoIcon />
      <div>
        <p>
          {words.elsewhere} <strong class="address">{licenceService.address}</strong>
        </p>
        {licenceService.isSilent && <p>{words.elsewhereSilent}</p>}
      </div>
    </section>
  )
}

function lineOf(
  timer: TimerState<Break>,
  { state: { remote }, words, now }: TimerTabProps,
): string | null {
  if (timer.phase === 'idle') return remote.licenceService?.isSilent ? null : words.allRounds
  if (timer.phase === 'waiting') {
    if (timerView(timer).digits !== null) return null
    const minutes = Math.ceil(timer.remainingMs / 60_000)
    const dayOf = (at: number) =>
      Math.floor(readingAt(at, gymZone(remote.location.timeZone)) / 86_400_000)
    const isTomorrow = dayOf(timer.startsAt) > dayOf(now())
    return words.startsIn(Math.floor(minutes / 60), minutes % 60, isTomorrow)
  }
  const round = timer.iteration + 1
  if (timer.isPaused)
    return words.pausedIn(
      round,
      timer.phase === 'yellow' ? words.warning : words.tones[timer.phase],
    )
  if (timer.phase === 'red')
    return timer.exercise
      ? words.inBreak(timer.exercise.displayName, round)
      : words.roundOf(round, null)
  const { activeBreaks } = remote
  const next = activeBreaks[timer.iteration % activeBreaks.length]
  return words.roundOf(round, next?.displayName ?? null)
}

/** The timer in the walls' own words and colours. */
function TimerBlock(props: TimerTabProps & { readonly timer: TimerState<Break> }) {
  const { timer, state, words } = props
  const { tone, digits, left, round } = timerView(timer)
  const colours = timerColours(timer, state.remote.location.timerPalette)
  const isUnknown = state.remote.licenceService?.isSilent === true
  const line = [lineOf(timer, props), state.awaySince === null ? null : words.countedHere]
  return (
    <section
      class="timer"
      data-tone={tone}
      aria-label={words.timeLeft}
      style={{
        '--phase': colours.ground,
        '--on-phase': colours.words,
        '--digits': colours.digits,
        '--plate': digitPlate,
      }}
    >
      <div class="phase">
        <p class="word">{isUnknown ? '–' : words.tones[tone]}</p>
        {round !== null && (
          <div class="bar" aria-hidden="true">
            <div style={{ transform: `scaleX(${left.toFixed(4)})` }} />
          </div>
        )}
      </div>
      <div class="plate">
        {timer.phase === 'waiting' && digits === null ? (
          <StartTime {...props} at={timer.startsAt} />
        ) : (
          <p class="digits" role="timer">
            {isUnknown ? '–:––' : digits}
          </p>
        )}
        <p class="line">{line.filter((text) => text !== null).join(' · ')}</p>
      </div>
    </section>
  )
}

/** The time of a start, as large as its digits can be. */
function StartTime({ at, timeParts }: TimerTabProps & { readonly at: number }) {
  return (
    <p class="digits is-time" role="timer">
      {timeParts(at).map(({ type, value }) =>
        type === 'dayPeriod' ? <small key={type}>{value}</small> : value,
      )}
    </p>
  )
}

/** What was done last, and for ten seconds its way back, counted down in its own button. */
function TakeBack({ model, now, state, words }: TimerTabProps) {
  const { takeBack } = state.remote.timer
  const leftMs = takeBack === null ? 0 : Date.parse(takeBack.until) - now()
  if (takeBack === null || leftMs <= 0) return null
  const { action, by } = takeBack
  const agoText = words.ago(Math.max(0, Math.floor((timerLimits.takeBackMs - leftMs) / 1000)))
  const isKnown = by !== null && (by.isYou || by.name !== '')
  return (
    <section class="take-back">
      <p>
        <span role="status">{words.done[action]}</span>
        <small>
          {isKnown && <span>{words.doneBy(by)}</span>}
          <span>{agoText}</span>
        </small>
      </p>
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
          <span class="name">
            <b aria-label={words.round(round.round)}>{round.round}</b>{' '}
            {round.workout?.name ?? words.nothing}
          </span>
        </li>
      ))}
    </ol>
  )
}
