import './start-layer.css'
import {
  startDisplay,
  type Language,
  digitPlate,
  restColours,
  type TimerPalette,
} from '@roundboard/domain'
import { useCallback, type CSSProperties } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { wallMessages } from '../text/messages/wall.ts'
import { CycleBar, Progress } from './cycle-bar.tsx'
import { Digits, TimerWord, type Countdown } from './timer-block.tsx'

/** A timer that waits for its start; times in epoch milliseconds. */
export type TimerWaiting = {
  readonly phase: 'waiting'
  readonly startsAt: number
  readonly remainingMs: number
}

const style = {
  '--phase-ground': restColours.ground,
  '--phase-words': restColours.words,
  '--phase-digits': restColours.digits,
  '--phase-plate': `var(--wall-plate, ${digitPlate})`,
} as CSSProperties

/** When the timer starts, in the location's time zone and the wall's language; counts down the last ten seconds. */
export function StartLayer(props: {
  readonly timer: TimerWaiting
  readonly countdown?: Countdown | undefined
  readonly language: Language
  readonly timeZone: string
  readonly palette: TimerPalette
  /** The data attributes of the grid that the layer shares with the wall. */
  readonly shape: Readonly<Record<`data-${string}`, string | number>>
}) {
  const { timer, countdown, language, timeZone, palette, shape } = props
  const words = wallMessages(language)
  const isCounted = startDisplay(timer.remainingMs) === 'counted'
  return (
    <div className="workout-wall phase-layer" {...shape} data-timer="waiting" style={style}>
      <section className="timer-block" data-phase={isCounted ? 'counted' : 'waiting'}>
        <TimerWord key={`${language} ${String(isCounted)}`}>
          {isCounted ? words.startsIn : words.startsAt}
        </TimerWord>
        {isCounted ? (
          <Digits remainingMs={timer.remainingMs} countdown={countdown} />
        ) : (
          <StartTime at={timer.startsAt} language={language} timeZone={timeZone} />
        )}
      </section>
      <div className="cycle-row">
        <CycleBar language={language} palette={palette} />
        <Progress iteration={0} language={language} />
      </div>
    </div>
  )
}

function StartTime(props: {
  readonly at: number
  readonly language: Language
  readonly timeZone: string
}) {
  const { at, language, timeZone } = props
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 300, min: 100, step: 8 }), []),
  )
  const parts = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).formatToParts(at)
  return (
    <p ref={box} className="timer-start" key={`${language} ${String(at)}`}>
      <bdi>
        {parts.map(({ type, value }) =>
          type === 'dayPeriod' ? <small key={type}>{value}</small> : value,
        )}
      </bdi>
    </p>
  )
}
