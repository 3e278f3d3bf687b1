import { Flex } from '@mantine/core'
import type { LocationTimer } from '@roundboard/contract'
import {
  type PhaseState,
  timerLimits,
  timerPhaseMs,
  timerPhases,
  phaseColours,
  type TimerPalette,
} from '@roundboard/domain'
import { clockText } from '@roundboard/wall'
import type { ReactNode } from 'react'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import classes from './timer.module.css'
import { useTimerNow } from './use-timer-now.ts'

/** Computed with the screens' own function and the server's clock. */
export function ScreensNow(props: {
  timer: LocationTimer
  palette: TimerPalette
  timeZone: string
}) {
  const words = useTimerMessages()
  const gymTime = useGymTime(props.timeZone)
  const { playlist, state } = useTimerNow(props.timer)

  if (state.phase === 'idle' || state.phase === 'waiting')
    return (
      <section className={classes.now} data-phase="none" aria-label={words.onTheWalls}>
        <p className={classes.phase}>{words.phases[state.phase]}</p>
        {state.phase === 'waiting' && gymTime !== undefined && (
          <p>{words.startsAt({ when: gymTime.moment(state.startsAt) })}</p>
        )}
      </section>
    )

  const { ground, digits } = phaseColours[props.palette][state.phase]
  const exercise = playlist[state.iteration % playlist.length]?.displayName
  return (
    <section className={classes.now} data-phase={state.phase} aria-label={words.onTheWalls}>
      <div>
        <p className={classes.phase}>
          <span className={classes.swatch} style={{ background: ground }} aria-hidden />
          <span>
            {state.isPaused
              ? `${words.paused} · ${words.phases[state.phase]}`
              : words.phases[state.phase]}{' '}
            <span className={classes.quiet}>
              {'· '}
              <span>
                {words.iteration({
                  iteration: state.iteration + 1,
                  last: timerLimits.lastIteration,
                })}
              </span>
            </span>
          </span>
        </p>
        <p className={classes.digits} role="timer" style={{ color: digits }}>
          {clockText(state.remainingMs)}
        </p>
      </div>
      <div>
        <Cycle state={state} palette={props.palette} />
        <Times state={state} timeZone={props.timeZone}>
          {state.phase === 'red' ? words.now : words.next}{' '}
          <strong>{exercise ?? words.noExercise}</strong>
        </Times>
      </div>
    </section>
  )
}

/** The position within the three phases, described by the text next to it. */
function Cycle({ state, palette }: { state: PhaseState<unknown>; palette: TimerPalette }) {
  const before = timerPhases.slice(0, timerPhases.indexOf(state.phase))
  const inPhaseMs = Math.max(0, timerPhaseMs[state.phase] - state.remainingMs)
  const passedMs = before.reduce((sum, phase) => sum + timerPhaseMs[phase], inPhaseMs)
  return (
    <div className={classes.cycle} aria-hidden>
      {timerPhases.map((phase) => (
        <span
          key={phase}
          style={{ background: phaseColours[palette][phase].ground, flexGrow: timerPhaseMs[phase] }}
        />
      ))}
      <i style={{ insetInlineStart: `${String((100 * passedMs) / timerLimits.cycleMs)}%` }} />
    </div>
  )
}

/** When this cycle's phases begin, in the location's time zone, and when the timer ends. */
function Times(props: { state: PhaseState<unknown>; timeZone: string; children: ReactNode }) {
  const { state } = props
  const words = useTimerMessages()
  const gymTime = useGymTime(props.timeZone)
  const lengthsMs = timerPhases.map((phase) => timerPhaseMs[phase])
  const startOf = (index: number) =>
    lengthsMs.slice(0, index).reduce((sum, lengthMs) => sum + lengthMs, 0)
  // An extended phase began earlier than its cycle implies.
  const bellAt =
    state.phaseEndsAt - timerPhaseMs[state.phase] - startOf(timerPhases.indexOf(state.phase))
  const endsAt = bellAt + (timerLimits.lastIteration - state.iteration) * timerLimits.cycleMs
  return (
    <div className={classes.quiet}>
      {gymTime !== undefined && !state.isPaused && (
        <Flex
          component="p"
          className="tabular"
          wrap="wrap"
          gap="0 16px"
          justify="space-between"
          mb={4}
        >
          {timerPhases.map((phase, index) => (
            <span key={phase}>
              {words.begins[phase]} {gymTime.seconds(bellAt + startOf(index))}
            </span>
          ))}
        </Flex>
      )}
      <p>
        {props.children}
        {gymTime !== undefined && !state.isPaused && (
          <>
            {' · '}
            <span>{words.ends({ when: gymTime.clock(endsAt) })}</span>
          </>
        )}
      </p>
    </div>
  )
}
