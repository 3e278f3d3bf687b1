import {
  type Language,
  type TimerPhase,
  digitPlate,
  phaseColours,
  restColours,
  type TimerPalette,
} from '@roundboard/domain'
import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { CycleBar, Progress } from './cycle-bar.tsx'
import { hideUntil } from './compositor-timing.ts'
import { PhaseFlash } from './phase-flash.tsx'
import { IntervalClock, type SplitRound } from './round-interval.tsx'
import { TimerBlock, type Countdown, type TimerInPhase } from './timer-block.tsx'

/**
 * The timer's layer over the workout: word, digits, bar, and the flash at the start of a phase. The next
 * phase's layer is prepared in advance, so that it only has to be shown.
 */
export function PhaseLayer(props: {
  readonly timer: TimerInPhase
  readonly isComing: boolean
  readonly countdown?: Countdown | undefined
  readonly language: Language
  readonly palette: TimerPalette
  /** Set if the workout splits its rounds. */
  readonly round?: SplitRound | undefined
  /** The data attributes of the grid that the layer shares with the wall. */
  readonly shape: Readonly<Record<`data-${string}`, string | number>>
}) {
  const { timer, isComing, countdown, language, palette, round, shape } = props
  const { phase, phaseStartsAt } = timer
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isComing || !countdown || !layer.current) return
    return hideUntil(layer.current, countdown.timeOf(phaseStartsAt))
  }, [isComing, countdown, phaseStartsAt])
  return (
    <div
      className="workout-wall phase-layer"
      {...shape}
      data-timer={phase}
      data-coming={isComing}
      aria-hidden={isComing}
      style={phaseStyle(palette, phase, timer.isPaused)}
      ref={layer}
    >
      <TimerBlock timer={timer} isComing={isComing} countdown={countdown} language={language} />
      <div className="cycle-row">
        <CycleBar timer={timer} countdown={countdown} language={language} palette={palette} />
        {round && (
          <IntervalClock
            round={round}
            timer={timer}
            countdown={isComing ? undefined : countdown}
            language={language}
          />
        )}
        <Progress iteration={timer.iteration} language={language} />
      </div>
      {timer.isFlashing && <PhaseFlash timer={timer} countdown={countdown} language={language} />}
    </div>
  )
}

function phaseStyle(palette: TimerPalette, phase: TimerPhase, isPaused: boolean): CSSProperties {
  const own = phaseColours[palette][phase]
  // The digits keep the phase's color; the background shows that the timer is paused.
  const colours = isPaused ? { ...restColours, digits: own.digits } : own
  return {
    '--phase-ground': colours.ground,
    '--phase-words': colours.words,
    '--phase-digits': colours.digits,
    '--phase-plate': `var(--wall-plate, ${digitPlate})`,
  } as CSSProperties
}
