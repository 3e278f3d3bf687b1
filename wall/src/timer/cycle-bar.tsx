import './cycle-bar.css'
import {
  timerLimits,
  timerPhaseMs,
  timerPhases,
  type Language,
  phaseColours,
  type TimerPalette,
} from '@roundboard/domain'
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { writingDirection } from '../text/messages.ts'
import { wallMessages } from '../text/messages/wall.ts'
import { spanMs } from './compositor-timing.ts'
import type { Countdown, TimerInPhase } from './timer-block.tsx'

const cellMs = 30_000
/** One pixel per step on a 1080 px wall: looks smooth, and only steps draw frames. */
const stepsOfCell = 150
const cells = timerPhases.flatMap((phase) =>
  Array.from({ length: timerPhaseMs[phase] / cellMs }, () => phase),
)

/**
 * A map of the cycle with a cell for each half minute, in the color of its phase. Passed cells are
 * dark; the current phase's cells empty one after another, with the current one framed.
 */
export const CycleBar = memo(function CycleBar(props: {
  /** Undefined while the timer waits for its start: the cycle is drawn as an outline. */
  readonly timer?: TimerInPhase
  readonly countdown?: Countdown | undefined
  readonly language: Language
  readonly palette: TimerPalette
}) {
  const { timer, countdown, language, palette } = props
  const from = timer ? cells.indexOf(timer.phase) : 0
  return (
    <div className="cycle-bar" data-phase={timer?.phase ?? 'waiting'} aria-hidden>
      <div className="cycle-track">
        {cells.map((phase, place) => (
          <i
            className="cycle-cell"
            key={place}
            data-is={place < from ? 'passed' : 'ahead'}
            style={{ '--cell-colour': phaseColours[palette][phase].ground } as CSSProperties}
          />
        ))}
        {timer && (
          <PassingTime
            className="cycle-passed"
            key={keyOf(timer)}
            keyframes={['scaleX(0)', 'scaleX(1)']}
            easing={`steps(${String(cellsOf(timer) * stepsOfCell)})`}
            {...{ timer, countdown, from }}
          />
        )}
      </div>
      {timer && (
        <div className="cycle-places">
          <PassingTime
            className="cycle-now"
            key={`${language} ${keyOf(timer)}`}
            {...toEachCell(cellsOf(timer), language)}
            {...{ timer, countdown, from }}
          />
        </div>
      )}
    </div>
  )
})

/** The number of the current round out of all rounds, equally wide in every round. */
export function Progress(props: { readonly iteration: number; readonly language: Language }) {
  const { roundOf } = wallMessages(props.language)
  const all = timerLimits.lastIteration
  const text = (now: number) => roundOf({ round: String(now), rounds: String(all) })
  return (
    <p className="cycle-progress" data-widest={text(all)}>
      {text(props.iteration + 1)}
    </p>
  )
}

const keyOf = ({ phase, phaseEndsAt, isPaused }: TimerInPhase) =>
  `${phase} ${String(phaseEndsAt)} ${String(isPaused)}`

const cellsOf = ({ phase }: TimerInPhase) => timerPhaseMs[phase] / cellMs

/** Keyframes that stay on each of `count` cells for the same time. */
function toEachCell(count: number, language: Language) {
  const way = (count - 1) * (writingDirection(language) === 'rtl' ? -100 : 100)
  return {
    keyframes: ['translateX(0%)', `translateX(${String(way)}%)`],
    easing: count === 1 ? 'linear' : `steps(${String(count)}, jump-none)`,
  }
}

/** Moves an element from one place to another during a phase, on the compositor alone. */
function PassingTime(props: {
  readonly className: string
  readonly timer: TimerInPhase
  readonly from: number
  readonly keyframes: readonly string[]
  readonly easing: string
  readonly countdown: Countdown | undefined
}) {
  const { className, timer, from, keyframes, easing, countdown } = props
  const [before = '', after = ''] = keyframes
  const { phaseStartsAt, phaseEndsAt, isPaused } = timer
  const moved = useRef<HTMLDivElement>(null)
  const elapsedMs = useRef(timer.elapsedInPhaseMs)
  useLayoutEffect(() => {
    if (typeof moved.current?.animate !== 'function') return
    const duration = spanMs + phaseEndsAt - phaseStartsAt
    const animation = moved.current.animate(
      [
        { transform: before },
        { transform: before, offset: spanMs / duration, easing },
        { transform: after },
      ],
      { duration, fill: 'both' },
    )
    if (isPaused) animation.pause()
    if (countdown && !isPaused) animation.startTime = countdown.timeOf(phaseStartsAt) - spanMs
    else animation.currentTime = spanMs + elapsedMs.current
    return () => animation.cancel()
  }, [before, after, easing, phaseStartsAt, phaseEndsAt, isPaused, countdown])
  const place = { '--from': from, '--cells': cellsOf(timer) } as CSSProperties
  return <div ref={moved} className={className} style={place} />
}
