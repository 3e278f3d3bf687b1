import './workout-wall.css'
import type { BreakExercise } from '@roundboard/contract'
import {
  upNext,
  orderedRoutines,
  startDisplay,
  type NextWay,
  type Language,
  type RoundIntervals,
  type TimerState,
  type TimerPalette,
} from '@roundboard/domain'
import { useMemo, useState } from 'react'
import { AnnouncementSlot, WallFrame } from '../frame/wall-frame.tsx'
import { MemberPageCode } from '../member-page/member-page-code.tsx'
import type { StepsBeside } from '../member-page/code-placement.ts'
import { BreakStage } from '../timer/break-stage.tsx'
import { type UpcomingRound, NextBreak, NextRound } from '../timer/next-band.tsx'
import { PhaseLayer } from '../timer/phase-layer.tsx'
import { StartLayer } from '../timer/start-layer.tsx'
import { useInterval } from '../timer/round-interval.tsx'
import type { Countdown, TimerInPhase } from '../timer/timer-block.tsx'
import type { OnVideoProblem } from '../video/loop-video.tsx'
import { nothingKnown, WallMedia, type MediaFacts } from '../video/media-facts.ts'
import { Instructions } from './instructions.tsx'
import type { PageTurns } from './page-turns.ts'
import { RoundBanner, type WallRound } from './round-banner.tsx'
import { TitleStrip } from './title-strip.tsx'
import { VideoRow, type WallRoutine } from './video-row.tsx'

/** A workout as a wall shows it. */
export type WallWorkout = {
  readonly subHeader: string
  readonly routines: readonly WallRoutine[]
  /** How walls with a timer split its rounds. */
  readonly intervals?: RoundIntervals | null | undefined
}

export type WorkoutWallProps = {
  readonly workout: WallWorkout
  readonly round: WallRound
  /** Whether the location shows the locker-room videos. */
  readonly lrVideo: boolean
  readonly language: Language
  readonly isAndroid: boolean
  /** Facts about the videos; others use the browser's own loop. */
  readonly media?: readonly MediaFacts[] | undefined
  /** The timer's state. Without one, or if it is idle or its start is far ahead, the wall has no timer. */
  readonly timer?: TimerState<BreakExercise> | undefined
  /** The next phase shortly before it starts, prepared so that `countdown` can show it on time. */
  readonly coming?: TimerInPhase | undefined
  /** Counts the timer down; without it, the wall shows the remaining time in `timer`. */
  readonly countdown?: Countdown
  readonly palette?: TimerPalette
  /** The round to go to from here; without it, the wall doesn't announce what comes next. */
  readonly nextRound?: UpcomingRound | undefined
  /** The direction to the next round. */
  readonly nextWay?: NextWay | undefined
  /** The time zone of the start time; without it, an upcoming start isn't shown. */
  readonly timeZone?: string | undefined
  /** The member page's address, shown as a QR code while no timer runs. */
  readonly codeAddress?: string | undefined
  readonly onVideoProblem?: OnVideoProblem | undefined
  readonly onImageProblem?: ((imageUrl: string) => void) | undefined
}

/** The workout, with or without the timer (specification 2.1 and 4.5). */
export function WorkoutWall(props: WorkoutWallProps) {
  const { workout, round, language, isAndroid, palette = 'classic', onVideoProblem } = props
  const { coming, countdown } = props
  const routines = useMemo(() => orderedRoutines(workout.routines), [workout])
  const [turns, setTurns] = useState<PageTurns>()
  const timer =
    props.timer === undefined || props.timer.phase === 'idle' || props.timer.phase === 'waiting'
      ? undefined
      : props.timer
  const waiting =
    props.timer?.phase === 'waiting' && startDisplay(props.timer.remainingMs) !== 'not-yet'
      ? props.timer
      : undefined
  const { intervals } = workout
  const split = useMemo(
    () => intervals && { intervals, steps: routines.length },
    [intervals, routines],
  )
  const interval = useInterval(split ?? undefined, timer, countdown)
  const stepNow = typeof interval === 'number' ? interval : undefined
  const [stepsBeside, setStepsBeside] = useState<StepsBeside>(0)
  const isPlain = timer === undefined && waiting === undefined
  const next = nextBand(props)
  const shape = {
    'data-routines': routines.length,
    'data-title': workout.subHeader === '' ? 'none' : 'shown',
  }
  const layers: TimerInPhase[] = timer ? [timer] : []
  if (coming && coming.phaseStartsAt !== timer?.phaseStartsAt) layers.push(coming)
  return (
    <WallFrame language={language} name="workout" text={wordsOf(workout, round)}>
      <WallMedia value={props.media ?? nothingKnown}>
        <div
          className="workout-wall"
          {...shape}
          data-timer={
            timer?.phase ?? (waiting && props.timeZone !== undefined ? 'waiting' : 'none')
          }
          data-comes-next={next !== null}
          data-steps-beside={stepsBeside}
          data-interval={interval === 'rest' ? 'rest' : undefined}
        >
          <RoundBanner round={round} language={language} onImageProblem={props.onImageProblem} />
          <AnnouncementSlot />
          {waiting && props.timeZone !== undefined && (
            <StartLayer
              timer={waiting}
              countdown={countdown}
              language={language}
              timeZone={props.timeZone}
              palette={palette}
              shape={shape}
            />
          )}
          {layers.map((layer) => (
            <PhaseLayer
              key={layer.phaseStartsAt}
              timer={layer}
              isComing={layer !== timer}
              countdown={countdown}
              language={language}
              palette={palette}
              round={split ?? undefined}
              shape={shape}
            />
          ))}
          {timer?.phase === 'red' ? (
            <BreakStage
              key={timer.exercise?.name}
              exercise={timer.exercise}
              language={language}
              isAndroid={isAndroid}
              onVideoProblem={onVideoProblem}
            />
          ) : (
            <>
              <VideoRow
                routines={routines}
                lrVideo={props.lrVideo}
                language={language}
                isAndroid={isAndroid}
                turns={turns}
                stepNow={stepNow}
                onVideoProblem={onVideoProblem}
              />
              {workout.subHeader !== '' && (
                <TitleStrip text={workout.subHeader} language={language} />
              )}
              {/* Lays out the text again when the code takes space. */}
              <Instructions
                key={stepsBeside}
                routines={routines}
                language={language}
                stepNow={stepNow}
                onTurns={setTurns}
              />
            </>
          )}
          {next}
          {isPlain && props.codeAddress !== undefined && (
            <MemberPageCode
              address={props.codeAddress}
              language={language}
              text={wordsOf(workout, round)}
              onStepsBeside={setStepsBeside}
            />
          )}
        </div>
      </WallMedia>
    </WallFrame>
  )
}

/** Announces what comes next, or null. */
function nextBand(props: WorkoutWallProps) {
  const { timer, nextRound: round, nextWay: way, language, palette = 'classic' } = props
  if (timer === undefined || round === undefined || !('phaseEndsAt' in timer)) return null
  const what = upNext(timer)
  const following = { round, way, at: timer.phaseEndsAt }
  if (what === 'round') return <NextRound {...{ ...following, language, palette }} />
  const isAnnounced = what === 'break' && timer.phase === 'yellow' && timer.comingExercise
  const { isAndroid, coming } = props
  return isAnnounced ? (
    <NextBreak
      exercise={isAnnounced}
      isResting={coming !== undefined}
      following={following}
      {...{ isAndroid, language, palette }}
    />
  ) : null
}

function wordsOf(workout: WallWorkout, round: WallRound): string {
  const ofSteps = workout.routines.flatMap(({ text, cue }) => [text, cue ?? ''])
  return [round.name, workout.subHeader, ...ofSteps].join(' ')
}
