import type { Remote } from '@roundboard/contract'
import { digitPlate, timerLimits, type TimerState } from '@roundboard/domain'
import { locationZone, readingAt } from './start-times.ts'
import { BackIcon, InfoIcon, WarningIcon } from '../shared/icons.tsx'
import type { RemoteMessages } from '../shared/messages/remote.ts'
import { byText } from './other-phones.ts'
import { RoundsTab, Still, stillOf } from './rounds-tab.tsx'
import { TimerButtons } from './timer-buttons.tsx'
import { type TimerTabProps, timerColours, timerView } from './timer-view.ts'
import { useTimer } from './use-timer.ts'

type Break = Remote['activeBreaks'][number]

/** The timer as screens show it, its buttons, and the rounds. */
export function TimerTab(props: TimerTabProps) {
  const { now, state, messages, timeText } = props
  const { remote, offlineSince } = state
  const timer = useTimer(remote, now)
  return (
    <>
      <TimerBlock {...props} timer={timer} />
      {offlineSince === null ? (
        <Undo {...props} />
      ) : (
        <section class="card is-warning" role="status">
          <WarningIcon />
          <div>
            <strong>{messages.offlineSince({ time: timeText(offlineSince) })}</strong>
            <p>{messages.screensKeepRunning}</p>
          </div>
        </section>
      )}
      {remote.buttons === 'shown' ? (
        <>
          {timer.phase !== 'idle' && <Tiles remote={remote} messages={messages} />}
          <TimerButtons {...props} timer={timer} />
        </>
      ) : (
        <>
          <WhyNoButtons remote={remote} messages={messages} />
          <RoundsTab remote={remote} messages={messages} />
        </>
      )}
    </>
  )
}

/** Explains why the timer has no buttons here. */
function WhyNoButtons({
  remote,
  messages,
}: {
  readonly remote: Remote
  readonly messages: RemoteMessages
}) {
  const { buttons, licenceService } = remote
  if (buttons === 'timer-off' || licenceService === null)
    return (
      <section class="card">
        <InfoIcon />
        <p>{messages.timerOff}</p>
      </section>
    )
  return (
    <section class="card">
      <InfoIcon />
      <div>
        <p>
          {messages.licenseControls} <strong class="address">{licenceService.address}</strong>
        </p>
        {licenceService.isSilent && <p>{messages.licenseSilent}</p>}
      </div>
    </section>
  )
}

function lineOf(
  timer: TimerState<Break>,
  { state: { remote }, messages, now }: TimerTabProps,
): string | null {
  if (timer.phase === 'idle') return remote.licenceService?.isSilent ? null : messages.allRounds
  if (timer.phase === 'waiting') {
    if (timerView(timer).digits !== null) return null
    const minutes = Math.ceil(timer.remainingMs / 60_000)
    const dayOf = (at: number) =>
      Math.floor(readingAt(at, locationZone(remote.location.timeZone)) / 86_400_000)
    const isTomorrow = dayOf(timer.startsAt) > dayOf(now())
    const duration = messages.duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    return messages.startsIn({ duration, isTomorrow })
  }
  const round = timer.iteration + 1
  if (timer.isPaused)
    return messages.pausedIn({
      round,
      phase: timer.phase === 'yellow' ? messages.warning : messages.tones[timer.phase],
    })
  if (timer.phase === 'red')
    return timer.exercise
      ? messages.inBreak({ exercise: timer.exercise.displayName, round })
      : messages.roundOf({ round })
  const { activeBreaks } = remote
  const next = activeBreaks[timer.iteration % activeBreaks.length]
  return next
    ? messages.roundWithNext({ round, next: next.displayName })
    : messages.roundOf({ round })
}

/** The timer in the words and colors of screens. */
function TimerBlock(props: TimerTabProps & { readonly timer: TimerState<Break> }) {
  const { timer, state, messages } = props
  const { tone, digits, left, round } = timerView(timer)
  const colours = timerColours(timer, state.remote.location.timerPalette)
  const isUnknown = state.remote.licenceService?.isSilent === true
  const line = [lineOf(timer, props), state.offlineSince === null ? null : messages.estimated]
  return (
    <section
      class="timer"
      data-tone={tone}
      aria-label={messages.timeLeft}
      style={{
        '--phase': colours.ground,
        '--on-phase': colours.words,
        '--digits': colours.digits,
        '--plate': digitPlate,
      }}
    >
      <div class="phase">
        <p class="word">{isUnknown ? '–' : messages.tones[tone]}</p>
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

/** The start time, in large digits. */
function StartTime({ at, timeParts }: TimerTabProps & { readonly at: number }) {
  return (
    <p class="digits is-time" role="timer">
      {timeParts(at).map(({ type, value }) =>
        type === 'dayPeriod' ? <small key={type}>{value}</small> : value,
      )}
    </p>
  )
}

/** The last action, with an undo button that counts down for ten seconds. */
function Undo({ model, now, state, messages }: TimerTabProps) {
  const { takeBack } = state.remote.timer
  const leftMs = takeBack === null ? 0 : Date.parse(takeBack.until) - now()
  if (takeBack === null || leftMs <= 0) return null
  const { action, by } = takeBack
  const seconds = Math.max(0, Math.floor((timerLimits.undoMs - leftMs) / 1000))
  const isKnown = by !== null && (by.isYou || by.name !== '')
  return (
    <section class="take-back">
      <p>
        <span role="status">{messages.done[action]}</span>
        <small>
          {isKnown && <span>{by.isYou ? messages.you : byText(by, messages)}</span>}
          <span>{messages.ago({ seconds })}</span>
        </small>
      </p>
      <button
        disabled={state.isBusy || state.offlineSince !== null}
        onClick={() => void model.undo()}
      >
        <BackIcon />
        {messages.undo({ seconds: Math.min(10, Math.ceil(leftMs / 1000)) })}
      </button>
    </section>
  )
}

/** Whether the round shows a substitute. */
const isSwapped = ({ workout }: Remote['rounds'][number]) =>
  workout?.routines.some(({ insteadOf }) => insteadOf !== undefined) ?? false

function Tiles({
  remote,
  messages,
}: {
  readonly remote: Remote
  readonly messages: RemoteMessages
}) {
  return (
    <ol class="tiles">
      {remote.rounds.map((round) => (
        <li key={round.round} class={isSwapped(round) ? 'is-swapped' : ''}>
          {isSwapped(round) && <span class="swap">{messages.substitute}</span>}
          <Still src={stillOf(remote, round)} />
          <b aria-label={messages.round({ round: round.round })}>{round.round}</b>
          <span class="name">{round.name}</span>
        </li>
      ))}
    </ol>
  )
}
